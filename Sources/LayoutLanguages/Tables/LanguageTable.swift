// Made by Scripts/languages of Babel 2.19.0 and CLDR 49; edits are overwritten.
// The data is under the licence in LICENSE-Unicode.txt, beside this file.
// swift-format-ignore-file

extension LanguageTable {
  /// The formats of languages, regions and scripts.
  static let table: String = """
    =root
    z 0
    y .|,|-|%|.|,
    n #,##0.###
    % #,##0%
    $ ¤\u{A0}#,##0.00
    c AUD=A$|BRL=R$|CAD=CA$|CNY=CN¥|EUR=€|GBP=£|HKD=HK$|ILS=₪|INR=₹|JPY=JP¥|KRW=₩|MXN=MX$|NZD=NZ$|PHP=₱|TWD=NT$|US\
    D=US$|VND=₫|XAF=FCFA|XCD=EC$|XCG=Cg.|XOF=F\u{202F}CFA|XPF=CFPF|XXX=¤
    f ADP=0|AFN=0|ALL=0|BHD=3|BIF=0|BYR=0|CLF=4|CLP=0|COP=0|DJF=0|ESP=0|GNF=0|HUF=0|IDR=0|IQD=0|IRR=0|ISK=0|ITL=0|\
    JOD=3|JPY=0|KMF=0|KPW=0|KRW=0|KWD=3|LAK=0|LBP=0|LUF=0|LYD=3|MGA=0|MGF=0|MMK=0|MRO=0|OMR=3|PYG=0|RWF=0|SLL=0|SO\
    S=0|STD=0|SYP=0|TMM=0|TND=3|TRL=0|UGX=0|UYI=0|UYW=4|VND=0|VUV=0|XAF=0|XOF=0|XPF=0|YER=0|ZMK=0|ZWD=0
    g 1
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    m M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    E Mon|Tue|Wed|Thu|Fri|Sat|Sun
    k :
    q GMT{0}
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =af
    y ,|\u{A0}|-|%|,|\u{A0}
    $ ¤#,##0.00
    c CAD=CAD|MXN=MXN|PHP=PHP|THB=฿|USD=USD|ZAR=R
    l {0}, {1}|{0}, {1}|{0} en {1}|{0} en {1}
    d y-MM-dd|dd MMM y|dd MMMM y|EEEE dd MMMM y
    M Januarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|September|Oktober|November|Desember
    m Jan.|Feb.|Mrt.|Apr.|Mei|Jun.|Jul.|Aug.|Sep.|Okt.|Nov.|Des.
    E Maandag|Dinsdag|Woensdag|Donderdag|Vrydag|Saterdag|Sondag
    rs +1oor {0} sekonde|+ooor {0} sekondes|-1{0} sekonde gelede|-o{0} sekondes gelede
    rm +1oor {0} minuut|+ooor {0} minute|-1{0} minuut gelede|-o{0} minute gelede
    rh +ooor {0} uur|-o{0} uur gelede
    rd +1oor {0} dag|+ooor {0} dae|-1{0} dag gelede|-o{0} dae gelede
    rw +1oor {0} week|+ooor {0} weke|-1{0} week gelede|-o{0} weke gelede
    rM +1oor {0} maand|+ooor {0} maande|-1{0} maand gelede|-o{0} maande gelede
    ry +ooor {0} jaar|-o{0} jaar gelede
    w nou
    Uh o{0} uur
    Um 1{0} minuut|o{0} minute
    Us 1{0} sekonde|o{0} sekondes
    Vh o{0} u.
    Vm o{0} min.
    Vs o{0} s.
    =af-na af
    c NAD=$
    d y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a vm.|nm.
    =af-za af
    =ak
    $ ¤#,##0.00
    c GHS=GH₵
    l {0}, {1}|{0}, {1}|{0}, ne {1}|{0} ne {1}
    u {0}, {1}|{0}, {1}|{0}, ne {1}|{0} ne {1}
    v {0}, {1}|{0}, {1}|{0}, ne {1}|{0} ne {1}
    d d/M/yy|d, MMM, y|d, MMMM, y|EEE, d, MMMM, y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Ɔpɛpɔn|Ɔgyefoɔ|Ɔbɛnem|Oforisuo|Kɔtɔnimma|Ayɛwohomumu|Kutawonsa|Ɔsanaa|Ɛbɔ|Ahinime|Obubuo|Ɔpɛnimma
    m Ɔpɛpɔn|Ɔgyefoɔ|Ɔbɛnem|Oforisuo|Kɔtɔnimma|Ayɛwohomumu|Kutawonsa|Ɔsanaa|Ɛbɔ|Ahinime|Obubuo|Ɔpɛnimma
    e Dwo|Ben|Wuk|Yaw|Fia|Mem|Kwa
    a AN|ANW
    rs +osimasin {0} mu|-osimasin {0} a atwam
    rm +osima {0} mu|-osima {0} a atwam
    rh +1dɔnhwere {0} mu|+onnɔnhwere {0} mu|-1dɔnhwere {0} a atwam|-onnɔnhwere {0} a atwam
    rd +1da {0} mu|+onna {0} mu|-1da{0} a atwam|-onna{0} a atwam
    rw +onnawɔtwe {0} mu|-onnawɔtwe{0} a atwam
    rM +1bosome{0} mu|+oabosome{0} mu|-1-{0} bosome a atwam|-oabosome{0} a atwam
    ry +1afe {0} mu|+omfeɛ {0} mu|-1afe {0} a atwam|-omfeɛ {0} a atwam
    w seesei
    Uh odɔnhwere {0}
    Um osima {0}
    Us 1{0} s|osima sini {0}
    =ak-gh ak
    =am
    $ ¤#,##0.00
    c AUD=AU$|ETB=ብር|PHP=PHP|THB=฿
    l {0}፣ {1}|{0}፣ {1}|{0} እና {1}|{0} እና {1}
    u {0}፣ {1}|{0}፣ {1}|{0} እና {1}|{0} እና {1}
    v {0}፣ {1}|{0}፣ {1}|{0} እና {1}|{0} እና {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ጃንዋሪ|ፌብሩዋሪ|ማርች|ኤፕሪል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክቶበር|ኖቬምበር|ዲሴምበር
    m ጃን|ፌብ|ማርች|ኤፕሪ|ሜይ|ጁን|ጁላይ|ኦገስ|ሴፕቴ|ኦክቶ|ኖቬም|ዲሴም
    E ሰኞ|ማክሰኞ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ|እሑድ
    a ጥዋት|ከሰዓት
    q ጂ ኤም ቲ{0}
    rs +1በ{0} ሰከንድ ውስጥ|+oበ{0} ሰከንዶች ውስጥ|-1ከ{0} ሰከንድ በፊት|-oከ{0} ሰከንዶች በፊት
    rm +1በ{0} ደቂቃ ውስጥ|+oበ{0} ደቂቃዎች ውስጥ|-1ከ{0} ደቂቃ በፊት|-oከ{0} ደቂቃዎች በፊት
    rh +1በ{0} ሰዓት ውስጥ|+oበ{0} ሰዓቶች ውስጥ|-1ከ{0} ሰዓት በፊት|-oከ{0} ሰዓቶች በፊት
    rd +1በ{0} ቀን ውስጥ|+oበ{0} ቀናት ውስጥ|-1ከ{0} ቀን በፊት|-oከ{0} ቀናት በፊት
    rw +1በ{0} ሳምንት ውስጥ|+oበ{0} ሳምንታት ውስጥ|-1ከ{0} ሳምንት በፊት|-oከ{0} ሳምንታት በፊት
    rM +1በ{0} ወር ውስጥ|+oበ{0} ወራት ውስጥ|-1ከ{0} ወር በፊት|-oከ{0} ወራት በፊት
    ry +oበ{0} ዓመታት ውስጥ|-1ከ{0} ዓመት በፊት|-oከ{0} ዓመታት በፊት
    w አሁን
    Uh 1{0} ሰዓት|o{0} ሰዓቶች
    Um 1{0} ደቂቃ|o{0} ደቂቃዎች
    Us 1{0} ሰከንድ|o{0} ሰከንዶች
    Vh o{0} ሰዓ
    Vm 1{0} ደቂ|o{0} ደቂቃ
    Vs o{0} ሰከ
    =am-et am
    =ar
    y .|,|\u{200E}-|\u{200E}%\u{200E}|.|,
    $ \u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤
    c AED=د.إ.\u{200F}|AUD=AU$|BHD=د.ب.\u{200F}|DZD=د.ج.\u{200F}|EGP=ج.م.\u{200F}|GBP=UK£|IQD=د.ع.\u{200F}|IRR=ر.إ\
    .|JOD=د.أ.\u{200F}|KWD=د.ك.\u{200F}|LBP=ل.ل.\u{200F}|LYD=د.ل.\u{200F}|MAD=د.م.\u{200F}|MRU=أ.م.|OMR=ر.ع.\
    \u{200F}|PHP=PHP|QAR=ر.ق.\u{200F}|SAR=ر.س.\u{200F}|SDD=د.س.\u{200F}|SDG=ج.س.|SYP=ل.س.\u{200F}|THB=฿|TND=د.ت.\
    \u{200F}|YER=ر.ي.\u{200F}
    l {0} و{1}|{0} و{1}|{0} و{1}|{0} و{1}
    u {0}، و{1}|{0}، و{1}|{0}، و{1}|{0} و{1}
    v {0}، و{1}|{0}، و{1}|{0}، و{1}|{0} و{1}
    d d\u{200F}/M\u{200F}/y|dd\u{200F}/MM\u{200F}/y|d MMMM y|EEEE، d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    E الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    a ص|م
    q غرينتش{0}
    rs +1خلال ثانية واحدة|+2خلال ثانيتين|+fخلال {0} ثوانٍ|+oخلال {0} ثانية|-1قبل ثانية واحدة|-2قبل ثانيتين|-fقبل {\
    0} ثوانِ|-oقبل {0} ثانية
    rm +1خلال دقيقة واحدة|+2خلال دقيقتين|+fخلال {0} دقائق|+oخلال {0} دقيقة|-1قبل دقيقة واحدة|-2قبل دقيقتين|-fقبل {\
    0} دقائق|-oقبل {0} دقيقة
    rh +1خلال ساعة واحدة|+2خلال ساعتين|+fخلال {0} ساعات|+oخلال {0} ساعة|-1قبل ساعة واحدة|-2قبل ساعتين|-fقبل {0} سا\
    عات|-oقبل {0} ساعة
    rd +1خلال يوم واحد|+2خلال يومين|+fخلال {0} أيام|+mخلال {0} يومًا|+oخلال {0} يوم|-1قبل يوم واحد|-2قبل يومين|-fق\
    بل {0} أيام|-mقبل {0} يومًا|-oقبل {0} يوم
    rw +1خلال أسبوع واحد|+2خلال أسبوعين|+fخلال {0} أسابيع|+mخلال {0} أسبوعًا|+oخلال {0} أسبوع|-1قبل أسبوع واحد|-2ق\
    بل أسبوعين|-fقبل {0} أسابيع|-mقبل {0} أسبوعًا|-oقبل {0} أسبوع
    rM +1خلال شهر واحد|+2خلال شهرين|+fخلال {0} أشهر|+mخلال {0} شهرًا|+oخلال {0} شهر|-1قبل شهر واحد|-2قبل شهرين|-fق\
    بل {0} أشهر|-mقبل {0} شهرًا|-oقبل {0} شهر
    ry +1خلال سنة واحدة|+2خلال سنتين|+fخلال {0} سنوات|+oخلال {0} سنة|-1قبل سنة واحدة|-2قبل سنتين|-fقبل {0} سنوات|-\
    oقبل {0} سنة
    w الآن
    Uh 1ساعة|2ساعتان|f{0} ساعات|o{0} ساعة
    Um 1دقيقة|2دقيقتان|f{0} دقائق|o{0} دقيقة
    Us 1ثانية|2ثانيتان|f{0} ثوان|o{0} ثانية
    Vh o{0} س
    Vm o{0} د
    Vs o{0} ث
    =ar-001 ar
    =ar-ae ar
    =ar-bh ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-dj ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    c DJF=Fdj
    =ar-dz ar
    y ,|.|\u{200E}-|\u{200E}%\u{200E}|,|.
    M جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    =ar-eg ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-eh ar
    =ar-er ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    c ERN=Nfk
    =ar-il ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    =ar-iq ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    M كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    =ar-jo ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    M كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    =ar-km ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    c KMF=CF
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =ar-kw ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-lb ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    M كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    =ar-ly ar
    y ,|.|\u{200E}-|\u{200E}%\u{200E}|,|.
    =ar-ma ar
    y ,|.|\u{200E}-|\u{200E}%\u{200E}|,|.
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
    =ar-mr ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    M يناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر
    =ar-om ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-ps ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    M كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    =ar-qa ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-sa ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    Us 1ثانية|2ثانيتان|f{0} ثوانٍ|o{0} ثانية
    =ar-sd ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-so ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    c SOS=S
    =ar-ss ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    c GBP=GB£|SSP=£
    =ar-sy ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    M كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    =ar-td ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =ar-tn ar
    y ,|.|\u{200E}-|\u{200E}%\u{200E}|,|.
    M جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    =ar-ye ar
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    =as
    z ০
    n #,##,##0.###
    % #,##,##0%
    $ ¤\u{A0}#,##,##0.00
    c PHP=PHP
    l {0}, {1}|{0}, {1}|{0} আৰু {1}|{0} আৰু {1}
    d d-M-y|y MMM d|d MMMM, y|y MMMM d, EEEE
    t a h.mm|a h.mm.ss|a h.mm.ss z|a h.mm.ss zzzz
    M জানুৱাৰী|ফেব্ৰুৱাৰী|মাৰ্চ|এপ্ৰিল|মে’|জুন|জুলাই|আগষ্ট|ছেপ্তেম্বৰ|অক্টোবৰ|নৱেম্বৰ|ডিচেম্বৰ
    m জানু|ফেব্ৰু|মাৰ্চ|এপ্ৰিল|মে’|জুন|জুলাই|আগ|ছেপ্তে|অক্টো|নৱে|ডিচে
    E সোমবাৰ|মঙ্গলবাৰ|বুধবাৰ|বৃহস্পতিবাৰ|শুক্ৰবাৰ|শনিবাৰ|দেওবাৰ
    a পূৰ্বাহ্ন|অপৰাহ্ন
    k .
    rs +o{0} ছেকেণ্ডত|-o{0} ছেকেণ্ড পূৰ্বে
    rm +o{0} মিনিটত|-o{0} মিনিট পূৰ্বে
    rh +o{0} ঘণ্টাত|-o{0} ঘণ্টা পূৰ্বে
    rd +o{0} দিনত|-o{0} দিন পূৰ্বে
    rw +o{0} সপ্তাহত|-o{0} সপ্তাহ পূৰ্বে
    rM +o{0} মাহত|-o{0} মাহ পূৰ্বে
    ry +o{0} বছৰত|-o{0} বছৰৰ পূৰ্বে
    w এতিয়া
    Uh o{0} ঘণ্টা
    Um o{0} মিনিট
    Us o{0} ছে.
    Vh o{0} ঘণ্টা
    Vm o{0} মিনিট
    Vs o{0} ছে.
    =as-in as
    =ast
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c JPY=¥|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    u {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    v {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    d d/M/yy|d MMM y|d MMMM 'de' y|EEEE, d MMMM 'de' y
    M de xineru|de febreru|de marzu|d’abril|de mayu|de xunu|de xunetu|d’agostu|de setiembre|d’ochobre|de payares|d\
    ’avientu
    m xin|feb|mar|abr|may|xun|xnt|ago|set|och|pay|avi
    E llunes|martes|miércoles|xueves|vienres|sábadu|domingu
    rs +1en {0} segundu|+oen {0} segundos|-1hai {0} segundu|-ohai {0} segundos
    rm +1en {0} minutu|+oen {0} minutos|-1hai {0} minutu|-ohai {0} minutos
    rh +1en {0} hora|+oen {0} hores|-1hai {0} hora|-ohai {0} hores
    rd +1en {0} día|+oen {0} díes|-1hai {0} día|-ohai {0} díes
    rw +1en {0} selmana|+oen {0} selmanes|-1hai {0} selmana|-ohai {0} selmanes
    rM +1en {0} mes|+oen {0} meses|-1hai {0} mes|-ohai {0} meses
    ry +1en {0} añu|+oen {0} años|-1hai {0} añu|-ohai {0} años
    w agora
    Uh 1{0} hora|o{0} hores
    Um 1{0} minutu|o{0} minutos
    Us 1{0} segundu|o{0} segundos
    Vh 1{0} hr|o{0} hrs
    Vm 1{0} min|o{0} mins
    Vs 1{0} seg|o{0} segs
    =ast-es ast
    =az
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c AZN=₼|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} və {1}|{0} və {1}
    d dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
    M yanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr
    m yan|fev|mar|apr|may|iyn|iyl|avq|sen|okt|noy|dek
    E Bazar ertəsi|Çərşənbə axşamı|Çərşənbə|Cümə axşamı|Cümə|Şənbə|Bazar
    rs +o{0} saniyə sonra|-o{0} saniyə əvvəl
    rm +o{0} dəqiqə sonra|-o{0} dəqiqə əvvəl
    rh +o{0} saat sonra|-o{0} saat əvvəl
    rd +o{0} gün sonra|-o{0} gün əvvəl
    rw +o{0} həftə sonra|-o{0} həftə əvvəl
    rM +o{0} ay sonra|-o{0} ay əvvəl
    ry +o{0} il sonra|-o{0} il əvvəl
    w indi
    Uh o{0} saat
    Um o{0} dəqiqə
    Us o{0} saniyə
    Vh o{0} saat
    Vm o{0} dəq
    Vs o{0} san
    =az-arab az
    z ۰
    y ٫|٬|\u{200E}-\u{200E}|٪|٫|٬
    $ ¤\u{A0}#,##0.00
    c PHP=₱
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    M M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    m M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    E Mon|Tue|Wed|Thu|Fri|Sat|Sun
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =az-arab-iq az-arab
    =az-arab-ir az-arab
    =az-arab-tr az-arab
    =az-cyrl az
    y .|,|-|%|.|,
    c PHP=₱
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d dd.MM.yy|d MMM y|d MMMM y|d MMMM y, EEEE
    M јанвар|феврал|март|апрел|май|ијун|ијул|август|сентјабр|октјабр|нојабр|декабр
    m јан|фев|мар|апр|май|ијн|ијл|авг|сен|окт|ној|дек
    E базар ертәси|чәршәнбә ахшамы|чәршәнбә|ҹүмә ахшамы|ҹүмә|шәнбә|базар
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =az-cyrl-az az-cyrl
    =az-latn az
    =az-latn-az az-latn
    =ba
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    l {0}, {1}|{0}, {1}|{0} һәм {1}|{0} һәм {1}
    u {0}, {1}|{0}, {1}|{0} һәм {1}|{0} һәм {1}
    v {0}, {1}|{0}, {1}|{0} һәм {1}|{0} һәм {1}
    d dd.MM.y|d MMM, y 'й'.|d MMMM, y 'й'.|EEEE, d MMMM y\u{202F}'й'.
    M ғинуар|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    m ғин.|фев.|мар.|апр.|май|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
    E дүшәмбе|шишәмбе|шаршамбы|кесаҙна|йома|шәмбе|йәкшәмбе
    rs +o{0} секундтан|-o{0} секунд элек
    rm +o{0} минуттан|-o{0} минут элек
    rh +o{0} сәғәттән|-o{0} сәғәт элек
    rd +o{0} көндән|-o{0} көн элек
    rw +o{0} аҙнанан|-o{0} аҙна элек
    rM +o{0} айҙан|-o{0} ай элек
    ry +o{0} йылдан|-o{0} йыл элек
    w хәҙер
    Uh o{0} сәғәт
    Um o{0} минут
    Us o{0} секунд
    Vh o{0} сәғәт
    Vm o{0} мин
    Vs o{0} с
    =ba-ru ba
    =be
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c BRL=BRL|BYN=Br|CAD=CAD|JPY=¥|NZD=NZD|PHP=PHP|RUB=₽|USD=$
    g 2
    l {0}, {1}|{0}, {1}|{0} і {1}|{0} і {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d d.MM.yy|d MMM y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss, zzzz
    M студзеня|лютага|сакавіка|красавіка|мая|чэрвеня|ліпеня|жніўня|верасня|кастрычніка|лістапада|снежня
    m сту|лют|сак|кра|мая|чэр|ліп|жні|вер|кас|ліс|сне
    E панядзелак|аўторак|серада|чацвер|пятніца|субота|нядзеля
    rs +1праз {0} секунду|+mпраз {0} секунд|+oпраз {0} секунды|-1{0} секунду таму|-m{0} секунд таму|-o{0} секунды \
    таму
    rm +1праз {0} хвіліну|+mпраз {0} хвілін|+oпраз {0} хвіліны|-1{0} хвіліну таму|-m{0} хвілін таму|-o{0} хвіліны \
    таму
    rh +1праз {0} гадзіну|+mпраз {0} гадзін|+oпраз {0} гадзіны|-1{0} гадзіну таму|-m{0} гадзін таму|-o{0} гадзіны \
    таму
    rd +1праз {0} дзень|+fпраз {0} дні|+mпраз {0} дзён|+oпраз {0} дня|-1{0} дзень таму|-f{0} дні таму|-m{0} дзён т\
    аму|-o{0} дня таму
    rw +1праз {0} тыдзень|+fпраз {0} тыдні|+mпраз {0} тыдняў|+oпраз {0} тыдня|-1{0} тыдзень таму|-f{0} тыдні таму|\
    -m{0} тыдняў таму|-o{0} тыдня таму
    rM +1праз {0} месяц|+fпраз {0} месяцы|+mпраз {0} месяцаў|+oпраз {0} месяца|-1{0} месяц таму|-f{0} месяцы таму|\
    -m{0} месяцаў таму|-o{0} месяца таму
    ry +1праз {0} год|+fпраз {0} гады|+mпраз {0} гадоў|+oпраз {0} года|-1{0} год таму|-f{0} гады таму|-m{0} гадоў \
    таму|-o{0} года таму
    w цяпер
    Uh 1{0} гадзіна|m{0} гадзін|o{0} гадзіны
    Um 1{0} хвіліна|m{0} хвілін|o{0} хвіліны
    Us 1{0} секунда|m{0} секунд|o{0} секунды
    Vh o{0} гадз
    Vm o{0} хв
    Vs o{0} с
    =be-by be
    =be-tarask be
    d d.MM.yy|d.MM.y|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
    M студзеня|лютага|сакавіка|красавіка|траўня|чэрвеня|ліпеня|жніўня|верасьня|кастрычніка|лістапада|сьнежня
    E панядзелак|аўторак|серада|чацьвер|пятніца|субота|нядзеля
    rs +1праз {0} сэкунду|+mпраз {0} сэкундаў|+oпраз {0} сэкунды|-1{0} сэкунду таму|-m{0} сэкундаў таму|-o{0} сэку\
    нды таму
    rm +1праз {0} хвіліну|+mпраз {0} хвілінаў|+oпраз {0} хвіліны|-1{0} хвіліну таму|-m{0} хвілінаў таму|-o{0} хвіл\
    іны таму
    rh +1праз {0} гадзіну|+mпраз {0} гадзінаў|+oпраз {0} гадзіны|-1{0} гадзіну таму|-m{0} гадзінаў таму|-o{0} гадз\
    іны таму
    Us 1{0} сэкунда|m{0} сэкундаў|o{0} сэкунды
    Vh o{0} гадз.
    Vm o{0} хв.
    Vs o{0} сэк.
    =bew
    l {0}, {1}|{0}, {1}|{0}, èn {1}|{0} èn {1}
    u {0}, {1}|{0}, {1}|{0}, èn {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, èn {1}|{0}, {1}
    d dd/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    M Januari|Pèbruari|Maret|April|Méi|Juni|Juli|Agustus|Sèptèmber|Oktober|Nopèmber|Désèmber
    m Jan|Pèb|Mar|Apr|Méi|Jun|Jul|Ags|Sèp|Okt|Nop|Dés
    E Senèn|Selasa|Rebo|Kemis|Juma’at|Saptu|Minggu
    k .
    rs +o{0} sekon lagi|-o{0} sekon nyang liwat
    rm +o{0} menit lagi|-o{0} menit nyang liwat
    rh +o{0} jem lagi|-o{0} jem nyang liwat
    rd +o{0} ari lagi|-o{0} ari nyang liwat
    rw +o{0} minggu lagi|-o{0} minggu nyang liwat
    rM +o{0} bulan lagi|-o{0} bulan nyang liwat
    ry +o{0} tahon lagi|-o{0} tahon nyang liwat
    w sekarang
    Uh o{0} jem
    Um o{0} menit
    Us o{0} sekon
    Vh o{0} jem
    Vm o{0} mnt
    Vs o{0} sek
    =bew-id bew
    =bg
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BGN=лв.|BRL=BRL|CAD=CAD|CNY=CNY|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=\
    PHP|TWD=TWD|USD=щ.д.|VND=VND|XCD=XCD
    g 2
    l {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    u {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0} и {1}
    d d.MM.yy\u{202F}'г'.|d.MM.y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
    t H:mm|H:mm:ss|H:mm:ss 'ч'. z|H:mm:ss 'ч'. zzzz
    M януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
    E понеделник|вторник|сряда|четвъртък|петък|събота|неделя
    q Гринуич{0}
    rs +1след {0} секунда|+oслед {0} секунди|-1преди {0} секунда|-oпреди {0} секунди
    rm +1след {0} минута|+oслед {0} минути|-1преди {0} минута|-oпреди {0} минути
    rh +1след {0} час|+oслед {0} часа|-1преди {0} час|-oпреди {0} часа
    rd +1след {0} ден|+oслед {0} дни|-1преди {0} ден|-oпреди {0} дни
    rw +1след {0} седмица|+oслед {0} седмици|-1преди {0} седмица|-oпреди {0} седмици
    rM +1след {0} месец|+oслед {0} месеца|-1преди {0} месец|-oпреди {0} месеца
    ry +1след {0} година|+oслед {0} години|-1преди {0} година|-oпреди {0} години
    w сега
    Uh 1{0} час|o{0} часа
    Um 1{0} минута|o{0} минути
    Us 1{0} секунда|o{0} секунди
    Vh o{0} ч
    Vm o{0} мин
    Vs o{0} сек
    =bg-bg bg
    =blo
    y ,|\u{202F}|-|%|,|\u{202F}
    % %\u{A0}#,#0;%\u{A0}-#,#0
    $ ¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    l {0}, {1}|{0}, {1}|{0} na {1}|{0} na {1}
    u {0}, {1}|{0}, {1}|{0} na {1}|{0} na {1}
    v {0}, {1}|{0}, {1}|{0} na {1}|{0} na {1}
    d M/d/y|MMM d/y|MMMM d/y|EEEE, MMMM d/y
    M ɩjikawǝrka kaŋɔrɔ|ɩjikpaka kaŋɔrɔ|arɛ́cika kaŋɔrɔ|njɩbɔ nɖʊka kaŋɔrɔ|acafʊnɖuka kaŋɔrɔ|anɔɔɖuka kaŋɔrɔ|alàla\
    ka kaŋɔrɔ|ɩjikǝuka kaŋɔrɔ|abofʊmka kaŋɔrɔ|ɩjicimka kaŋɔrɔ|acapomka kaŋɔrɔ|anɔɔbʊnka kaŋɔrɔ
    m kaw|kpa|ci|ɖʊ|ɖu5|ɖu6|la|kǝu|fʊm|cim|pom|bʊn
    E aɖɩtɛnɛɛ|atalaata|alaarba|alaamɩshɩ|arɩsǝma|asiibi|alahaɖɩ
    q {0} Gk
    rs +1na ce gɩpi {0} nɩ|+ona ce ɩpi {0} nɩ|-1ɩ ɖoo gɩpi {0}|-oɩ ɖoo ɩpi {0}
    rm +1na ce gʊnaŋa {0} nɩ|+ona ce anaŋa {0} nɩ|-1ɩ ɖoo gʊnaŋa {0}|-oɩ ɖoo anaŋa {0}
    rh +zna ce gakɔŋɔkɔŋɔ̀ {0} nɩ|+1na ce gakɔŋɔkɔŋɔ̀ {0} nɩ|+ona ce bʊkɔŋɔkɔŋɔ̀ {0} nɩ|-zɩ ɖoo gkk. {0}|-1ɩ ɖoo g\
    akɔŋkɔŋɔ̀ {0}|-oɩ ɖoo bʊkɔŋkɔŋɔ̀ {0}
    rd +zna ce ʊshilé {0} nɩ|+1na ce ʊshilé {0} nɩ|+ona ce ɩshilé {0} nɩ|-zɩ ɖoo ʊshilé {0}|-1ɩ ɖoo ʊshilé {0}|-oɩ\
     ɖoo ɩshilé {0}
    rw +zna ce bɔkɔɩ {0} nɩ|+1na ce bɔkɔɩ {0} nɩ|+ona ce ɩbɔkɔɩ {0} nɩ|-zɩ ɖoo bɔkɔɩ {0}|-1ɩ ɖoo bɔkɔɩ {0}|-oɩ ɖoo\
     ɩbɔkɔɩ {0}
    rM +1na ce aŋɔrɔ {0} nɩ|+ona ce ɩŋɔrɔ {0} nɩ|-1ɩ ɖoo aŋɔrɔ {0}|-oɩ ɖoo ɩŋɔrɔ {0}
    ry +1na ce gaja {0} nɩ|+ona ce bʊja {0} nɩ|-1ɩ ɖoo gaja {0}|-oɩ ɖoo bʊja {0}
    w nnyǝmǝ
    Uh zbaa gakɔŋkɔŋɔ̀ {0}|1gakɔŋkɔŋɔ̀ {0}|obʊkɔŋkɔŋɔ̀ {0}
    Um zbaa gʊnaŋa {0}|1gʊnaŋa {0}|oanaŋa {0}
    Us zbaa gɩpi {0}|1gɩpi {0}|oɩpi {0}
    Vh zgkk {0}|1gkk {0}|obkk {0}
    Vm zgŋ {0}|1gŋ {0}|oaŋ {0}
    Vs zgp {0}|1gp {0}|oɩp {0}
    =blo-bj blo
    =bn
    z ০
    n #,##,##0.###
    % #,##,##0%
    $ #,##,##0.00¤
    c BDT=৳|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} এবং {1}|{0} এবং {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর
    m জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে
    E সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার
    a AM|PM
    q GMT {0}
    rs +o{0} সেকেন্ডে|-o{0} সেকেন্ড আগে
    rm +o{0} মিনিটে|-o{0} মিনিট আগে
    rh +o{0} ঘণ্টায়|-o{0} ঘণ্টা আগে
    rd +o{0} দিনের মধ্যে|-o{0} দিন আগে
    rw +o{0} সপ্তাহে|-o{0} সপ্তাহ আগে
    rM +o{0} মাসে|-o{0} মাস আগে
    ry +o{0} বছরে|-o{0} বছর পূর্বে
    w এখন
    Uh o{0} ঘণ্টা
    Um o{0} মিনিট
    Us o{0} সেকেন্ড
    Vh o{0} ঘণ্টা
    Vm o{0} মিনিট
    Vs o{0} সেকেন্ড
    =bn-bd bn
    =bn-in bn
    z 0
    $ ¤#,##,##0.00
    m জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ্টেঃ|অক্টোঃ|নভেঃ|ডিসেঃ
    =br
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=$A|CAD=$CA|GBP=£ RU|HKD=$ HK|NZD=$ ZN|USD=$ SU
    l {0}, {1}|{0}, {1}|{0} ha {1}|{0} ha {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    M Genver|Cʼhwevrer|Meurzh|Ebrel|Mae|Mezheven|Gouere|Eost|Gwengolo|Here|Du|Kerzu
    m Gen.|Cʼhwe.|Meur.|Ebr.|Mae|Mezh.|Goue.|Eost|Gwen.|Here|Du|Kzu.
    E Lun|Meurzh|Mercʼher|Yaou|Gwener|Sadorn|Sul
    q UTC{0}
    rs +ma-benn {0} a eilennoù|+oa-benn {0} eilenn|-o{0} eilenn zo
    rm +2a-benn {0} vunut|+ma-benn {0} a vunutoù|+oa-benn {0} munut|-2{0} vunut zo|-m{0} a vunutoù zo|-o{0} munut \
    zo
    rh +ma-benn {0} a eurioù|+oa-benn {0} eur|-m{0} a eurioù zo|-o{0} eur zo
    rd +2a-benn {0} zeiz|+ma-benn {0} a zeizioù|+oa-benn {0} deiz|-2{0} zeiz zo|-m{0} a zeizioù zo|-o{0} deiz zo
    rw +ma-benn {0} a sizhunioù|+oa-benn {0} sizhun|-m{0} a sizhunioù zo|-o{0} sizhun zo
    rM +2a-benn {0} viz|+ma-benn {0} a vizioù|+oa-benn {0} miz|-2{0} viz zo|-m{0} a vizioù zo|-o{0} miz zo
    ry +1a-benn {0} bloaz|+fa-benn {0} bloaz|+ma-benn {0} a vloazioù|+oa-benn {0} vloaz|-1{0} bloaz zo|-f{0} bloaz\
     zo|-m{0} a vloazioù zo|-o{0} vloaz zo
    w bremañ
    Uh m{0} a eurioù|o{0} eur
    Um 2{0} vunut|m{0} a vunutoù|o{0} munut
    Us m{0} a eilennoù|o{0} eilenn
    =br-fr br
    =brx
    n #,##,##0.###
    % #,##,##0%
    $ ¤\u{A0}#,##,##0.00
    l {0}, {1}|{0}, {1}|{0}, आरो {1}|{0} आरो {1}
    u {0}, {1}|{0}, {1}|{0}, आरो {1}|{0} आरो {1}
    v {0}, {1}|{0}, {1}|{0}, आरो {1}|{0} आरो {1}
    d dd-MM-y|d MMM, y|d MMMM, y|d MMMM y, EEEE
    t a नि h:mm|a h:mm:ss|a h:mm:ss z|a h:mm:ss zzzz
    M जानुवारी|फेब्रूवारी|मार्च|एप्रिल|मे|जुन|जुलाई|आगष्ट|सेप्थेम्बर|अक्ट’बर|नवेम्बर|डिसेम्बर
    m जान|फेब|मार्च|एप्रि|मे|जुन|जुल|आग|सेप|अक्ट’|नवे|डिसे
    E समबार|मंगलबार|बुधबार|बिस्थिबार|सुखुरबार|सनिबार|रबिबार
    a फुं|बेलासे
    q जि.एम.ति {0}
    rs +o{0} सेकेण्डआव|-o{0} सेकेण्ड सिगां
    rm +o{0} मिनिटआव|-o{0} मिनिट सिगां
    rh +o{0} घन्टायाव|-o{0} घन्टा सिगां
    rd +o{0} सानाव|-o{0} सान सिगां
    rw +o{0} सप्थाहयाव|-o{0} सप्थाह सिगां
    rM +o{0} दानाव|-o{0} दान सिगां
    ry +o{0} बोसोरआव|-o{0} बोसोर सिगां
    w दा
    Uh 1{0} रिंगा|o{0} घंटे
    Um o{0} मिन.
    Us o{0} सेकं.
    =brx-in brx
    =bs
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BAM=KM|BRL=BRL|CAD=CAD|CNY=CNY|GBP=GBP|HKD=HKD|HRK=kn|ILS=ILS|JPY=¥|MXN=MXN|NZD=NZD|PHP=PHP|RSD=din.\
    |THB=฿|USD=USD|XCD=XCD|XPF=XPF
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    v {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    d d. M. y.|d. MMM y.|d. MMMM y.|EEEE, d. MMMM y.
    M januar|februar|mart|april|maj|juni|juli|august|septembar|oktobar|novembar|decembar
    m jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec
    E ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    q GMT {0}
    rs +1za {0} sekundu|+fza {0} sekunde|+oza {0} sekundi|-1prije {0} sekundu|-fprije {0} sekunde|-oprije {0} seku\
    ndi
    rm +1za {0} minutu|+fza {0} minute|+oza {0} minuta|-1prije {0} minutu|-fprije {0} minute|-oprije {0} minuta
    rh +1za {0} sat|+fza {0} sata|+oza {0} sati|-1prije {0} sat|-fprije {0} sata|-oprije {0} sati
    rd +1za {0} dan|+oza {0} dana|-1prije {0} dan|-oprije {0} dana
    rw +1za {0} sedmicu|+fza {0} sedmice|+oza {0} sedmica|-1prije {0} sedmicu|-fprije {0} sedmice|-oprije {0} sedm\
    ica
    rM +1za {0} mjesec|+fza {0} mjeseca|+oza {0} mjeseci|-1prije {0} mjesec|-fprije {0} mjeseca|-oprije {0} mjesec\
    i
    ry +1za {0} godinu|+fza {0} godine|+oza {0} godina|-1prije {0} godinu|-fprije {0} godine|-oprije {0} godina
    w sada
    Uh 1{0} sat|f{0} sata|o{0} sati
    Um f{0} minute|o{0} minuta
    Us 1{0} sekunda|f{0} sekunde|o{0} sekundi
    Vm o{0} min.
    Vs o{0} sek.
    =bs-cyrl bs
    c AUD=A$|BAM=КМ|BRL=R$|CAD=CA$|CNY=CN¥|CZK=Кч|GBP=£|HKD=HK$|ILS=₪|MXN=MX$|NZD=NZ$|PHP=₱|PLN=зл|RSD=дин.|TRY=Тл\
    |USD=US$|XCD=EC$|XPF=CFPF
    l {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    u {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    v {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    d d.M.yy.|dd.MM.y.|dd. MMMM y.|EEEE, dd. MMMM y.
    M јануар|фебруар|март|април|мај|јуни|јули|аугуст|септембар|октобар|новембар|децембар
    E понедјељак|уторак|сриједа|четвртак|петак|субота|недјеља
    q GMT{0}
    rs +1за {0} секунд|+fза {0} секунде|+oза {0} секунди|-1прије {0} секунд|-fприје {0} секунде|-oприје {0} секунд\
    и
    rm +1за {0} минут|+oза {0} минута|-1прије {0} минут|-oприје {0} минута
    rh +1за {0} сат|+fза {0} сата|+oза {0} сати|-1прије {0} сат|-fприје {0} сата|-oприје {0} сати
    rd +1за {0} дан|+oза {0} дана|-1прије {0} дан|-oприје {0} дана
    rw +1за {0} седмицу|+fза {0} седмице|+oза {0} седмица|-1прије {0} седмицу|-fприје {0} седмице|-oприје {0} седм\
    ица
    rM +1за {0} мјесец|+fза {0} мјесеца|+oза {0} мјесеци|-1прије {0} мјесец|-fприје {0} мјесеца|-oприје {0} мјесец\
    и
    ry +1за {0} годину|+fза {0} године|+oза {0} година|-1прије {0} годину|-fприје {0} године|-oприје {0} година
    w сада
    Uh 1{0} сат|f{0} сата|o{0} сати
    Um 1{0} минут|o{0} минута
    Us 1{0} секунда|f{0} секунде|o{0} секунди
    Vh 1{0} сат|f{0} сата|o{0} сати
    Vm o{0} мин.
    Vs o{0} сек.
    =bs-cyrl-ba bs-cyrl
    =bs-latn bs
    =bs-latn-ba bs-latn
    =ca
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AU$|BRL=BRL|CAD=CAD|CNY=CNY|ESP=₧|JPY=¥|MXN=MXN|PHP=PHP|THB=฿|USD=USD|XCD=XCD|XCG=XCG
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    v {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    d d/M/yy|d MMM y|d MMMM 'del' y|EEEE, d MMMM 'del' y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss (zzzz)
    M de gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|d’octubre|de novembre|de de\
    sembre
    m de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.
    E dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge
    rs +1d’aquí a {0} segon|+od’aquí a {0} segons|-1fa {0} segon|-ofa {0} segons
    rm +1d’aquí a {0} minut|+od’aquí a {0} minuts|-1fa {0} minut|-ofa {0} minuts
    rh +1d’aquí a {0} hora|+od’aquí a {0} hores|-1fa {0} hora|-ofa {0} hores
    rd +1d’aquí a {0} dia|+od’aquí a {0} dies|-1fa {0} dia|-ofa {0} dies
    rw +1d’aquí a {0} setmana|+od’aquí a {0} setmanes|-1fa {0} setmana|-ofa {0} setmanes
    rM +1d’aquí a {0} mes|+od’aquí a {0} mesos|-1fa {0} mes|-ofa {0} mesos
    ry +1d’aquí a {0} any|+od’aquí a {0} anys|-1fa {0} any|-ofa {0} anys
    w ara
    Uh 1{0} hora|o{0} hores
    Um 1{0} minut|o{0} minuts
    Us 1{0} segon|o{0} segons
    =ca-ad ca
    =ca-es ca
    =ca-es-valencia ca-es
    =ca-fr ca
    c FRF=F
    =ca-it ca
    =ccp
    z 𑄶
    n #,##,##0.###
    % #,##,##0%
    $ #,##,##0.00¤
    c BDT=৳|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} 𑄃𑄳𑄃 {1}|{0} 𑄃𑄳𑄃 {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M 𑄎𑄚𑄪𑄠𑄢𑄨|𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨|𑄟𑄢𑄴𑄌𑄧|𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴|𑄟𑄬|𑄎𑄪𑄚𑄴|𑄎𑄪𑄣𑄭|𑄃𑄉𑄧𑄌𑄴𑄑𑄴|𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄬𑄝𑄧𑄢𑄴|𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴
    m 𑄎𑄚𑄪|𑄜𑄬𑄛𑄴|𑄟𑄢𑄴𑄌𑄧|𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴|𑄟𑄬|𑄎𑄪𑄚𑄴|𑄎𑄪𑄣𑄭|𑄃𑄉𑄧𑄌𑄴𑄑𑄴|𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴|𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄢𑄴
    E 𑄥𑄧𑄟𑄴𑄝𑄢𑄴|𑄟𑄧𑄁𑄉𑄧𑄣𑄴𑄝𑄢𑄴|𑄝𑄪𑄖𑄴𑄝𑄢𑄴|𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴𑄝𑄢𑄴|𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴𑄝𑄢𑄴|𑄥𑄧𑄚𑄨𑄝𑄢𑄴|𑄢𑄧𑄝𑄨𑄝𑄢𑄴
    a AM|PM
    q GMT {0}
    rs +o{0} 𑄥𑄬𑄉𑄬𑄚𑄴𑄘𑄬|-o{0} 𑄥𑄬𑄉𑄬𑄚𑄴 𑄃𑄉𑄬
    rm +o{0} 𑄟𑄨𑄚𑄨𑄘𑄬|-o{0} 𑄟𑄨𑄚𑄨𑄖𑄴 𑄃𑄉𑄬
    rh +o{0} 𑄊𑄮𑄚𑄴𑄓𑄠𑄴|-o{0} 𑄊𑄮𑄚𑄴𑄓 𑄃𑄉𑄬
    rd +o{0} 𑄘𑄨𑄚𑄮 𑄟𑄧𑄖𑄴𑄙𑄳𑄠|-o{0} 𑄘𑄨𑄚𑄴 𑄃𑄉𑄬
    rw +o{0} 𑄥𑄛𑄴𑄖𑄠𑄴|-o{0} 𑄥𑄛𑄴𑄖 𑄃𑄉𑄬
    rM +o{0} 𑄟𑄏𑄬|-o{0} 𑄟𑄏𑄧 𑄃𑄉𑄬
    ry +o{0} 𑄝𑄧𑄏𑄧𑄢𑄬|-o{0} 𑄝𑄧𑄏𑄧𑄢𑄴 𑄃𑄉𑄬
    w 𑄃𑄨𑄇𑄴𑄅𑄚𑄪
    Uh o{0} 𑄊𑄧𑄚𑄴𑄘
    Um o{0} 𑄟𑄨𑄚𑄨𑄖𑄴
    Us o{0} 𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴
    Vh o{0} 𑄊𑄧𑄚𑄴𑄑
    Vm o{0} 𑄟𑄨𑄚𑄨𑄖𑄴
    Vs o{0} 𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴
    =ccp-bd ccp
    =ccp-in ccp
    =ce
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c RUB=₽
    M январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    m янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек
    E оршот|шинара|кхаара|еара|пӀераска|шуот|кӀира
    rs +o{0} секунд яьлча|-o{0} секунд хьалха
    rm +o{0} минот яьлча|-o{0} минот хьалха
    rh +o{0} сахьт даьлча|-o{0} сахьт хьалха
    rd +o{0} де даьлча|-o{0} де хьалха
    rw +o{0} кӀира даьлча|-o{0} кӀира хьалха
    rM +o{0} бутт баьлча|-o{0} бутт хьалха
    ry +o{0} шо даьлча|-o{0} шо хьалха
    w хӀинца
    Uh o{0} сахьт
    Um o{0} минот
    Us o{0} секунд
    Vh o{0} сахь.
    Vm o{0} мин
    Vs o{0} сек
    =ce-ru ce
    =chr
    $ ¤#,##0.00
    c USD=$
    l {0}, {1}|{0}, {1}|{0}, ᎠᎴ {1}|{0} ᎠᎴ {1}
    d M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ᎤᏃᎸᏔᏅ|ᎧᎦᎵ|ᎠᏅᏱ|ᎧᏬᏂ|ᎠᏂᏍᎬᏘ|ᏕᎭᎷᏱ|ᎫᏰᏉᏂ|ᎦᎶᏂ|ᏚᎵᏍᏗ|ᏚᏂᏅᏗ|ᏅᏓᏕᏆ|ᎥᏍᎩᏱ
    m ᎤᏃ|ᎧᎦ|ᎠᏅ|ᎧᏬ|ᎠᏂ|ᏕᎭ|ᎫᏰ|ᎦᎶ|ᏚᎵ|ᏚᏂ|ᏅᏓ|ᎥᏍ
    E ᎤᎾᏙᏓᏉᏅᎯ|ᏔᎵᏁᎢᎦ|ᏦᎢᏁᎢᎦ|ᏅᎩᏁᎢᎦ|ᏧᎾᎩᎶᏍᏗ|ᎤᎾᏙᏓᏈᏕᎾ|ᎤᎾᏙᏓᏆᏍᎬ
    a ᏌᎾᎴ|ᏒᎯᏱᎢ
    rs +1ᎾᎿ {0} ᎠᏎᏢ|+oᎾᎿ {0} ᏓᏓᎾᏩᏍᎬ ᏥᎨᏒ|-1{0} ᎠᏎᏢ ᏥᎨᏒ|-o{0} ᏓᏓᎾᏩᏍᎬ ᏥᎨᏒ
    rm +oᎾᎿ {0} ᎢᏯᏔᏬᏍᏔᏅ|-o{0} ᎢᏯᏔᏬᏍᏔᏅ ᏥᎨᏒ
    rh +1ᎾᎿ {0} ᏑᏟᎶᏓ|+oᎾᎿ {0} ᎢᏳᏟᎶᏓ|-1{0} ᏑᏟᎶᏓ ᏥᎨᏒ|-o{0} ᎢᏳᏟᎶᏓ ᏥᎨᏒ
    rd +1ᎾᎿ {0} ᎢᎦ|+oᎾᎿ {0} ᎯᎸᏍᎩ ᏧᏒᎯᏛ|-1{0} ᎢᎦ ᏥᎨᏒ|-o{0} ᎯᎸᏍᎩ ᏧᏒᎯᏛ ᏥᎨᏒ
    rw +1ᎾᎿ {0} ᏒᎾᏙᏓᏆᏍᏗ|+oᎾᎿ {0} ᎢᏳᎾᏙᏓᏆᏍᏗ|-1{0} ᏒᎾᏙᏓᏆᏍᏗ ᏥᎨᏒ|-o{0} ᎢᏳᎾᏙᏓᏆᏍᏗ ᏥᎨᏒ
    rM +1ᎾᎿ {0} ᎧᎸᎢ|+oᎾᎿ {0} ᏗᎧᎸᎢ|-1{0} ᎧᎸᎢ ᏥᎨᏒ|-o{0} ᏗᎧᎸᎢ ᏥᎨᏒ
    ry +1ᎾᎿ {0} ᎤᏕᏘᏴᏌᏗᏒᎢ|+oᎾᎿ {0} ᎢᏧᏕᏘᏴᏌᏗᏒᎢ|-1{0} ᎤᏕᏘᏴᏌᏗᏒᎢ ᏥᎨᏒ|-o{0} ᎢᏧᏕᏘᏴᏌᏗᏒᎢ ᏥᎨᏒ
    w ᏃᏊ
    Uh 1{0} ᏑᏟᎶᏓ|o{0} ᎢᏳᏟᎶᏓ
    Um o{0} ᎢᏯᏔᏬᏍᏔᏅ
    Us 1{0} ᎠᏎᏢ|o{0} ᏗᏎᏢ
    Vh o{0} ᏑᏟ
    Vm o{0} ᎢᏯᏔ
    Vs o{0} ᎠᏎᏢ
    =chr-us chr
    =cs
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AU$|CSK=Kčs|CZK=Kč|ILS=ILS|INR=INR|PHP=PHP|VND=VND|XEU=ECU|XXX=XXX
    l {0}, {1}|{0}, {1}|{0} a\u{A0}{1}|{0} a\u{A0}{1}
    u {0}, {1}|{0}, {1}|{0} a\u{A0}{1}|{0} a\u{A0}{1}
    v {0}, {1}|{0}, {1}|{0} a\u{A0}{1}|{0}, {1}
    d dd.MM.yy|d. M. y|d. MMMM y|EEEE d. MMMM y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss, zzzz
    M ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
    E pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle
    rs +1za {0} sekundu|+fza {0} sekundy|+mza {0} sekundy|+oza {0} sekund|-1před {0} sekundou|-mpřed {0} sekundy|-\
    opřed {0} sekundami
    rm +1za {0} minutu|+fza {0} minuty|+mza {0} minuty|+oza {0} minut|-1před {0} minutou|-mpřed {0} minuty|-opřed \
    {0} minutami
    rh +1za {0} hodinu|+fza {0} hodiny|+mza {0} hodiny|+oza {0} hodin|-1před {0} hodinou|-mpřed {0} hodiny|-opřed \
    {0} hodinami
    rd +1za {0} den|+fza {0} dny|+mza {0} dne|+oza {0} dní|-1před {0} dnem|-mpřed {0} dne|-opřed {0} dny
    rw +1za {0} týden|+fza {0} týdny|+mza {0} týdne|+oza {0} týdnů|-1před {0} týdnem|-mpřed {0} týdne|-opřed {0} t\
    ýdny
    rM +1za {0} měsíc|+fza {0} měsíce|+mza {0} měsíce|+oza {0} měsíců|-1před {0} měsícem|-mpřed {0} měsíce|-opřed \
    {0} měsíci
    ry +1za {0} rok|+fza {0} roky|+mza {0} roku|+oza {0} let|-1před {0} rokem|-mpřed {0} roku|-opřed {0} lety
    w nyní
    Uh 1{0} hodina|f{0} hodiny|m{0} hodiny|o{0} hodin
    Um 1{0} minuta|f{0} minuty|m{0} minuty|o{0} minut
    Us 1{0} sekunda|f{0} sekundy|m{0} sekundy|o{0} sekund
    =cs-cz cs
    =cv
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    l {0}, {1}|{0}, {1}|{0} тата {1}|{0} тата {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d y.MM.dd|y, MMM, d|y, MMMM, d|y, MMMM, d, EEEE
    t HH:mm|HH:mm:ss|HH:mm:ss (z)|HH:mm:ss (zzzz)
    M кӑрлач|нарӑс|пуш|ака|ҫу|ҫӗртме|утӑ|ҫурла|авӑн|юпа|чӳк|раштав
    m кӑр.|нар.|пуш|ака|ҫу|ҫӗрт.|утӑ|ҫур.|авӑн|юпа|чӳк|раш.
    E тунти кун|ытлари кун|юн кун|кӗҫнерни кун|эрне кун|шӑмат кун|вырсарни кун
    rs +o{0} ҫеккунтран|-o{0} ҫеккунт каялла
    rm +o{0} минутран|-o{0} минут каялла
    rh +o{0} сехетрен|-o{0} сехет каялла
    rd +o{0} кунтан|-o{0} кун каялла
    rw +o{0} эрнерен|-o{0} эрне каялла
    rM +o{0} уйӑхран|-o{0} уйӑх каялла
    ry +o{0} ҫултан|-o{0} ҫул каялла
    w халь
    Uh z{0} сех|1{0} сех|o{0} сехет
    Um z{0} мин|1{0} мин|o{0} минут
    Us z{0} ҫ|1{0} ҫ|o{0} ҫеккунт
    Vh o{0} сех
    Vm o{0} мин
    Vs o{0} ҫ
    =cv-ru cv
    =cy
    $ ¤#,##0.00
    c KRW=KRW|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0}, a(c) {1}|{0} a(c) {1}
    d dd/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    M Ionawr|Chwefror|Mawrth|Ebrill|Mai|Mehefin|Gorffennaf|Awst|Medi|Hydref|Tachwedd|Rhagfyr
    m Ion|Chwef|Maw|Ebr|Mai|Meh|Gorff|Awst|Medi|Hyd|Tach|Rhag
    E Dydd Llun|Dydd Mawrth|Dydd Mercher|Dydd Iau|Dydd Gwener|Dydd Sadwrn|Dydd Sul
    rs +oymhen {0} eiliad|-o{0} eiliad yn ôl
    rm +oymhen {0} munud|-o{0} munud yn ôl
    rh +1ymhen awr|+oymhen {0} awr|-o{0} awr yn ôl
    rd +1ymhen diwrnod|+2ymhen deuddydd|+oymhen {0} diwrnod|-2{0} ddiwrnod yn ôl|-o{0} diwrnod yn ôl
    rw +1ymhen wythnos|+2ymhen pythefnos|+oymhen {0} wythnos|-o{0} wythnos yn ôl
    rM +1ymhen mis|+2ymhen deufis|+oymhen {0} mis|-2{0} fis yn ôl|-o{0} mis yn ôl
    ry +zymhen {0} o flynyddoedd|+1ymhen blwyddyn|+2ymhen {0} flynedd|+fymhen {0} blynedd|+mymhen {0} blynedd|+oym\
    hen {0} mlynedd|-1blwyddyn yn ôl|-2{0} flynedd yn ôl|-o{0} o flynyddoedd yn ôl
    w nawr
    Uh o{0} awr
    Um 2{0} funud|o{0} munud
    Us o{0} eiliad
    Vh o{0} awr
    Vm o{0} mun
    Vs o{0} eil
    =cy-gb cy
    =da
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AU$|CAD=CAD|DKK=kr.|PHP=PHP|THB=฿|USD=USD
    l {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    u {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    v {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    d dd.MM.y|d. MMM y|d. MMMM y|EEEE 'den' d. MMMM y
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    M januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
    m jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    E mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
    k .
    rs +1om {0} sekund|+oom {0} sekunder|-1for {0} sekund siden|-ofor {0} sekunder siden
    rm +1om {0} minut|+oom {0} minutter|-1for {0} minut siden|-ofor {0} minutter siden
    rh +1om {0} time|+oom {0} timer|-1for {0} time siden|-ofor {0} timer siden
    rd +1om {0} dag|+oom {0} dage|-1for {0} dag siden|-ofor {0} dage siden
    rw +1om {0} uge|+oom {0} uger|-1for {0} uge siden|-ofor {0} uger siden
    rM +1om {0} måned|+oom {0} måneder|-1for {0} måned siden|-ofor {0} måneder siden
    ry +oom {0} år|-ofor {0} år siden
    w nu
    Uh 1{0} time|o{0} timer
    Um 1{0} minut|o{0} minutter
    Us 1{0} sekund|o{0} sekunder
    Vh o{0} t.
    Vm o{0} min.
    Vs o{0} sek.
    =da-dk da
    =da-gl da
    =de
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c ATS=öS|AUD=AU$|JPY=¥|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} und {1}|{0} und {1}
    u {0}, {1}|{0}, {1}|{0} und {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0} und {1}|{0}, {1}
    d dd.MM.yy|dd.MM.y|d. MMMM y|EEEE, d. MMMM y
    M Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    E Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
    rs +1in {0} Sekunde|+oin {0} Sekunden|-1vor {0} Sekunde|-ovor {0} Sekunden
    rm +1in {0} Minute|+oin {0} Minuten|-1vor {0} Minute|-ovor {0} Minuten
    rh +1in {0} Stunde|+oin {0} Stunden|-1vor {0} Stunde|-ovor {0} Stunden
    rd +1in {0} Tag|+oin {0} Tagen|-1vor {0} Tag|-ovor {0} Tagen
    rw +1in {0} Woche|+oin {0} Wochen|-1vor {0} Woche|-ovor {0} Wochen
    rM +1in {0} Monat|+oin {0} Monaten|-1vor {0} Monat|-ovor {0} Monaten
    ry +1in {0} Jahr|+oin {0} Jahren|-1vor {0} Jahr|-ovor {0} Jahren
    w jetzt
    Uh 1{0} Stunde|o{0} Stunden
    Um 1{0} Minute|o{0} Minuten
    Us 1{0} Sekunde|o{0} Sekunden
    Vh o{0} Std.
    Vm o{0} Min.
    Vs o{0} Sek.
    =de-at de
    $ ¤\u{A0}#,##0.00
    M Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    =de-be de
    =de-ch de
    y .|'|-|%|.|'
    % #,##0%
    $ ¤\u{A0}#,##0.00;¤-#,##0.00
    c EUR=EUR
    =de-de de
    =de-it de
    M Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    =de-li de
    y .|'|-|%|.|'
    % #,##0%
    $ ¤\u{A0}#,##0.00
    =de-lu de
    c LUF=F
    =dsb
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|JPY=¥|PLN=zł|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} a {1}|{0} a {1}
    u {0}, {1}|{0}, {1}|{0} a {1}|{0} a {1}
    v {0}, {1}|{0}, {1}|{0} a {1}|{0}, {1}
    d d.M.yy|d.M.y|d. MMMM y|EEEE, d. MMMM y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    M januara|februara|měrca|apryla|maja|junija|julija|awgusta|septembra|oktobra|nowembra|decembra
    E pónjeźele|wałtora|srjoda|stwórtk|pětk|sobota|njeźela
    rs +1za {0} sekundu|+2za {0} sekunźe|+fza {0} sekundy|+oza {0} sekundow|-1pśed {0} sekundu|-2pśed {0} sekundom\
    a|-opśed {0} sekundami
    rm +1za {0} minutu|+2za {0} minuśe|+fza {0} minuty|+oza {0} minutow|-1pśed {0} minutu|-2pśed {0} minutoma|-opś\
    ed {0} minutami
    rh +1za {0} góźinu|+2za {0} góźinje|+fza {0} góźiny|+oza {0} góźin|-1pśed {0} góźinu|-2pśed {0} góźinoma|-opśe\
    d {0} góźinami
    rd +1za {0} źeń|+2za {0} dnja|+fza {0} dny|+oza {0} dnjow|-1pśed {0} dnjom|-2pśed {0} dnjoma|-opśed {0} dnjami
    rw +1za {0} tyźeń|+2za {0} tyźenja|+fza {0} tyźenje|+oza {0} tyźenjow|-1pśed {0} tyźenjom|-2pśed {0} tyźenjoma\
    |-opśed {0} tyźenjami
    rM +1za {0} mjasec|+2za {0} mjaseca|+fza {0} mjasecy|+oza {0} mjasecow|-1pśed {0} mjasecom|-2pśed {0} mjasecom\
    a|-opśed {0} mjasecami
    ry +1za {0} lěto|+2za {0} lěśe|+fza {0} lěta|+oza {0} lět|-1pśed {0} lětom|-2pśed {0} lětoma|-opśed {0} lětami
    w něnto
    Uh 1{0} góźina|2{0} góźinje|f{0} góźiny|o{0} góźinow
    Um 1{0} minuta|2{0} minuśe|f{0} minuty|o{0} minutow
    Us 1{0} sekunda|2{0} sekunźe|f{0} sekundy|o{0} sekundow
    Vh o{0} góź.
    Vm o{0} min.
    Vs o{0} sek.
    =dsb-de dsb
    =dz
    z ༠
    n #,##,##0.###
    % #,##,##0\u{A0}%
    $ ¤#,##,##0.00
    c AUD=AU$|BTN=Nu.|ILS=ILS|KRW=KR₩|THB=TH฿|XAF=XAF
    l {0} དང་ {1}|{0} དང་ {1}|{0} དང་ {1}|{0} དང་ {1}
    u {0} དང་ {1}|{0} དང་ {1}|{0} དང་ {1}|{0} དང་ {1}
    v {0} དང་ {1}|{0} དང་ {1}|{0} དང་ {1}|{0} དང་ {1}
    d y-MM-dd|སྤྱི་ལོ་y ཟླ་MMM ཚེས་dd|སྤྱི་ལོ་y MMMM ཚེས་ dd|EEEE, སྤྱི་ལོ་y MMMM ཚེས་dd
    t ཆུ་ཚོད་ h སྐར་མ་ mm a|ཆུ་ཚོད་h:mm:ss a|ཆུ་ཚོད་ h སྐར་མ་ mm:ss a z|ཆུ་ཚོད་ h སྐར་མ་ mm:ss a zzzz
    M ཟླ་དངཔ་|ཟླ་གཉིས་པ་|ཟླ་གསུམ་པ་|ཟླ་བཞི་པ་|ཟླ་ལྔ་པ་|ཟླ་དྲུག་པ|ཟླ་བདུན་པ་|ཟླ་བརྒྱད་པ་|ཟླ་དགུ་པ་|ཟླ་བཅུ་པ་|ཟླ་བཅུ\
    ་གཅིག་པ་|ཟླ་བཅུ་གཉིས་པ་
    m ༡|༢|༣|༤|༥|༦|༧|༨|༩|༡༠|༡༡|12
    E གཟའ་མིག་དམར་|གཟའ་ལྷག་པ་|གཟའ་ཕུར་བུ་|གཟའ་པ་སངས་|གཟའ་སྤེན་པ་|གཟའ་ཉི་མ་|གཟའ་ཟླ་བ་
    a སྔ་ཆ་|ཕྱི་ཆ་
    q ཇི་ཨེམ་ཏི་{0}
    rs +oསྐར་ཆ་ {0} ནང་|-oསྐར་ཆ་ {0} ཧེ་མ་
    rm +oསྐར་མ་ {0} ནང་|-oསྐར་མ་ {0} ཧེ་མ་
    rh +oཆུ་ཚོད་ {0} ནང་|-oཆུ་ཚོད་ {0} ཧེ་མ་
    rd +oཉིནམ་ {0} ནང་|-oཉིནམ་ {0} ཧེ་མ་
    rw +oབངུན་ཕྲག་ {0} ནང་|-oབངུན་ཕྲག་ {0} ཧེ་མ་
    rM +oཟླཝ་ {0} ནང་|-oཟླཝ་ {0} ཧེ་མ་
    ry +oལོ་འཁོར་ {0} ནང་|-oལོ་འཁོར་ {0} ཧེ་མ་
    Uh oཆུ་ཚོད་ {0}
    Um oསྐར་མ་ {0}
    Us oསྐར་ཆ་ {0}
    =dz-bt dz
    =ee
    $ ¤#,##0.00
    c GHS=GH₵
    g 3
    l {0}, {1}|{0}, {1}|{0}, kple {1}|{0} kple {1}
    u {0}, {1}|{0}, {1}|{0}, kple {1}|{0} kple {1}
    v {0}, {1}|{0}, {1}|{0}, kple {1}|{0} kple {1}
    d M/d/yy|MMM d 'lia', y|MMMM d 'lia' y|EEEE, MMMM d 'lia' y
    t a 'ga' h:mm|a 'ga' h:mm:ss|a 'ga' h:mm:ss z|a 'ga' h:mm:ss zzzz
    M dzove|dzodze|tedoxe|afɔfĩe|dame|masa|siamlɔm|deasiamime|anyɔnyɔ|kele|adeɛmekpɔxe|dzome
    m dzv|dzd|ted|afɔ|dam|mas|sia|dea|any|kel|ade|dzm
    E dzoɖa|blaɖa|kuɖa|yawoɖa|fiɖa|memleɖa|kɔsiɖa
    a ŋdi|ɣetrɔ
    q {0} GMT
    rs +1le sekend {0} me|+ole sekend {0} wo me|-1sekend {0} si va yi|-osekend {0} si wo va yi
    rm +1le aɖabaƒoƒo {0} me|+ole aɖabaƒoƒo {0} wo me|-1aɖabaƒoƒo {0} si va yi|-oaɖabaƒoƒo {0} si wo va yi
    rh +1le gaƒoƒo {0} me|+ole gaƒoƒo {0} wo me|-1gaƒoƒo {0} si va yi|-ogaƒoƒo {0} si wo va yi
    rd +1le ŋkeke {0} me|+ole ŋkeke {0} wo me|-1ŋkeke {0} si va yi|-oŋkeke {0} si wo va yi
    rw +1le kɔsiɖa {0} me|+ole kɔsiɖa {0} wo me|-1kɔsiɖa {0} si va yi|-okɔsiɖa {0} si wo va yi
    rM +1le ɣleti {0} me|+ole ɣleti {0} wo me|-1ɣleti {0} si va yi|-oɣleti {0} si wo va yi
    ry +ole ƒe {0} me|-1ƒe {0} si va yi|-oƒe {0} si wo va yi
    w fifi
    Uh ogaƒoƒo {0}
    Um oaɖabaƒoƒo {0}
    Us osekend {0} wo
    Vh ogaƒoƒo {0}
    Vm oa {0}
    Vs osekend {0}
    =ee-gh ee
    =ee-tg ee
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =el
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c GRD=Δρχ|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} και {1}|{0} και {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκε\
    μβρίου
    m Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
    E Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή
    a π.μ.|μ.μ.
    rs +1σε {0} δευτερόλεπτο|+oσε {0} δευτερόλεπτα|-1πριν από {0} δευτερόλεπτο|-oπριν από {0} δευτερόλεπτα
    rm +1σε {0} λεπτό|+oσε {0} λεπτά|-1πριν από {0} λεπτό|-oπριν από {0} λεπτά
    rh +1σε {0} ώρα|+oσε {0} ώρες|-1πριν από {0} ώρα|-oπριν από {0} ώρες
    rd +1σε {0} ημέρα|+oσε {0} ημέρες|-1πριν από {0} ημέρα|-oπριν από {0} ημέρες
    rw +1σε {0} εβδομάδα|+oσε {0} εβδομάδες|-1πριν από {0} εβδομάδα|-oπριν από {0} εβδομάδες
    rM +1σε {0} μήνα|+oσε {0} μήνες|-1πριν από {0} μήνα|-oπριν από {0} μήνες
    ry +1σε {0} έτος|+oσε {0} έτη|-1πριν από {0} έτος|-oπριν από {0} έτη
    w τώρα
    Uh 1{0} ώρα|o{0} ώρες
    Um 1{0} λεπτό|o{0} λεπτά
    Us 1{0} δευτερόλεπτο|o{0} δευτερόλεπτα
    Vh o{0} ώ.
    Vm o{0} λ.
    Vs o{0} δευτ.
    =el-cy el
    =el-gr el
    =el-polyton el
    M Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αὐγούστου|Σεπτεμβρίου|Ὀκτωβρίου|Νοεμβρίου|Δεκε\
    μβρίου
    m Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αὐγ|Σεπ|Ὀκτ|Νοε|Δεκ
    =en
    $ ¤#,##0.00
    c JPY=¥|USD=$
    l {0}, {1}|{0}, {1}|{0}, and {1}|{0} and {1}
    d M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M January|February|March|April|May|June|July|August|September|October|November|December
    m Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    E Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    a AM|PM
    rs +1in {0} second|+oin {0} seconds|-1{0} second ago|-o{0} seconds ago
    rm +1in {0} minute|+oin {0} minutes|-1{0} minute ago|-o{0} minutes ago
    rh +1in {0} hour|+oin {0} hours|-1{0} hour ago|-o{0} hours ago
    rd +1in {0} day|+oin {0} days|-1{0} day ago|-o{0} days ago
    rw +1in {0} week|+oin {0} weeks|-1{0} week ago|-o{0} weeks ago
    rM +1in {0} month|+oin {0} months|-1{0} month ago|-o{0} months ago
    ry +1in {0} year|+oin {0} years|-1{0} year ago|-o{0} years ago
    Uh 1{0} hour|o{0} hours
    Um 1{0} minute|o{0} minutes
    Us 1{0} second|o{0} seconds
    Vh o{0} hr
    Vs o{0} sec
    =en-001 en
    c JPY=JP¥|USD=US$
    l {0}, {1}|{0}, {1}|{0} and {1}|{0} and {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    m Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    a am|pm
    Vh 1{0} hr|o{0} hrs
    Vm 1{0} min|o{0} mins
    Vs 1{0} sec|o{0} secs
    =en-150 en-001
    $ #,##0.00\u{A0}¤
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-ae en
    d dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-ag en-001
    c XCD=$
    =en-ai en-001
    c XCD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-as en
    =en-at en-150
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ ¤\u{A0}#,##0.00
    =en-au en-001
    c AUD=$|BRL=BRL|CAD=CAD|CNY=CNY|EUR=EUR|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PH\
    P|SCR=Rs|TWD=TWD|USD=USD|VND=VND|XAF=XAF|XCD=XCD|XOF=XOF|XPF=CFP
    d d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-bb en-001
    c BBD=$
    =en-be en-150
    y ,|.|-|%|,|.
    d dd/MM/yy|dd MMM y|d MMMM y|EEEE, d MMMM y
    =en-bi en
    c BIF=FBu
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-bm en-001
    c BMD=$
    =en-bs en-001
    c BSD=$
    =en-bw en-001
    c BWP=P
    d dd/MM/yy|dd MMM y|dd MMMM y|EEEE, dd MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-bz en-001
    c BZD=$
    d dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE, dd MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-ca en
    c CAD=$|JPY=JP¥|USD=US$|XCG=Cg
    l {0}, {1}|{0}, {1}|{0} and {1}|{0} and {1}
    d y-MM-dd|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    a a.m.|p.m.
    Vh 1{0} hr|o{0} hrs
    Vm 1{0} min|o{0} mins
    Vs 1{0} sec|o{0} secs
    =en-cc en-001
    c AUD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-ch en-150
    y .|'|-|%|.|'
    $ ¤\u{A0}#,##0.00;¤-#,##0.00
    d dd.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-ck en-001
    c NZD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-cm en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-cx en-001
    c AUD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-cy en-001
    =en-cz en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-de en-150
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    =en-dg en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-dk en-150
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    c DKK=kr.
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    k .
    =en-dm en-001
    c XCD=$
    =en-dsrt en
    $ ¤\u{A0}#,##0.00
    c JPY=JP¥
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M 𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐣𐐪𐑉𐐽|𐐁𐐹𐑉𐐮𐑊|𐐣𐐩|𐐖𐐭𐑌|𐐖𐐭𐑊𐐴|𐐂𐑀𐐲𐑅𐐻|𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉
    m 𐐖𐐰𐑌|𐐙𐐯𐐺|𐐣𐐪𐑉|𐐁𐐹𐑉|𐐣𐐩|𐐖𐐭𐑌|𐐖𐐭𐑊|𐐂𐑀|𐐝𐐯𐐹|𐐉𐐿𐐻|𐐤𐐬𐑂|𐐔𐐨𐑅
    E 𐐣𐐲𐑌𐐼𐐩|𐐓𐐭𐑆𐐼𐐩|𐐎𐐯𐑌𐑆𐐼𐐩|𐐛𐐲𐑉𐑆𐐼𐐩|𐐙𐑉𐐴𐐼𐐩|𐐝𐐰𐐻𐐲𐑉𐐼𐐩|𐐝𐐲𐑌𐐼𐐩
    q 𐐘𐐣𐐓 {0}
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    Uh 1{0} 𐐵𐑉|o{0} 𐐵𐑉𐑆
    Um 1{0} 𐑋𐐮𐑌𐐲𐐻|o{0} 𐑋𐐮𐑌𐐲𐐻𐑅
    Us 1{0} 𐑅𐐯𐐿𐐲𐑌𐐼|o{0} 𐑅𐐯𐐿𐐲𐑌𐐼𐑆
    Vh o{0} h
    Vs o{0} s
    =en-dsrt-us en-dsrt
    =en-ee en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-er en-001
    c ERN=Nfk
    =en-es en-150
    y ,|.|-|%|,|.
    =en-fi en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    t H.mm|H.mm.ss|H.mm.ss z|H.mm.ss zzzz
    k .
    =en-fj en-001
    c FJD=$
    =en-fk en-001
    c FKP=£|GBP=GB£
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-fm en-001
    =en-fr en-150
    y ,|\u{202F}|-|%|,|\u{202F}
    =en-gb en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-gd en-001
    c XCD=$
    =en-ge en-150
    y ,|\u{202F}|-|%|,|\u{202F}
    c GEL=₾
    =en-gg en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-gh en-001
    c GHS=GH₵
    =en-gi en-001
    c GBP=GB£|GIP=£
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-gm en-001
    c GMD=D
    =en-gs en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-gu en
    =en-gy en-001
    c GYD=$
    =en-hk en-001
    d d/M/y|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-hu en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-id en-001
    y ,|.|-|%|,|.
    c IDR=Rp
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    k .
    =en-ie en-001
    d dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-il en-001
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    =en-im en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-in en-001
    n #,##,##0.###
    % #,##,##0%
    $ ¤#,##,##0.00
    c USD=$
    d dd/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    a AM|PM
    =en-io en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-it en-150
    y ,|.|-|%|,|.
    =en-je en-001
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-jm en-001
    c JMD=$
    d d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-jp en
    d y/MM/dd|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    =en-ke en-001
    c KES=Ksh
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-ki en-001
    c AUD=$
    =en-kn en-001
    c XCD=$
    =en-ky en-001
    c KYD=$
    =en-lc en-001
    c XCD=$
    =en-lr en-001
    c LRD=$
    =en-ls en-001
    c ZAR=R
    =en-lt en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-lv en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-mg en-001
    c MGA=Ar
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-mh en
    =en-mo en-001
    c MOP=MOP$
    =en-mp en
    =en-ms en-001
    c XCD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-mt en-001
    c GBP=GB£
    d dd/MM/y|dd MMM y|dd MMMM y|EEEE, d MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-mu en-001
    c MUR=Rs
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-mv en-001
    $ ¤\u{A0}#,##0.00
    c MVR=Rf
    d d-M-yy|dd-MM-y|d MMMM y|EEEE d MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-mw en-001
    c MWK=MK
    =en-my en-001
    c MYR=RM
    =en-na en-001
    c NAD=$
    =en-nf en-001
    c AUD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-ng en-001
    c NGN=₦
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-nl en-150
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    =en-no en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    c NOK=kr
    =en-nr en-001
    c AUD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-nu en-001
    c NZD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-nz en-001
    c NZD=$
    =en-pg en-001
    c PGK=K
    =en-ph en
    =en-pk en-001
    c PKR=Rs
    d dd/MM/y|dd-MMM-y|d MMMM y|EEEE, d MMMM y
    =en-pl en-150
    y ,|.|-|%|,|.
    =en-pn en-001
    c NZD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-pr en
    =en-pt en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-pw en-001
    =en-ro en-150
    y ,|.|-|%|,|.
    =en-rw en-001
    c RWF=RF
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-sb en-001
    c SBD=$
    =en-sc en-001
    c SCR=SR
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-sd en-001
    =en-se en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    c SEK=kr
    d y-MM-dd|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-sg en-001
    c SGD=$
    d d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    =en-sh en-001
    c GBP=GB£|SHP=£
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-shaw en
    $ ¤\u{A0}#,##0.00
    c JPY=JP¥|USD=US$
    l {0}, {1}|{0}, {1}|{0} 𐑯 {1}|{0} 𐑯 {1}
    u {0}, {1}|{0}, {1}|{0} 𐑯 {1}|{0} 𐑯 {1}
    v {0}, {1}|{0}, {1}|{0} 𐑯 {1}|{0} 𐑯 {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M ·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑥𐑸𐑗|·𐑱𐑐𐑮𐑭𐑤|·𐑥𐑱|·𐑡𐑵𐑯|·𐑡𐑫𐑤𐑲|·𐑪𐑜𐑭𐑕𐑑|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑛𐑭𐑕𐑧𐑥𐑚𐑸
    m ·𐑡𐑨|·𐑓𐑧|·𐑥𐑸|·𐑱𐑐|·𐑥𐑱|·𐑡𐑵|·𐑡𐑫|·𐑪𐑜|·𐑕𐑧|·𐑷𐑒|·𐑯𐑴|·𐑛𐑭
    E ·𐑥𐑭𐑙𐑛𐑱|·𐑑𐑵𐑟𐑛𐑱|·𐑢𐑧𐑙𐑟𐑛𐑱|·𐑔𐑻𐑟𐑛𐑱|·𐑓𐑮𐑲𐑛𐑱|·𐑕𐑨𐑛𐑻𐑛𐑱|·𐑕𐑭𐑙𐑛𐑱
    q ·𐑜𐑥𐑑{0}
    rs +1𐑦𐑯 {0} 𐑕𐑧𐑒𐑩𐑯𐑛|+o𐑦𐑯 {0} 𐑕𐑧𐑒𐑩𐑯𐑛𐑟|-1{0} 𐑕𐑧𐑒𐑩𐑯𐑛 𐑩𐑜𐑴|-o{0} 𐑕𐑧𐑒𐑩𐑯𐑛𐑟 𐑩𐑜𐑴
    rm +1𐑦𐑯 {0} 𐑥𐑦𐑯𐑦𐑑|+o𐑦𐑯 {0} 𐑥𐑦𐑯𐑦𐑑𐑕|-1{0} 𐑥𐑦𐑯𐑦𐑑 𐑩𐑜𐑴|-o{0} 𐑥𐑦𐑯𐑦𐑑𐑕 𐑩𐑜𐑴
    rh +1𐑦𐑯 {0} 𐑬𐑼|+o𐑦𐑯 {0} 𐑬𐑼𐑟|-1{0} 𐑬𐑼 𐑩𐑜𐑴|-o{0} 𐑬𐑼𐑟 𐑩𐑜𐑴
    rd +1𐑦𐑯 {0} 𐑛𐑱|+o𐑦𐑯 {0} 𐑛𐑱𐑟|-1{0} 𐑛𐑱 𐑩𐑜𐑴|-o{0} 𐑛𐑱𐑟 𐑩𐑜𐑴
    rw +1𐑦𐑯 {0} 𐑢𐑰𐑒|+o𐑦𐑯 {0} 𐑢𐑰𐑒𐑕|-1{0} 𐑢𐑰𐑒 𐑩𐑜𐑴|-o{0} 𐑢𐑰𐑒𐑕 𐑩𐑜𐑴
    rM +1𐑦𐑯 {0} 𐑥𐑳𐑯𐑔|+o𐑦𐑯 {0} 𐑥𐑳𐑯𐑔𐑕|-1{0} 𐑥𐑳𐑯𐑔 𐑩𐑜𐑴|-o{0} 𐑥𐑳𐑯𐑔𐑕 𐑩𐑜𐑴
    ry +1𐑦𐑯 {0} 𐑘𐑽|+o𐑦𐑯 {0} 𐑘𐑽𐑟|-1{0} 𐑘𐑽 𐑩𐑜𐑴|-o{0} 𐑘𐑽𐑟 𐑩𐑜𐑴
    w 𐑯𐑬
    Uh o{0} h
    Um 1{0} 𐑥𐑦𐑯𐑦𐑑|o{0} 𐑥𐑦𐑯𐑦𐑑𐑕
    Us 1{0} 𐑕𐑧𐑒𐑩𐑯𐑛|o{0} 𐑕𐑧𐑒𐑩𐑯𐑛𐑟
    Vh o{0} h
    Vm 1{0} 𐑥𐑦𐑯|o{0} 𐑥𐑦𐑯𐑟
    Vs 1{0} 𐑕𐑧𐑒|o{0} 𐑕𐑧𐑒𐑕
    =en-shaw-gb en-shaw
    =en-si en-150
    y ,|.|-|%|,|.
    =en-sk en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-sl en-001
    c SLE=Le
    =en-ss en-001
    c GBP=GB£|SSP=£
    =en-sx en-001
    c ANG=NAf.
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-sz en-001
    c SZL=E
    =en-tc en-001
    =en-tk en-001
    c NZD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-to en-001
    c TOP=T$
    =en-tt en-001
    c TTD=$
    =en-tv en-001
    c AUD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-tz en-001
    c TZS=TSh
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-ua en-150
    y ,|\u{A0}|-|%|,|\u{A0}
    =en-ug en-001
    c UGX=USh
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-um en
    =en-us en
    =en-vc en-001
    c XCD=$
    =en-vg en-001
    =en-vi en
    =en-vu en-001
    c VUV=VT
    =en-ws en-001
    c WST=WS$
    =en-za en-001
    y ,|\u{A0}|-|%|,|\u{A0}
    c ZAR=R
    d y/MM/dd|dd MMM y|dd MMMM y|EEEE, dd MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-zm en-001
    c ZMW=K
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =en-zw en-001
    d d/M/y|dd MMM,y|dd MMMM y|EEEE, dd MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =eo
    y ,|\u{202F}|-|%|,|\u{202F}
    $ #,##0.00\u{202F}¤
    l {0}, {1}|{0}, {1}|{0} kaj {1}|{0} kaj {1}
    d y-MM-dd|d MMM y|d MMMM y|EEEE, 'la' d-'a' 'de' MMMM y
    M Januaro|Februaro|Marto|Aprilo|Majo|Junio|Julio|Aŭgusto|Septembro|Oktobro|Novembro|Decembro
    m Jan|Feb|Mar|Apr|Maj|Jun|Jul|Aŭg|Sep|Okt|Nov|Dec
    E lundo|mardo|merkredo|ĵaŭdo|vendredo|sabato|dimanĉo
    q UTC{0}
    rs +1post {0} sekundo|+opost {0} sekundoj|-1antaŭ {0} sekundo|-oantaŭ {0} sekundoj
    rm +1post {0} minuto|+opost {0} minutoj|-1antaŭ {0} minuto|-oantaŭ {0} minutoj
    rh +1post {0} horo|+opost {0} horoj|-1antaŭ {0} horo|-oantaŭ {0} horoj
    rd +1post {0} tago|+opost {0} tagoj|-1antaŭ {0} tago|-oantaŭ {0} tagoj
    rw +1post {0} semajno|+opost {0} semajnoj|-1antaŭ {0} semajno|-oantaŭ {0} semajnoj
    rM +1post {0} monato|+opost {0} monatoj|-1antaŭ {0} monato|-oantaŭ {0} monatoj
    ry +1post {0} jaro|+opost {0} jaroj|-1antaŭ {0} jaro|-oantaŭ {0} jaroj
    w nun
    Uh 1{0} horo|o{0} horoj
    Um 1{0} minuto|o{0} minutoj
    Us 1{0} sekundo|o{0} sekundoj
    Vh o{0}\u{202F}h
    Vm o{0}\u{202F}min
    Vs o{0}\u{202F}s
    =eo-001 eo
    =es
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|ESP=₧|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PH\
    P|THB=฿|TWD=TWD|XAF=XAF|XCD=XCD|XOF=XOF
    g 2
    l {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    u {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0} y {1}
    d d/M/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss (zzzz)
    M enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
    m ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
    E lunes|martes|miércoles|jueves|viernes|sábado|domingo
    rs +1dentro de {0} segundo|+odentro de {0} segundos|-1hace {0} segundo|-ohace {0} segundos
    rm +1dentro de {0} minuto|+odentro de {0} minutos|-1hace {0} minuto|-ohace {0} minutos
    rh +1dentro de {0} hora|+odentro de {0} horas|-1hace {0} hora|-ohace {0} horas
    rd +1dentro de {0} día|+odentro de {0} días|-1hace {0} día|-ohace {0} días
    rw +1dentro de {0} semana|+odentro de {0} semanas|-1hace {0} semana|-ohace {0} semanas
    rM +1dentro de {0} mes|+odentro de {0} meses|-1hace {0} mes|-ohace {0} meses
    ry +1dentro de {0} año|+odentro de {0} años|-1hace {0} año|-ohace {0} años
    w ahora
    Uh 1{0} hora|o{0} horas
    Um 1{0} minuto|o{0} minutos
    Us 1{0} segundo|o{0} segundos
    =es-419 es
    y .|,|-|%|.|,
    % #,##0%
    $ ¤#,##0.00
    c EUR=EUR|THB=THB|USD=USD|VND=VND
    g 1
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    m ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    a a.m.|p.m.
    =es-ar es-419
    y ,|.|-|%|,|.
    c ARS=$|USD=US$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    Vs o{0} seg.
    =es-bo es-419
    y ,|.|-|%|,|.
    c BOB=Bs
    d d/M/yy|d MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    a a.\u{202F}m.|p.\u{202F}m.
    =es-br es-419
    c BRL=R$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =es-bz es-419
    c BZD=$
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =es-cl es-419
    y ,|.|-|%|,|.
    $ ¤#,##0.00;¤-#,##0.00
    c CLP=$|USD=US$
    d dd-MM-yy|dd-MM-y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =es-co es-419
    y ,|.|-|%|,|.
    c COP=$|USD=US$
    d d/MM/yy|d/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    a a.\u{202F}m.|p.\u{202F}m.
    =es-cr es-419
    y ,|\u{A0}|-|%|,|\u{A0}
    c CRC=₡
    a a.\u{202F}m.|p.\u{202F}m.
    =es-cu es-419
    c CUP=$|USD=US$
    =es-do es-419
    c DOP=RD$|USD=US$
    v {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    a a.\u{202F}m.|p.\u{202F}m.
    Vs o{0} seg.
    =es-ea es
    =es-ec es-419
    y ,|.|-|%|,|.
    $ ¤#,##0.00;¤-#,##0.00
    c USD=$
    a a.\u{202F}m.|p.\u{202F}m.
    =es-es es
    =es-gq es
    c XAF=FCFA
    =es-gt es-419
    c GTQ=Q
    d d/MM/yy|d/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    a a.\u{202F}m.|p.\u{202F}m.
    =es-hn es-419
    c HNL=L
    d d/M/yy|d MMM y|dd 'de' MMMM 'de' y|EEEE dd 'de' MMMM 'de' y
    a a.\u{202F}m.|p.\u{202F}m.
    =es-ic es
    =es-mx es-419
    c MRU=UM|MXN=$
    d dd/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    rM +1en {0} mes|+oen {0} meses|-1hace {0} mes|-ohace {0} meses
    =es-ni es-419
    c NIO=C$
    a a.\u{202F}m.|p.\u{202F}m.
    =es-pa es-419
    c PAB=B/.
    d MM/dd/yy|MM/dd/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    a a.\u{202F}m.|p.\u{202F}m.
    =es-pe es-419
    $ ¤\u{A0}#,##0.00
    c PEN=S/
    d d/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    M enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
    m ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    a a.\u{202F}m.|p.\u{202F}m.
    =es-ph es
    c PHP=₱
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a a.\u{202F}m.|p.\u{202F}m.
    =es-pr es-419
    c USD=$
    d MM/dd/yy|MM/dd/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    a a.\u{202F}m.|p.\u{202F}m.
    =es-py es-419
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    c PYG=Gs.
    v {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    m ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    Vs o{0} seg.
    =es-sv es-419
    c USD=$
    a a.\u{202F}m.|p.\u{202F}m.
    =es-us es-419
    c JPY=¥|USD=$
    v {0}, {1}|{0}, {1}|{0} y {1}|{0} y {1}
    d d/M/y|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    =es-uy es-419
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00
    c USD=US$|UYU=$|UYW=UP
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
    m ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    =es-ve es-419
    y ,|.|-|%|,|.
    $ ¤#,##0.00;¤-#,##0.00
    c VEF=Bs.|VES=Bs.S
    m ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    a a.\u{202F}m.|p.\u{202F}m.
    =et
    y ,|\u{A0}|−|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AU$|EEK=kr|JPY=¥|PHP=PHP|THB=฿|USD=$
    g 2
    l {0}, {1}|{0}, {1}|{0} ja {1}|{0} ja {1}
    d dd.MM.yy|d. MMM y|d. MMMM y|EEEE, d. MMMM y
    M jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember
    m jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
    E esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev
    q GMT {0}
    rs +o{0} sekundi pärast|-o{0} sekundi eest
    rm +o{0} minuti pärast|-o{0} minuti eest
    rh +o{0} tunni pärast|-o{0} tunni eest
    rd +o{0} päeva pärast|-o{0} päeva eest
    rw +o{0} nädala pärast|-o{0} nädala eest
    rM +o{0} kuu pärast|-o{0} kuu eest
    ry +o{0} aasta pärast|-o{0} aasta eest
    w nüüd
    Uh 1{0} tund|o{0} tundi
    Um 1{0} minut|o{0} minutit
    Us 1{0} sekund|o{0} sekundit
    Vh o{0} t
    Vs o{0} sek
    =et-ee et
    =eu
    y ,|.|−|%|,|.
    % %\u{A0}#,##0
    $ #,##0.00\u{A0}¤
    c ESP=₧|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} eta {1}|{0} eta {1}
    u {0}, {1}|{0}, {1}|{0} eta {1}|{0} eta {1}
    v {0}, {1}|{0}, {1}|{0} eta {1}|{0} eta {1}
    d yy/M/d|y('e')'ko' MMM d('a')|y('e')'ko' MMMM'ren' d('a')|y('e')'ko' MMMM'ren' d('a'), EEEE
    t HH:mm|HH:mm:ss|HH:mm:ss (z)|HH:mm:ss (zzzz)
    M urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua
    m urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|abe.
    E astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea
    rs +o{0} segundo barru|-oduela {0} segundo
    rm +o{0} minutu barru|-oduela {0} minutu
    rh +o{0} ordu barru|-oduela {0} ordu
    rd +o{0} egun barru|-oduela {0} egun
    rw +o{0} aste barru|-oduela {0} aste
    rM +o{0} hilabete barru|-oduela {0} hilabete
    ry +o{0} urte barru|-oduela {0} urte
    w orain
    Uh o{0} ordu
    Um o{0} minutu
    Us o{0} segundo
    =eu-es eu
    =fa
    z ۰
    y ٫|٬|\u{200E}−|٪|٫|٬
    $ \u{200E}¤\u{A0}#,##0.00
    c AFN=؋|CAD=$CA|CNY=¥CN|HKD=$HK|IRR=ریال|JPY=¥|MXN=$MX|NZD=$NZ|PHP=PHP|THB=฿|USD=$|XCD=$EC|XCG=XCG|XOF=فرانک\
    \u{202F}CFA
    l {0}،\u{200F} {1}|{0}،\u{200F} {1}|{0}، و {1}|{0} و {1}
    u {0}،\u{200F} {1}|{0}،\u{200F} {1}|{0}، و {1}|{0} و {1}
    v {0}،\u{200F} {1}|{0}،\u{200F} {1}|{0}، و {1}|{0}،\u{200F} {1}
    d y/M/d|d MMM y|d MMMM y|EEEE d MMMM y
    t H:mm|H:mm:ss|H:mm:ss (z)|H:mm:ss (zzzz)
    M ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    m ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    E دوشنبه|سه\u{200C}شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
    q {0} گرینویچ
    rs +o{0} ثانیه بعد|-o{0} ثانیه پیش
    rm +o{0} دقیقه بعد|-o{0} دقیقه پیش
    rh +o{0} ساعت بعد|-o{0} ساعت پیش
    rd +o{0} روز دیگر|-o{0} روز پیش
    rw +o{0} هفته بعد|-o{0} هفته پیش
    rM +o{0} ماه بعد|-o{0} ماه پیش
    ry +o{0} سال بعد|-o{0} سال پیش
    w اکنون
    Uh o{0} ساعت
    Um o{0} دقیقه
    Us o{0} ثانیه
    Vh o{0} ساعت
    Vm o{0} دقیقه
    Vs o{0} ثانیه
    =fa-af fa
    M جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
    m جنو|فبروری|مارچ|اپریل|می|جون|جول|اگست|سپتمبر|اکتوبر|نومبر|دسم
    =fa-ir fa
    =fi
    y ,|\u{A0}|−|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|FIM=mk|HKD=HKD|ILS=ILS|INR=INR|JPY=¥|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PHP|TWD=TWD\
    |USD=$|VND=VND|XCD=XCD|XPF=XPF|XXX=XXX
    l {0}, {1}|{0}, {1}|{0} ja {1}|{0} ja {1}
    u {0}, {1}|{0}, {1}|{0} ja {1}|{0} ja {1}
    d d.M.y|d.M.y|d. MMMM y|cccc d. MMMM y
    t H.mm|H.mm.ss|H.mm.ss z|H.mm.ss zzzz
    M tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|ma\
    rraskuuta|joulukuuta
    C maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai
    k .
    q UTC{0}
    rs +o{0} sekunnin päästä|-1{0} sekunti sitten|-o{0} sekuntia sitten
    rm +o{0} minuutin päästä|-1{0} minuutti sitten|-o{0} minuuttia sitten
    rh +o{0} tunnin päästä|-1{0} tunti sitten|-o{0} tuntia sitten
    rd +o{0} päivän päästä|-1{0} päivä sitten|-o{0} päivää sitten
    rw +o{0} viikon päästä|-1{0} viikko sitten|-o{0} viikkoa sitten
    rM +o{0} kuukauden päästä|-1{0} kuukausi sitten|-o{0} kuukautta sitten
    ry +o{0} vuoden päästä|-1{0} vuosi sitten|-o{0} vuotta sitten
    w nyt
    Uh 1{0} tunti|o{0} tuntia
    Um 1{0} minuutti|o{0} minuuttia
    Us 1{0} sekunti|o{0} sekuntia
    Vh o{0} t
    =fi-fi fi
    =fil
    $ ¤#,##0.00
    c JPY=¥|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0}, at {1}|{0} at {1}
    d M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre
    m Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis
    E Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo
    a AM|PM
    rs +osa {0} segundo|-o{0} segundo ang nakalipas
    rm +osa {0} minuto|-o{0} minuto ang nakalipas
    rh +osa {0} oras|-o{0} oras ang nakalipas
    rd +osa {0} araw|-o{0} araw ang nakalipas
    rw +osa {0} linggo|-o{0} linggo ang nakalipas
    rM +osa {0} buwan|-o{0} buwan ang nakalipas
    ry +osa {0} taon|-o{0} taon ang nakalipas
    w ngayon
    Uh 1{0} oras|o{0} na oras
    Um 1{0} minuto|o{0} na minuto
    Us 1{0} segundo|o{0} na segundo
    Vh 1{0} oras|o{0} na oras
    Vm o{0} min.
    Vs o{0} seg.
    =fil-ph fil
    =fo
    y ,|.|−|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c DKK=kr
    l {0}, {1}|{0}, {1}|{0}, og {1}|{0} og {1}
    u {0}, {1}|{0}, {1}|{0} og {1}|{0}, {1}
    d dd.MM.yy|dd.MM.y|d. MMMM y|EEEE, d. MMMM y
    M januar|februar|mars|apríl|mai|juni|juli|august|september|oktober|november|desember
    E mánadagur|týsdagur|mikudagur|hósdagur|fríggjadagur|leygardagur|sunnudagur
    rs +oum {0} sekund|-o{0} sekund síðan
    rm +1um {0} minutt|+oum {0} minuttir|-1{0} minutt síðan|-o{0} minuttir síðan
    rh +1um {0} tíma|+oum {0} tímar|-1{0} tími síðan|-o{0} tímar síðan
    rd +1um {0} dag|+oum {0} dagar|-1{0} dagur síðan|-o{0} dagar síðan
    rw +1um {0} viku|+oum {0} vikur|-1{0} vika síðan|-o{0} vikur síðan
    rM +1um {0} mánað|+oum {0} mánaðir|-1{0} mánað síðan|-o{0} mánaðir síðan
    ry +oum {0} ár|-o{0} ár síðan
    w nú
    Uh 1{0} tími|o{0} tímar
    Um 1{0} minuttur|o{0} minuttir
    Us 1{0} sekund|o{0} sekundir
    Vh o{0} t.
    Vm o{0} min.
    Vs o{0} sek.
    =fo-dk fo
    c DKK=kr.
    =fo-fo fo
    =fr
    y ,|\u{202F}|-|%|,|\u{202F}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c ARS=$AR|AUD=$AU|BEF=FB|BMD=$BM|BND=$BN|BZD=$BZ|CAD=$CA|CLP=$CL|CNY=CNY|COP=$CO|CYP=£CY|FJD=$FJ|FKP=£FK|FRF=F\
    |GBP=£GB|GIP=£GI|HKD=HKD|IEP=£IE|ILP=£IL|ITL=₤IT|JPY=JPY|LBP=£LB|MTP=£MT|MXN=$MX|NAD=$NA|NZD=$NZ|PHP=PHP|RHD=$\
    RH|SBD=$SB|SGD=$SG|SRD=$SR|TTD=$TT|TWD=TWD|USD=$US|UYU=$UY|WST=$WS|XCD=XCD|XPF=FCFP
    l {0}, {1}|{0}, {1}|{0} et {1}|{0} et {1}
    u {0}, {1}|{0}, {1}|{0} et {1}|{0} et {1}
    v {0}, {1}|{0}, {1}|{0} et {1}|{0} et {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    M janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
    m janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
    E lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
    q UTC{0}
    rs +1dans {0} seconde|+odans {0} secondes|-1il y a {0} seconde|-oil y a {0} secondes
    rm +1dans {0} minute|+odans {0} minutes|-1il y a {0} minute|-oil y a {0} minutes
    rh +1dans {0} heure|+odans {0} heures|-1il y a {0} heure|-oil y a {0} heures
    rd +1dans {0} jour|+odans {0} jours|-1il y a {0} jour|-oil y a {0} jours
    rw +1dans {0} semaine|+odans {0} semaines|-1il y a {0} semaine|-oil y a {0} semaines
    rM +odans {0} mois|-oil y a {0} mois
    ry +1dans {0} an|+odans {0} ans|-1il y a {0} an|-oil y a {0} ans
    w maintenant
    Uh 1{0}\u{A0}heure|o{0}\u{A0}heures
    Um 1{0} minute|o{0} minutes
    Us 1{0}\u{A0}seconde|o{0}\u{A0}secondes
    Vh o{0}\u{202F}h
    Vm o{0}\u{A0}min
    Vs o{0}\u{202F}s
    =fr-be fr
    d d/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|H 'h' mm 'min' ss 's' zzzz
    =fr-bf fr
    =fr-bi fr
    c BIF=FBu
    =fr-bj fr
    =fr-bl fr
    =fr-ca fr
    y ,|\u{A0}|-|%|,|\u{A0}
    c ARS=ARS|AUD=$\u{A0}AU|BMD=BMD|BND=BND|BZD=BZD|CAD=$|CLP=CLP|CNY=CN¥|COP=COP|FJD=FJD|FKP=FKP|GBP=£|GIP=GIP|HK\
    D=$\u{A0}HK|ILS=ILS|INR=INR|JPY=¥|KRW=KRW|LBP=LBP|MXN=MXN|NAD=NAD|NZD=$\u{A0}NZ|SBD=SBD|SGD=$\u{A0}SG|SRD=SRD|\
    TTD=TTD|USD=$\u{A0}US|UYU=UYU|VND=VND|WST=WST|XAF=XAF|XOF=XOF|XPF=XPF
    d y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    t HH 'h' mm|HH 'h' mm 'min' ss 's'|HH 'h' mm 'min' ss 's' z|HH 'h' mm 'min' ss 's' zzzz
    m janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    Um 1{0}\u{A0}minute|o{0}\u{A0}minutes
    Us 1{0} seconde|o{0} secondes
    Vh o{0}\u{A0}h
    Vs o{0}\u{A0}s
    =fr-cd fr
    c CDF=FC
    =fr-cf fr
    =fr-cg fr
    =fr-ch fr
    y ,|'|-|%|.|'
    % #,##0%
    d dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH.mm:ss 'h' zzzz
    =fr-ci fr
    =fr-cm fr
    =fr-dj fr
    c DJF=Fdj
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-dz fr
    c DZD=DA
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-fr fr
    =fr-ga fr
    =fr-gf fr
    =fr-gn fr
    c GNF=FG
    =fr-gp fr
    =fr-gq fr
    =fr-ht fr
    c HTG=G
    =fr-km fr
    c KMF=CF
    =fr-lu fr
    y ,|.|-|%|,|.
    c FRF=FRF|LUF=F
    =fr-ma fr
    m jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.
    =fr-mc fr
    =fr-mf fr
    =fr-mg fr
    c MGA=Ar
    =fr-ml fr
    =fr-mq fr
    =fr-mr fr
    c MRU=UM
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-mu fr
    c MUR=Rs
    =fr-nc fr
    =fr-ne fr
    =fr-pf fr
    =fr-pm fr
    =fr-re fr
    =fr-rw fr
    y .|,|-|%|.|,
    c RWF=RF
    =fr-sc fr
    c SCR=SR
    =fr-sn fr
    =fr-sy fr
    c SYP=LS
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-td fr
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-tg fr
    =fr-tn fr
    c TND=DT
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-vu fr
    c VUV=VT
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a AM|PM
    =fr-wf fr
    =fr-yt fr
    =frr
    l {0}, {1}|{0}, {1}|{0} an {1}|{0} an {1}
    u {0}, {1}|{0}, {1}|{0} an {1}|{0} an {1}
    v {0}, {1}|{0}, {1}|{0} an {1}|{0} an {1}
    d dd/MM/yy|d. MMM y|d. MMMM y|EEEE, d. MMMM y
    M Janewoore|Febrewoore|Maarts|April|Mei|Jüüne|Jüüle|August|September|Oktuuber|Nofember|Detsember
    m Jan|Feb|Mar|Apr|Mei|Jün|Jül|Aug|Sep|Okt|Nof|Det
    E Mundai|Teisdai|Weedensdai|Tüürsdai|Freidai|Saninj|Söndai
    rs +ouun {0} sekunden|-oföör {0} sekunden
    rm +ouun {0} minüüten|-oföör {0} minüüten
    rh +ouun {0} stünjen|-oföör {0} stünjen
    rd +ouun {0} daar|-oföör {0} daar
    rw +ouun {0} w|-oföör {0} w
    rM +ouun {0} muuner|-oföör {0} muuner
    ry +ouun {0} juaren|-oföör {0} juaren
    w nü
    Uh o{0} stünjen
    Um o{0} minüten
    Us o{0} sekunden
    Vh o{0} st
    Vs o{0} sek
    =frr-de frr
    =fur
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/yy|dd/MM/y|d 'di' MMMM 'dal' y|EEEE d 'di' MMMM 'dal' y
    M Zenâr|Fevrâr|Març|Avrîl|Mai|Jugn|Lui|Avost|Setembar|Otubar|Novembar|Dicembar
    E lunis|martars|miercus|joibe|vinars|sabide|domenie
    rs +1ca di {0} secont|+oca di {0} seconts|-1{0} secont indaûr|-o{0} seconts indaûr
    rm +1ca di {0} minût|+oca di {0} minûts|-1{0} minût indaûr|-o{0} minûts indaûr
    rh +1ca di {0} ore|+oca di {0} oris|-1{0} ore indaûr|-o{0} oris indaûr
    rd +1ca di {0} zornade|+oca di {0} zornadis|-1{0} zornade indaûr|-o{0} zornadis indaûr
    rw +1ca di {0} setemane|+oca di {0} setemanis|-1{0} setemane indaûr|-o{0} setemanis indaûr
    rM +oca di {0} mês|-o{0} mês indaûr
    ry +1ca di {0} an|+oca di {0} agns|-1{0} an indaûr|-o{0} agns indaûr
    Uh 1{0} ore|o{0} oris
    Um 1{0} minût|o{0} minûts
    Us 1{0} secont|o{0} seconts
    =fur-it fur
    =fy
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00;¤\u{A0}#,##0.00-
    l {0}, {1}|{0}, {1}|{0} en {1}|{0} en {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} en {1}
    d dd-MM-yy|d MMM y|d MMMM y|EEEE d MMMM y
    M Jannewaris|Febrewaris|Maart|April|Maaie|Juny|July|Augustus|Septimber|Oktober|Novimber|Desimber
    m Jan|Feb|Mrt|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Des
    E moandei|tiisdei|woansdei|tongersdei|freed|sneon|snein
    rs +1Oer {0} sekonde|+oOer {0} sekonden|-1{0} sekonde lyn|-o{0} sekonden lyn
    rm +1Oer {0} minút|+oOer {0} minuten|-1{0} minút lyn|-o{0} minuten lyn
    rh +oOer {0} oere|-o{0} oere lyn
    rd +1Oer {0} dei|+oOer {0} deien|-1{0} dei lyn|-o{0} deien lyn
    rw +1Oer {0} wike|+oOer {0} wiken|-1{0} wike lyn|-o{0} wiken lyn
    rM +1Oer {0} moanne|+oOer {0} moannen|-1{0} moanne lyn|-o{0} moannen lyn
    ry +oOer {0} jier|-o{0} jier lyn
    w nu
    Uh o{0} oere
    Um 1{0} minút|o{0} minuten
    Us 1{0} sekonde|o{0} sekonden
    Vh o{0} oere
    Vs o{0} sek.
    =fy-nl fy
    =ga
    $ ¤#,##0.00
    c JPY=¥|THB=฿|USD=$|XXX=XXX
    l {0}, {1}|{0}, {1}|{0} agus {1}|{0} agus {1}
    u {0}, {1}|{0}, {1}|{0} agus {1}|{0} agus {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE d MMMM y
    M Eanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig
    m Ean|Feabh|Márta|Aib|Beal|Meith|Iúil|Lún|MFómh|DFómh|Samh|Noll
    E Dé Luain|Dé Máirt|Dé Céadaoin|Déardaoin|Dé hAoine|Dé Sathairn|Dé Domhnaigh
    q MAG{0}
    rs +2i gceann {0} shoicind|+fi gceann {0} shoicind|+oi gceann {0} soicind|-2{0} shoicind ó shin|-f{0} shoicind\
     ó shin|-o{0} soicind ó shin
    rm +oi gceann {0} nóiméad|-o{0} nóiméad ó shin
    rh +mi gceann {0} n-uair an chloig|+oi gceann {0} uair an chloig|-m{0} n-uair an chloig ó shin|-o{0} uair an c\
    hloig ó shin
    rd +oi gceann {0} lá|-o{0} lá ó shin
    rw +1i gceann {0} seachtaine|+2i gceann {0} sheachtain|+fi gceann {0} seachtaine|+mi gceann {0} seachtaine|+oi\
     gceann {0} seachtain|-2{0} sheachtain ó shin|-f{0} seachtaine ó shin|-m{0} seachtaine ó shin|-o{0} seachtain \
    ó shin
    rM +1i gceann {0} mhí|+2i gceann {0} mhí|+fi gceann {0} mhí|+oi gceann {0} mí|-1{0} mhí ó shin|-2{0} mhí ó shi\
    n|-f{0} mhí ó shin|-o{0} mí ó shin
    ry +1i gceann {0} bliana|+2i gceann {0} bhliain|+fi gceann {0} bliana|+mi gceann {0} mbliana|+oi gceann {0} bl\
    iain|-1{0} bhliain ó shin|-2{0} bhliain ó shin|-f{0} bliana ó shin|-m{0} mbliana ó shin|-o{0} bliain ó shin
    w anois
    Uh o{0} u
    Um o{0} nóim
    Us 2{0} shoic|f{0} shoic|o{0} soic
    Vh o{0} u
    Vm o{0} nóim
    Vs o{0} soic
    =ga-gb ga
    =ga-ie ga
    =gd
    $ ¤#,##0.00
    c THB=฿|USD=$|XXX=XXX
    l {0}, {1}|{0}, {1}|{0} agus {1}|{0} agus {1}
    u {0}, {1}|{0}, {1}|{0} agus {1}|{0} agus {1}
    v {0}, {1}|{0}, {1}|{0} ’s {1}|{0} ’s {1}
    d dd/MM/y|d'mh' MMM y|d'mh' MMMM y|EEEE, d'mh' MMMM y
    M dhen Fhaoilleach|dhen Ghearran|dhen Mhàrt|dhen Ghiblean|dhen Chèitean|dhen Ògmhios|dhen Iuchar|dhen Lùnastal\
    |dhen t-Sultain|dhen Dàmhair|dhen t-Samhain|dhen Dùbhlachd
    m Faoi|Gearr|Màrt|Gibl|Cèit|Ògmh|Iuch|Lùna|Sult|Dàmh|Samh|Dùbh
    E DiLuain|DiMàirt|DiCiadain|DiarDaoin|DihAoine|DiSathairne|DiDòmhnaich
    rs +2an ceann {0} dhiog|+fan ceann {0} diogan|+oan ceann {0} diog|-2{0} dhiog air ais|-f{0} diogan air ais|-o{\
    0} diog air ais
    rm +1an ceann {0} mhionaid|+2an ceann {0} mhionaid|+fan ceann {0} mionaidean|+oan ceann {0} mionaid|-1{0} mhio\
    naid air ais|-2{0} mhionaid air ais|-f{0} mionaidean air ais|-o{0} mionaid air ais
    rh +fan ceann {0} uairean a thìde|+oan ceann {0} uair a thìde|-f{0} uairean a thìde air ais|-o{0} uair a thìde\
     air ais
    rd +fan ceann {0} làithean|+oan ceann {0} latha|-f{0} làithean air ais|-o{0} latha air ais
    rw +2an ceann {0} sheachdain|+fan ceann {0} seachdainean|+oan ceann {0} seachdain|-2{0} sheachdain air ais|-f{\
    0} seachdainean air ais|-o{0} seachdain air ais
    rM +1an ceann {0} mhìosa|+2an ceann {0} mhìosa|+fan ceann {0} mìosan|+oan ceann {0} mìosa|-1{0} mhìos air ais|\
    -2{0} mhìos air ais|-f{0} mìosan air ais|-o{0} mìos air ais
    ry +1an ceann {0} bhliadhna|+2an ceann {0} bhliadhna|+fan ceann {0} bliadhnaichean|+oan ceann {0} bliadhna|-1{\
    0} bhliadhna air ais|-2{0} bhliadhna air ais|-f{0} bhliadhnaichean air ais|-o{0} bliadhna air ais
    w an-dràsta
    Uh f{0} uairean a thìde|o{0} uair a thìde
    Um 1{0} mhionaid|2{0} mhionaid|f{0} mionaidean|o{0} mionaid
    Us 2{0} dhiog|f{0} diogan|o{0} diog
    Vh o{0} uair
    Vm 1{0} mhion|2{0} mhion|o{0} mion
    Vs 2{0} dhiog|o{0} diog
    =gd-gb gd
    =gl
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c ESP=₧|MXN=$MX|PHP=PHP|THB=฿|USD=$|XCD=XCD|XCG=ƒ
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/yy|d 'de' MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    M xaneiro|febreiro|marzo|abril|maio|xuño|xullo|agosto|setembro|outubro|novembro|decembro
    m xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|dec.
    E luns|martes|mércores|xoves|venres|sábado|domingo
    rs +1en {0} segundo|+oen {0} segundos|-1hai {0} segundo|-ohai {0} segundos
    rm +1en {0} minuto|+oen {0} minutos|-1hai {0} minuto|-ohai {0} minutos
    rh +1en {0} hora|+oen {0} horas|-1hai {0} hora|-ohai {0} horas
    rd +1en {0} día|+oen {0} días|-1hai {0} día|-ohai {0} días
    rw +1en {0} semana|+oen {0} semanas|-1hai {0} semana|-ohai {0} semanas
    rM +1en {0} mes|+oen {0} meses|-1hai {0} mes|-ohai {0} meses
    ry +1en {0} ano|+oen {0} anos|-1hai {0} ano|-ohai {0} anos
    w agora
    Uh 1{0} hora|o{0} horas
    Um 1{0} minuto|o{0} minutos
    Us 1{0} segundo|o{0} segundos
    =gl-es gl
    =gu
    n #,##,##0.###
    % #,##,##0%
    $ ¤#,##,##0.00
    c PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} અને {1}|{0} અને {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} અને {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    t hh:mm a|hh:mm:ss a|hh:mm:ss a z|hh:mm:ss a zzzz
    M જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર
    m જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટે|ઑક્ટો|નવે|ડિસે
    E સોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર|રવિવાર
    a AM|PM
    rs +o{0} સેકંડમાં|-o{0} સેકંડ પહેલાં
    rm +o{0} મિનિટમાં|-o{0} મિનિટ પહેલાં
    rh +o{0} કલાકમાં|-o{0} કલાક પહેલાં
    rd +o{0} દિવસમાં|-o{0} દિવસ પહેલાં
    rw +o{0} અઠવાડિયામાં|-o{0} અઠવાડિયા પહેલાં
    rM +o{0} મહિનામાં|-o{0} મહિના પહેલાં
    ry +o{0} વર્ષમાં|-o{0} વર્ષ પહેલાં
    w હમણાં
    Uh o{0} કલાક
    Um o{0} મિનિટ
    Us o{0} સેકંડ
    Vh o{0} કલાક
    Vm o{0} મિનિટ
    Vs o{0} સેકંડ
    =gu-in gu
    =ha
    c JPY=¥|NGN=₦|USD=$
    l {0}, {1}|{0}, {1}|{0}, da {1}|{0} da {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE d MMMM, y
    M Janairu|Faburairu|Maris|Afirilu|Mayu|Yuni|Yuli|Agusta|Satumba|Oktoba|Nuwamba|Disamba
    m Jan|Fab|Mar|Afi|May|Yun|Yul|Agu|Sat|Okt|Nuw|Dis
    E Litinin|Talata|Laraba|Alhamis|Jummaʼa|Asabar|Lahadi
    rs +1cikin dakika {0}|+ocikin dakiku {0}|-1dakika {0} da ta gabata|-odakiku {0} da suka gabata
    rm +1cikin minti {0}|+ocikin mintuna {0}|-1minti {0} da ya gabata|-omintuna {0} da suka gabata
    rh +1cikin awa {0}|+ocikin awanni {0}|-1awa {0} da ta gabata|-oawanni {0} da suka gabata
    rd +oa cikin kwanaki {0}|-1kwana {0} da ya gabata|-okwanaki {0} da suka gabata
    rw +1a cikin mako {0}|+oa cikin makonni {0}|-1mako {0} da ya gabata|-omakonni {0} da suka gabata
    rM +1a cikin watan {0}|+oa cikin watanni {0}|-1wata {0} da ya gabata|-owatanni {0} da suka gabata
    ry +1a shekarar {0}|+oa shekaru {0}|-1shekara {0} da ta gabata|-oshekaru {0} da suka gabata
    w yanzu
    Uh 1sa′a {0}|osa′o′i {0}
    Um 1minti {0}|omintoci {0}
    Us 1daƙiƙa {0}|odaƙiƙoƙi {0}
    Vh os {0}
    Vm omnt {0}
    Vs od {0}
    =ha-arab ha
    c JPY=JP¥|USD=US$
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    M جَنَيْرُ|ڢَبْرَيْرُ|مَرِسْ|أَڢْرِلُ|مَيُ|يُونِ|يُولِ|أَغُسْتَ|سَتُمْبَ|أُكْتوُبَ|نُوَمْبَ|دِسَمْبَ
    m جَن|ڢَب|مَر|أَڢْر|مَي|يُون|يُول|أَغُ|سَت|أُكْت|نُو|دِس
    E لِتِنِنْ|تَلَتَ|لَرَبَ|أَلْحَمِسْ|جُمَعَ|أَسَبَرْ|لَحَدِ
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =ha-arab-ng ha-arab
    =ha-arab-sd ha-arab
    =ha-gh ha
    c GHS=GH₵
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a SF|YM
    =ha-ne ha
    =ha-ng ha
    =he
    y .|,|\u{200E}-|%|.|,
    $ \u{200F}#,##0.00\u{A0}\u{200F}¤;\u{200F}-#,##0.00\u{A0}\u{200F}¤
    c CNY=\u{200E}CN¥\u{200E}|ILP=ל״י|JPY=¥|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} ו{1}|{0} ו{1}
    d d.M.y|d בMMM y|d בMMMM y|EEEE, d בMMMM y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    M ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
    m ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
    E יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון
    q GMT{0}\u{200E}
    rs +1בעוד שנייה ({0})|+2בעוד שתי שניות|+oבעוד {0} שניות|-1לפני שנייה|-2לפני שתי שניות|-oלפני {0} שניות
    rm +1בעוד דקה ({0})|+oבעוד {0} דקות|-1לפני דקה ({0})|-oלפני {0} דקות
    rh +1בעוד שעה ({0})|+2בעוד שעתיים ({0})|+oבעוד {0} שעות|-1לפני שעה ({0})|-2לפני שעתיים ({0})|-oלפני {0} שעות
    rd +1בעוד יום ({0})|+2בעוד יומיים ({0})|+oבעוד {0} ימים|-1לפני יום אחד ({0})|-2לפני יומיים ({0})|-oלפני {0} ימ\
    ים
    rw +1בעוד שבוע ({0})|+2בעוד שבועיים ({0})|+oבעוד {0} שבועות|-1לפני שבוע ({0})|-2לפני שבועיים ({0})|-oלפני {0} \
    שבועות
    rM +1בעוד חודש ({0})|+2בעוד חודשיים ({0})|+oבעוד {0} חודשים|-1לפני חודש ({0})|-2לפני חודשיים ({0})|-oלפני {0} \
    חודשים
    ry +1בעוד שנה|+2בעוד שנתיים|+oבעוד {0} שנים|-1לפני שנה|-2לפני שנתיים|-oלפני {0} שנים
    w עכשיו
    Uh 1{0} שעה|2שעתיים|o{0} שעות
    Um 1{0} דקה|2שתי דקות|o{0} דקות
    Us 1{0} שניה|2שתי שניות|o{0} שניות
    Vh 1{0} שעה|2שעתיים|o{0} שע׳
    Vm o{0} דק׳
    Vs o{0} שנ׳
    =he-il he
    =hi
    n #,##,##0.###
    % #,##,##0%
    $ ¤#,##,##0.00
    c PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} और {1}|{0} और {1}
    u {0}, {1}|{0}, {1}|{0} और {1}|{0} और {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर
    m जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰
    E सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
    a am|pm
    rs +o{0} सेकंड में|-o{0} सेकंड पहले
    rm +o{0} मिनट में|-o{0} मिनट पहले
    rh +o{0} घंटे में|-o{0} घंटे पहले
    rd +o{0} दिन में|-o{0} दिन पहले
    rw +o{0} सप्ताह में|-o{0} सप्ताह पहले
    rM +o{0} माह में|-o{0} माह पहले
    ry +o{0} वर्ष में|-o{0} वर्ष पहले
    w अब
    Uh 1{0} घंटा|o{0} घंटे
    Um o{0} मिनट
    Us o{0} सेकंड
    Vh o{0} घं॰
    Vm o{0} मि॰
    Vs o{0} से॰
    =hi-in hi
    =hi-latn en-in
    l {0}, {1}|{0}, {1}|{0}, aur {1}|{0} aur {1}
    u {0}, {1}|{0}, {1}|{0}, aur {1}|{0} aur {1}
    d dd/MM/y|dd MMM, y|d MMMM, y|EEEE, d MMMM y
    m Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    E Somwaar|Mangalwaar|Budhwaar|Guruwaar|Shukrawaar|Shaniwaar|Raviwaar
    rs +o{0} second mein|-o{0} second pahle
    rm +o{0} minute mein|-o{0} minute pahle
    rh +o{0} ghante mein|-o{0} ghante pahle
    rd +o{0} din mein|-o{0} din pahle
    rw +o{0} hafte mein|-o{0} hafte pahle
    rM +o{0} maheene mein|-o{0} maheene pahle
    ry +o{0} saal mein|-o{0} saal pahle
    w abhi
    Uh 1{0} ghanta|o{0} ghante
    =hi-latn-in hi-latn
    =hr
    y ,|.|−|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|GBP=GBP|HKD=HKD|HRK=kn|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=P\
    HP|TWD=TWD|USD=USD|VND=VND|XCD=XCD|XPF=XPF
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    v {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    d dd. MM. y.|d. MMM y.|d. MMMM y.|EEEE, d. MMMM y.
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss (zzzz)
    M siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca
    m sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
    E ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    rs +1za {0} sekundu|+fza {0} sekunde|+oza {0} sekundi|-1prije {0} sekundu|-fprije {0} sekunde|-oprije {0} seku\
    ndi
    rm +1za {0} minutu|+fza {0} minute|+oza {0} minuta|-1prije {0} minutu|-fprije {0} minute|-oprije {0} minuta
    rh +1za {0} sat|+fza {0} sata|+oza {0} sati|-1prije {0} sat|-fprije {0} sata|-oprije {0} sati
    rd +1za {0} dan|+oza {0} dana|-1prije {0} dan|-oprije {0} dana
    rw +1za {0} tjedan|+fza {0} tjedna|+oza {0} tjedana|-1prije {0} tjedan|-fprije {0} tjedna|-oprije {0} tjedana
    rM +1za {0} mjesec|+fza {0} mjeseca|+oza {0} mjeseci|-1prije {0} mjesec|-fprije {0} mjeseca|-oprije {0} mjesec\
    i
    ry +1za {0} godinu|+fza {0} godine|+oza {0} godina|-1prije {0} godinu|-fprije {0} godine|-oprije {0} godina
    w sad
    Uh 1{0} sat|f{0} sata|o{0} sati
    Um f{0} minute|o{0} minuta
    Us 1{0} sekunda|f{0} sekunde|o{0} sekundi
    =hr-ba hr
    c BAM=KM
    d d. M. yy.|d. MMM y.|d. MMMM y.|EEEE, d. MMMM y.
    =hr-hr hr
    =hsb
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|JPY=¥|PLN=zł|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} a {1}|{0} a {1}
    u {0}, {1}|{0}, {1}|{0} a {1}|{0} a {1}
    v {0}, {1}|{0}, {1}|{0} a {1}|{0}, {1}
    d d.M.yy|d.M.y|d. MMMM y|EEEE, d. MMMM y
    t H:mm 'hodź'.|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    M januara|februara|měrca|apryla|meje|junija|julija|awgusta|septembra|oktobra|nowembra|decembra
    E póndźela|wutora|srjeda|štwórtk|pjatk|sobota|njedźela
    rs +1za {0} sekundu|+2za {0} sekundźe|+fza {0} sekundy|+oza {0} sekundow|-1před {0} sekundu|-2před {0} sekundo\
    maj|-opřed {0} sekundami
    rm +1za {0} minutu|+2za {0} minuće|+fza {0} minuty|+oza {0} minutow|-1před {0} minutu|-2před {0} minutomaj|-op\
    řed {0} minutami
    rh +1za {0} hodźinu|+2za {0} hodźinje|+fza {0} hodźiny|+oza {0} hodźin|-1před {0} hodźinu|-2před {0} hodźinoma\
    j|-opřed {0} hodźinami
    rd +1za {0} dźeń|+2za {0} dnjej|+fza {0} dny|+oza {0} dnjow|-1před {0} dnjom|-2před {0} dnjomaj|-opřed {0} dnj\
    emi
    rw +1za {0} tydźeń|+2za {0} tydźenjej|+fza {0} tydźenje|+oza {0} tydźenjow|-1před {0} tydźenjom|-2před {0} tyd\
    źenjomaj|-opřed {0} tydźenjemi
    rM +1za {0} měsac|+2za {0} měsacaj|+fza {0} měsacy|+oza {0} měsacow|-1před {0} měsacom|-2před {0} měsacomaj|-o\
    před {0} měsacami
    ry +1za {0} lěto|+2za {0} lěće|+fza {0} lěta|+oza {0} lět|-1před {0} lětom|-2před {0} lětomaj|-opřed {0} lětam\
    i
    w nětko
    Uh 1{0} hodźina|2{0} hodźinje|f{0} hodźiny|o{0} hodźinow
    Um 1{0} minuta|2{0} minuće|f{0} minuty|o{0} minutow
    Us 1{0} sekunda|2{0} sekundźe|f{0} sekundy|o{0} sekundow
    Vh o{0} hodź.
    Vm o{0} min.
    Vs o{0} sek.
    =hsb-de hsb
    =hu
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|EUR=EUR|GBP=GBP|HKD=HKD|HUF=Ft|ILS=ILS|INR=INR|JPY=¥|KRW=KRW|MXN=MXN|NZD=NZD\
    |PHP=PHP|TWD=TWD|USD=USD|VND=VND|XCD=XCD
    l {0}, {1}|{0}, {1}|{0} és {1}|{0} és {1}
    u {0}, {1}|{0}, {1}|{0} és {1}|{0} és {1}
    v {0}, {1}|{0}, {1}|{0} és {1}|{0} és {1}
    d y. MM. dd.|y. MMM d.|y. MMMM d.|y. MMMM d., EEEE
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    M január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
    m jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
    E hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap
    rs +o{0} másodperc múlva|-o{0} másodperccel ezelőtt
    rm +o{0} perc múlva|-o{0} perccel ezelőtt
    rh +o{0} óra múlva|-o{0} órával ezelőtt
    rd +o{0} nap múlva|-o{0} nappal ezelőtt
    rw +o{0} hét múlva|-o{0} héttel ezelőtt
    rM +o{0} hónap múlva|-o{0} hónappal ezelőtt
    ry +o{0} év múlva|-o{0} évvel ezelőtt
    w most
    Uh o{0} óra
    Um o{0} perc
    Us o{0} másodperc
    Vh o{0} ó
    Vm o{0} p
    Vs o{0} mp
    =hu-hu hu
    =hy
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AMD=֏|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} և {1}|{0} և {1}
    u {0}, {1}|{0}, {1}|{0} և {1}|{0} և {1}
    v {0} {1}|{0} {1}|{0} և {1}|{0} և {1}
    d dd.MM.yy|y թ. MMM d|y թ. MMMM d|y թ. MMMM d, EEEE
    M հունվարի|փետրվարի|մարտի|ապրիլի|մայիսի|հունիսի|հուլիսի|օգոստոսի|սեպտեմբերի|հոկտեմբերի|նոյեմբերի|դեկտեմբերի
    m հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ
    E երկուշաբթի|երեքշաբթի|չորեքշաբթի|հինգշաբթի|ուրբաթ|շաբաթ|կիրակի
    rs +o{0} վայրկյանից|-o{0} վայրկյան առաջ
    rm +o{0} րոպեից|-o{0} րոպե առաջ
    rh +o{0} ժամից|-o{0} ժամ առաջ
    rd +o{0} օրից|-o{0} օր առաջ
    rw +o{0} շաբաթից|-o{0} շաբաթ առաջ
    rM +o{0} ամսից|-o{0} ամիս առաջ
    ry +o{0} տարուց|-o{0} տարի առաջ
    w հիմա
    Uh o{0} ժամ
    Um o{0} րոպե
    Us o{0} վայրկյան
    Vh o{0} ժ
    Vm o{0} ր
    Vs o{0} վրկ
    =hy-am hy
    =ia
    y ,|.|-|%|,|.
    g 2
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd-MM-y|d MMM y|d 'de' MMMM y|EEEE 'le' d 'de' MMMM y
    M januario|februario|martio|april|maio|junio|julio|augusto|septembre|octobre|novembre|decembre
    m jan|feb|mar|apr|mai|jun|jul|aug|sep|oct|nov|dec
    E lunedi|martedi|mercuridi|jovedi|venerdi|sabbato|dominica
    rs +1in {0} secunda|+oin {0} secundas|-1{0} secunda retro|-o{0} secundas retro
    rm +1in {0} minuta|+oin {0} minutas|-1{0} minuta retro|-o{0} minutas retro
    rh +1in {0} hora|+oin {0} horas|-1{0} hora retro|-o{0} horas retro
    rd +1in {0} die|+oin {0} dies|-1{0} die retro|-o{0} dies retro
    rw +1in {0} septimana|+oin {0} septimanas|-1{0} septimana retro|-o{0} septimanas retro
    rM +1in {0} mense|+oin {0} menses|-1{0} mense retro|-o{0} menses retro
    ry +1in {0} anno|+oin {0} annos|-1{0} anno retro|-o{0} annos retro
    w ora
    Uh 1{0} hora|o{0} horas
    Um 1{0} minuta|o{0} minutas
    Us 1{0} secunda|o{0} secundas
    Vh o{0} hr
    Vs o{0} sec
    =ia-001 ia
    =id
    y ,|.|-|%|,|.
    $ ¤#,##0.00
    c AUD=AU$|IDR=Rp|INR=Rs|PHP=PHP|THB=฿|XXX=XXX
    l {0}, {1}|{0}, {1}|{0}, dan {1}|{0} dan {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE, dd MMMM y
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    M Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
    m Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
    E Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu
    k .
    rs +odalam {0} detik|-o{0} detik yang lalu
    rm +odalam {0} menit|-o{0} menit yang lalu
    rh +odalam {0} jam|-o{0} jam yang lalu
    rd +odalam {0} hari|-o{0} hari yang lalu
    rw +odalam {0} minggu|-o{0} minggu yang lalu
    rM +odalam {0} bulan|-o{0} bulan yang lalu
    ry +odalam {0} tahun|-o{0} tahun yang lalu
    w sekarang
    Uh o{0} jam
    Um o{0} menit
    Us o{0} detik
    Vh o{0} j
    Vm o{0} mnt
    Vs o{0} dtk
    =id-id id
    =ig
    $ ¤#,##0.00
    c JPY=¥|NGN=₦|USD=$
    l {0}, {1}|{0}, {1}|{0}, na {1}|{0} na {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    M Jenụwarị|Febrụwarị|Maachị|Epreel|Mee|Jun|Julaị|Ọgọọst|Septemba|Ọktoba|Novemba|Disemba
    m Jen|Feb|Maa|Epr|Mee|Juu|Jul|Ọgọ|Sep|Ọkt|Nov|Dis
    E Mọnde|Tiuzdee|Wenezdee|Tọọzdee|Fraịdee|Satọdee|Sọndee
    rs +on’ime sekọnd {0}|-osekọnd {0} gara aga
    rm +on’ime nkeji {0}|-onkeji {0} gara aga
    rh +on’ime awa {0}|-on’ime awa {0} gara aga
    rd +on’ụbọchị {0}|-oụbọchị {0} gara aga
    rw +on’ime izu {0}|-oizu {0} gara aga
    rM +on’ime ọnwa {0}|-oọnwa {0} gara aga
    ry +on’ime afọ {0}|-oafọ {0} gara aga
    w ụgbụa
    Uh o{0} Ọtụtụ awa
    Um o{0} nkeji
    Us o{0} sekọnd
    Vh o{0} awa
    =ig-ng ig
    =is
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|EUR=EUR|GBP=GBP|INR=INR|ISK=kr.|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PHP|TWD=TWD|USD=USD|VND=\
    VND|XCG=XCG
    l {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    u {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    v {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    d d.M.y|d. MMM y|d. MMMM y|EEEE, d. MMMM y
    M janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
    m jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
    E mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur
    rs +1eftir {0} sekúndu|+oeftir {0} sekúndur|-1fyrir {0} sekúndu|-ofyrir {0} sekúndum
    rm +1eftir {0} mínútu|+oeftir {0} mínútur|-1fyrir {0} mínútu|-ofyrir {0} mínútum
    rh +1eftir {0} klukkustund|+oeftir {0} klukkustundir|-1fyrir {0} klukkustund|-ofyrir {0} klukkustundum
    rd +1eftir {0} dag|+oeftir {0} daga|-1fyrir {0} degi|-ofyrir {0} dögum
    rw +1eftir {0} viku|+oeftir {0} vikur|-1fyrir {0} viku|-ofyrir {0} vikum
    rM +1eftir {0} mánuð|+oeftir {0} mánuði|-1fyrir {0} mánuði|-ofyrir {0} mánuðum
    ry +oeftir {0} ár|-1fyrir {0} ári|-ofyrir {0} árum
    w núna
    Uh 1{0} klukkustund|o{0} klukkustundir
    Um 1{0} mínúta|o{0} mínútur
    Us 1{0} sekúnda|o{0} sekúndur
    Vh o{0} klst.
    Vm o{0} mín.
    Vs o{0} sek.
    =is-is is
    =it
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c BRL=BRL|HKD=HKD|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|THB=฿|TWD=TWD|USD=USD|VND=VND
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
    M gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
    m gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
    E lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica
    rs +1tra {0} secondo|+otra {0} secondi|-1{0} secondo fa|-o{0} secondi fa
    rm +1tra {0} minuto|+otra {0} minuti|-1{0} minuto fa|-o{0} minuti fa
    rh +1tra {0} ora|+otra {0} ore|-1{0} ora fa|-o{0} ore fa
    rd +1tra {0} giorno|+otra {0} giorni|-1{0} giorno fa|-o{0} giorni fa
    rw +1tra {0} settimana|+otra {0} settimane|-1{0} settimana fa|-o{0} settimane fa
    rM +1tra {0} mese|+otra {0} mesi|-1{0} mese fa|-o{0} mesi fa
    ry +1tra {0} anno|+otra {0} anni|-1{0} anno fa|-o{0} anni fa
    w ora
    Uh 1{0} ora|o{0} ore
    Um 1{0} minuto|o{0} minuti
    Us 1{0} secondo|o{0} secondi
    =it-ch it
    y .|'|-|%|.|'
    $ ¤\u{A0}#,##0.00;¤-#,##0.00
    d dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
    =it-it it
    =it-sm it
    =it-va it
    =ja
    $ ¤#,##0.00
    c CNY=元|JPY=￥|PHP=PHP|USD=$|XCG=Cg
    l {0}、{1}|{0}、{1}|{0}、{1}|{0}、{1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d y/MM/dd|y/MM/dd|y年M月d日|y年M月d日EEEE
    t H:mm|H:mm:ss|H:mm:ss z|H時mm分ss秒 zzzz
    E 月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日
    rs +o{0} 秒後|-o{0} 秒前
    rm +o{0} 分後|-o{0} 分前
    rh +o{0} 時間後|-o{0} 時間前
    rd +o{0} 日後|-o{0} 日前
    rw +o{0} 週間後|-o{0} 週間前
    rM +o{0} か月後|-o{0} か月前
    ry +o{0} 年後|-o{0} 年前
    w 今
    Uh o{0} 時間
    Um o{0} 分
    Us o{0} 秒
    Vh o{0} 時間
    Vm o{0} 分
    Vs o{0} 秒
    =ja-jp ja
    =jgo
    y ,|.|-|%|,|.
    l {0}, ŋ́gɛ {1}|{0}, ŋ́gɛ {1}|{0}, ḿbɛn ŋ́gɛ {1}|{0} pɔp {1}
    u {0}, ŋ́gɛ {1}|{0}, ŋ́gɛ {1}|{0}, ḿbɛn ŋ́gɛ {1}|{0} pɔp {1}
    v {0}, ŋ́gɛ {1}|{0}, ŋ́gɛ {1}|{0}, ḿbɛn ŋ́gɛ {1}|{0} pɔp {1}
    d y-MM-dd|y MMM d|y MMMM d|EEEE, y MMMM dd
    M Nduŋmbi Saŋ|Pɛsaŋ Pɛ́pá|Pɛsaŋ Pɛ́tát|Pɛsaŋ Pɛ́nɛ́kwa|Pɛsaŋ Pataa|Pɛsaŋ Pɛ́nɛ́ntúkú|Pɛsaŋ Saambá|Pɛsaŋ Pɛ́nɛ́\
    fɔm|Pɛsaŋ Pɛ́nɛ́pfúꞋú|Pɛsaŋ Nɛgɛ́m|Pɛsaŋ Ntsɔ̌pmɔ́|Pɛsaŋ Ntsɔ̌ppá
    m Nduŋmbi Saŋ|Pɛsaŋ Pɛ́pá|Pɛsaŋ Pɛ́tát|Pɛsaŋ Pɛ́nɛ́kwa|Pɛsaŋ Pataa|Pɛsaŋ Pɛ́nɛ́ntúkú|Pɛsaŋ Saambá|Pɛsaŋ Pɛ́nɛ́\
    fɔm|Pɛsaŋ Pɛ́nɛ́pfúꞋú|Pɛsaŋ Nɛgɛ́m|Pɛsaŋ Ntsɔ̌pmɔ́|Pɛsaŋ Ntsɔ̌ppá
    E Mɔ́ndi|Ápta Mɔ́ndi|Wɛ́nɛsɛdɛ|Tɔ́sɛdɛ|Fɛlâyɛdɛ|Sásidɛ|Sɔ́ndi
    rm +onǔu {0} minút|-oɛ́ gɛ́ mɔ́ minút {0}
    rh +onǔu háwa {0}|-oɛ́ gɛ mɔ́ {0} háwa
    rd +oNǔu lɛ́Ꞌ {0}|-oƐ́ gɛ́ mɔ́ lɛ́Ꞌ {0}
    rw +oNǔu ŋgap-mbi {0}|-oƐ́ gɛ́ mɔ {0} ŋgap-mbi
    rM +oNǔu {0} saŋ|-oɛ́ gɛ́ mɔ́ pɛsaŋ {0}
    ry +oNǔu ŋguꞋ {0}|-oƐ́gɛ́ mɔ́ ŋguꞋ {0}
    Uh o{0} háwa
    Um o{0} minút
    =jgo-cm jgo
    =jv
    y ,|.|-|%|,|.
    c IDR=Rp
    l {0}, {1}|{0}, {1}|{0}, lan {1}|{0} lan {1}
    d dd-MM-y|d MMM y|d MMMM y|EEEE, d MMMM y
    M Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
    m Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agt|Sep|Okt|Nov|Des
    E Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Ahad
    rs +oing {0} detik|-o{0} detik kepungkur
    rm +oing {0} menit|-o{0} menit kepungkur
    rh +oing {0} jam|-o{0} jam kepungkur
    rd +oing {0} dina|-o{0} dina kepungkur
    rw +oing {0} minggu|-o{0} minggu kepungkur
    rM +oing {0} sasi|-o{0} sasi kepungkur
    ry +oing {0} taun|-o{0} taun kepungkur
    w saiki
    Uh o{0} jam
    Um o{0} menit
    Us o{0} detik
    Vh o{0} jam
    Vm o{0} mnt
    Vs o{0} dtk
    =jv-id jv
    =ka
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AUD|CNY=CNY|GEL=₾|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|NZD=NZD|PHP=PHP|VND=VND
    g 2
    l {0}, {1}|{0}, {1}|{0} და {1}|{0} და {1}
    d dd.MM.yy|d MMM. y|d MMMM, y|EEEE, dd MMMM, y
    M იანვარი|თებერვალი|მარტი|აპრილი|მაისი|ივნისი|ივლისი|აგვისტო|სექტემბერი|ოქტომბერი|ნოემბერი|დეკემბერი
    m იან|თებ|მარ|აპრ|მაი|ივნ|ივლ|აგვ|სექ|ოქტ|ნოე|დეკ
    E ორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი|კვირა
    rs +o{0} წამში|-o{0} წამის წინ
    rm +o{0} წუთში|-o{0} წუთის წინ
    rh +o{0} საათში|-o{0} საათის წინ
    rd +o{0} დღეში|-o{0} დღის წინ
    rw +o{0} კვირაში|-o{0} კვირის წინ
    rM +o{0} თვეში|-o{0} თვის წინ
    ry +o{0} წელიწადში|-o{0} წლის წინ
    w ახლა
    Uh o{0} საათი
    Um o{0} წუთი
    Us o{0} წამი
    Vh o{0} სთ
    Vm o{0} წთ
    Vs o{0} წმ
    =ka-ge ka
    =kaa
    l {0}, {1}|{0}, {1}|{0} ҳәм {1}|{0} ҳәм {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d dd.MM.yy|d-MMM y|d-MMMM, y|EEEE, d-MMMM, y
    M январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    m янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек
    E дүйшемби|сийшемби|сәршемби|пийшемби|жума|шемби|екшемби
    rs +o{0} секунттан кейин|-o{0} секунд алдын
    rm +o{0} минуттан кейин|-o{0} минут алдын
    rh +o{0} сааттан кейин|-o{0} саат алдын
    rd +o{0} күннен кейин|-o{0} күн алдын
    rw +o{0} ҳәптеден кейин|-o{0} ҳәпте алдын
    rM +o{0} айдан кейин|-o{0} ай алдын
    ry +o{0} жылдан кейин|-o{0} жыл алдын
    w ҳәзир
    Uh o{0} саат
    Um o{0} минут
    Us o{0} секунд
    Vh o{0} ст.
    Vm o{0} мин.
    Vs o{0} сек.
    =kaa-cyrl kaa
    =kaa-cyrl-uz kaa-cyrl
    =kaa-latn kaa
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    M M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    m M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    E Mon|Tue|Wed|Thu|Fri|Sat|Sun
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =kaa-latn-uz kaa-latn
    =kab
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00¤
    c DZD=DA
    l {0}, {1}|{0}, {1}|{0}, d {1}|{0} d {1}
    d d/M/y|d MMM, y|d MMMM y|EEEE d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Yennayer|Fuṛar|Meɣres|Yebrir|Mayyu|Yunyu|Yulyu|Ɣuct|Ctembeṛ|Tubeṛ|Nunembeṛ|Duǧembeṛ
    m Yen|Fur|Meɣ|Yeb|May|Yun|Yul|Ɣuc|Cte|Tub|Nun|Duǧ
    E Arim|Aram|Ahad|Amhad|Sem|Sed|Acer
    a n\u{202F}tufat|n\u{202F}tmeddit
    rs +1deg {0} n tasint|+odeg {0} n tasinin|-1{0} n tasint aya|-o{0} n tasinin aya
    rm +1deg {0} n tesdat|+odeg {0} n tesdatin|-1{0} n tesdat aya|-o{0} n tesdatin aya
    rh +1deg {0} n usrag|+odeg {0} n isragen|-1{0} n usrag aya|-o{0} n isragen aya
    rd +1deg {0} n wass|+odeg {0} n wussan|-1{0} n wass aya|-o{0} n wussan aya
    rw +1deg {0} n dduṛt|+odeg {0} n dduṛtat|-1{0} n dduṛt aya|-o{0} n dduṛtat aya
    rM +1deg {0} n wayyur|+odeg {0} n wayyuren|-1{0} n wayyur aya|-o{0} n wayyuren aya
    ry +1deg {0} n useggas|+odeg {0} n yiseggasen|-1{0} n useggas aya|-o{0} n yiseggasen aya
    w tura
    Uh 1{0} n usrag|o{0} n yisragen
    Um 1{0} n tesdat|o{0} n tesdatin
    Us 1{0} n tsint|o{0} n tsinin
    Vh o{0} sr
    Vm o{0} tsd
    Vs o{0} tsn
    =kab-dz kab
    =kea
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AU$|CVE=\u{200B}|THB=฿
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    d dd/MM/y|d MMM y|d 'di' MMMM 'di' y|EEEE, d 'di' MMMM 'di' y
    M Janeru|Febreru|Marsu|Abril|Maiu|Junhu|Julhu|Agostu|Setenbru|Otubru|Nuvenbru|Dizenbru
    m Jan|Feb|Mar|Abr|Mai|Jun|Jul|Ago|Set|Otu|Nuv|Diz
    E sigunda-fera|tersa-fera|kuarta-fera|kinta-fera|sesta-fera|sábadu|dumingu
    rs +odi li {0} sigundu|-oa ten {0} sigundu
    rm +odi li {0} minutu|-oa ten {0} minutu
    rh +odi li {0} ora|-oa ten {0} ora
    rd +odi li {0} dia|-oa ten {0} dia
    rw +odi li {0} simana|-oa ten {0} simana
    rM +odi li {0} mes|-oa ten {0} mes
    ry +odi li {0} anu|-oa ten {0} anu
    w agora
    Uh o{0} ora
    Um o{0} minutu
    Us o{0} sigundu
    Vm o{0} min.
    Vs o{0} sig.
    =kea-cv kea
    =kek
    l {0}, {1}|{0}, {1}|{0}, ut {1}|{0} ut {1}
    u {0}, {1}|{0}, {1}|{0}, ut {1}|{0} ut {1}
    v {0}, {1}|{0}, {1}|{0}, ut {1}|{0} ut {1}
    d d/M/yy|d, MMM, y|d, MMMM, y|EEEE, d, MMMM, y
    M Xbʼeen Po|Xkabʼ Po|Rox Po|Xkaa Po|Roʼ Po|Xwaq Po|Xwuuq Po|Xwaqxaq Po|Xbʼelee Po|Xlajee Po|Xjunlaj Po|Xkabʼla\
    j Po
    m Xbʼeen Po|Xkabʼ Po|Rox Po|Xkaa Po|Roʼ Po|Xwaq Po|Xwuuq Po|Xwaqxaq Po|Xbʼelee Po|Xlajee Po|Xjunlaj Po|Xkabʼla\
    j Po
    E Luʼkutan|Markutan|Merkutan|JueʼKutan|Vierkutan|Sabʼkutan|Doʼkutan
    rs +osaʼ {0} kokʼ kʼasal|-o{0} kokʼ kʼasal chaq
    rm +osaʼ {0} kʼasal|-o{0} kʼasal chaq
    rh +osaʼ {0} hoor|-o{0} hoor chaq
    rd +osaʼ {0} kutan|-o{0} kutan chaq
    rw +osaʼ {0} xamaan|-o{0} xamaan chaq
    rM +osaʼ {0} po|-oli {0} po chaq
    ry +osaʼ {0} chihabʼ|-o{0} chihabʼ chaq
    w anaqwan anaqwan
    Uh o{0} /hb'
    Um o{0} k'asaleb'
    Us o{0} kok' k'asaleb'
    Vh o{0} hr
    Vm o{0} k'aslb'
    Vs o{0} kk'sb'
    =kek-gt kek
    =kgp
    y ,|.|-|%|,|.
    c AUD=AU$|PTE=Vẽj.|THB=฿
    l {0}, {1}|{0}, {1}|{0} kar {1}|{0} kar {1}
    u {0}, {1}|{0}, {1}|{0} kar {1}|{0} kar {1}
    v {0}, {1}|{0}, {1}|{0} kar {1}|{0} kar {1}
    d dd/MM/y|d 'ne' MMM, y|d 'ne' MMMM, y|EEEE, d 'ne' MMMM, y
    M 1-Kysã|2-Kysã|3-Kysã|4-Kysã|5-Kysã|6-Kysã|7-Kysã|8-Kysã|9-Kysã|10-Kysã|11-Kysã|12-Kysã
    m 1Ky.|2Ky.|3Ky.|4Ky.|5Ky.|6Ky.|7Ky.|8Ky.|9Ky.|10Ky.|11Ky.|12Ky.
    E pir-kurã-há|régre-kurã-há|tẽgtũ-kurã-há|vẽnhkãgra-kurã-há|pénkar-kurã-há|savnu|numĩggu
    rs +osegũno {0} kar kỹ|-osegũno {0} si ser
    rm +omĩnũtu {0} kar kỹ|-omĩnũtu {0} si ser
    rh +oóra {0} kar kỹ|-oóra {0} si ser
    rd +okurã {0} kar kỹ|-okurã {0} si ser
    rw +osimỹnỹ {0} kar kỹ|-osimỹnỹ {0} si ser
    rM +okysã {0} kar kỹ|-okysã {0} si ser
    ry +oprỹg {0} kar kỹ|-oprỹg {0} si ser
    w ha
    Uh 1óra {0}|oóra ag {0}
    Um omĩnũtu {0}
    Us osigũnu {0}
    Vs o{0} sig
    =kgp-br kgp
    =kk
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c KZT=₸|LSL=ЛСЛ|PHP=PHP|RUB=₽|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0}, {1}|{0} және {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d dd.MM.yy|y\u{202F}'ж'. dd MMM|y\u{202F}'ж'. d MMMM|y\u{202F}'ж'. d MMMM, EEEE
    M қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан
    m қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.
    E дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі
    rs +o{0} секундтан кейін|-o{0} секунд бұрын
    rm +o{0} минуттан кейін|-o{0} минут бұрын
    rh +o{0} сағаттан кейін|-o{0} сағат бұрын
    rd +o{0} күннен кейін|-o{0} күн бұрын
    rw +o{0} аптадан кейін|-o{0} апта бұрын
    rM +o{0} айдан кейін|-o{0} ай бұрын
    ry +o{0} жылдан кейін|-o{0} жыл бұрын
    w қазір
    Uh o{0} сағат
    Um o{0} минут
    Us o{0} секунд
    Vh o{0} сағ
    Vm o{0} мин
    Vs o{0} с
    =kk-arab kk
    y .|\u{A0}|-|%|.|\u{A0}
    $ #,##0.00¤
    c PHP=₱|USD=US$
    l {0}، {1}|{0}، {1}|{0} جانە {1}|{0} جانە {1}
    u {0}، {1}|{0}، {1}|{0}، {1}|{0}، {1}
    v {0}، {1}|{0}، {1}|{0}، {1}|{0}، {1}
    d dd-MM-y|y، d-MMM|y، d-MMMM|y، d-MMMM، EEEE
    M قاڭتار|اقپان|ناۋرىز|ءساۋىر|مامىر|ماۋسىم|شىلدە|تامىز|قىركۇيەك|قازان|قاراشا|جەلتوقسان
    m قاڭتار|اقپان|ناۋرىز|ءساۋىر|مامىر|ماۋسىم|شىلدە|تامىز|قىركۇيەك|قازان|قاراشا|جەلتوقسان
    E دۇيسەنبى|سەيسەنبى|سارسەنبى|بەيسەنبى|جۇما|سەنبى|جەكسەنبى
    rs +o{0} سەكۋندتان كەيىن|-o{0} سەكۋند بۇرىن
    rm +o{0} مينۋتتان كەيىن|-o{0} مينۋت بۇرىن
    rh +o{0} ساعاتتان كەيىن|-o{0} ساعات بۇرىن
    rd +o{0} كۇننەن كەيىن|-o{0} كۇن بۇرىن
    rw +o{0} اپتادان كەيىن|-o{0} اپتا بۇرىن
    rM +o{0} ايدان كەيىن|-o{0} اي بۇرىن
    ry +o{0} جىلدان كەيىن|-o{0} جىل بۇرىن
    w قازىر
    Uh o{0} ساعات
    Um o{0} مينۋت
    Us o{0} سەكۋند
    Vh o{0} ساعات
    Vm o{0} مينۋت
    Vs o{0} سەكۋند
    =kk-arab-cn kk-arab
    =kk-cyrl kk
    =kk-cyrl-kz kk-cyrl
    =kk-kz kk
    =kl
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ ¤#,##0.00;¤-#,##0.00
    c DKK=kr.
    l {0}, {1}|{0}, {1}|{0} aamma {1}|{0} aamma {1}
    d y-MM-dd|dd MMM y|dd MMMM y|EEEE dd MMMM y
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    M januaarip|februaarip|marsip|apriilip|maajip|juunip|juulip|aggustip|septembarip|oktobarip|novembarip|decembar\
    ip
    m jan|febr|mar|apr|maj|jun|jul|aug|sept|okt|nov|dec
    E ataasinngorneq|marlunngorneq|pingasunngorneq|sisamanngorneq|tallimanngorneq|arfininngorneq|sapaat
    k .
    rs +oom {0} sekundi|-ofor {0} sekundi siden
    rm +oom {0} minutsi|-ofor {0} minutsi siden
    rh +oom {0} nalunaaquttap-akunnera|-ofor {0} nalunaaquttap-akunnera siden
    rd +oom {0} ulloq unnuarlu|-ofor {0} ulloq unnuarlu siden
    rw +oom {0} sapaatip-akunnera|-ofor {0} sapaatip-akunnera siden
    rM +oom {0} qaammat|-ofor {0} qaammat siden
    ry +oom {0} ukioq|-ofor {0} ukioq siden
    w uisoriinnaq
    Uh o{0} nalunaaquttap-akunnera
    Um o{0} minutsi
    Us o{0} sekundi
    =kl-gl kl
    =km
    $ #,##0.00¤
    c KHR=៛|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} និង {1}|{0} និង\u{200B}{1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ
    m មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ
    E ច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ
    a AM|PM
    q ម៉ោង\u{200B}សកល {0}
    rs +o{0} វិនាទីទៀត|-o{0} វិនាទី\u{200B}មុន
    rm +o{0} នាទីទៀត|-o{0} នាទី\u{200B}មុន
    rh +oក្នុង\u{200B}រយៈ\u{200B}ពេល {0} ម៉ោង|-o{0} ម៉ោង\u{200B}មុន
    rd +o{0} ថ្ងៃទៀត|-o{0} ថ្ងៃ\u{200B}មុន
    rw +o{0} សប្ដាហ៍ទៀត|-o{0} សប្ដាហ៍\u{200B}មុន
    rM +o{0} ខែទៀត|-o{0} ខែមុន
    ry +o{0} ឆ្នាំទៀត|-o{0} ឆ្នាំ\u{200B}មុន
    w ឥឡូវ
    Uh o{0} ម៉ោង
    Um o{0} នាទី
    Us o{0} វិនាទី
    Vh o{0} ម៉ោង
    Vm o{0}\u{A0}នាទី
    Vs o{0} វិនាទី
    =km-kh km
    =kn
    $ ¤#,##0.00
    c PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0}, ಮತ್ತು {1}|{0} ಮತ್ತು {1}
    d d/M/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t hh:mm a|hh:mm:ss a|hh:mm:ss a z|hh:mm:ss a zzzz
    M ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್
    m ಜನ|ಫೆಬ್ರ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|ಡಿಸೆಂ
    E ಸೋಮವಾರ|ಮಂಗಳವಾರ|ಬುಧವಾರ|ಗುರುವಾರ|ಶುಕ್ರವಾರ|ಶನಿವಾರ|ಭಾನುವಾರ
    a AM|PM
    rs +1{0} ಸೆಕೆಂಡ್\u{200C}ನಲ್ಲಿ|+o{0} ಸೆಕೆಂಡ್\u{200C}ಗಳಲ್ಲಿ|-1{0} ಸೆಕೆಂಡ್ ಹಿಂದೆ|-o{0} ಸೆಕೆಂಡುಗಳ ಹಿಂದೆ
    rm +1{0} ನಿಮಿಷದಲ್ಲಿ|+o{0} ನಿಮಿಷಗಳಲ್ಲಿ|-1{0} ನಿಮಿಷದ ಹಿಂದೆ|-o{0} ನಿಮಿಷಗಳ ಹಿಂದೆ
    rh +1{0} ಗಂಟೆಯಲ್ಲಿ|+o{0} ಗಂಟೆಗಳಲ್ಲಿ|-1{0} ಗಂಟೆ ಹಿಂದೆ|-o{0} ಗಂಟೆಗಳ ಹಿಂದೆ
    rd +1{0} ದಿನದಲ್ಲಿ|+o{0} ದಿನಗಳಲ್ಲಿ|-1{0} ದಿನದ ಹಿಂದೆ|-o{0} ದಿನಗಳ ಹಿಂದೆ
    rw +1{0} ವಾರದಲ್ಲಿ|+o{0} ವಾರಗಳಲ್ಲಿ|-1{0} ವಾರದ ಹಿಂದೆ|-o{0} ವಾರಗಳ ಹಿಂದೆ
    rM +1{0} ತಿಂಗಳಲ್ಲಿ|+o{0} ತಿಂಗಳುಗಳಲ್ಲಿ|-1{0} ತಿಂಗಳ ಹಿಂದೆ|-o{0} ತಿಂಗಳುಗಳ ಹಿಂದೆ
    ry +1{0} ವರ್ಷದಲ್ಲಿ|+o{0} ವರ್ಷಗಳಲ್ಲಿ|-1{0} ವರ್ಷದ ಹಿಂದೆ|-o{0} ವರ್ಷಗಳ ಹಿಂದೆ
    w ಈಗ
    Uh 1{0} ಗಂಟೆ|o{0} ಗಂಟೆಗಳು
    Um 1{0} ನಿಮಿಷ|o{0} ನಿಮಿಷಗಳು
    Us 1{0} ಸೆಕೆಂಡ್|o{0} ಸೆಕೆಂಡುಗಳು
    Vh o{0} ಗಂ.
    Vm o{0} ನಿಮಿ
    Vs o{0} ಸೆಕೆಂ
    =kn-in kn
    =ko
    $ ¤#,##0.00
    c AUD=AU$|PHP=PHP
    l {0}, {1}|{0}, {1}|{0} 및 {1}|{0} 및 {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d yy. M. d.|y. M. d.|y년 MMMM d일|y년 MMMM d일 EEEE
    t a h:mm|a h:mm:ss|a h시 m분 s초 z|a h시 m분 s초 zzzz
    M 1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
    E 월요일|화요일|수요일|목요일|금요일|토요일|일요일
    a 오전|오후
    rs +o{0}초 후|-o{0}초 전
    rm +o{0}분 후|-o{0}분 전
    rh +o{0}시간 후|-o{0}시간 전
    rd +o{0}일 후|-o{0}일 전
    rw +o{0}주 후|-o{0}주 전
    rM +o{0}개월 후|-o{0}개월 전
    ry +o{0}년 후|-o{0}년 전
    w 지금
    Uh o{0}시간
    Um o{0}분
    Us o{0}초
    Vh o{0}시간
    Vm o{0}분
    Vs o{0}초
    =ko-cn ko
    t HH:mm|HH:mm:ss|z HH:mm:ss|zzzz HH:mm:ss
    =ko-kp ko
    =ko-kr ko
    =kok
    n #,##,##0.###
    $ ¤#,##,##0.00
    d d-M-yy|d-MMM-y|d MMMM y|EEEE d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M जानेवारी|फेब्रुवारी|मार्च|एप्रील|मे|जून|जुलय|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर
    m जाने|फेब्रु|मार्च|एप्री|मे|जून|जुल|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
    E सोमार|मंगळार|बुधवार|बिरेस्तार|शुक्रार|शेनवार|आयतार
    a AM|PM
    rs +1{0} सॅकंडान|+o{0} सॅकंडानीं|-o{0} सॅकंड आदीं
    rm +1{0} मिणटान|+o{0} मिणटांनी|-1{0} मिनूट आदीं|-o{0} मिणटां आदीं
    rh +1{0} वरान|+o{0} वरांनीं|-1{0} वर आदीं|-o{0} वरां आदीं
    rd +1{0} दिसान|+o{0} दिसानीं|-o{0} दीस आदीं
    rw +1{0} सप्तकान|+o{0} सप्तकांनीं|-1{0} सप्तक आदीं|-o{0} सप्तकां आदीं
    rM +1{0} म्हयन्यान|+o{0} म्हयन्यानीं|-1{0} म्हयनो आदीं|-o{0} म्हयने आदीं
    ry +1{0} वर्सान|+o{0} वर्सांनीं|-1{0} वर्स आदीं|-o{0} वर्सां आदीं
    w आतां
    Uh 1{0} वर|o{0} वरां
    Um 1{0} मिन|o{0} मिण्टां
    Us 1{0} सॅकंड|o{0} सेकंदांनी
    Vh o{0} वर
    Vm 1{0} मिन|o{0} मिनीट
    Vs o{0} सॅक
    =kok-deva kok
    =kok-deva-in kok-deva
    =kok-latn kok
    l {0}, {1}|{0}, {1}|{0}, ani {1}|{0} ani {1}
    d d-M-yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    t a\u{202F}h:mm|a\u{202F}h:mm:ss|a\u{202F}h:mm:ss z|a\u{202F}h:mm:ss\u{202F}zzzz
    M Janer|Febrer|Mars|Abril|Mai|Jun|Julai|Agost|Setembr|Otubr|Novembr|Dezembr
    m Jan|Feb|Mar|Abr|Mai|Jun|Jul|Ago|Set|Otu|Nov|Dez
    E Somar|Mongllar|Budhvar|Birestar|Sukrar|Sonvar|Aitar
    rs +1{0} sekondan|+o{0} sekondanim|-o{0} sekond adim
    rm +1{0} mintan|+o{0} mintanim|-1{0} minut adim|-o{0} mintam adim
    rh +1{0} voran|+o{0} voranim|-1{0} vor adim|-o{0} voram adim
    rd +1{0} disan|+o{0} disanim|-o{0} dis adim
    rw +1{0} sumanan|+o{0} sumananim|-o{0} suman adim
    rM +1{0} mhoinean|+o{0} mhoineanim|-1{0} mhoino adim|-o{0} mhoine adim
    ry +1{0} vorsan|+o{0} vorsanim|-1{0} voros adim|-o{0} vorsam adim
    w atam
    Uh 1{0} vor|o{0} voram
    Um 1{0} minut|o{0} mintam
    Us o{0} sekond
    Vh o{0} vor
    Vm o{0} min
    Vs o{0} sek
    =kok-latn-in kok-latn
    =ksh
    % #,##0\u{A0}%
    l {0}, {1}|{0}, {1}|{0} un {1}|{0} un {1}
    d d. M. y|d. MMM. y|d. MMMM y|EEEE, 'dä' d. MMMM y
    M Jannewa|Fäbrowa|Määz|Aprell|Mai|Juuni|Juuli|Oujoß|Septämber|Oktohber|Novämber|Dezämber
    m Jan|Fäb|Mäz|Apr|Mai|Jun|Jul|Ouj|Säp|Okt|Nov|Dez
    E Mohndaach|Dinnsdaach|Metwoch|Dunnersdaach|Friidaach|Samsdaach|Sunndaach
    ry +zen keinem Johr|+1en {0} Johr|+oen {0} Johre|-zvör keijnem Johr|-1vör {0} Johr|-ovör {0} Johre
    Uh o{0} Schtunde
    Um o{0} Menutte
    Us o{0} Sekunde
    =ksh-de ksh
    =ku
    y ,|.|-|%|,|.
    % %#,##0
    $ #,##0.00\u{A0}¤
    c TRY=₺
    l {0}, {1}|{0}, {1}|{0} û {1}|{0} û {1}
    u {0}, {1}|{0}, {1}|{0} û {1}|{0} û {1}
    v {0}, {1}|{0}, {1}|{0} û {1}|{0} û {1}
    d dd.MM.y|d MMM, y|d'ê' MMMM'a' y'an'|EEEE, d'ê' MMMM'a' y'an'
    M rêbendan|sibat|adar|nîsan|gulan|hezîran|tîrmeh|tebax|îlon|cotmeh|mijdar|berfanbar
    m rbn|sbt|adr|nsn|gln|hzr|trm|tbx|îln|cot|mjd|brf
    E duşem|sêşem|çarşem|pêncşem|înî|şemî|yekşem
    rs +1piştî {0} saniyeyê|+opiştî {0} saniyeyan|-1berî {0} saniyeyê|-oberî {0} saniyeyan
    rm +1piştî {0} deqîqeyê|+opiştî {0} deqîqeyan|-1berî {0} deqîqeyê|-oberî {0} deqîqeyan
    rh +1piştî {0} saetê|+opiştî {0} saetan|-1berî {0} saetê|-oberî {0} saetan
    rd +1piştî {0} rojê|+opiştî {0} rojan|-1berî {0} rojê|-oberî {0} rojan
    rw +1piştî {0} hefteyê|+opiştî {0} hefteyan|-1berî {0} hefteyê|-oberî {0} hefteyan
    rM +1piştî {0} mehê|+opiştî {0} mehan|-1berî {0} mehê|-oberî {0} mehan
    ry +1di {0} salê de|+odi {0} salan de|-1berî {0} salê|-oberî {0} salan
    w niha
    Uh o{0} saet
    Um o{0} deqîqe
    Us 1{0} sanîye|o{0} saniye
    Vh o{0} st
    Vm o{0} d
    Vs o{0} sn
    =ku-arab ku
    y .|,|-|%|.|,
    % #,##0%
    $ ¤\u{A0}#,##0.00
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    M M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    m M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    E Mon|Tue|Wed|Thu|Fri|Sat|Sun
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =ku-arab-iq ku-arab
    =ku-arab-ir ku-arab
    =ku-latn ku
    =ku-latn-iq ku-latn
    =ku-latn-sy ku-latn
    =ku-latn-tr ku-latn
    =ku-tr ku
    =ky
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|KGS=сом|KRW=KRW|MXN=MXN|NZD=NZD|THB=฿|TWD=TWD|USD=US\
    D|XCD=XCD
    l {0}, {1}|{0}, {1}|{0} жана {1}|{0} жана {1}
    d dd.MM.yy|y-'ж'., d-MMM|y-'ж'., d-MMMM|y-'ж'., d-MMMM, EEEE
    M январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    m янв.|фев.|мар.|апр.|май|июн.|июл.|авг.|сен.|окт.|ноя.|дек.
    E дүйшөмбү|шейшемби|шаршемби|бейшемби|жума|ишемби|жекшемби
    rs +o{0} секунддан кийин|-o{0} секунд мурун
    rm +o{0} мүнөттөн кийин|-o{0} мүнөт мурун
    rh +o{0} сааттан кийин|-o{0} саат мурун
    rd +o{0} күндөн кийин|-o{0} күн мурун
    rw +o{0} аптадан кийин|-o{0} апта мурун
    rM +o{0} айдан кийин|-o{0} ай мурун
    ry +o{0} жылдан кийин|-o{0} жыл мурун
    w азыр
    Uh o{0} саат
    Um o{0} мүнөт
    Us o{0} секунд
    Vh o{0} ст
    Vm o{0} мүн
    Vs o{0} сек
    =ky-kg ky
    =lb
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c ATS=öS|AUD=AU$|JPY=¥|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} a(n) {1}|{0} a(n) {1}
    d dd.MM.yy|d. MMM y|d. MMMM y|EEEE, d. MMMM y
    M Januar|Februar|Mäerz|Abrëll|Mee|Juni|Juli|August|September|Oktober|November|Dezember
    m Jan.|Feb.|Mäe.|Abr.|Mee|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
    E Méindeg|Dënschdeg|Mëttwoch|Donneschdeg|Freideg|Samschdeg|Sonndeg
    rs +1an {0} Sekonn|+oa(n) {0} Sekonnen|-1virun {0} Sekonn|-oviru(n) {0} Sekonnen
    rm +1an {0} Minutt|+oa(n) {0} Minutten|-1virun {0} Minutt|-oviru(n) {0} Minutten
    rh +1an {0} Stonn|+oa(n) {0} Stonnen|-1virun {0} Stonn|-oviru(n) {0} Stonnen
    rd +1an {0} Dag|+oa(n) {0} Deeg|-1virun {0} Dag|-oviru(n) {0} Deeg
    rw +1an {0} Woch|+oa(n) {0} Wochen|-1virun {0} Woch|-oviru(n) {0} Wochen
    rM +1an {0} Mount|+oa(n) {0} Méint|-1virun {0} Mount|-oviru(n) {0} Méint
    ry +1an {0} Joer|+oa(n) {0} Joer|-1virun {0} Joer|-oviru(n) {0} Joer
    Uh 1{0} Stonn|o{0} Stonnen
    Um 1{0} Minutt|o{0} Minutten
    Us 1{0} Sekonn|o{0} Sekonnen
    Vh o{0} St.
    Vm o{0} Min.
    Vs o{0} Sek.
    =lb-lu lb
    =lij
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/yy|d MMM 'do' y|d MMMM 'do' y|EEEE d MMMM 'do' y
    M de zenâ|de frevâ|de marso|d’arvî|de mazzo|de zugno|de luggio|d’agosto|de settembre|d’ottobre|de novembre|de \
    dexembre
    m de zen.|de fre.|de mar.|d’arv.|de maz.|de zug.|de lug.|d’ago.|de set.|d’ott.|de nov.|de dex.
    E lunesdì|mätesdì|mäcordì|zeuggia|venardì|sabbo|domenega
    rs +1de chì à {0} segondo|+ode chì à {0} segondi|-1l’é {0} segondo|-ol’é {0} segondi
    rm +1de chì à {0} menuto|+ode chì à {0} menuti|-1l’é {0} menuto|-ol’é {0} menuti
    rh +1de chì à {0} oa|+ode chì à {0} oe|-1l’é {0} oa|-ol’é {0} oe
    rd +1de chì à {0} giorno|+ode chì à {0} giorni|-1l’é {0} giorno|-ol’é {0} giorni
    rw +1de chì à {0} settemaña|+ode chì à {0} settemañe|-1l’é {0} settemaña|-ol’é {0} settemañe
    rM +1de chì à {0} meise|+ode chì à {0} meixi|-1l’é {0} meise|-ol’é {0} meixi
    ry +1de chì à {0} anno|+ode chì à {0} anni|-1l’é {0} anno|-ol’é {0} anni
    w oua
    Uh 1{0} oa|o{0} oe
    Um 1{0} menuto|o{0} menuti
    Us 1{0} segondo|o{0} segondi
    Vh 1{0} oa|o{0} oe
    Vm o{0} men.
    =lij-it lij
    =lkt
    c USD=$
    d M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Wiótheȟika Wí|Thiyóȟeyuŋka Wí|Ištáwičhayazaŋ Wí|Pȟežítȟo Wí|Čhaŋwápetȟo Wí|Wípazukȟa-wašté Wí|Čhaŋpȟásapa Wí\
    |Wasútȟuŋ Wí|Čhaŋwápeǧi Wí|Čhaŋwápe-kasná Wí|Waníyetu Wí|Tȟahékapšuŋ Wí
    m Wiótheȟika Wí|Thiyóȟeyuŋka Wí|Ištáwičhayazaŋ Wí|Pȟežítȟo Wí|Čhaŋwápetȟo Wí|Wípazukȟa-wašté Wí|Čhaŋpȟásapa Wí\
    |Wasútȟuŋ Wí|Čhaŋwápeǧi Wí|Čhaŋwápe-kasná Wí|Waníyetu Wí|Tȟahékapšuŋ Wí
    E Aŋpétuwaŋži|Aŋpétunuŋpa|Aŋpétuyamni|Aŋpétutopa|Aŋpétuzaptaŋ|Owáŋgyužažapi|Aŋpétuwakȟaŋ
    a AM|PM
    rs +oLetáŋhaŋ okpí {0} kiŋháŋ|-oHékta okpí {0} k’uŋ héhaŋ
    rm +oLetáŋhaŋ oȟ’áŋkȟo {0} kiŋháŋ|-oHékta oȟ’áŋkȟo {0} k’uŋ héhaŋ
    rh +oLetáŋhaŋ owápȟe {0} kiŋháŋ|-oHékta owápȟe {0} kʼuŋ héhaŋ
    rd +oLetáŋhaŋ {0}-čháŋ kiŋháŋ|-oHékta {0}-čháŋ k’uŋ héhaŋ
    rw +oLetáŋhaŋ okó {0} kiŋháŋ|-oHékta okó {0} kʼuŋ héhaŋ
    rM +oLetáŋhaŋ wíyawapi {0} kiŋháŋ|-oHékta wíyawapi {0} kʼuŋ héhaŋ
    ry +oLetáŋhaŋ ómakȟa {0} kiŋháŋ|-oHékta ómakȟa {0} kʼuŋ héhaŋ
    Uh oOwápȟe {0}
    Us oOkpí {0}
    Vh oOwápȟe {0}
    Vs oOkpí {0}
    =lkt-us lkt
    =lo
    y ,|.|-|%|,|.
    $ ¤#,##0.00;¤-#,##0.00
    c LAK=₭|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0}, {1}|{0} ແລະ {1}
    d d/M/y|d MMM y|d MMMM y|EEEE, d MMMM y
    t H:mm|H:mm:ss|H ໂມງ m ນາທີ ss ວິນາທີ z|H ໂມງ m ນາທີ ss ວິນາທີ zzzz
    M ມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ
    m ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.
    E ວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ|ວັນອາທິດ
    rs +oໃນອີກ {0} ວິນາທີ|-o{0} ວິນາທີກ່ອນ
    rm +oໃນອີກ {0} ນາທີ|-o{0} ນາທີກ່ອນ
    rh +oໃນອີກ {0} ຊົ່ວໂມງ|-o{0} ຊົ່ວໂມງກ່ອນ
    rd +oໃນອີກ {0} ມື້|-o{0} ມື້ກ່ອນ
    rw +oໃນອີກ {0} ອາທິດ|-o{0} ອາທິດກ່ອນ
    rM +oໃນອີກ {0} ເດືອນ|-o{0} ເດືອນກ່ອນ
    ry +oໃນອີກ {0} ປີ|-o{0} ປີກ່ອນ
    w ຕອນນີ້
    Uh o{0} ຊົ່ວໂມງ
    Um o{0} ນາທີ
    Us o{0} ວິນາທີ
    Vh o{0} ຊມ
    Vm o{0} ນທ
    Vs o{0} ວິ
    =lo-la lo
    =lt
    y ,|\u{A0}|−|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PHP|TWD=\
    TWD|USD=USD|VND=VND|XAF=XAF|XCD=XCD|XOF=XOF|XPF=XPF
    l {0}, {1}|{0}, {1}|{0} ir {1}|{0} ir {1}
    u {0} {1}|{0} {1}|{0} ir {1}|{0} ir {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d y-MM-dd|y-MM-dd|y 'm'. MMMM d 'd'.|y 'm'. MMMM d 'd'., EEEE
    M sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio
    E pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis
    rs +1po {0} sekundės|+mpo {0} sekundės|+opo {0} sekundžių|-1prieš {0} sekundę|-fprieš {0} sekundes|-mprieš {0}\
     sekundės|-oprieš {0} sekundžių
    rm +1po {0} minutės|+mpo {0} minutės|+opo {0} minučių|-1prieš {0} minutę|-fprieš {0} minutes|-mprieš {0} minut\
    ės|-oprieš {0} minučių
    rh +1po {0} valandos|+mpo {0} valandos|+opo {0} valandų|-1prieš {0} valandą|-fprieš {0} valandas|-mprieš {0} v\
    alandos|-oprieš {0} valandų
    rd +1po {0} dienos|+mpo {0} dienos|+opo {0} dienų|-1prieš {0} dieną|-fprieš {0} dienas|-mprieš {0} dienos|-opr\
    ieš {0} dienų
    rw +1po {0} savaitės|+mpo {0} savaitės|+opo {0} savaičių|-1prieš {0} savaitę|-fprieš {0} savaites|-mprieš {0} \
    savaitės|-oprieš {0} savaičių
    rM +1po {0} mėnesio|+mpo {0} mėnesio|+opo {0} mėnesių|-1prieš {0} mėnesį|-fprieš {0} mėnesius|-mprieš {0} mėne\
    sio|-oprieš {0} mėnesių
    ry +opo {0} metų|-1prieš {0} metus|-fprieš {0} metus|-oprieš {0} metų
    w dabar
    Uh 1{0} valanda|f{0} valandos|m{0} valandos|o{0} valandų
    Um 1{0} minutė|f{0} minutės|m{0} minutės|o{0} minučių
    Us 1{0} sekundė|f{0} sekundės|m{0} sekundės|o{0} sekundžių
    Vh o{0} val.
    Vm o{0} min.
    Vs o{0} sek.
    =lt-lt lt
    =lv
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AU$|JPY=¥|LVL=Ls|PHP=PHP|THB=฿|USD=$
    g 2
    l {0}, {1}|{0}, {1}|{0} un {1}|{0} un {1}
    u {0}, {1}|{0}, {1}|{0} un {1}|{0} un {1}
    v {0}, {1}|{0}, {1}|{0} un {1}|{0} un {1}
    d dd.MM.yy|y. 'gada' d. MMM|y. 'gada' d. MMMM|EEEE, y. 'gada' d. MMMM
    M janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris
    m janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
    E pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena
    rs +1pēc {0} sekundes|+opēc {0} sekundēm|-1pirms {0} sekundes|-opirms {0} sekundēm
    rm +1pēc {0} minūtes|+opēc {0} minūtēm|-1pirms {0} minūtes|-opirms {0} minūtēm
    rh +1pēc {0} stundas|+opēc {0} stundām|-1pirms {0} stundas|-opirms {0} stundām
    rd +1pēc {0} dienas|+opēc {0} dienām|-1pirms {0} dienas|-opirms {0} dienām
    rw +1pēc {0} nedēļas|+opēc {0} nedēļām|-1pirms {0} nedēļas|-opirms {0} nedēļām
    rM +1pēc {0} mēneša|+opēc {0} mēnešiem|-1pirms {0} mēneša|-opirms {0} mēnešiem
    ry +1pēc {0} gada|+opēc {0} gadiem|-1pirms {0} gada|-opirms {0} gadiem
    w tagad
    Uh z{0} stundu|1{0} stunda|o{0} stundas
    Um z{0} minūšu|1{0} minūte|o{0} minūtes
    Us z{0} sekunžu|1{0} sekunde|o{0} sekundes
    Vh o{0} st.
    Vs o{0} sek.
    =lv-lv lv
    =mi
    c JPY=¥|NZD=$
    d dd-MM-y|d MMM y|d MMMM y|EEEE, d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Hānuere|Pēpuere|Māehe|Āperira|Mei|Hune|Hūrae|Ākuhata|Hepetema|Oketopa|Noema|Tīhema
    m Hān|Pēp|Māe|Āpe|Mei|Hun|Hūr|Āku|Hep|Oke|Noe|Tīh
    E Mane|Tūrei|Wenerei|Tāite|Paraire|Rāhoroi|Rātapu
    a AM|PM
    rs +o+{0} hēkona|-o-{0} hēkona i mua
    rm +o+{0} meneti|-o-{0} meneti i mua
    rh +o+{0} haora|-o-{0} haora i mua
    rd +o+{0} rā|-o-{0} rā i mua
    rw +o+{0} wiki|-o-{0} wiki i mua
    rM +o+{0} marama|-o-{0} marama i mua
    ry +oā te {0} tau|-oi te {0} tau i mua
    w ināianei
    Uh o{0} haora
    Um o{0} meneti
    Us o{0} hēkona
    Vm o{0} men
    Vs o{0} hēk
    =mi-nz mi
    =mk
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|CNY=CNY|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MKD=ден.|NZD=NZD|PHP=PHP|TWD=TWD|VND=VND
    l {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    u {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    v {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    d d.M.y\u{202F}'г'.|d MMM y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
    M јануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември
    m јан.|фев.|мар.|апр.|мај|јун.|јул.|авг.|сеп.|окт.|ное.|дек.
    E понеделник|вторник|среда|четврток|петок|сабота|недела
    rs +1за {0} секунда|+oза {0} секунди|-1пред {0} секунда|-oпред {0} секунди
    rm +1за {0} минута|+oза {0} минути|-1пред {0} минута|-oпред {0} минути
    rh +1за {0} час|+oза {0} часа|-1пред {0} час|-oпред {0} часа
    rd +1за {0} ден|+oза {0} дена|-1пред {0} ден|-oпред {0} дена
    rw +1за {0} седмица|+oза {0} седмици|-1пред {0} седмица|-oпред {0} седмици
    rM +1за {0} месец|+oза {0} месеци|-1пред {0} месец|-oпред {0} месеци
    ry +1за {0} година|+oза {0} години|-1пред {0} година|-oпред {0} години
    w сега
    Uh 1{0} час|o{0} часа
    Um 1{0} минута|o{0} минути
    Us 1{0} секунда|o{0} секунди
    Vh o{0} ч.
    Vm o{0} мин.
    Vs o{0} сек.
    =mk-mk mk
    =ml
    n #,##,##0.###
    $ ¤#,##0.00
    c JPY=¥|PHP=PHP|THB=฿|USD=$
    d d/M/yy|y MMM d|y MMMM d|y MMMM d, EEEE
    t h:mm a|h:mm:ss a|z h:mm:ss a|zzzz h:mm:ss a
    M ജനുവരി|ഫെബ്രുവരി|മാർച്ച്|ഏപ്രിൽ|മേയ്|ജൂൺ|ജൂലൈ|ഓഗസ്റ്റ്|സെപ്റ്റംബർ|ഒക്\u{200C}ടോബർ|നവംബർ|ഡിസംബർ
    m ജനു|ഫെബ്രു|മാർ|ഏപ്രി|മേയ്|ജൂൺ|ജൂലൈ|ഓഗ|സെപ്റ്റം|ഒക്ടോ|നവം|ഡിസം
    E തിങ്കളാഴ്\u{200C}ച|ചൊവ്വാഴ്ച|ബുധനാഴ്\u{200C}ച|വ്യാഴാഴ്\u{200C}ച|വെള്ളിയാഴ്\u{200C}ച|ശനിയാഴ്\u{200C}ച|ഞായറാഴ്\
    \u{200C}ച
    a AM|PM
    rs +o{0} സെക്കൻഡിൽ|-o{0} സെക്കൻഡ് മുമ്പ്
    rm +o{0} മിനിറ്റിൽ|-o{0} മിനിറ്റ് മുമ്പ്
    rh +o{0} മണിക്കൂറിൽ|-o{0} മണിക്കൂർ മുമ്പ്
    rd +o{0} ദിവസത്തിൽ|-o{0} ദിവസം മുമ്പ്
    rw +o{0} ആഴ്ചയിൽ|-o{0} ആഴ്ച മുമ്പ്
    rM +o{0} മാസത്തിൽ|-o{0} മാസം മുമ്പ്
    ry +o{0} വർഷത്തിൽ|-o{0} വർഷം മുമ്പ്
    w ഇപ്പോൾ
    Uh o{0} മണിക്കൂർ
    Um o{0} മിനിറ്റ്
    Us o{0} സെക്കൻഡ്
    Vh o{0} hr
    Vs o{0} sec
    =ml-in ml
    =mn
    c MNT=₮|PHP=PHP|THB=฿|USD=$
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d y.MM.dd|y\u{202F}'оны' MMM'ын' d|y\u{202F}'оны' MMMM'ын' d|y\u{202F}'оны' MMMM'ын' d, EEEE 'гараг'
    t HH:mm|HH:mm:ss|HH:mm:ss (z)|HH:mm:ss (zzzz)
    M нэгдүгээр сар|хоёрдугаар сар|гуравдугаар сар|дөрөвдүгээр сар|тавдугаар сар|зургаадугаар сар|долоодугаар сар|\
    наймдугаар сар|есдүгээр сар|аравдугаар сар|арван нэгдүгээр сар|арван хоёрдугаар сар
    m 1-р сар|2-р сар|3-р сар|4-р сар|5-р сар|6-р сар|7-р сар|8-р сар|9-р сар|10-р сар|11-р сар|12-р сар
    E даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням
    rs +o{0} секундын дараа|-o{0} секундын өмнө
    rm +o{0} минутын дараа|-o{0} минутын өмнө
    rh +o{0} цагийн дараа|-o{0} цагийн өмнө
    rd +o{0} өдрийн дараа|-o{0} өдрийн өмнө
    rw +o{0} долоо хоногийн дараа|-o{0} долоо хоногийн өмнө
    rM +o{0} сарын дараа|-o{0} сарын өмнө
    ry +o{0} жилийн дараа|-o{0} жилийн өмнө
    w одоо
    Uh o{0} цаг
    Um o{0} минут
    Us o{0} секунд
    Vh o{0} цаг
    Vm o{0} мин
    Vs o{0} сек
    =mn-mn mn
    =mn-mong mn
    c PHP=₱|USD=US$
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    m M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    E Mon|Tue|Wed|Thu|Fri|Sat|Sun
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =mn-mong-cn mn-mong
    =mn-mong-mn mn-mong
    $ ¤#,##0.00
    d y.MM.dd|y.MM.dd|y ᠋ᠣᠨ ᠤMMMM\u{180E}\u{180E} ᠤᠩ d|y ᠣᠨ \u{180E}\u{180E}\u{180E}ᠤ MMMM\u{180E}\u{180E}ᠢᠢᠨd. EE\
    EE ᠋ᠭᠠᠷᠠᠭ
    t HH:mm|HH:mm:ss|HH:mm:ss (z)|HH:mm:ss (zzzz)
    M ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{202F}ᠠ|ᠭᠣᠷᠪᠡᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{202F}ᠠ|ᠳᠥᠷᠪᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠲᠠᠪᠣᠳᠣᠭᠠᠷ ᠰᠠᠷ\
    \u{202F}ᠠ|ᠵᠢᠷᠭᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠲᠣᠯᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠨᠠᠢᠮᠠᠳᠥᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠶᠢᠰᠥᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠠᠷ\
    ᠪᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠠᠷᠪᠠᠨ ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠠᠷᠪᠠᠨ ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ
    E ᠳᠠᠸᠠ|ᠮᠢᠠᠠᠮᠠᠷ|ᡀᠠᠭᠪᠠ|ᠫᠦᠷᠪᠦ|ᠪᠠᠰᠠᠩ|ᠪᠢᠮᠪᠠ|ᠨᠢᠮ\u{180E}ᠠ
    q GMT {0}
    =mr
    z ०
    n #,##,##0.###
    $ ¤#,##0.00
    c PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} आणि {1}|{0} आणि {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M जानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे|जून|जुलै|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर
    m जाने|फेब्रु|मार्च|एप्रि|मे|जून|जुलै|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
    E सोमवार|मंगळवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
    a AM|PM
    q [GMT]{0}
    rs +1{0} सेकंदामध्ये|+o{0} सेकंदांमध्ये|-1{0} सेकंदापूर्वी|-o{0} सेकंदांपूर्वी
    rm +1{0} मिनिटामध्ये|+o{0} मिनिटांमध्ये|-1{0} मिनिटापूर्वी|-o{0} मिनिटांपूर्वी
    rh +1{0} तासामध्ये|+o{0} तासांमध्ये|-1{0} तासापूर्वी|-o{0} तासांपूर्वी
    rd +1येत्या {0} दिवसामध्ये|+oयेत्या {0} दिवसांमध्ये|-1{0} दिवसापूर्वी|-o{0} दिवसांपूर्वी
    rw +1{0} आठवड्यामध्ये|+o{0} आठवड्यांमध्ये|-1{0} आठवड्यापूर्वी|-o{0} आठवड्यांपूर्वी
    rM +1येत्या {0} महिन्यामध्ये|+oयेत्या {0} महिन्यांमध्ये|-1{0} महिन्यापूर्वी|-o{0} महिन्यांपूर्वी
    ry +1येत्या {0} वर्षामध्ये|+oयेत्या {0} वर्षांमध्ये|-1{0} वर्षापूर्वी|-o{0} वर्षांपूर्वी
    w आत्ता
    Uh o{0} तास
    Um 1{0} मिनिट|o{0} मिनिटे
    Us o{0} सेकंद
    Vh o{0} ता
    Vm o{0} मि.
    Vs o{0} से
    =mr-in mr
    =mrh
    M Nawh|Hmypi|Pamih|Pachawh|Patô|Chhiepa|Khihpa|Thlazoh|Thlarâh|Phiata|Phiapi|Di
    m Naw|Hmy|Pam|Pach|Pat|Chhi|Khi|Thlaz|Thlar|Pht|Php|Di
    E Hriatuanoh|Hriaheihnoh|Pakhynoh|Pohbiehnoh|Chutyhnoh|Pachyhnoh|Khazohnoh
    rs +osekâ {0} liata|-osekâ {0} nota
    rm +omini {0} liata|-omini {0} nota
    rh +odawh {0} liata|-odawh {0} nota
    rd +onoh {0} liata|-onoh {0} nota
    ry +o{0} kô liata|-o{0} kô nota
    w tahmâ
    Uh o{0} dawhzy
    Um o{0} minizy
    Vh o{0} dh
    Vm o{0} mini
    =mrh-in mrh
    =mrh-mm mrh
    =ms
    $ ¤#,##0.00
    c CAD=CAD|MXN=MXN|MYR=RM|PHP=PHP|USD=USD
    l {0}, {1}|{0}, {1}|{0} dan {1}|{0} dan {1}
    v {0}, {1}|{0}, {1}|{0} dan {1}|{0} dan {1}
    d d/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember
    m Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
    E Isnin|Selasa|Rabu|Khamis|Jumaat|Sabtu|Ahad
    a PG|PTG
    rs +odalam {0} saat|-o{0} saat lalu
    rm +odalam {0} minit|-o{0} minit lalu
    rh +odalam {0} jam|-o{0} jam lalu
    rd +odalam {0} hari|-o{0} hari lalu
    rw +odalam {0} minggu|-o{0} minggu lalu
    rM +odalam {0} bulan|-o{0} bulan lalu
    ry +odalam {0} tahun|-o{0} tahun lalu
    w sekarang
    Uh o{0} jam
    Um o{0} minit
    Us o{0} saat
    Vh o{0} j
    Vs o{0} saat
    =ms-arab ms
    c CAD=CA$|MXN=MX$|PHP=₱|USD=US$
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d d/MM/yy|dd/MM/y|d MMMM y|EEEE، d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M جانواري|فيبواري|مچ|اڤريل|مي|جون|جولاي|ݢوس|سيڤتيمبر|اوکتوبر|نوۏيمبر|ديسيمبر
    E اثنين|ثلاث|رابو|خميس|جمعة|سبتو|احد
    a AM|PM
    rs +oدالم {0} ساعت|-o{0} ساعت لالو
    rm +oدالم {0} مينيت|-o{0} مينيت لالو
    rh +oدالم {0} جم|-o{0} جم لالو
    rd +oدالم {0} هاري|-o{0} هاري لالو
    rw +oدالم {0} ميڠݢو|-o{0} ميڠݢو لالو
    rM +oدالم {0} بولن|-o{0} بولن لالو
    ry +oدالم {0} تاهون|-o{0} تاهون لالو
    w now
    Uh o{0} جم
    Um o{0} مينيت
    Us o{0} ساعت
    Vh o{0} جم
    Vs o{0} ساعت
    =ms-arab-bn ms-arab
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00
    c BND=$
    d d/MM/yy|dd/MM/y|d MMMM y|dd MMMM y
    =ms-arab-my ms-arab
    =ms-bn ms
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00
    c BND=$
    d d/MM/yy|d MMM y|d MMMM y|dd MMMM y
    =ms-id ms
    y ,|.|-|%|,|.
    c IDR=Rp
    d dd/MM/yy|d MMM y|d MMMM y|EEEE, dd MMMM y
    t HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
    k .
    =ms-my ms
    =ms-sg ms
    c SGD=$
    =my
    z ၀
    $ #,##0.00\u{A0}¤
    c MMK=K|THB=฿
    l {0}၊ {1}|{0}၊ {1}|{0} နှင့် {1}|{0} နှင့် {1}
    u {0}၊ {1}|{0}၊ {1}|{0}၊ {1}|{0}၊ {1}
    v {0}၊ {1}|{0}၊ {1}|{0}၊ {1}|{0}၊ {1}
    d d/M/yy|y MMM d|y MMMM d|y MMMM d၊ EEEE
    t H:mm|H:mm:ss|z HH:mm:ss|zzzz HH:mm:ss
    M ဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ
    m ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ
    E တနင်္လာ|အင်္ဂါ|ဗုဒ္ဓဟူး|ကြာသပတေး|သောကြာ|စနေ|တနင်္ဂနွေ
    rs +o{0} စက္ကန့်အတွင်း|-oပြီးခဲ့သည့် {0} စက္ကန့်
    rm +o{0} မိနစ်အတွင်း|-oပြီးခဲ့သည့် {0} မိနစ်
    rh +o{0} နာရီအတွင်း|-oပြီးခဲ့သည့် {0} နာရီ
    rd +o{0} ရက်အတွင်း|-oပြီးခဲ့သည့် {0} ရက်
    rw +o{0} ပတ်အတွင်း|-oပြီးခဲ့သည့် {0} ပတ်
    rM +o{0} လအတွင်း|-oပြီးခဲ့သည့် {0} လ
    ry +o{0} နှစ်အတွင်း|-oပြီးခဲ့သည့် {0} နှစ်
    w ယခု
    Uh o{0} နာရီ
    Um o{0} မိနစ်
    Us o{0} စက္ကန့်
    Vh o{0} နာရီ
    Vm o{0} မိနစ်
    Vs o{0} sec
    =my-mm my
    =mzn
    z ۰
    y ٫|٬|\u{200E}-\u{200E}|٪|٫|٬
    M ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    m ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    rs +o{0} ثانیه دله|-o{0} ثانیه پیش
    rm +o{0} دقیقه دله|-o{0} دَقه پیش
    rh +o{0} ساعِت دله|-o{0} ساعِت پیش
    rd +o{0} روز دله|-o{0} روز پیش
    rw +o{0} هفته دله|-o{0} هفته پیش
    rM +o{0} ماه دله|-o{0} ماه پیش
    ry +o{0} سال دله|-o{0} سال پیش
    Uh o{0} ساعِت
    Um o{0} دقیقه
    Us o{0} ثانیه
    Vm o{0} دَقه
    Vs o{0} ثانیه
    =mzn-ir mzn
    =nb no
    =nb-no nb
    =nb-sj nb
    =ne
    z ०
    n #,##,##0.###
    $ ¤\u{A0}#,##,##0.00
    c NPR=नेरू|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} र {1}|{0} र {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0} {1}
    d yy/M/d|y MMM d|y MMMM d|y MMMM d, EEEE
    M जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर
    m जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर
    E सोमबार|मङ्गलबार|बुधबार|बिहिबार|शुक्रबार|शनिबार|आइतबार
    rs +o{0} सेकेन्डमा|-o{0} सेकेन्ड पहिले
    rm +o{0} मिनेटमा|-o{0} मिनेट पहिले
    rh +o{0} घण्टामा|-o{0} घण्टा पहिले
    rd +o{0} दिनमा|-o{0} दिन पहिले
    rw +o{0} हप्तामा|-o{0} हप्ता पहिले
    rM +o{0} महिनामा|-o{0} महिना पहिले
    ry +o{0} वर्षमा|-o{0} वर्ष अघि
    w अहिले
    Uh o{0} घण्टा
    Um o{0} मिनेट
    Us o{0} सेकेन्ड
    Vh o{0} घण्टा
    Vm o{0} मिनेट
    Vs o{0} सेकेन्ड
    =ne-in ne
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    a पूर्वाह्न|अपराह्न
    =ne-np ne
    =nl
    y ,|.|-|%|,|.
    $ ¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    c AUD=AU$|CAD=C$|FJD=FJ$|PHP=PHP|SBD=SI$|THB=฿|XPF=XPF|ZWG=ZiG
    l {0}, {1}|{0}, {1}|{0} en {1}|{0} en {1}
    u {0}, {1}|{0}, {1}|{0} en {1}|{0} en {1}
    d dd-MM-y|d MMM y|d MMMM y|EEEE d MMMM y
    M januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
    m jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
    E maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag
    rs +1over {0} seconde|+oover {0} seconden|-1{0} seconde geleden|-o{0} seconden geleden
    rm +1over {0} minuut|+oover {0} minuten|-1{0} minuut geleden|-o{0} minuten geleden
    rh +oover {0} uur|-o{0} uur geleden
    rd +1over {0} dag|+oover {0} dagen|-1{0} dag geleden|-o{0} dagen geleden
    rw +1over {0} week|+oover {0} weken|-1{0} week geleden|-o{0} weken geleden
    rM +1over {0} maand|+oover {0} maanden|-1{0} maand geleden|-o{0} maanden geleden
    ry +oover {0} jaar|-o{0} jaar geleden
    w nu
    Uh o{0} uur
    Um 1{0} minuut|o{0} minuten
    Us 1{0} seconde|o{0} seconden
    Vh o{0} uur
    Vs o{0} sec
    =nl-aw nl
    c AWG=Afl.
    =nl-be nl
    d d/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    =nl-bq nl
    c USD=$
    =nl-cw nl
    c ANG=NAf.
    =nl-nl nl
    =nl-sr nl
    c SRD=$
    =nl-sx nl
    c ANG=NAf.
    =nn no
    c GBP=GBP
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    E måndag|tysdag|onsdag|torsdag|fredag|laurdag|søndag
    rs +1om {0} sekund|+oom {0}\u{A0}sekund|-ofor {0} sekund sidan
    rm +oom {0} minutt|-ofor {0} minutt sidan
    rh +1om {0} time|+oom {0} timar|-1for {0} time sidan|-ofor {0} timar sidan
    rd +oom {0} døgn|-ofor {0} døgn sidan
    rw +1om {0} veke|+oom {0} veker|-1for {0} veke sidan|-ofor {0} veker sidan
    rM +1om {0} månad|+oom {0} månadar|-1for {0} månad sidan|-ofor {0} månadar sidan
    ry +oom {0} år|-ofor {0} år sidan
    w no
    Uh 1{0} time|o{0} timar
    Um o{0} minutt
    Us o{0} sekund
    Vs o{0} s
    =nn-no nn
    =no
    y ,|\u{A0}|−|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NOK=kr|NZD=NZD|PHP=PHP|TWD=T\
    WD|USD=USD|VND=VND|XAF=XAF|XCD=XCD|XPF=XPF
    l {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    u {0}, {1}|{0}, {1}|{0} og {1}|{0} og {1}
    d dd.MM.y|d. MMM y|d. MMMM y|EEEE d. MMMM y
    M januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
    m jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
    E mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
    rs +1om {0} sekund|+oom {0} sekunder|-1for {0} sekund siden|-ofor {0} sekunder siden
    rm +1om {0} minutt|+oom {0} minutter|-1for {0} minutt siden|-ofor {0} minutter siden
    rh +1om {0} time|+oom {0} timer|-1for {0} time siden|-ofor {0} timer siden
    rd +oom {0} døgn|-ofor {0} døgn siden
    rw +1om {0} uke|+oom {0} uker|-1for {0} uke siden|-ofor {0} uker siden
    rM +1om {0} måned|+oom {0} måneder|-1for {0} måned siden|-ofor {0} måneder siden
    ry +oom {0} år|-ofor {0} år siden
    w nå
    Uh 1{0} time|o{0} timer
    Um 1{0} minutt|o{0} minutter
    Us 1{0} sekund|o{0} sekunder
    Vh o{0} t
    Vs o{0} sek
    =or
    n #,##,##0.###
    $ ¤#,##0.00
    c JPY=¥|PHP=PHP|USD=$
    l {0}, {1}|{0}, {1}|{0}, ଓ {1}|{0} ଓ {1}
    d M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ଜାନୁଆରୀ|ଫେବୃଆରୀ|ମାର୍ଚ୍ଚ|ଅପ୍ରେଲ|ମଇ|ଜୁନ|ଜୁଲାଇ|ଅଗଷ୍ଟ|ସେପ୍ଟେମ୍ବର|ଅକ୍ଟୋବର|ନଭେମ୍ବର|ଡିସେମ୍ବର
    m ଜାନୁଆରୀ|ଫେବୃଆରୀ|ମାର୍ଚ୍ଚ|ଅପ୍ରେଲ|ମଇ|ଜୁନ|ଜୁଲାଇ|ଅଗଷ୍ଟ|ସେପ୍ଟେମ୍ବର|ଅକ୍ଟୋବର|ନଭେମ୍ବର|ଡିସେମ୍ବର
    E ସୋମବାର|ମଙ୍ଗଳବାର|ବୁଧବାର|ଗୁରୁବାର|ଶୁକ୍ରବାର|ଶନିବାର|ରବିବାର
    a AM|PM
    rs +o{0} ସେକେଣ୍ଡରେ|-o{0} ସେକେଣ୍ଡ ପୂର୍ବେ
    rm +o{0} ମିନିଟ୍\u{200C}\u{200C}ରେ|-o{0} ମିନିଟ୍ ପୂର୍ବେ
    rh +o{0} ଘଣ୍ଟାରେ|-o{0} ଘଣ୍ଟା ପୂର୍ବେ
    rd +o{0} ଦିନରେ|-o{0} ଦିନ ପୂର୍ବେ
    rw +o{0} ସପ୍ତାହରେ|-o{0} ସପ୍ତାହ ପୂର୍ବେ
    rM +o{0} ମାସରେ|-o{0} ମାସ ପୂର୍ବେ
    ry +o{0} ବର୍ଷରେ|-o{0} ବର୍ଷ ପୂର୍ବେ
    w ବର୍ତ୍ତମାନ
    Uh o{0} ଘଣ୍ଟା
    Um 1{0} ମିନିଟ୍\u{200C}|o{0} ମିନିଟ୍
    Us o{0} ସେକେଣ୍ଡ
    Vh o{0} ଘଣ୍ଟା
    Vm o{0} ମିନିଟ୍\u{200C}
    Vs o{0} ସେକେଣ୍ଡ
    =or-in or
    =pa
    n #,##,##0.###
    % #,##,##0%
    $ ¤#,##,##0.00
    c PHP=PHP|THB=฿|XXX=XXX
    l {0}, {1}|{0}, {1}|{0} ਅਤੇ {1}|{0} ਅਤੇ {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ਜਨਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ
    m ਜਨ|ਫ਼ਰ|ਮਾਰਚ|ਅਪ੍ਰੈ|ਮਈ|ਜੂਨ|ਜੁਲਾ|ਅਗ|ਸਤੰ|ਅਕਤੂ|ਨਵੰ|ਦਸੰ
    E ਸੋਮਵਾਰ|ਮੰਗਲਵਾਰ|ਬੁੱਧਵਾਰ|ਵੀਰਵਾਰ|ਸ਼ੁੱਕਰਵਾਰ|ਸ਼ਨੀਵਾਰ|ਐਤਵਾਰ
    a AM|PM
    rs +1{0} ਸਕਿੰਟ ਵਿੱਚ|+o{0} ਸਕਿੰਟਾਂ ਵਿੱਚ|-o{0} ਸਕਿੰਟ ਪਹਿਲਾਂ
    rm +1{0} ਮਿੰਟ ਵਿੱਚ|+o{0} ਮਿੰਟਾਂ ਵਿੱਚ|-o{0} ਮਿੰਟ ਪਹਿਲਾਂ
    rh +1{0} ਘੰਟੇ ਵਿੱਚ|+o{0} ਘੰਟਿਆਂ ਵਿੱਚ|-1{0} ਘੰਟਾ ਪਹਿਲਾਂ|-o{0} ਘੰਟੇ ਪਹਿਲਾਂ
    rd +1{0} ਦਿਨ ਵਿੱਚ|+o{0} ਦਿਨਾਂ ਵਿੱਚ|-o{0} ਦਿਨ ਪਹਿਲਾਂ
    rw +1{0} ਹਫ਼ਤੇ ਵਿੱਚ|+o{0} ਹਫ਼ਤਿਆਂ ਵਿੱਚ|-1{0} ਹਫ਼ਤਾ ਪਹਿਲਾਂ|-o{0} ਹਫ਼ਤੇ ਪਹਿਲਾਂ
    rM +1{0} ਮਹੀਨੇ ਵਿੱਚ|+o{0} ਮਹੀਨਿਆਂ ਵਿੱਚ|-1{0} ਮਹੀਨਾ ਪਹਿਲਾਂ|-o{0} ਮਹੀਨੇ ਪਹਿਲਾਂ
    ry +1{0} ਸਾਲ ਵਿੱਚ|+o{0} ਸਾਲਾਂ ਵਿੱਚ|-o{0} ਸਾਲ ਪਹਿਲਾਂ
    w ਹੁਣ
    Uh 1{0} ਘੰਟਾ|o{0} ਘੰਟੇ
    Um o{0} ਮਿੰਟ
    Us o{0} ਸਕਿੰਟ
    Vh 1{0} ਘੰਟਾ|o{0} ਘੰਟੇ
    Vm o{0} ਮਿੰਟ
    Vs o{0} ਸਕਿੰਟ
    =pa-arab pa
    z ۰
    y ٫|٬|\u{200E}-\u{200E}|٪|٫|٬
    n #,##0.###
    % #,##0%
    $ ¤\u{A0}#,##0.00
    c PHP=₱|PKR=ر|XXX=¤
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE, dd MMMM y
    M جنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    m جنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    E پیر|منگل|بُدھ|جمعرات|جمعہ|ہفتہ|اتوار
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =pa-arab-pk pa-arab
    =pa-guru pa
    =pa-guru-in pa-guru
    =pcm
    $ ¤#,##0.00
    c CAD=KA$
    l {0}, {1}|{0}, {1}|{0}, an {1}|{0} an {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    t HH:mm|HH:mm:ss|H:mm:ss z|HH:mm:ss zzzz
    M Jénúári|Fẹ́búári|Mach|Éprel|Mee|Jun|Julai|Ọgọst|Sẹptẹ́mba|Ọktóba|Nọvẹ́mba|Disẹ́mba
    m Jén|Fẹ́b|Mach|Épr|Mee|Jun|Jul|Ọgọ|Sẹp|Ọkt|Nọv|Dis
    E Mọ́ndè|Tiúzdè|Wẹ́nẹ́zdè|Tọ́zdè|Fraídè|Sátọdè|Sọ́ndè
    rs +oFọ {0} Sẹ́kọn|-o{0} sẹ́kọn wé dọ́n pas
    rm +oFọ {0} mínit wé de kọm|-o{0} mínit wé dọ́n pas
    rh +oFọ {0} áwa wé de kọm|-o{0} áwa wé dọ́n pas
    rd +oFọ {0}dè wé de kọm|-o{0} dè wé dọ́n pas
    rw +oFọ {0}wik wé de kọm|-o{0} wik wé dọ́n pas
    rM +oFọ {0}mọnt wé de kọm|-o{0} mọnt wé dọ́n pas
    ry +ofọ {0} yiẹ wé de kọm|-o{0} yiẹ wé dọ́n pas
    w nau
    Uh o{0} Áwa
    Um o{0} Mínit
    Us o{0} Sẹ́kọn
    Vh o{0} Áwa
    Vm o{0} Mínit
    Vs o{0} Sẹ́kọn
    =pcm-ng pcm
    =pl
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AUD|CAD=CAD|CNY=CNY|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PHP|PLN=zł|TWD=T\
    WD|USD=USD|VND=VND|XCG=XCG
    g 2
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    v {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    d d.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    M stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
    m sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
    E poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela
    rs +1za {0} sekundę|+mza {0} sekund|+oza {0} sekundy|-1{0} sekundę temu|-m{0} sekund temu|-o{0} sekundy temu
    rm +1za {0} minutę|+mza {0} minut|+oza {0} minuty|-1{0} minutę temu|-m{0} minut temu|-o{0} minuty temu
    rh +1za {0} godzinę|+mza {0} godzin|+oza {0} godziny|-1{0} godzinę temu|-m{0} godzin temu|-o{0} godziny temu
    rd +1za {0} dzień|+fza {0} dni|+mza {0} dni|+oza {0} dnia|-1{0} dzień temu|-f{0} dni temu|-m{0} dni temu|-o{0}\
     dnia temu
    rw +1za {0} tydzień|+fza {0} tygodnie|+mza {0} tygodni|+oza {0} tygodnia|-1{0} tydzień temu|-f{0} tygodnie tem\
    u|-m{0} tygodni temu|-o{0} tygodnia temu
    rM +1za {0} miesiąc|+fza {0} miesiące|+mza {0} miesięcy|+oza {0} miesiąca|-1{0} miesiąc temu|-f{0} miesiące te\
    mu|-m{0} miesięcy temu|-o{0} miesiąca temu
    ry +1za {0} rok|+fza {0} lata|+mza {0} lat|+oza {0} roku|-1{0} rok temu|-f{0} lata temu|-m{0} lat temu|-o{0} r\
    oku temu
    w teraz
    Uh 1{0} godzina|m{0} godzin|o{0} godziny
    Um 1{0} minuta|m{0} minut|o{0} minuty
    Us 1{0} sekunda|m{0} sekund|o{0} sekundy
    Vh o{0} godz.
    Vs o{0} sek.
    =pl-pl pl
    =ps
    z ۰
    y ٫|٬|\u{200E}-\u{200E}|٪|٫|٬
    c AFN=؋|USD=$
    l {0}، {1}|{0}، {1}|{0}، او {1}|{0} او {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} او {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0} و {1}
    d y/M/d|d MMM y|d MMMM y|EEEE d, MMMM, y
    t H:mm|H:mm:ss|H:mm:ss (z)|H:mm:ss (zzzz)
    M جنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سېپتمبر|اکتوبر|نومبر|دسمبر
    m جنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سېپتمبر|اکتوبر|نومبر|دسمبر
    E دوشنبه|سه شنبه|چهارشنبه|پنج شنبه|جمعه|اونۍ|یکشنبه
    rs +1په {0} ثانيه کې|+oپه {0} ثانيو کې|-1{0} ثانيه مخکې|-o{0} ثانيې مخکې
    rm +1په {0} دقيقه کې|+oپه {0} دقيقو کې|-1{0} دقيقه مخکې|-o{0} دقيقې مخکې
    rh +1په {0} ساعت کې|+oپه {0} ساعتو کې|-1{0} ساعت مخکې|-o{0} ساعتونه مخکې
    rd +1په {0} ورځ کې|+oپه {0} ورځو کې|-1{0} ورځ مخکې|-o{0} ورځې مخکې
    rw +1په {0} اونۍ کې|+oپه {0} اونيو کې|-o{0} اونۍ مخکې
    rM +1په {0} مياشت کې|+oپه {0} مياشتو کې|-1{0} مياشت مخکې|-o{0} مياشتې مخکې
    ry +1په {0} کال کې|+oپه {0} کالونو کې|-1{0} کال مخکې|-o{0} کاله مخکې
    w اوس
    Uh 1{0} ساعت|o{0} h
    Um 1{0} دقیقه|o{0} دقیقې
    Us 1{0} ثانیه|o{0} ثانیې
    Vm o{0} دقیقه
    Vs o{0} sec
    =ps-af ps
    =ps-pk ps
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    a غ.م|غ.و.
    ry +1په {0} کال کے|+oپه {0} کالونو کے|-1{0} کال مخکے|-o{0} کاله مخکے
    =pt
    y ,|.|-|%|,|.
    c AUD=AU$|PHP=PHP|PTE=Esc.|THB=฿
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/y|d 'de' MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    M janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
    m jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
    E segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
    q {0} GMT
    rs +1em {0} segundo|+oem {0} segundos|-1há {0} segundo|-ohá {0} segundos
    rm +1em {0} minuto|+oem {0} minutos|-1há {0} minuto|-ohá {0} minutos
    rh +1em {0} hora|+oem {0} horas|-1há {0} hora|-ohá {0} horas
    rd +1em {0} dia|+oem {0} dias|-1há {0} dia|-ohá {0} dias
    rw +1em {0} semana|+oem {0} semanas|-1há {0} semana|-ohá {0} semanas
    rM +1em {0} mês|+oem {0} meses|-1há {0} mês|-ohá {0} meses
    ry +1em {0} ano|+oem {0} anos|-1há {0} ano|-ohá {0} anos
    w agora
    Uh 1{0} hora|o{0} horas
    Um 1{0} minuto|o{0} minutos
    Us 1{0} segundo|o{0} segundos
    =pt-ao pt-pt
    c AOA=Kz
    =pt-br pt
    =pt-ch pt-pt
    =pt-cv pt-pt
    c CVE=\u{200B}|PTE=PTE
    =pt-gq pt-pt
    =pt-gw pt-pt
    =pt-lu pt-pt
    c LUF=F
    =pt-mo pt-pt
    c MOP=MOP$
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a a.m.|p.m.
    =pt-mz pt-pt
    c MZN=MTn
    =pt-pt pt
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c PTE=\u{200B}
    g 2
    d dd/MM/yy|dd/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    rs +1dentro de {0} segundo|+odentro de {0} segundos|-1há {0} segundo|-ohá {0} segundos
    rm +1dentro de {0} minuto|+odentro de {0} minutos|-1há {0} minuto|-ohá {0} minutos
    rh +1dentro de {0} hora|+odentro de {0} horas|-1há {0} hora|-ohá {0} horas
    rd +1dentro de {0} dia|+odentro de {0} dias|-1há {0} dia|-ohá {0} dias
    rw +1dentro de {0} semana|+odentro de {0} semanas|-1há {0} semana|-ohá {0} semanas
    rM +1dentro de {0} mês|+odentro de {0} meses|-1há {0} mês|-ohá {0} meses
    ry +1dentro de {0} ano|+odentro de {0} anos|-1há {0} ano|-ohá {0} anos
    =pt-st pt-pt
    c STN=Db
    =pt-tl pt-pt
    =ro
    y ,|.|-|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|EUR=EUR|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN|NZD=NZD|PHP=\
    PHP|TWD=TWD|USD=USD|VND=VND|XCD=XCD
    l {0}, {1}|{0}, {1}|{0} și {1}|{0} și {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} și {1}
    d dd.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    M ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
    m ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
    E luni|marți|miercuri|joi|vineri|sâmbătă|duminică
    rs +1peste {0} secundă|+fpeste {0} secunde|+opeste {0} de secunde|-1acum {0} secundă|-facum {0} secunde|-oacum\
     {0} de secunde
    rm +1peste {0} minut|+fpeste {0} minute|+opeste {0} de minute|-1acum {0} minut|-facum {0} minute|-oacum {0} de\
     minute
    rh +1peste {0} oră|+fpeste {0} ore|+opeste {0} de ore|-1acum {0} oră|-facum {0} ore|-oacum {0} de ore
    rd +1peste {0} zi|+fpeste {0} zile|+opeste {0} de zile|-1acum {0} zi|-facum {0} zile|-oacum {0} de zile
    rw +1peste {0} săptămână|+fpeste {0} săptămâni|+opeste {0} de săptămâni|-1acum {0} săptămână|-facum {0} săptăm\
    âni|-oacum {0} de săptămâni
    rM +1peste {0} lună|+fpeste {0} luni|+opeste {0} de luni|-1acum {0} lună|-facum {0} luni|-oacum {0} de luni
    ry +1peste {0} an|+fpeste {0} ani|+opeste {0} de ani|-1acum {0} an|-facum {0} ani|-oacum {0} de ani
    w acum
    Uh 1{0} oră|f{0} ore|o{0} de ore
    Um 1{0} minut|f{0} minute|o{0} de minute
    Us 1{0} secundă|f{0} secunde|o{0} de secunde
    Vh 1{0} oră|o{0} ore
    Vm o{0} min.
    =ro-md ro
    c MDL=L
    =ro-ro ro
    =ru
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c JPY=¥|PHP=PHP|RUB=₽|RUR=р.|THB=฿|TMT=ТМТ|UAH=₴|USD=$|XCG=Cg
    l {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d dd.MM.y|d MMM y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
    M января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
    m янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
    E понедельник|вторник|среда|четверг|пятница|суббота|воскресенье
    rs +1через {0} секунду|+mчерез {0} секунд|+oчерез {0} секунды|-1{0} секунду назад|-m{0} секунд назад|-o{0} сек\
    унды назад
    rm +1через {0} минуту|+mчерез {0} минут|+oчерез {0} минуты|-1{0} минуту назад|-m{0} минут назад|-o{0} минуты н\
    азад
    rh +1через {0} час|+mчерез {0} часов|+oчерез {0} часа|-1{0} час назад|-m{0} часов назад|-o{0} часа назад
    rd +1через {0} день|+mчерез {0} дней|+oчерез {0} дня|-1{0} день назад|-m{0} дней назад|-o{0} дня назад
    rw +1через {0} неделю|+mчерез {0} недель|+oчерез {0} недели|-1{0} неделю назад|-m{0} недель назад|-o{0} недели\
     назад
    rM +1через {0} месяц|+mчерез {0} месяцев|+oчерез {0} месяца|-1{0} месяц назад|-m{0} месяцев назад|-o{0} месяца\
     назад
    ry +1через {0} год|+mчерез {0} лет|+oчерез {0} года|-1{0} год назад|-m{0} лет назад|-o{0} года назад
    w сейчас
    Uh 1{0} час|m{0} часов|o{0} часа
    Um 1{0} минута|m{0} минут|o{0} минуты
    Us 1{0} секунда|m{0} секунд|o{0} секунды
    Vh o{0} ч
    Vm o{0} мин
    Vs o{0} с
    =ru-by ru
    c BYN=Br|RUR=RUR
    =ru-kg ru
    c KGS=сом
    =ru-kz ru
    c KZT=₸
    =ru-md ru
    c MDL=L
    =ru-ru ru
    =ru-ua ru
    g 2
    =sah
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c RUB=₽
    l {0}, {1}|{0}, {1}|{0} уонна {1}|{0} уонна {1}
    u {0}, {1}|{0}, {1}|{0} уонна {1}|{0} уонна {1}
    v {0}, {1}|{0}, {1}|{0} уонна {1}|{0}, {1}
    d yy/M/d|y, MMM d|y, MMMM d|y\u{202F}'сыл' MMMM d 'күнэ', EEEE
    M Тохсунньу|Олунньу|Кулун тутар|Муус устар|Ыам ыйын|Бэс ыйын|От ыйын|Атырдьых ыйын|Балаҕан ыйын|Алтынньы|Сэтин\
    ньи|ахсынньы
    m Тохс|Олун|Клн|Мсу|Ыам|Бэс|Отй|Атр|Блҕ|Алт|Сэт|Ахс
    E бэнидиэнньик|оптуорунньук|сэрэдэ|чэппиэр|Бээтиҥсэ|субуота|баскыһыанньа
    rs +o{0} сөкүүндэннэн|-o{0} сөкүүндэ ынараа өттүгэр
    rm +o{0} мүнүүтэннэн|-o{0} мүнүүтэ ынараа өттүгэр
    rh +o{0} чааһынан|-o{0} чаас ынараа өттүгэр
    rd +o{0} күнүнэн|-o{0} күн ынараа өттүгэр
    rw +o{0} нэдиэлэннэн|-o{0} нэдиэлэ анараа өттүгэр
    rM +o{0} ыйынан|-o{0} ый ынараа өттүгэр
    ry +o{0} сылынан|-o{0} сыл ынараа өттүгэр
    w билигин
    Uh o{0} чаас
    Um o{0} мүнүүтэ
    Us o{0} сөкүүндэ
    Vh o{0} ч
    Vm o{0} мүн
    Vs o{0} сөк
    =sah-ru sah
    =sc
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/y|d 'de' MMM y|d 'de' MMMM 'de' 'su' y|EEEE d 'de' MMMM 'de' 'su' y
    M ghennàrgiu|freàrgiu|martzu|abrile|maju|làmpadas|trìulas|austu|cabudanni|santugaine|santandria|nadale
    m ghe|fre|mar|abr|maj|làm|trì|aus|cab|stG|stA|nad
    E lunis|martis|mèrcuris|giòbia|chenàbura|sàbadu|domìniga
    rs +1intro de {0} segundu|+ointro de {0} segundos|-1{0} segundu a como|-o{0} segundos a como
    rm +1intro de {0} minutu|+ointro de {0} minutos|-1{0} minutu a como|-o{0} minutos a como
    rh +1intro de {0} ora|+ointro de {0} oras|-1{0} ora a como|-o{0} oras a como
    rd +1intro de {0} die|+ointro de {0} dies|-1{0} die a como|-o{0} dies a como
    rw +1intro de {0} chida|+ointro de {0} chidas|-1{0} chida a como|-o{0} chidas a como
    rM +1intro de {0} mese|+ointro de {0} meses|-1{0} mese a como|-o{0} meses a como
    ry +1intro de {0} annu|+ointro de {0} annos|-1{0} annu a como|-o{0} annos a como
    w como
    Uh 1{0} ora|o{0} oras
    Um 1{0} minutu|o{0} minutos
    Us 1{0} segundu|o{0} segundos
    Vh 1{0} ora|o{0} oras
    Vs o{0} seg
    =sc-it sc
    =sd
    z ٠
    y ٫|٬|\u{61C}-|٪\u{61C}|٫|٬
    c PHP=PHP|PKR=Rs
    l {0}، {1}|{0}، {1}|{0}، ۽ {1}|{0} ۽ {1}
    u {0}، {1}|{0}، {1}|{0}, {1}|{0}، {1}
    v {0}، {1}|{0}، {1}|{0}, {1}|{0}، {1}
    d y-MM-dd|y MMM d|y MMMM d|EEEE, MMMM d, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M جنوري|فيبروري|مارچ|اپريل|مئي|جون|جولاءِ|آگسٽ|سيپٽمبر|آڪٽوبر|نومبر|ڊسمبر
    m جنوري|فيبروري|مارچ|اپريل|مئي|جون|جولاءِ|آگسٽ|سيپٽمبر|آڪٽوبر|نومبر|ڊسمبر
    E سومر|اڱارو|اربع|خميس|جمعو|ڇنڇر|آچر
    a صبح|شام
    rs +1{0} سيڪنڊ ۾|+o{0} سيڪنڊن ۾|-o{0} سيڪنڊ پهرين
    rm +1{0} منٽن ۾|+o+{0} min|-o{0} منٽ پهرين
    rh +o{0} ڪلاڪ ۾|-o{0} ڪلاڪ پهرين
    rd +o{0} ڏينهن ۾|-o{0} ڏينهن پهرين
    rw +1{0} هفتي ۾|+o{0} هفتن ۾|-1{0} هفتو پهرين|-o{0} هفتا پهرين
    rM +1{0} مهيني ۾|+o{0} مهينن ۾|-o{0} مهينا پهرين
    ry +1{0} سال ۾|+o{0} سالن ۾|-o{0} سال پهرين
    w هاڻي
    Uh o{0} ڪلاڪ
    Um o{0} منٽ
    Us 1{0} في سيڪنڊ|o{0} سيڪنڊ
    Vh o{0} ڪلاڪ
    Vm o{0} منٽ
    Vs o{0} سيڪنڊ
    =sd-arab sd
    =sd-arab-pk sd-arab
    =sd-deva sd
    z 0
    y .|,|-|%|.|,
    c PHP=₱
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    M जनवरी|फेबरवरी|मार्चु|अप्रेल|मई|जून|जुलाई|आगस्ट|सप्टेंबर|आक्टोबर|नवंबर|डिसंबर
    m जन|फर|मार्च|अप्रै|मई|जून|जु|अग|सप्टे|ऑक्टो|नवं|डिसं
    E सूमर|मंगलु|ॿुधर|विस्पत|जुमो|छंछर|आर्तवार
    a AM|PM
    q जीएमटी{0}
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =sd-deva-in sd-deva
    =se
    y ,|\u{A0}|−|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c NOK=kr
    l {0}, {1}|{0}, {1}|{0} ja {1}|{0} ja {1}
    M ođđajagemánnu|guovvamánnu|njukčamánnu|cuoŋománnu|miessemánnu|geassemánnu|suoidnemánnu|borgemánnu|čakčamánnu|\
    golggotmánnu|skábmamánnu|juovlamánnu
    m ođđj|guov|njuk|cuo|mies|geas|suoi|borg|čakč|golg|skáb|juov
    E vuossárga|maŋŋebárga|gaskavahkku|duorasdat|bearjadat|lávvardat|sotnabeaivi
    rs +1{0} sekunda maŋŋilit|+o{0} sekundda maŋŋilit|-1{0} sekunda árat|-o{0} sekundda árat
    rm +1{0} minuhta maŋŋilit|+o{0} minuhtta maŋŋilit|-1{0} minuhta árat|-o{0} minuhtta árat
    rh +1{0} diibmu maŋŋilit|+o{0} diibmur maŋŋilit|-1{0} diibmu árat|-o{0} diibmur árat
    rd +1{0} jándor maŋŋilit|+2{0} jándor amaŋŋilit|+o{0} jándora maŋŋilit|-1{0} jándor árat|-o{0} jándora árat
    rw +1{0} vahku maŋŋilit|+o{0} vahkku maŋŋilit|-1{0} vahku árat|-o{0} vahkku árat
    rM +o{0} mánotbadji maŋŋilit|-o{0} mánotbadji árat
    ry +1{0} jahki maŋŋilit|+o{0} jahkki maŋŋilit|-1{0} jahki árat|-o{0} jahkki árat
    w na
    Uh 1{0} diibmu|2{0} diimmur|o{0} diibmur
    Um 1{0} minuhta|o{0} minuhtta
    Us 1{0} sekunda|o{0} sekundda
    =se-fi se
    d dd.MM.y|d MMM y|d MMMM y|EEEE d MMMM y
    m ođđj|guov|njuk|cuoŋ|mies|geas|suoi|borg|čakč|golg|skáb|juov
    E mánnodat|disdat|gaskavahkku|duorastat|bearjadat|lávvordat|sotnabeaivi
    q {0} GMT
    rs +o{0} sekundda siste|-1{0} sekunda áigi|-o{0} sekundda áigi
    rm +o{0} minuhta siste|-1{0} minuhtta áigi|-o{0} minuhta áigi
    rh +o{0} diimmu siste|-1{0} diibmu áigi|-o{0} diimmu áigi
    rd +o{0} beaivve siste|-1ikte|-2ovddet beaivve|-o{0} beaivve dás ovdal
    rw +o{0} vahku geahčen|-1{0} vahkku dás ovdal|-o{0} vahku dás ovdal
    rM +o{0} mánu siste|-1{0} mánnu dás ovdal|-o{0} mánu dás ovdal
    ry +o{0} jagi siste|-1diibmá|-2ovddet jagi|-o{0} jagi dás ovdal
    w dál
    =se-no se
    =se-se se
    c NOK=Nkr|SEK=kr
    =shn
    l {0}၊ {1}|{0}၊ {1}|{0} လႄႈ {1}|{0} လႄႈ {1}
    u {0}၊ {1}|{0}၊ {1}|{0} လႄႈ {1}|{0} လႄႈ {1}
    v {0}၊ {1}|{0}၊ {1}|{0} လႄႈ {1}|{0} လႄႈ {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d - EEEE
    M ၸၼ်ႇဝႃႇရီႇ|ၾႅပ်ႇဝႃႇရီႇ|မၢတ်ႉၶျ်|ဢေႇပရႄႇ|မေႇ|ၸုၼ်ႇ|ၸူႇလၢႆႇ|ဢေႃးၵၢတ်ႉ|သႅပ်ႇထႅမ်ႇပႃႇ|ဢွၵ်ႇထူဝ်ႇပႃႇ|ၼူဝ်ႇဝႅမ်ႇပႃ\
    ႇ|တီႇသႅမ်ႇပႃႇ
    m ၸၼ်ႇ|ၾႅပ်ႇ|မၢတ်ႉၶျ်|ဢေႇ|မေႇ|ၸုၼ်ႇ|ၸူႇ|ဢေႃး|သႅပ်ႇ|ဢွၵ်ႇ|ၼူဝ်ႇ|တီႇ
    E ဝၼ်းၸၼ်|ဝၼ်းဢင်းၵၢၼ်း|ဝၼ်းပုတ်ႉ|ဝၼ်းၽတ်း|ဝၼ်းသုၵ်း|ဝၼ်းသဝ်|ဝၼ်းဢႃးတိတ်ႉ
    rs +oၼႂ်းၶၢဝ်းတၢင်း {0} ၸႅၵ်ႉၵၢၼ်ႉ|-o{0} ၸႅၵ်ၵၢၼ်ႉပူၼ်ႉမႃး
    rm +oၼႂ်းၶၢဝ်းတၢင်း {0} မိၼိတ်ႉ|-o{0} မိၼိတ်ႉပူၼ်ႉမႃး
    rh +oၼႂ်းၶၢဝ်းတၢင်း {0} ၸူဝ်ႈမူင်း|-o{0} ၸူဝ်ႈမူင်းပူၼ်ႉမႃး
    rd +oၼႂ်းၶၢဝ်းတၢင်း {0} ဝၼ်း|-o{0} ဝၼ်းပူၼ်ႉမႃး
    rw +oၼႂ်းၶၢဝ်းတၢင်း {0} ဝူင်ႈ|-o{0} ဝူင်ႈပူၼ်ႉမႃး
    rM +oၼႂ်းၶၢဝ်းတၢင်း {0} လိူၼ်|-o{0} လိူၼ်ပူၼ်ႉမႃး
    ry +oၼႂ်းၶၢဝ်းတၢင်း {0} ပီ|-o{0} ပီ ပူၼ်ႉမႃး
    w ယၢမ်းလဵဝ်
    Uh o{0} မူင်း
    Um o{0} မိၼိတ်ႉ
    Us o{0} ၸႅၵ်ႉၵၢၼ်ႉ
    Vh o{0} မူင်း
    Vm o{0} မိၼိတ်ႉ
    Vs o{0} ၸႅၵ်ႉ
    =shn-mm shn
    =shn-th shn
    =si
    $ ¤#,##0.00
    c LKR=රු.|PHP=PHP|THB=฿|XOF=සිෆ්එ
    l {0}, {1}|{0}, {1}|{0}, සහ {1}|{0} සහ {1}
    u {0}, {1}|{0}, {1}|{0}, සහ {1}|{0} සහ {1}
    v {0}, {1}|{0}, {1}|{0}, සහ {1}|{0} සහ {1}
    M දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|බිනර|වප්|ඉල්|උඳුවප්
    m දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|බිනර|වප්|ඉල්|උඳුවප්
    E සඳුදා|අඟහරුවාදා|බදාදා|බ්\u{200D}රහස්පතින්දා|සිකුරාදා|සෙනසුරාදා|ඉරිදා
    q ග්\u{200D}රිමවේ{0}
    rs +oතත්පර {0}කින්|-oතත්පර {0}කට පෙර
    rm +oමිනිත්තු {0}කින්|-oමිනිත්තු {0}කට පෙර
    rh +oපැය {0}කින්|-oපැය {0}කට පෙර
    rd +oදින {0}න්|-oදින {0}කට පෙර
    rw +oසති {0}කින්|-oසති {0}කට පෙර
    rM +oමාස {0}කින්|-oමාස {0}කට පෙර
    ry +oවසර {0}කින්|-oවසර {0}කට පෙර
    w දැන්
    Uh oපැය {0}
    Um oමිනිත්තු {0}
    Us oතත්පර {0}
    Vh oපැය {0}
    Vm oමිනි {0}
    Vs oතත් {0}
    =si-lk si
    =sk
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|GBP=GBP|HKD=HKD|ILS=NIS|INR=INR|JPY=JPY|KRW=KRW|NZD=NZD|PHP=PHP|TWD=TWD|USD=\
    USD|VND=VND|XCG=Cg
    l {0}, {1}|{0}, {1}|{0} a {1}|{0} a\u{A0}{1}
    d d. M. y|d. M. y|d. MMMM y|EEEE d. MMMM y
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    M januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra
    E pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa
    rs +1o {0} sekundu|+fo {0} sekundy|+mo {0} sekundy|+oo {0} sekúnd|-1pred {0} sekundou|-mpred {0} sekundy|-opre\
    d {0} sekundami
    rm +1o {0} minútu|+fo {0} minúty|+mo {0} minúty|+oo {0} minút|-1pred {0} minútou|-mpred {0} minúty|-opred {0} \
    minútami
    rh +1o {0} hodinu|+fo {0} hodiny|+mo {0} hodiny|+oo {0} hodín|-1pred {0} hodinou|-mpred {0} hodinou|-opred {0}\
     hodinami
    rd +1o {0} deň|+fo {0} dni|+mo {0} dňa|+oo {0} dní|-1pred {0} dňom|-mpred {0} dňa|-opred {0} dňami
    rw +1o {0} týždeň|+fo {0} týždne|+mo {0} týždňa|+oo {0} týždňov|-1pred {0} týždňom|-mpred {0} týždňa|-opred {0\
    } týždňami
    rM +1o {0} mesiac|+fo {0} mesiace|+mo {0} mesiaca|+oo {0} mesiacov|-1pred {0} mesiacom|-mpred {0} mesiaca|-opr\
    ed {0} mesiacmi
    ry +1o {0} rok|+fo {0} roky|+mo {0} roka|+oo {0} rokov|-1pred {0} rokom|-mpred {0} roka|-opred {0} rokmi
    w teraz
    Uh 1{0} hodina|f{0} hodiny|m{0} hodiny|o{0} hodín
    Um 1{0} minúta|f{0} minúty|m{0} minúty|o{0} minút
    Us 1{0} sekunda|f{0} sekundy|m{0} sekundy|o{0} sekúnd
    =sk-sk sk
    =sl
    y ,|.|−|%|,|.
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|GBP=GBP|JPY=¥|MXN=MXN|NZD=NZD|PHP=PHP|TWD=TWD|USD=$|XCD=XCD
    l {0}, {1}|{0}, {1}|{0} in {1}|{0} in {1}
    u {0}, {1}|{0}, {1}|{0} in {1}|{0} in {1}
    v {0}, {1}|{0}, {1}|{0} in {1}|{0} in {1}
    d d. M. y|d. MMM y|d. MMMM y|EEEE, d. MMMM y
    M januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december
    m jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
    E ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja
    q GMT {0}
    rs +1čez {0} sekundo|+2čez {0} sekundi|+fčez {0} sekunde|+očez {0} sekund|-1pred {0} sekundo|-2pred {0} sekund\
    ama|-opred {0} sekundami
    rm +1čez {0} minuto|+2čez {0} minuti|+fčez {0} minute|+očez {0} minut|-1pred {0} minuto|-2pred {0} minutama|-o\
    pred {0} minutami
    rh +1čez {0} uro|+2čez {0} uri|+fčez {0} ure|+očez {0} ur|-1pred {0} uro|-2pred {0} urama|-opred {0} urami
    rd +1čez {0} dan|+2čez {0} dneva|+očez {0} dni|-1pred {0} dnevom|-2pred {0} dnevoma|-opred {0} dnevi
    rw +1čez {0} teden|+2čez {0} tedna|+fčez {0} tedne|+očez {0} tednov|-1pred {0} tednom|-2pred {0} tednoma|-opre\
    d {0} tedni
    rM +1čez {0} mesec|+2čez {0} meseca|+fčez {0} mesece|+očez {0} mesecev|-1pred {0} mesecem|-2pred {0} mesecema|\
    -opred {0} meseci
    ry +1čez {0} leto|+2čez {0} leti|+fčez {0} leta|+očez {0} let|-1pred {0} letom|-2pred {0} letoma|-opred {0} le\
    ti
    w zdaj
    Uh 1{0} ura|2{0} uri|f{0} ure|o{0} ur
    Um 1{0} minuta|2{0} minuti|f{0} minute|o{0} minut
    Us 1{0} sekunda|2{0} sekundi|f{0} sekunde|o{0} sekund
    Vs o{0} sek.
    =sl-si sl
    =so
    $ ¤#,##0.00
    c SOS=S
    l {0}, {1}|{0}, {1}|{0} iyo {1}|{0} iyo {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} iyo {1}
    d dd/MM/yy|dd-MMM-y|MMMM d, y|EEEE, MMMM d, y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Janaayo|Febraayo|Maarso|Abriil|Maayo|Juun|Luulyo|Agosto|Sebtembar|Oktoobar|Noofeembar|Diseembar
    m Jan|Feb|Mar|Abr|May|Jun|Lul|Ogs|Seb|Okt|Nof|Dis
    E Isniin|Talaado|Arbaco|Khamiis|Jimco|Sabti|Axad
    a GH|GD
    rs +o{0} ilbiriqsi|-o{0} ilbiriqsi kahor
    rm +1{0} daqiiqad|+o{0} daqiidadood|-1{0} daqiiqad kahor|-o{0} daqiiqadood kahor
    rh +1{0} saacad|+o{0} saacadood|-1{0} saacad kahor|-o{0} saacadood kahor
    rd +1{0} maalin|+o{0} maalmood|-1{0} maalin kahor|-o{0} maalmood kahor
    rw +o{0} toddobaad|-o{0} toddobaad kahor
    rM +1{0} bil|+o{0} bilood|-1{0} bil kahor|-o{0} bilood kahor
    ry +1{0} sannad|+o{0} sannadood|-1{0} sannad kahor|-o{0} sannadood kahor
    w Imika
    Uh 1{0} saacad|o{0} saacadood
    Um 1{0} daqiiqad|o{0} daqiiqo
    Us o{0} ilbiriqsi
    Vh o{0} scd
    Vm 1{0} dqqd|o{0} daqiiqo
    Vs o{0} ilbrqsi
    =so-dj so
    c DJF=Fdj
    =so-et so
    c ETB=Br
    =so-ke so
    c KES=Ksh
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =so-so so
    =sq
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c ALL=Lekë|BRL=BRL|PHP=PHP|THB=฿|XCG=ANG
    g 2
    l {0}, {1}|{0}, {1}|{0} dhe {1}|{0} dhe {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d d.M.yy|d MMM y|d MMMM y|EEEE, d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a, z|h:mm:ss\u{202F}a, zzzz
    M janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor
    m jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj
    E e hënë|e martë|e mërkurë|e enjte|e premte|e shtunë|e diel
    a p.d.|m.d.
    rs +1pas {0} sekonde|+opas {0} sekondash|-1{0} sekondë më parë|-o{0} sekonda më parë
    rm +1pas {0} minute|+opas {0} minutash|-1{0} minutë më parë|-o{0} minuta më parë
    rh +1pas {0} ore|+opas {0} orësh|-o{0} orë më parë
    rd +1pas {0} dite|+opas {0} ditësh|-o{0} ditë më parë
    rw +1pas {0} jave|+opas {0} javësh|-o{0} javë më parë
    rM +1pas {0} muaji|+opas {0} muajsh|-o{0} muaj më parë
    ry +1pas {0} viti|+opas {0} vjetësh|-1{0} vit më parë|-o{0} vjet më parë
    w tani
    Uh o{0} orë
    Um 1{0} minutë|o{0} minuta
    Us 1{0} sekondë|o{0} sekonda
    Vh o{0} orë
    Vm o{0} min.
    Vs o{0} sek.
    =sq-al sq
    =sq-mk sq
    c MKD=den
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =sq-xk sq
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =sr
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BAM=КМ|JPY=¥|KRW=KRW|NZD=NZD|PHP=PHP|VND=VND
    l {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    u {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    v {0}, {1}|{0}, {1}|{0} и {1}|{0} и {1}
    d d. M. y.|d. M. y.|d. MMMM y.|EEEE, d. MMMM y.
    M јануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар
    E понедељак|уторак|среда|четвртак|петак|субота|недеља
    rs +1за {0} секунду|+fза {0} секунде|+oза {0} секунди|-1пре {0} секунде|-fпре {0} секунде|-oпре {0} секунди
    rm +1за {0} минут|+oза {0} минута|-oпре {0} минута
    rh +1за {0} сат|+fза {0} сата|+oза {0} сати|-1пре {0} сата|-fпре {0} сата|-oпре {0} сати
    rd +1за {0} дан|+oза {0} дана|-oпре {0} дана
    rw +1за {0} недељу|+fза {0} недеље|+oза {0} недеља|-1пре {0} недеље|-fпре {0} недеље|-oпре {0} недеља
    rM +1за {0} месец|+fза {0} месеца|+oза {0} месеци|-1пре {0} месеца|-fпре {0} месеца|-oпре {0} месеци
    ry +1за {0} годину|+fза {0} године|+oза {0} година|-1пре {0} године|-fпре {0} године|-oпре {0} година
    w сада
    Uh 1{0} сат|f{0} сата|o{0} сати
    Um 1{0} минут|o{0} минута
    Us 1{0} секунда|f{0} секунде|o{0} секунди
    Vh 1{0} сат|f{0} сата|o{0} сати
    Vm o{0} мин
    Vs o{0} сек
    =sr-cyrl sr
    =sr-cyrl-ba sr-cyrl
    E понедјељак|уторак|сриједа|четвртак|петак|субота|недјеља
    rs +1за {0} секунду|+fза {0} секунде|+oза {0} секунди|-1прије {0} секунде|-fприје {0} секунде|-oприје {0} секу\
    нди
    rm +1за {0} минут|+oза {0} минута|-oприје {0} минута
    rh +1за {0} сат|+fза {0} сата|+oза {0} сати|-1прије {0} сата|-fприје {0} сата|-oприје {0} сати
    rd +1за {0} дан|+oза {0} дана|-oприје {0} дана
    rw +1за {0} седмицу|+fза {0} седмице|+oза {0} седмица|-1прије {0} седмице|-fприје {0} седмице|-oприје {0} седм\
    ица
    rM +1за {0} мјесец|+fза {0} мјесеца|+oза {0} мјесеци|-1прије {0} мјесеца|-fприје {0} мјесеца|-oприје {0} мјесе\
    ци
    ry +1за {0} годину|+fза {0} године|+oза {0} година|-1прије {0} године|-fприје {0} године|-oприје {0} година
    =sr-cyrl-me sr-cyrl
    E понедељак|уторак|сриједа|четвртак|петак|субота|недјеља
    =sr-cyrl-rs sr-cyrl
    =sr-cyrl-xk sr-cyrl
    =sr-latn sr
    c BAM=KM
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    v {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    M januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar
    E ponedeljak|utorak|sreda|četvrtak|petak|subota|nedelja
    rs +1za {0} sekundu|+fza {0} sekunde|+oza {0} sekundi|-1pre {0} sekunde|-fpre {0} sekunde|-opre {0} sekundi
    rm +1za {0} minut|+oza {0} minuta|-opre {0} minuta
    rh +1za {0} sat|+fza {0} sata|+oza {0} sati|-1pre {0} sata|-fpre {0} sata|-opre {0} sati
    rd +1za {0} dan|+oza {0} dana|-opre {0} dana
    rw +1za {0} nedelju|+fza {0} nedelje|+oza {0} nedelja|-1pre {0} nedelje|-fpre {0} nedelje|-opre {0} nedelja
    rM +1za {0} mesec|+fza {0} meseca|+oza {0} meseci|-1pre {0} meseca|-fpre {0} meseca|-opre {0} meseci
    ry +1za {0} godinu|+fza {0} godine|+oza {0} godina|-1pre {0} godine|-fpre {0} godine|-opre {0} godina
    w sada
    Uh 1{0} sat|f{0} sata|o{0} sati
    Um 1{0} minut|o{0} minuta
    Us 1{0} sekunda|f{0} sekunde|o{0} sekundi
    Vh 1{0} sat|f{0} sata|o{0} sati
    Vm o{0} min
    Vs o{0} sek
    =sr-latn-ba sr-latn
    E ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    rs +1za {0} sekundu|+fza {0} sekunde|+oza {0} sekundi|-1prije {0} sekunde|-fprije {0} sekunde|-oprije {0} seku\
    ndi
    rm +1za {0} minut|+oza {0} minuta|-oprije {0} minuta
    rh +1za {0} sat|+fza {0} sata|+oza {0} sati|-1prije {0} sata|-fprije {0} sata|-oprije {0} sati
    rd +1za {0} dan|+oza {0} dana|-oprije {0} dana
    rw +1za {0} sedmicu|+fza {0} sedmice|+oza {0} sedmica|-1prije {0} sedmice|-fprije {0} sedmice|-oprije {0} sedm\
    ica
    rM +1za {0} mjesec|+fza {0} mjeseca|+oza {0} mjeseci|-1prije {0} mjeseca|-fprije {0} mjeseca|-oprije {0} mjese\
    ci
    ry +1za {0} godinu|+fza {0} godine|+oza {0} godina|-1prije {0} godine|-fprije {0} godine|-oprije {0} godina
    =sr-latn-me sr-latn
    E ponedeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    =sr-latn-rs sr-latn
    =sr-latn-xk sr-latn
    =sv
    y ,|\u{A0}|−|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BBD=Bds$|BMD=BM$|BRL=BR$|BSD=BS$|BZD=BZ$|CNY=CNY|DKK=Dkr|DOP=RD$|EGP=EG£|GBP=GBP|HKD=HKD|INR=INR|ISK\
    =Ikr|JMD=JM$|JPY=JPY|KRW=KRW|NOK=Nkr|NZD=NZD|PHP=PHP|SEK=kr|TWD=TWD|VND=VND|XCG=XCG
    l {0}, {1}|{0}, {1}|{0} och {1}|{0} och {1}
    d y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    M januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
    m jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
    E måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag
    rs +1om {0} sekund|+oom {0} sekunder|-1för {0} sekund sedan|-oför {0} sekunder sedan
    rm +1om {0} minut|+oom {0} minuter|-1för {0} minut sedan|-oför {0} minuter sedan
    rh +1om {0} timme|+oom {0} timmar|-1för {0} timme sedan|-oför {0} timmar sedan
    rd +1om {0} dag|+oom {0} dagar|-1för {0} dag sedan|-oför {0} dagar sedan
    rw +1om {0} vecka|+oom {0} veckor|-1för {0} vecka sedan|-oför {0} veckor sedan
    rM +1om {0} månad|+oom {0} månader|-1för {0} månad sedan|-oför {0} månader sedan
    ry +oom {0} år|-oför {0} år sedan
    w nu
    Uh 1{0} timme|o{0} timmar
    Um 1{0} minut|o{0} minuter
    Us 1{0} sekund|o{0} sekunder
    Vh o{0} tim
    =sv-ax sv
    d d.M.y|d.M.y|d MMMM y|EEEE d MMMM y
    =sv-fi sv
    d d.M.y|d MMM y|d MMMM y|EEEE d MMMM y
    t H.mm|H.mm.ss|H.mm.ss z|HH.mm.ss zzzz
    k .
    =sv-se sv
    =sw
    c KES=Ksh|PHP=PHP|THB=฿|TZS=TSh
    l {0}, {1}|{0}, {1}|{0} na {1}|{0} na {1}
    u {0}, {1}|{0}, {1}|{0} na {1}|{0} na {1}
    v {0}, {1}|{0}, {1}|{0} na {1}|{0} na {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    M Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba
    m Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
    E Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
    q GMT {0}
    rs +obaada ya sekunde {0}|-1Sekunde {0} iliyopita|-oSekunde {0} zilizopita
    rm +obaada ya dakika {0}|-1dakika {0} iliyopita|-odakika {0} zilizopita
    rh +obaada ya saa {0}|-1saa {0} iliyopita|-osaa {0} zilizopita
    rd +obaada ya siku {0}|-1siku {0} iliyopita|-osiku {0} zilizopita
    rw +obaada ya wiki {0}|-1wiki {0} iliyopita|-owiki {0} zilizopita
    rM +1baada ya mwezi {0}|+obaada ya miezi {0}|-1mwezi {0} uliopita|-omiezi {0} iliyopita
    ry +1baada ya mwaka {0}|+obaada ya miaka {0}|-1mwaka {0} uliopita|-omiaka {0} iliyopita
    w sasa hivi
    Uh osaa {0}
    Um odakika {0}
    Us osekunde {0}
    Vh osaa {0}
    Vm odakika {0}
    Vs osekunde {0}
    =sw-cd sw
    y ,|.|-|%|,|.
    c CDF=FC
    =sw-ke sw
    =sw-tz sw
    =sw-ug sw
    c UGX=USh
    =syr
    l {0} ܘ{1}|{0} ܘ{1}|{0} ܘ{1}|{0} ܘ{1}
    u {0} ܘ{1}|{0} ܘ{1}|{0} ܘ{1}|{0} ܘ{1}
    v {0} ܘ{1}|{0} ܘ{1}|{0} ܘ{1}|{0} ܘ{1}
    d d-MM-y|d ܒMMM y|d ܒMMMM y|EEEE، d ܒMMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ܟܢܘܢ ܐܚܪܝܐ|ܫܒܛ|ܐܕܪ|ܢܝܣܢ|ܐܝܪ|ܚܙܝܪܢ|ܬܡܘܙ|ܐܒ|ܐܝܠܘܠ|ܬܫܪܝܢ ܩܕܡܝܐ|ܬܫܪܝܢ ܐܚܪܝܐ|ܟܢܘܢ ܩܕܡܝܐ
    m ܟܢܘܢ ܒ|ܫܒܛ|ܐܕܪ|ܢܝܣܢ|ܐܝܪ|ܚܙܝܪܢ|ܬܡܘܙ|ܐܒ|ܐܝܠܘܠ|ܬܫܪܝܢ ܐ|ܬܫܪܝܢ ܒ|ܟܢܘܢ ܐ
    E ܬܪܝܢܒܫܒܐ|ܬܠܬܒܫܒܐ|ܐܪܒܥܒܫܒܐ|ܚܡܫܒܫܒܐ|ܥܪܘܒܬܐ|ܫܒܬܐ|ܚܕܒܫܒܐ
    a \u{70F}ܩܛ\u{200C}|\u{70F}ܒܛ\u{200C}
    rs +1ܒܚܕ ܪܦܦܐ|+oܒ{0} ܪ̈ܦܦܐ|-1ܡ̣ܢ ܩܕܡ ܚܕ ܪܦܦܐ|-oܡ̣ܢ ܩܕܡ {0} ܖ̈ܦܦܐ
    rm +1ܒܚܕܐ ܩܛܝܢܬܐ|+oܒ{0} ܩܛܝ̈ܢܐ|-1ܡ̣ܢ ܩܕܡ ܚܕܐ ܩܛܝܢܬܐ|-oܡ̣ܢ ܩܕܡ {0} ܩܛܝ̈ܢܐ
    rh +1ܒܚܕܐ ܫܥܬܐ|+oܒ{0} ܫܥ̈ܐ|-1ܡ̣ܢ ܩܕܡ ܚܕܐ ܫܥܬܐ|-oܡ̣ܢ ܩܕܡ {0} ܫܥ̈ܐ
    rd +1ܒܚܕ ܝܘܡܐ|+oܒ{0} ܝܘܡܢ̈ܐ|-1ܡ̣ܢ ܩܕܡ ܚܕ ܝܘܡܐ|-oܡ̣ܢ ܩܕܡ {0} ܝܘܡܢ̈ܐ
    rw +1ܒܚܕ ܫܒܘܥܐ|+oܒ{0} ܫܒ̈ܘܥܐ|-1ܡ̣ܢ ܩܕܡ ܚܕ ܫܒܘܥܐ|-oܡ̣ܢ ܩܕܡ {0} ܫܒ̈ܘܥܐ
    rM +1ܒܚܕ ܝܪܚܐ|+oܒ{0} ܝܪ̈ܚܐ|-1ܡ̣ܢ ܩܕܡ ܚܕ ܝܪܚܐ|-oܡ̣ܢ ܩܕܡ {0} ܝܪ̈ܚܐ
    ry +1ܒܚܕܐ ܫܢܬܐ|+oܒ{0} ܫܢܝ̈ܐ|-1ܡ̣ܢ ܩܕܡ ܚܕܐ ܫܢܬܐ|-oܡ̣ܢ ܩܕܡ {0} ܫܢܝ̈ܐ
    w ܗܫܐ
    Uh 1{0} ܫܥܬܐ|o{0} ܫ̈ܥܐ
    Um 1ܩܛܝܢܐ|o{0} ܩܛܝܢ̈ܐ
    Us 1{0} ܪܦܦܐ|o{0} ܪ̈ܦܦܐ
    Vh 1{0} ܫܥܬܐ|o{0} ܫ̈ܥܐ
    Vm 1{0} ܩܛܝܢܐ|o{0} ܩܛܝܢ̈ܐ
    Vs 1{0} ܪܦܦܐ|o{0} ܖ̈ܦܦܐ
    =syr-iq syr
    =syr-sy syr
    =szl
    c PLN=zł
    l {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    u {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    v {0}, {1}|{0}, {1}|{0} i {1}|{0} i {1}
    d dd.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    M stycznia|lutego|marca|kwietnia|moja|czyrwca|lipca|siyrpnia|września|października|listopada|grudnia
    m sty|lut|mar|kwi|moj|czy|lip|siy|wrz|paź|lis|gru
    E pyńdziałek|wtorek|strzoda|sztwortek|piōntek|sobota|niydziela
    rs +oza {0} sekundy|-o{0} sekundy tymu
    rm +oza {0} minuty|-o{0} minuty tymu
    rh +oza {0} godziny|-o{0} godziny tymu
    rd +oza {0} dnia|-o{0} dnia tymu
    rw +oza {0} tydnia|-o{0} tydnia tymu
    rM +oza {0} miesiōnca|-o{0} miesiōnca tymu
    ry +oza {0} roku|-o{0} roku tymu
    w teraz
    Uh o{0} godziny
    Um o{0} minuty
    Us o{0} sekundy
    Vh o{0} godz.
    Vs o{0} sek.
    =szl-pl szl
    =ta
    n #,##,##0.###
    % #,##,##0%
    c JPY=¥|PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} மற்றும் {1}|{0} மற்றும் {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்
    m ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச.
    E திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு
    a AM|PM
    rs +1{0} விநாடியில்|+o{0} விநாடிகளில்|-1{0} விநாடிக்கு முன்|-o{0} விநாடிகளுக்கு முன்
    rm +1{0} நிமிடத்தில்|+o{0} நிமிடங்களில்|-1{0} நிமிடத்திற்கு முன்|-o{0} நிமிடங்களுக்கு முன்
    rh +o{0} மணிநேரத்தில்|-o{0} மணிநேரம் முன்
    rd +1{0} நாளில்|+o{0} நாட்களில்|-1{0} நாளுக்கு முன்|-o{0} நாட்களுக்கு முன்
    rw +1{0} வாரத்தில்|+o{0} வாரங்களில்|-1{0} வாரத்திற்கு முன்|-o{0} வாரங்களுக்கு முன்
    rM +1{0} மாதத்தில்|+o{0} மாதங்களில்|-1{0} மாதத்துக்கு முன்|-o{0} மாதங்களுக்கு முன்
    ry +1{0} ஆண்டில்|+o{0} ஆண்டுகளில்|-1{0} ஆண்டிற்கு முன்|-o{0} ஆண்டுகளுக்கு முன்
    w இப்போது
    Uh o{0} மணிநேரம்
    Um 1{0} நிமிடம்|o{0} நிமிடங்கள்
    Us 1{0} விநாடி|o{0} விநாடிகள்
    Vh o{0} ம.
    Vm o{0} நிமி.
    Vs o{0} விநாடி
    =ta-in ta
    =ta-lk ta
    c LKR=Rs.
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    =ta-my ta
    n #,##0.###
    % #,##0%
    c MYR=RM|SGD=S$
    =ta-sg ta
    n #,##0.###
    % #,##0%
    c MYR=RM|SGD=$|USD=US$
    =te
    n #,##,##0.###
    $ ¤#,##,##0.00
    c PHP=PHP|THB=฿|USD=$
    l {0}, {1}|{0}, {1}|{0} మరియు {1}|{0} మరియు {1}
    d d/M/yy|d MMM, y|d MMMM, y|d, MMMM y, EEEE
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జులై|ఆగస్టు|సెప్టెంబర్|అక్టోబర్|నవంబర్|డిసెంబర్
    m జన|ఫిబ్ర|మార్చి|ఏప్రి|మే|జూన్|జులై|ఆగ|సెప్టెం|అక్టో|నవం|డిసెం
    E సోమవారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం|శనివారం|ఆదివారం
    a AM|PM
    rs +1{0} సెకనులో|+o{0} సెకన్లలో|-1{0} సెకను క్రితం|-o{0} సెకన్ల క్రితం
    rm +1{0} నిమిషంలో|+o{0} నిమిషాల్లో|-1{0} నిమిషం క్రితం|-o{0} నిమిషాల క్రితం
    rh +1{0} గంటలో|+o{0} గంటల్లో|-1{0} గంట క్రితం|-o{0} గంటల క్రితం
    rd +1{0} రోజులో|+o{0} రోజుల్లో|-1{0} రోజు క్రితం|-o{0} రోజుల క్రితం
    rw +1{0} వారంలో|+o{0} వారాల్లో|-1{0} వారం క్రితం|-o{0} వారాల క్రితం
    rM +1{0} నెలలో|+o{0} నెలల్లో|-1{0} నెల క్రితం|-o{0} నెలల క్రితం
    ry +1{0} సంవత్సరంలో|+o{0} సంవత్సరాల్లో|-1{0} సంవత్సరం క్రితం|-o{0} సంవత్సరాల క్రితం
    w ప్రస్తుతం
    Uh 1{0} గంట|o{0} గంటలు
    Um 1{0} నిమిషం|o{0} నిమిషాలు
    Us 1{0} సెకను|o{0} సెకన్లు
    Vh o{0} గం.
    Vm o{0} నిమి.
    Vs 1{0} సె.|o{0} సెక.
    =te-in te
    =th
    $ ¤#,##0.00
    c AUD=AU$|JPY=¥|PHP=PHP|THB=฿
    l {0} {1}|{0} {1}|{0} และ{1}|{0}และ{1}
    u {0} {1}|{0} {1}|{0} และ {1}|{0} และ {1}
    v {0} {1}|{0} {1}|{0} และ {1}|{0} {1}
    d d/M/yy|d MMM y|d MMMM G y|EEEEที่ d MMMM G y
    t HH:mm น.|HH:mm:ss|H นาฬิกา mm นาที ss วินาที z|H นาฬิกา mm นาที ss วินาที zzzz
    M มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม
    m ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.
    E วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์
    G ก่อน ค.ศ.|ค.ศ.
    rs +oในอีก {0} วินาที|-o{0} วินาทีที่ผ่านมา
    rm +oในอีก {0} นาที|-o{0} นาทีที่ผ่านมา
    rh +oในอีก {0} ชั่วโมง|-o{0} ชั่วโมงที่ผ่านมา
    rd +oในอีก {0} วัน|-o{0} วันที่ผ่านมา
    rw +oในอีก {0} สัปดาห์|-o{0} สัปดาห์ที่ผ่านมา
    rM +oในอีก {0} เดือน|-o{0} เดือนที่ผ่านมา
    ry +oในอีก {0} ปี|-o{0} ปีที่แล้ว
    w ขณะนี้
    Uh o{0} ชั่วโมง
    Um o{0} นาที
    Us o{0} วินาที
    Vh o{0} ชม.
    Vm o{0} นาที
    Vs o{0} วิ
    =th-th th
    =ti
    $ ¤#,##0.00
    c CNY=CNY|ETB=Br|JPY=JPY
    l {0}፣ {1}|{0}፣ {1}|{0}ን {1}ን|{0}ን {1}ን
    u {0}፣ {1}|{0}፣ {1}|{0}፣ {1}|{0}፣ {1}
    v {0}፣ {1}|{0}፣ {1}|{0}፣ {1}|{0}፣ {1}
    d M/d/yy|MMM d, y|MMMM d, y|EEEE፣ d MMMM y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M ጥሪ|ለካቲት|መጋቢት|ሚያዝያ|ጉንበት|ሰነ|ሓምለ|ነሓሰ|መስከረም|ጥቅምቲ|ሕዳር|ታሕሳስ
    m ጥሪ|ለካ|መጋ|ሚያ|ግን|ሰነ|ሓም|ነሓ|መስ|ጥቅ|ሕዳ|ታሕ
    E ሰኑይ|ሰሉስ|ረቡዕ|ሓሙስ|ዓርቢ|ቀዳም|ሰንበት
    a ቅ.ቀ.|ድ.ቀ.
    rs +oኣብ {0} ካልኢት|-oቅድሚ {0} ካልኢት
    rm +oኣብ {0} ደቒቕ|-oቅድሚ {0} ደቒቕ
    rh +oኣብ {0} ሰዓት|-oቅድሚ {0} ሰዓት
    rd +oኣብ {0} መዓልቲ|-1ቅድሚ {0} መዓልቲ|-oኣብ {0} መዓልቲ
    rw +oኣብ {0} ሰሙን|-oቅድሚ {0} ሰሙን
    rM +oኣብ {0} ወርሒ|-oቅድሚ {0} ወርሒ
    ry +oኣብ {0} ዓ|-oቅድሚ {0} ዓ
    w ሕጂ
    Uh 1{0} ሰዓት|o{0} ሰዓታት
    Um 1{0} ደቒቓ|o{0} ደቒቓታት
    Us o{0} ሴኮንድ
    Vh o{0} ሰዓ
    Vm o{0} ደቒቓ
    Vs o{0} ሴኮንድ
    =ti-er ti
    c ERN=Nfk
    =ti-et ti
    =tk
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    c EUR=EUR|GBP=GBP|PHP=PHP|XCG=Kg.
    l {0}, {1}|{0}, {1}|{0} we {1}|{0} we {1}
    d dd.MM.y|d MMM y|d MMMM y|d MMMM y, EEEE
    M ýanwar|fewral|mart|aprel|maý|iýun|iýul|awgust|sentýabr|oktýabr|noýabr|dekabr
    m ýan|few|mart|apr|maý|iýun|iýul|awg|sen|okt|noý|dek
    E duşenbe|sişenbe|çarşenbe|penşenbe|anna|şenbe|ýekşenbe
    rs +o{0} sekuntdan|-o{0} sekunt öň
    rm +o{0} minutdan|-o{0} minut öň
    rh +o{0} sagatdan|-o{0} sagat öň
    rd +o{0} günden|-o{0} gün öň
    rw +o{0} hepdeden|-o{0} hepde öň
    rM +o{0} aýdan|-o{0} aý öň
    ry +o{0} ýyldan|-o{0} ýyl öň
    w häzir
    Uh o{0} sagat
    Um o{0} minut
    Us o{0} sekunt
    Vh o{0} sag
    Vs o{0} sek
    =tk-tm tk
    =to
    y .|\u{A0}|-|%|.|\u{A0}
    c AUD=AUD$|NZD=NZD$|TOP=T$
    l {0} mo {1}|{0} mo {1}|{0} mo {1}|{0} mo {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} mo e {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0} mo e {1}
    d d/M/yy|d MMM y|d MMMM y|EEEE d MMMM y
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    M Sānuali|Fēpueli|Maʻasi|ʻEpeleli|Mē|Sune|Siulai|ʻAokosi|Sēpitema|ʻOkatopa|Nōvema|Tīsema
    m Sān|Fēp|Maʻa|ʻEpe|Mē|Sun|Siu|ʻAok|Sēp|ʻOka|Nōv|Tīs
    E Mōnite|Tūsite|Pulelulu|Tuʻapulelulu|Falaite|Tokonaki|Sāpate
    a HH|EA
    rs +oʻi he sekoni ʻe {0}|-osekoni ʻe {0} kuoʻosi
    rm +oʻi he miniti ʻe {0}|-ominiti ʻe {0} kuoʻosi
    rh +oʻi he houa ʻe {0}|-ohoua ʻe {0} kuoʻosi
    rd +oʻi he ʻaho ʻe {0}|-oʻaho ʻe {0} kuoʻosi
    rw +oʻi he uike ʻe {0}|-ouike ʻe {0} kuoʻosi
    rM +oʻi he māhina ʻe {0}|-omāhina ʻe {0} kuoʻosi
    ry +oʻi he taʻu ʻe {0}|-otaʻu ʻe {0} kuoʻosi
    w taimí ni
    Uh ohoua ʻe {0}
    Um ominiti ʻe {0}
    Us osekoni ʻe {0}
    Vh oh ʻe {0}
    Vm om ʻe {0}
    Vs os ʻe {0}
    =to-to to
    =tr
    y ,|.|-|%|,|.
    % %#,##0
    $ ¤#,##0.00
    c AUD=AU$|JPY=¥|PHP=PHP|THB=฿|TRY=₺|USD=$
    l {0}, {1}|{0}, {1}|{0} ve {1}|{0} ve {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d d.MM.y|d MMM y|d MMMM y|d MMMM y EEEE
    M Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
    m Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
    E Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar
    rs +o{0} saniye sonra|-o{0} saniye önce
    rm +o{0} dakika sonra|-o{0} dakika önce
    rh +o{0} saat sonra|-o{0} saat önce
    rd +o{0} gün sonra|-o{0} gün önce
    rw +o{0} hafta sonra|-o{0} hafta önce
    rM +o{0} ay sonra|-o{0} ay önce
    ry +o{0} yıl sonra|-o{0} yıl önce
    w şimdi
    Uh o{0} saat
    Um o{0} dakika
    Us o{0} saniye
    Vh o{0} sa.
    Vm o{0} dk.
    Vs o{0} sn.
    =tr-cy tr
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a ÖÖ|ÖS
    =tr-tr tr
    =trw
    l {0}،{1}|{0}،{1}|{0} ،آں {1}|{0} آں {1}
    u {0}،{1}|{0}،{1}|{0} ،آں {1}|{0} آں {1}
    v {0}،{1}|{0}،{1}|{0} ،آں {1}|{0} آں {1}
    d d/M/yy|d MMM، y|d MMMM، y|EEEE، d MMMM، y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M جنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    m جنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    E دُوشیمے|گھن آنگا|چارشیمے|پَئ شیمے|شُوگار|لَو آنگا|ایکشیمے
    a پی\u{202F}ایم|پی\u{202F}پی
    rs +o+{0} سیکنڑا میں|-o-{0} سیکنڑے موش
    rm +o+{0} میلڑا میں|-o-{0} میلڑے موش
    rh +o{0} گینٹہ میں|-o{0} گینٹائے موش
    rd +o{0} دیا میں|-o{0} دیےموش
    rw +o{0} ہفتہ میں|-o{0} ہفتائے موش
    rM +o{0} ما میں|-o{0} مائے موش
    ry +o{0} کالا میں|-o{0} کالا موش
    w مھیرے
    Uh o{0} گینٹہ
    Um o{0} میلٹ
    Us o{0} سیکنڈ
    Vh o{0} گینٹہ
    Vm o{0} میلٹ
    Vs o{0} سیکنڈ
    =trw-pk trw
    =tt
    y ,|\u{A0}|-|%|,|\u{A0}
    % #,##0\u{A0}%
    $ #,##0.00\u{A0}¤
    l {0}, {1}|{0}, {1}|{0} һәм {1}|{0} һәм {1}
    d dd.MM.y|d MMM, y\u{202F}'ел'|d MMMM, y\u{202F}'ел'|d MMMM, y\u{202F}'ел', EEEE
    t H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
    M гыйнвар|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    m гыйн.|фев.|мар.|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.
    E дүшәмбе|сишәмбе|чәршәмбе|пәнҗешәмбе|җомга|шимбә|якшәмбе
    rs +o{0} секундтан|-o{0} секунд элек
    rm +o{0} минуттан|-o{0} минут элек
    rh +o{0} сәгатьтән|-o{0} сәгать элек
    rd +o{0} көннән|-o{0} көн элек
    rw +o{0} атнадан|-o{0} атна элек
    rM +o{0} айдан|-o{0} ай элек
    ry +o{0} елдан|-o{0} ел элек
    w хәзер
    Uh o{0} сәгать
    Um o{0} минут
    Us o{0} секунд
    Vh o{0} сг
    Vm o{0} мин
    Vs o{0} сек
    =tt-ru tt
    =ug
    $ ¤#,##0.00
    c CNY=￥
    l {0}, {1}|{0}, {1}|{0}, and {1}|{0} and {1}
    u {0}, {1}|{0}, {1}|{0}, and {1}|{0} and {1}
    v {0}, {1}|{0}, {1}|{0}, and {1}|{0} and {1}
    d y-MM-dd|d-MMM، y|d-MMMM، y|y d-MMMM، EEEE
    M يانۋار|فېۋرال|مارت|ئاپرېل|ماي|ئىيۇن|ئىيۇل|ئاۋغۇست|سېنتەبىر|ئۆكتەبىر|نويابىر|دېكابىر
    m يانۋار|فېۋرال|مارت|ئاپرېل|ماي|ئىيۇن|ئىيۇل|ئاۋغۇست|سېنتەبىر|ئۆكتەبىر|نويابىر|دېكابىر
    E دۈشەنبە|سەيشەنبە|چارشەنبە|پەيشەنبە|جۈمە|شەنبە|يەكشەنبە
    rs +o{0} سېكۇنتتىن كېيىن|-o{0} سېكۇنت ئىلگىرى
    rm +o{0} مىنۇتتىن كېيىن|-o{0} مىنۇت ئىلگىرى
    rh +o{0} سائەتتىن كېيىن|-o{0} سائەت ئىلگىرى
    rd +o{0} كۈندىن كېيىن|-o{0} كۈن ئىلگىرى
    rw +o{0} ھەپتىدىن كېيىن|-o{0} ھەپتە ئىلگىرى
    rM +o{0} ئايدىن كېيىن|-o{0} ئاي ئىلگىرى
    ry +o{0} يىلدىن كېيىن|-o{0} يىل ئىلگىرى
    Uh o{0} سائەت
    Um o{0} مىنۇت
    Us o{0} سېكۇنت
    Vh o{0} سائەت
    Vm o{0} مىنۇت
    Vs o{0} سېكۇنت
    =ug-cn ug
    =uk
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c AUD=AUD|BRL=BRL|CAD=CAD|CNY=CNY|EUR=EUR|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=¥|KRW=KRW|MXN=MXN|NZD=NZD|PHP=PH\
    P|TWD=TWD|UAH=₴|UAK=крб.|USD=USD|VND=VND|XCD=XCD
    l {0}, {1}|{0}, {1}|{0} і {1}|{0} і {1}
    u {0}, {1}|{0}, {1}|{0} і {1}|{0} і {1}
    v {0}, {1}|{0}, {1}|{0} і {1}|{0} і {1}
    d dd.MM.yy|d MMM y\u{202F}'р'.|d MMMM y\u{202F}'р'.|EEEE, d MMMM y\u{202F}'р'.
    M січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
    m січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
    E понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя
    rs +1через {0} секунду|+mчерез {0} секунд|+oчерез {0} секунди|-1{0} секунду тому|-m{0} секунд тому|-o{0} секун\
    ди тому
    rm +1через {0} хвилину|+mчерез {0} хвилин|+oчерез {0} хвилини|-1{0} хвилину тому|-m{0} хвилин тому|-o{0} хвили\
    ни тому
    rh +1через {0} годину|+mчерез {0} годин|+oчерез {0} години|-1{0} годину тому|-m{0} годин тому|-o{0} години том\
    у
    rd +1через {0} день|+fчерез {0} дні|+mчерез {0} днів|+oчерез {0} дня|-1{0} день тому|-f{0} дні тому|-m{0} днів\
     тому|-o{0} дня тому
    rw +1через {0} тиждень|+fчерез {0} тижні|+mчерез {0} тижнів|+oчерез {0} тижня|-1{0} тиждень тому|-f{0} тижні т\
    ому|-m{0} тижнів тому|-o{0} тижня тому
    rM +1через {0} місяць|+fчерез {0} місяці|+mчерез {0} місяців|+oчерез {0} місяця|-1{0} місяць тому|-f{0} місяці\
     тому|-m{0} місяців тому|-o{0} місяця тому
    ry +1через {0} рік|+fчерез {0} роки|+mчерез {0} років|+oчерез {0} року|-1{0} рік тому|-f{0} роки тому|-m{0} ро\
    ків тому|-o{0} року тому
    w зараз
    Uh 1{0} година|m{0} годин|o{0} години
    Um 1{0} хвилина|m{0} хвилин|o{0} хвилини
    Us 1{0} секунда|m{0} секунд|o{0} секунди
    Vh o{0} год
    Vm o{0} хв
    Vs o{0} с
    =uk-ua uk
    =ur
    y .|,|\u{200E}-|٪|.|,
    $ ¤#,##0.00
    c PHP=PHP|PKR=Rs|THB=฿|USD=$
    l {0}، {1}|{0}، {1}|{0}، اور {1}|{0} اور {1}
    u {0}, {1}|{0}, {1}|{0}، اور {1}|{0}، {1}
    v {0}، {1}|{0}، {1}|{0}، اور {1}|{0} اور {1}
    d d/M/yy|d MMM، y|d MMMM، y|EEEE، d MMMM، y
    t h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
    M جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    m جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    E پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار
    a AM|PM
    q GMT {0}
    rs +o{0} سیکنڈ میں|-o{0} سیکنڈ پہلے
    rm +o{0} منٹ میں|-o{0} منٹ پہلے
    rh +o{0} گھنٹے میں|-1{0} گھنٹہ پہلے|-o{0} گھنٹے پہلے
    rd +1{0} دن میں|+o{0} دنوں میں|-1{0} دن پہلے|-o{0} دنوں پہلے
    rw +1{0} ہفتہ میں|+o{0} ہفتے میں|-1{0} ہفتہ پہلے|-o{0} ہفتے پہلے
    rM +1{0} مہینہ میں|+o{0} مہینے میں|-1{0} مہینہ پہلے|-o{0} مہینے پہلے
    ry +o{0} سال میں|-o{0} سال پہلے
    w اب
    Uh 1{0} گھنٹہ|o{0} گھنٹے
    Um o{0} منٹ
    Us o{0} سیکنڈ
    Vh 1{0} گھنٹہ|o{0} گھنٹے
    Vm o{0} منٹ
    Vs o{0} سیکنڈ
    =ur-in ur
    z ۰
    y ٫|٬|\u{200E}-\u{200E}|٪|٫|٬
    c PKR=PKR
    q GMT{0}
    rs +o{0} سیکنڈ میں|-o{0} سیکنڈ قبل
    rm +o{0} منٹ میں|-o{0} منٹ قبل
    rw +1{0} ہفتہ میں|+o{0} ہفتوں میں|-1{0} ہفتہ قبل|-o{0} ہفتے قبل
    rM +o{0} ماہ میں|-o{0} ماہ قبل
    ry +1{0} سال میں|+o{0} سالوں میں|-o{0} سال پہلے
    =ur-pk ur
    =uz
    y ,|\u{A0}|-|%|,|\u{A0}
    $ #,##0.00\u{A0}¤
    c PHP=PHP|UZS=soʻm
    l {0}, {1}|{0}, {1}|{0} va {1}|{0} va {1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d dd/MM/yy|d-MMM, y|d-MMMM, y|EEEE, d-MMMM, y
    t HH:mm|HH:mm:ss|H:mm:ss (z)|H:mm:ss (zzzz)
    M yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr
    m yan|fev|mar|apr|may|iyn|iyl|avg|sen|okt|noy|dek
    E dushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba
    rs +o{0} soniyadan keyin|-o{0} soniya oldin
    rm +o{0} daqiqadan keyin|-o{0} daqiqa oldin
    rh +o{0} soatdan keyin|-o{0} soat oldin
    rd +o{0} kundan keyin|-o{0} kun oldin
    rw +o{0} haftadan keyin|-o{0} hafta oldin
    rM +o{0} oydan keyin|-o{0} oy oldin
    ry +o{0} yildan keyin|-o{0} yil oldin
    w hozir
    Uh o{0} soat
    Um o{0} daqiqa
    Us o{0} soniya
    Vh o{0} soat
    Vm o{0} daq.
    Vs o{0} son.
    =uz-arab uz
    z ۰
    y ٫|٬|\u{200E}-\u{200E}|٪|٫|٬
    $ ¤\u{A0}#,##0.00
    c AFN=؋|PHP=₱
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y/M/d|d MMM y|d نچی MMMM y|y نچی ییل d نچی MMMM EEEE کونی
    t H:mm|H:mm:ss|H:mm:ss (z)|H:mm:ss (zzzz)
    M جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
    m جنو|فبر|مار|اپر|می|جون|جول|اگس|سپت|اکت|نوم|دسم
    E دوشنبه|سه\u{200C}شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =uz-arab-af uz-arab
    =uz-cyrl uz
    c PHP=₱|THB=฿|UZS=сўм
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d dd/MM/yy|d MMM, y|d MMMM, y|EEEE, dd MMMM, y
    t HH:mm|HH:mm:ss|HH:mm:ss (z)|HH:mm:ss (zzzz)
    M январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр
    m янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек
    E душанба|сешанба|чоршанба|пайшанба|жума|шанба|якшанба
    rs +o{0} сониядан сўнг|-o{0} сония олдин
    rm +o{0} дақиқадан сўнг|-o{0} дақиқа олдин
    rh +o{0} соатдан сўнг|-o{0} соат олдин
    rd +o{0} кундан сўнг|-o{0} кун олдин
    rw +o{0} ҳафтадан сўнг|-o{0} ҳафта олдин
    rM +o{0} ойдан сўнг|-o{0} ой аввал
    ry +o{0} йилдан сўнг|-o{0} йил аввал
    w ҳозир
    Uh o{0} соат
    Um o{0} дақиқа
    Us o{0} сония
    Vh o{0} соат
    Vm o{0} дақ
    Vs o{0} сония
    =uz-cyrl-uz uz-cyrl
    =uz-latn uz
    =uz-latn-uz uz-latn
    =vec
    y ,|\u{202F}|-|%|,|\u{202F}
    $ #,##0.00\u{202F}¤
    c XCG=Cf
    l {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    u {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    v {0}, {1}|{0}, {1}|{0} e {1}|{0} e {1}
    d dd/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
    M jenaro|febraro|marso|aprile|majo|jugno|lujo|agosto|setenbre|otobre|novenbre|dezenbre
    m jen|feb|mar|apr|maj|jug|luj|ago|set|oto|nov|dez
    E luni|marti|mèrcore|zoba|vènare|sabo|doménega
    q UTC{0}
    rs +1tenpo {0} segondo|+otenpo {0} segondi|-1che’l ze {0} segondo|-oche i ze {0} segondi
    rm +1tenpo {0} menuto|+otenpo {0} menuti|-1che’l ze {0} menuto|-oche i ze {0} menuti
    rh +1tenpo {0} ora|+otenpo {0} ore|-1che la ze {0} ora|-oche le ze {0} ore
    rd +otenpo {0} dì|-1che’l ze {0} dì|-oche i ze {0} dì
    rw +1tenpo {0} setemana|+otenpo {0} setemane|-1che la ze {0} setemana|-oche le ze {0} setemane
    rM +1tenpo {0} meze|+otenpo {0} mezi|-1che’l ze {0} meze|-oche i ze {0} mezi
    ry +1tenpo {0} ano|+otenpo {0} ani|-1che’l ze {0} ano|-oche i ze {0} ani
    w deso
    Uh 1{0} ora|o{0} ore
    Um 1{0} menuto|o{0} menuti
    Us 1{0} segondo|o{0} segondi
    Vh 1{0} ora|o{0} ore
    Vm o{0} men
    Vs o{0} seg
    =vec-it vec
    =vi
    y ,|.|-|%|,|.
    $ #,##0.00\u{A0}¤
    c AUD=AU$|JPY=¥|PHP=PHP|THB=฿
    l {0}, {1}|{0}, {1}|{0} và {1}|{0} và {1}
    d d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
    M tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12
    m thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
    E Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật
    rs +osau {0} giây nữa|-o{0} giây trước
    rm +osau {0} phút nữa|-o{0} phút trước
    rh +osau {0} giờ nữa|-o{0} giờ trước
    rd +osau {0} ngày nữa|-o{0} ngày trước
    rw +osau {0} tuần nữa|-o{0} tuần trước
    rM +osau {0} tháng nữa|-o{0} tháng trước
    ry +osau {0} năm nữa|-o{0} năm trước
    w bây giờ
    Uh o{0} tiếng
    Um o{0} phút
    Us o{0} giây
    Vh o{0} tiếng
    Vm o{0} phút
    Vs o{0} giây
    =vi-vn vi
    =wae
    l {0}, {1}|{0}, {1}|{0} und {1}|{0} und {1}
    u {0}, {1}|{0}, {1}|{0} und {1}|{0} und {1}
    v {0}, {1}|{0}, {1}|{0} und {1}|{0} und {1}
    d y-MM-dd|d. MMM y|d. MMMM y|EEEE, d. MMMM y
    M Jenner|Hornig|Märze|Abrille|Meije|Bráčet|Heiwet|Öigšte|Herbštmánet|Wímánet|Wintermánet|Chrištmánet
    m Jen|Hor|Mär|Abr|Mei|Brá|Hei|Öig|Her|Wím|Win|Chr
    E Mäntag|Zištag|Mittwuč|Fróntag|Fritag|Samštag|Sunntag
    rs +1i {0} sekund|+oi {0} sekunde|-1vor {0} sekund|-ovor {0} sekunde
    rm +1i {0} minüta|+oi {0} minüte|-1vor {0} minüta|-ovor {0} minüte
    rh +1i {0} stund|+oi {0} stunde|-1vor {0} stund|-ovor {0} stunde
    rd +1i {0} tag|+oi {0} täg|-1vor {0} tag|-ovor {0} täg
    rw +1i {0} wuča|+oi {0} wučä|-1vor {0} wuča|-ocor {0} wučä
    rM +oI {0} mánet|-ovor {0} mánet
    ry +oI {0} jár|-1vor {0} jár|-ocor {0} jár
    Uh 1{0} stund|o{0} stunde
    Um 1{0} minüta|o{0} minüte
    Us 1{0} sekund|o{0} sekunde
    =wae-ch wae
    =yo
    $ ¤#,##0.00
    c NGN=₦|USD=$
    l {0}, {1}|{0}, {1}|{0}, {1}|{0} àti{1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0} àti{1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0} àti{1}
    d d/M/y|d MM y|d MMM y|EEEE, d MMM y
    t H:m|H:m:s|H:mm:ss z|HH:mm:ss zzzz
    m Oṣù Ṣẹ́rẹ́|Oṣù Èrèlè|Oṣù Ẹrẹ̀nà|Oṣù Ìgbé|Oṣù Ẹ̀bibi|Oṣù Òkúdu|Oṣù Agẹmọ|Oṣù Ògún|Oṣù Owewe|Oṣù Ọ̀wàrà|Oṣù Bé\
    lú|Oṣù Ọ̀pẹ̀
    E Ọjọ́ Ajé|Ọjọ́ Ìsẹ́gun|Ọjọ́rú|Ọjọ́bọ|Ọjọ́ Ẹtì|Ọjọ́ Àbámẹ́ta|Ọjọ́ Àìkú
    q WAT{0}
    ry +oní {0} Ọdún|-o{0} Ọdún sẹ́yìn
    w nísinsìyí
    Uh o{0} wkt
    Um o{0} ìṣ
    Us o{0}ìṣ àáy
    Vh o{0} wkt
    Vm o{0} ìṣ
    Vs o{0} ìṣ àáy
    =yo-bj yo
    m Oshù Shɛ́rɛ́|Oshù Èrèlè|Oshù Ɛrɛ̀nà|Oshù Ìgbé|Oshù Ɛ̀bibi|Oshù Òkúdu|Oshù Agɛmɔ|Oshù Ògún|Oshù Owewe|Oshù Ɔ̀\
    wàrà|Oshù Bélú|Oshù Ɔ̀pɛ̀
    E Ɔjɔ́ Ajé|Ɔjɔ́ Ìsɛ́gun|Ɔjɔ́rú|Ɔjɔ́bɔ|Ɔjɔ́ Ɛtì|Ɔjɔ́ Àbámɛ́ta|Ɔjɔ́ Àìkú
    ry +oní {0} Ɔdún|-o{0} Ɔdún sɛ́yìn
    Um o{0} ìsh
    Us o{0}ìsh àáy
    Vm o{0} ìsh
    Vs o{0} ìsh àáy
    =yo-ng yo
    =yrl
    y ,|.|-|%|,|.
    c AUD=AU$|PTE=Esc.|THB=฿|VES=Bs.S
    l {0}, {1}|{0}, {1}|{0} asuí {1}|{0} asuí {1}
    u {0}, {1}|{0}, {1}|{0} asuí {1}|{0} asuí {1}
    v {0}, {1}|{0}, {1}|{0} asuí {1}|{0} asuí {1}
    d dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    M yepé|mukũi|musapíri|irũdí|pú|pú-yepé|pú-mukũi|pú-musapíri|pú-irũdí|yepé-putimaã|yepé-yepé|yepé-mukũi
    m ye|mk|ms|id|pu|py|pm|ps|pi|yp|yy|ym
    E murakipí|murakí-mukũi|murakí-musapíri|supapá|yukuakú|saurú|mituú
    rs +1{0} segũdu resê|+o{0} segũdu resê itá|-1aikué {0} segũdu|-oaikué {0} segũdu itá
    rm +1{0} minutu resê|+o{0} minutu resê itá|-1aikué {0} minutu|-oaikué {0} minutu itá
    rh +1{0} hura resê|+o{0} hura resê itá|-1aikué {0} hura|-oaikué {0} hura itá
    rd +1{0} ara resê|+o{0} ara itá resê|-1aikué {0} ara|-oaikué {0} ara itá
    rw +1{0} sẽmãna resê|+o{0} sẽmãna itá resê|-1aikué {0} sẽmãna|-oaikué {0} sẽmãna itá
    rM +1{0} yasí resê|+o{0} yasí itá resê|-1aikué {0} yasí|-oaikué {0} yasí itá
    ry +1{0} akayú resê|+o{0} akayú itá resê|-1aikué {0} akayú|-oaikué {0} akayú itá
    w kuíri
    Uh 1{0} hura|o{0} hura-ita
    Um 1{0} minutu|o{0} minutu-ita
    Us 1{0} segũdu|o{0} segũdu-ita
    Vs o{0} seg
    =yrl-br yrl
    =yrl-co yrl
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a a.\u{202F}m.|p.\u{202F}m.
    =yrl-ve yrl
    t h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
    a a.\u{202F}m.|p.\u{202F}m.
    =yue
    $ ¤#,##0.00
    c AUD=AU$|JPY=¥|KRW=￦
    l {0}、{1}|{0}、{1}|{0}同{1}|{0}同{1}
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d y/M/d|y年M月d日|y年M月d日|y年M月d日 EEEE
    t ah:mm|ah:mm:ss|ah:mm:ss [z]|ah:mm:ss [zzzz]
    E 星期一|星期二|星期三|星期四|星期五|星期六|星期日
    a 上晝|下晝
    rs +o{0} 秒後|-o{0} 秒前
    rm +o{0} 分鐘後|-o{0} 分鐘前
    rh +o{0} 小時後|-o{0} 小時前
    rd +o{0} 日後|-o{0} 日前
    rw +o{0} 個星期後|-o{0} 個星期前
    rM +o{0} 個月後|-o{0} 個月前
    ry +o{0} 年後|-o{0} 年前
    w 宜家
    Uh o{0} 小時
    Um o{0} 分鐘
    Us o{0} 秒
    Vh o{0} 小時
    Vm o{0} 分鐘
    Vs o{0} 秒
    =yue-hans yue
    t HH:mm|HH:mm:ss|HH:mm:ss [z]|HH:mm:ss [zzzz]
    rs +o{0} 秒后|-o{0} 秒前
    rm +o{0} 分钟后|-o{0} 分钟前
    rh +o{0} 小时后|-o{0} 小时前
    rd +o{0} 日后|-o{0} 日前
    rw +o{0} 个星期后|-o{0} 个星期前
    rM +o{0} 个月后|-o{0} 个月前
    ry +o{0} 年后|-o{0} 年前
    Uh o{0} 小时
    Um o{0} 分钟
    Vh o{0} 小时
    Vm o{0} 分钟
    =yue-hans-cn yue-hans
    =yue-hant yue
    =yue-hant-cn yue-hant
    t HH:mm|HH:mm:ss|HH:mm:ss [z]|HH:mm:ss [zzzz]
    =yue-hant-hk yue-hant
    =yue-hant-mo yue-hant
    =zh
    $ ¤#,##0.00
    c AUD=AU$|CNY=¥|ILR=ILS|PHP=PHP|XXX=XXX
    l {0}、{1}|{0}、{1}|{0}和{1}|{0}和{1}
    u {0}{1}|{0}{1}|{0}{1}|{0}{1}
    v {0}{1}|{0}{1}|{0}{1}|{0}{1}
    d y/M/d|y年M月d日|y年M月d日|y年M月d日EEEE
    t HH:mm|HH:mm:ss|z HH:mm:ss|zzzz HH:mm:ss
    E 星期一|星期二|星期三|星期四|星期五|星期六|星期日
    rs +o{0}秒钟后|-o{0}秒钟前
    rm +o{0}分钟后|-o{0}分钟前
    rh +o{0}小时后|-o{0}小时前
    rd +o{0}天后|-o{0}天前
    rw +o{0}周后|-o{0}周前
    rM +o{0}个月后|-o{0}个月前
    ry +o{0}年后|-o{0}年前
    w 现在
    Uh o{0}小时
    Um o{0}分钟
    Us o{0}秒钟
    Vh o{0}小时
    Vm o{0}分钟
    Vs o{0}秒
    =zh-hans zh
    =zh-hans-cn zh-hans
    =zh-hans-hk zh-hans
    d d/M/yy|y年M月d日|y年M月d日|y年M月d日EEEE
    t ah:mm|ah:mm:ss|z ah:mm:ss|zzzz ah:mm:ss
    a 上午|下午
    rs +o{0}秒后|-o{0}秒前
    Us o{0}秒
    =zh-hans-mo zh-hans
    c MOP=MOP$
    d d/M/yy|y年M月d日|y年M月d日|y年M月d日EEEE
    t ah:mm|ah:mm:ss|z ah:mm:ss|zzzz ah:mm:ss
    a 上午|下午
    rs +o{0}秒后|-o{0}秒前
    Us o{0}秒
    =zh-hans-my zh-hans
    t ah:mm|ah:mm:ss|z ah:mm:ss|zzzz ah:mm:ss
    a 上午|下午
    =zh-hans-sg zh-hans
    c SGD=$
    d dd/MM/yy|y年M月d日|y年M月d日|y年M月d日EEEE
    t ah:mm|ah:mm:ss|z ah:mm:ss|zzzz ah:mm:ss
    a 上午|下午
    rs +o{0}秒后|-o{0}秒前
    Us o{0}秒
    =zh-hant zh
    c CNY=CN¥|JPY=¥|KRW=￦|TWD=$|XXX=¤
    u {0} {1}|{0} {1}|{0} {1}|{0} {1}
    v {0} {1}|{0} {1}|{0} {1}|{0} {1}
    d y/M/d|y年M月d日|y年M月d日|y年M月d日 EEEE
    t Bh:mm|Bh:mm:ss|Bh:mm:ss [z]|Bh:mm:ss [zzzz]
    b !0 午夜|0 凌晨|5 清晨|8 上午|12 中午|13 下午|19 晚上
    a 上午|下午
    rs +o{0} 秒後|-o{0} 秒前
    rm +o{0} 分鐘後|-o{0} 分鐘前
    rh +o{0} 小時後|-o{0} 小時前
    rd +o{0} 天後|-o{0} 天前
    rw +o{0} 週後|-o{0} 週前
    rM +o{0} 個月後|-o{0} 個月前
    ry +o{0} 年後|-o{0} 年前
    w 現在
    Uh o{0} 小時
    Um o{0} 分鐘
    Us o{0} 秒
    Vh o{0} 小時
    Vm o{0} 分鐘
    Vs o{0} 秒
    =zh-hant-hk zh-hant
    c KRW=₩|TWD=NT$
    l {0}、{1}|{0}、{1}|{0}及{1}|{0}及{1}
    d d/M/y|y年M月d日|y年M月d日|y年M月d日EEEE
    t ah:mm|ah:mm:ss|ah:mm:ss [z]|ah:mm:ss [zzzz]
    rd +o{0} 日後|-o{0} 日前
    rw +o{0} 星期後|-o{0} 星期前
    =zh-hant-mo zh-hant-hk
    c MOP=MOP$
    =zh-hant-my zh-hant
    t ah:mm|ah:mm:ss|z ah:mm:ss|zzzz ah:mm:ss
    =zh-hant-tw zh-hant
    =zh-latn zh
    $ ¤\u{A0}#,##0.00
    c AUD=A$|CNY=CN¥|PHP=₱|XXX=¤
    l {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    u {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    v {0}, {1}|{0}, {1}|{0}, {1}|{0}, {1}
    d y-MM-dd|y MMM d|y MMMM d|y MMMM d, EEEE
    t HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
    M M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    m M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    E Mon|Tue|Wed|Thu|Fri|Sat|Sun
    rs +o+{0} s|-o-{0} s
    rm +o+{0} min|-o-{0} min
    rh +o+{0} h|-o-{0} h
    rd +o+{0} d|-o-{0} d
    rw +o+{0} w|-o-{0} w
    rM +o+{0} m|-o-{0} m
    ry +o+{0} y|-o-{0} y
    w now
    Uh o{0} h
    Um o{0} min
    Us o{0} s
    Vh o{0} h
    Vm o{0} min
    Vs o{0} s
    =zh-latn-cn zh-latn
    =zu
    $ ¤#,##0.00
    c PHP=PHP|THB=฿|USD=$|ZAR=R
    l {0}, {1}|{0}, {1}|{0}, ne-{1}|{0} ne-{1}
    d y-MM-dd|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    M Januwari|Februwari|Mashi|Ephreli|Meyi|Juni|Julayi|Agasti|Septhemba|Okthoba|Novemba|Disemba
    m Jan|Feb|Mas|Eph|Mey|Jun|Jul|Aga|Sep|Okt|Nov|Dis
    E UMsombuluko|ULwesibili|ULwesithathu|ULwesine|ULwesihlanu|UMgqibelo|ISonto
    rs +okumasekhondi angu-{0} ezayo|-o{0} amasekhondi edlule
    rm +okumaminithi angu-{0} ezayo|-o{0} amaminithi edlule
    rh +oemahoreni angu-{0} ezayo|-oemahoreni angu-{0} edlule
    rd +oezinsukwini ezingu-{0} ezizayo|-oezinsukwini ezingu-{0} ezedlule.
    rw +oemavikini angu-{0}|-oamaviki angu-{0} edlule
    rM +oezinyangeni ezingu-{0} ezizayo|-1{0} inyanga edlule|-o{0} izinyanga ezedlule
    ry +oeminyakeni engu-{0} ezayo|-o{0} iminyaka edlule
    w manje
    Uh 1{0} ihora|o{0} amahora
    Um 1{0} iminithi|o{0} amaminithi
    Us 1{0} isekhondi|o{0} amasekhondi
    Vh 1{0} hora|o{0} hr
    Vm o{0} iminithi
    Vs o{0} sec
    =zu-za zu
    @adp dz
    @afr af
    @aka ak
    @alb sq
    @als sq
    @amh am
    @ara ar
    @arb ar
    @arm hy
    @asm as
    @az-az az-latn-az
    @az-iq az-arab-iq
    @az-ir az-arab-ir
    @az-ru az-cyrl
    @aze az
    @azj az
    @bak ba
    @baq eu
    @bel be
    @ben bn
    @bos bs
    @bre br
    @bs-ba bs-latn-ba
    @bul bg
    @bur my
    @cat ca
    @ces cs
    @che ce
    @chi zh
    @chv cv
    @cld syr
    @cmn zh
    @cym cy
    @cze cs
    @dan da
    @deu de
    @drh mn
    @drw fa-af
    @dut nl
    @dzo dz
    @ekk et
    @ell el
    @eng en
    @epo eo
    @est et
    @eus eu
    @ewe ee
    @fao fo
    @fas fa
    @fin fi
    @fra fr
    @fre fr
    @fry fy
    @geo ka
    @ger de
    @gla gd
    @gle ga
    @glg gl
    @gom kok
    @gre el
    @guj gu
    @ha-cm ha-arab
    @ha-sd ha-arab-sd
    @hau ha
    @hbs sr-latn
    @heb he
    @hin hi
    @hrv hr
    @hun hu
    @hye hy
    @ibo ig
    @ice is
    @in id
    @ina ia
    @ind id
    @isl is
    @ita it
    @iw he
    @jav jv
    @jpn ja
    @jw jv
    @kaa-uz kaa-cyrl-uz
    @kal kl
    @kan kn
    @kat ka
    @kaz kk
    @khk mn
    @khm km
    @kir ky
    @kk-af kk-arab
    @kk-cn kk-arab-cn
    @kk-ir kk-arab
    @kk-mn kk-arab
    @kmr ku
    @kok-in kok-deva-in
    @kor ko
    @ku-iq ku-arab-iq
    @ku-ir ku-arab-ir
    @ku-lb ku-arab
    @ku-sy ku-latn-sy
    @kur ku
    @lao lo
    @lav lv
    @lit lt
    @ltz lb
    @lvs lv
    @mac mk
    @mal ml
    @mao mi
    @mar mr
    @may ms
    @mkd mk
    @mn-cn mn-mong-cn
    @mo ro
    @mol ro
    @mon mn
    @mri mi
    @ms-cc ms-arab
    @msa ms
    @mya my
    @nep ne
    @nld nl
    @nno nn
    @nob nb
    @nor no
    @npi ne
    @ori or
    @ory or
    @pa-in pa-guru-in
    @pa-pk pa-arab-pk
    @pan pa
    @pbu ps
    @per fa
    @pes fa
    @pol pl
    @por pt
    @prp gu
    @prs fa-af
    @pus ps
    @ron ro
    @rum ro
    @rus ru
    @scc sr
    @scr hr
    @sd-in sd-deva-in
    @sd-pk sd-arab-pk
    @sh sr-latn
    @shl mrh
    @sin si
    @slk sk
    @slo sk
    @slv sl
    @sme se
    @snd sd
    @som so
    @spa es
    @sqi sq
    @sr-ba sr-cyrl-ba
    @sr-me sr-latn-me
    @sr-ro sr-latn
    @sr-rs sr-cyrl-rs
    @sr-tr sr-latn
    @sr-xk sr-cyrl-xk
    @src sc
    @srd sc
    @srp sr
    @swa sw
    @swc sw-cd
    @swe sv
    @swh sw
    @tam ta
    @tat tt
    @tel te
    @tgl fil
    @tha th
    @tir ti
    @tl fil
    @tnf fa-af
    @ton to
    @tuk tk
    @tur tr
    @tw ak
    @twi ak
    @uig ug
    @ukr uk
    @urd ur
    @uz-af uz-arab-af
    @uz-cn uz-cyrl
    @uz-uz uz-latn-uz
    @uzb uz
    @uzn uz
    @vie vi
    @wel cy
    @yor yo
    @yue-cn yue-hans-cn
    @yue-hk yue-hant-hk
    @yue-mo yue-hant-mo
    @zh-au zh-hant
    @zh-bn zh-hant
    @zh-cn zh-hans-cn
    @zh-gb zh-hant
    @zh-gf zh-hant
    @zh-hk zh-hant-hk
    @zh-id zh-hant
    @zh-mo zh-hant-mo
    @zh-my zh-hans-my
    @zh-pa zh-hant
    @zh-pf zh-hant
    @zh-ph zh-hant
    @zh-sg zh-hans-sg
    @zh-sr zh-hant
    @zh-th zh-hant
    @zh-tw zh-hant-tw
    @zh-us zh-hant
    @zh-vn zh-hant
    @zho zh
    @zsm ms
    @zul zu
    """
}
