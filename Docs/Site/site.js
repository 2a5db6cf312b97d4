// What pages can do besides being read. Without this script the form of the search stays hidden, and pages lack
// nothing else.
"use strict";

// The page's own place in a long list at the side.
{
  const menu = document.querySelector(".menu");
  const current = menu.querySelector("[aria-current]");
  const space = current ? current.getBoundingClientRect().top - menu.getBoundingClientRect().top : 0;
  if (space > menu.clientHeight / 2) menu.scrollTop = space - menu.clientHeight / 3;
}

// The search: no server is asked, and the index is read when somebody wants to search.

{
  const root = document.documentElement.dataset.root;
  const form = document.getElementById("Search");
  const field = form.querySelector("input");
  const list = document.getElementById("Results");
  const most = 30;
  let index = null;
  let chosen = -1;

  // A file read by a page of `file:` may not be fetched, but may be a script.
  window.layoutcSearchIndex = (pages) => {
    index = pages.flatMap(([path, title, sections], order) =>
      sections.map(([anchor, heading, text]) => ({
        address: root + path + (anchor ? "#" + anchor : ""), title, heading, text, order,
        lowTitle: title.toLowerCase(), lowHeading: heading.toLowerCase(), lowText: text.toLowerCase(),
      })));
    show();
  };

  function load() {
    if (document.getElementById("search-index")) return;
    const script = document.createElement("script");
    script.id = "search-index";
    script.src = root + "search-index.js";
    document.head.append(script);
  }

  // How well a word fits a name: as a whole, as its beginning, as that of a word in it, or within.
  function fit(name, word) {
    if (name === word) return 4;
    if (name.startsWith(word)) return 3;
    const place = name.indexOf(word);
    if (place < 0) return 0;
    return /[\p{L}\p{N}]/u.test(name[place - 1]) ? 1 : 2;
  }

  // Titles count more than headings, and both more than any text; 0 where a word is nowhere.
  function score(entry, words, whole) {
    let sum = fit(entry.heading ? entry.lowHeading : entry.lowTitle, whole) * (entry.heading ? 100 : 1000);
    for (const word of words) {
      const inTitle = fit(entry.lowTitle, word);
      const inHeading = fit(entry.lowHeading, word);
      const inText = entry.lowText.split(word).length - 1;
      if (!inTitle && !inHeading && !inText) return 0;
      // Of the sections of a page whose title fits, the page itself comes first.
      sum += entry.heading ? inTitle * 2 + inHeading * 20 : inTitle * 40;
      sum += Math.min(inText, 5);
    }
    return sum;
  }

  function find(query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return index.map((entry) => [score(entry, words, words.join(" ")), entry])
      .filter(([score, entry]) => score > 0
        // A section is found by what it says itself.
        && (!entry.heading || words.some((word) => (entry.lowHeading + entry.lowText).includes(word))))
      .sort(([a, one], [b, other]) => b - a || one.order - other.order)
      .slice(0, most).map(([, entry]) => ({ ...entry, words }));
  }

  // Appends a text in which words are marked.
  function mark(element, text, words) {
    const low = text.toLowerCase();
    let place = 0;
    while (place < text.length) {
      const next = words.map((word) => [low.indexOf(word, place), word.length])
        .filter(([start]) => start >= 0).sort(([a], [b]) => a - b)[0];
      if (!next) break;
      const marked = document.createElement("mark");
      marked.textContent = text.slice(next[0], next[0] + next[1]);
      element.append(text.slice(place, next[0]), marked);
      place = next[0] + next[1];
    }
    element.append(text.slice(place));
  }

  // What stands around the first word in the text.
  function excerpt({ text, lowText, words }) {
    const places = words.map((word) => lowText.indexOf(word)).filter((place) => place >= 0);
    const start = Math.max(0, Math.min(...places, text.length) - 50);
    const from = places.length && start > 0 ? text.indexOf(" ", start) + 1 : 0;
    return (from > 0 ? "… " : "") + text.slice(from, from + 150) + (from + 150 < text.length ? " …" : "");
  }

  function row(entry, number) {
    const link = document.createElement("a");
    link.href = entry.address;
    link.id = "result-" + number;
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    const title = document.createElement(entry.heading ? "i" : "b");
    mark(title, entry.title, entry.words);
    link.append(title);
    if (entry.heading) {
      const heading = document.createElement("b");
      mark(heading, entry.heading, entry.words);
      link.append(" › ", heading);
    }
    const text = document.createElement("small");
    mark(text, excerpt(entry), entry.words);
    link.append(text);
    return link;
  }

  function open(isOpen) {
    list.hidden = !isOpen;
    field.setAttribute("aria-expanded", isOpen);
  }

  function show() {
    const query = field.value.trim();
    if (!index || !query) return open(false);
    const found = find(query);
    list.replaceChildren(...found.map(row));
    if (!found.length) {
      const nothing = document.createElement("p");
      nothing.textContent = "Nothing has all of these words.";
      list.append(nothing);
    }
    open(true);
    choose(found.length ? 0 : -1);
  }

  function choose(number) {
    const rows = list.querySelectorAll("a");
    rows.forEach((row, place) => row.setAttribute("aria-selected", place === number));
    chosen = number;
    if (number < 0) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", rows[number].id);
    rows[number].scrollIntoView({ block: "nearest" });
  }

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("focus", () => { load(); show(); });
  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    const rows = list.hidden ? [] : list.querySelectorAll("a");
    if (event.key === "Escape") {
      open(false);
      if (!rows.length) field.blur();
    } else if (rows.length && event.key === "ArrowDown") {
      choose((chosen + 1) % rows.length);
    } else if (rows.length && event.key === "ArrowUp") {
      choose((chosen - 1 + rows.length) % rows.length);
    } else if (rows.length && event.key === "Enter" && chosen >= 0) {
      open(false);
      location.href = rows[chosen].href;
    } else {
      return;
    }
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const isTyped = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isTyped || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  document.addEventListener("click", (event) => {
    if (!form.contains(event.target)) open(false);
  });
}
