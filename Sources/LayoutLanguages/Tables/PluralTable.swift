// Made by Scripts/languages of Babel 2.19.0 and CLDR 49; edits are overwritten.
// The data is under the licence in LICENSE-Unicode.txt, beside this file.
// swift-format-ignore-file

extension PluralTable {
  /// The plural rules, each after the tags of its languages.
  static let table: String = """
    aa ab ady agq ann apc arn ary ba bas bew bgc bgn blt bm bo bqi brh bss bua byn cad cch ccp cho cic co cop cu d\
    av dje dua dyo dz ebu ewo frr gaa gez gn guz hnj hrx ht id ig ii isv ja jbo jv kaa kam kbd kde kea kek ken kgp\
     khq ki kln km ko kpe ksf kxv la lkt lmo lo lrc ltg lu luo luy lzz mai mdf mer mfe mgh mhn mi mic mni moh mrh \
    ms mua mus mww my myv mzn nds nmg nqo nus nv oc oka osa pi pis pms qu quc raj rhg rif rn rw sa sah sbp ses sg \
    shn sid skr su sus suz szl th to tok tpi trv trw tt twq tyv vai vmw wal wbp wo xdq xnr yav yo yrl yue za zgh z\
    h zh-hant-mo aar abk adp ajp bak bam bod bur bxk bxr chi chu cls cmn cos dzo grn gug hat ibo iii in ind jav jp\
    n jw khm kik kin kor lao lat lub mao may mri msa mup mya nav oci pli que quz run sag san shl spy sun tat tha t\
    ib ton wol xpe yor zha zho zsm zyb:
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj k\
    l ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh s\
    n so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog afr alb als arg aze azj baq bcc bul\
     che cld div drh ell epo eus ewe fao gaz geo gre hau hun kal kas kat kaz khk kir kmr kur ltz lug mal mar mon n\
    bl nde nep nno nob nor npi nya ori orm ory oss pbu pus roh sna snd som sot sqi ssw tam tel tsn tso tuk tur uig\
     uzb uzn ven vol xho:1n=1
    ak bho csw ln mg nso pa ti wa aka bh bih lin mlg pan plt tir tw twi wln:1n=0..1
    am as bn doi fa gu hi hi-latn kn kok pcm tg vi zu amh asm ben dgo fas gom guj hin kan per pes prp tgk vie zul:\
    1i=0|n=1
    ar ara arb:zn=0;1n=1;2n=2;fn%100=3..10;mn%100=11..99
    ast de en en-150 en-ag en-ai en-at en-au en-bb en-be en-bm en-bs en-bw en-bz en-cc en-ch en-ck en-cm en-cx en-\
    cy en-cz en-de en-dg en-dk en-dm en-ee en-er en-es en-fi en-fj en-fk en-fm en-fr en-gb en-gd en-ge en-gg en-gh\
     en-gi en-gm en-gs en-gy en-hk en-hu en-id en-ie en-il en-im en-in en-io en-it en-je en-jm en-ke en-ki en-kn e\
    n-ky en-lc en-lr en-ls en-lt en-lv en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my en-na en-nf en-ng en-nl en-\
    no en-nr en-nu en-nz en-pg en-pk en-pl en-pn en-pt en-pw en-ro en-rw en-sb en-sc en-sd en-se en-sg en-sh en-si\
     en-sk en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tt en-tv en-tz en-ua en-ug en-vc en-vg en-vu en-ws en-za e\
    n-zm en-zw et fi fy ia ie io lij nl sc sv sw ur yi deu dut ekk eng est fin fry ger ido ile ina ji nld src srd \
    swa swe swh urd ydd yid:1i=1&v=0
    be bel:1n%10=1&n%100!11;fn%10=2..4&n%100!12..14;mn%10=0|n%10=5..9|n%100=11..14
    blo cv ksh chv:zn=0;1n=1
    br bre:1n%10=1&n%100!11,71,91;2n%10=2&n%100!12,72,92;fn%10=3..4,9&n%100!10..19,70..79,90..99;mn!0&n%1000000=0
    bs hr sr bos hrv scc scr srp:1v=0&i%10=1&i%100!11|f%10=1&f%100!11;fv=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!\
    12..14
    ca gl it lld pt-ao pt-ch pt-cv pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl scn vec cat glg ita:1i=1&v=0;me\
    =0&i!0&i%1000000=0&v=0|e!0..5
    ceb fil tgl tl:1v=0&i=1,2,3|v=0&i%10!4,6,9|v!0&f%10!4,6,9
    cs sk ces cze slk slo:1i=1&v=0;fi=2..4&v=0;mv!0
    cy cym wel:zn=0;1n=1;2n=2;fn=3;mn=6
    da dan:1n=1|t!0&i=0,1
    dsb hsb:1v=0&i%100=1|f%100=1;2v=0&i%100=2|f%100=2;fv=0&i%100=3..4|f%100=3..4
    es es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py\
     es-sv es-us es-uy es-ve spa:1n=1;me=0&i!0&i%1000000=0&v=0|e!0..5
    ff hy kab arm fuc ful hye:1i=0,1
    fr pt fra fre por:1i=0..1;me=0&i!0&i%1000000=0&v=0|e!0..5
    ga gle:1n=1;2n=2;fn=3..6;mn=7..10
    gd gla:1n=1,11;2n=2,12;fn=3..10,13..19
    gv glv:1v=0&i%10=1;2v=0&i%10=2;fv=0&i%100=0,20,40,60,80;mv!0
    he heb iw:1i=1&v=0|i=0&v!0;2i=2&v=0
    is ice isl:1t=0&i%10=1&i%100!11|t%10=1&t%100!11
    iu naq sat se sma smj smn sms ike iku sme:1n=1;2n=2
    kw cor:zn=0;1n=1;2n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!0&n%1000000=100000;fn%\
    100=3,23,43,63,83;mn!1&n%100=1,21,41,61,81
    lag:zn=0;1i=0,1&n!0
    lt lit:1n%10=1&n%100!11..19;fn%10=2..9&n%100!11..19;mf!0
    lv prg lav lvs:zn%10=0|n%100=11..19|v=2&f%100=11..19;1n%10=1&n%100!11|v=2&f%10=1&f%100!11|v!2&f%10=1
    mk mac mkd:1v=0&i%10=1&i%100!11|f%10=1&f%100!11
    mt mlt:1n=1;2n=2;fn=0|n%100=3..10;mn%100=11..19
    pl pol:1i=1&v=0;fv=0&i%10=2..4&i%100!12..14;mv=0&i!1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14
    ro mo mol ron rum:1i=1&v=0;fv!0|n=0|n!1&n%100=1..19
    ru uk rus ukr:1v=0&i%10=1&i%100!11;fv=0&i%10=2..4&i%100!12..14;mv=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14
    sgs:1n%10=1&n%100!11;2n=2;fn!2&n%10=2..9&n%100!11..19;mf!0
    shi:1i=0|n=1;fn=2..10
    si sin:1n=0,1|i=0&f=1
    sl slv:1v=0&i%100=1;2v=0&i%100=2;fv=0&i%100=3..4|v!0
    tzm:1n=0..1|n=11..99
    """
}
