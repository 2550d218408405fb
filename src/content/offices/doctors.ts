import { LAGESO } from './lageso.ts'
import type { Chamber, Office } from './office.ts'

/** Offices that license doctors trained outside the EU (Approbation), keyed by the German name of the state. */
export const DOCTORS = {
  'Baden-Württemberg': {
    name: 'Regierungspräsidium Stuttgart',
    gloss: { en: 'regional government', de: 'Approbationswesen', tr: 'bölge yönetimi' },
    link: 'https://rp.baden-wuerttemberg.de/themen/bildung/ausbildung/seiten/medizin-ausland',
    form: {
      value: {
        en: 'on paper, as an original, by post',
        de: 'auf Papier, im Original, per Post',
        tr: 'kâğıt üzerinde, aslı, postayla',
      },
      from: 'stuttgartDoctorsPapers',
    },
    german: {
      value: {
        en: 'B2 from an ALTE institute, certified copy; for C1 the office registers you',
        de: 'B2 von einem ALTE-Institut, beglaubigte Kopie; zur Prüfung C1 meldet Sie das Amt an',
        tr: 'ALTE kurumundan B2, tasdikli kopya; C1 sınavına sizi makam kaydeder',
      },
      from: 'stuttgartDoctorsLanguage',
    },
    english: { value: 'no', from: 'stuttgartDoctorsPapers' },
    notes: [
      {
        value: {
          en: 'Checks first whether it is your office, and reads nothing before. Have you applied or lived in another state? Then it wants a firm job promise. Papers are not returned.',
          de: 'Prüft zuerst die Zuständigkeit und liest vorher nichts. Haben Sie in einem anderen Land beantragt oder gelebt, will es eine feste Zusage. Papiere bleiben dort.',
          tr: 'Önce yetkili olup olmadığına bakar, öncesinde bir şey okumaz. Başka eyalette başvurduysanız veya yaşadıysanız kesin iş sözü ister. Belgeler geri verilmez.',
        },
        from: 'stuttgartDoctorsPapers',
      },
    ],
  },
  Bayern: {
    name: 'Regierung von Oberbayern',
    gloss: { en: 'government of Upper Bavaria', de: 'Sachgebiet 55.3', tr: 'Yukarı Bavyera yönetimi' },
    link: 'https://regierung.oberbayern.bayern.de/service/berufsqualifikation/approbationsberufe/faq/index.html',
    form: {
      value: { en: 'online is possible', de: 'online möglich', tr: 'çevrim içi mümkün' },
      from: 'bavariaDoctors',
    },
    fee: { value: 400, from: 'bavariaDoctorsFee' },
    notes: [
      {
        value: {
          en: 'Expert opinion or exam costs extra.',
          de: 'Gutachten oder Prüfung kostet extra.',
          tr: 'Bilirkişi raporu veya sınav ayrıca ücretlidir.',
        },
        from: 'bavariaDoctorsFee',
      },
      {
        value: {
          en: 'The chamber holds about 250 language exams a month and names delays.',
          de: 'Die Kammer nimmt etwa 250 Sprachprüfungen im Monat ab und nennt Verzögerungen.',
          tr: 'Tabip odası ayda yaklaşık 250 dil sınavı yapıyor, gecikme olduğunu yazıyor.',
        },
        from: 'bavariaChamber',
      },
    ],
  },
  Berlin: {
    ...LAGESO,
    link: 'https://www.berlin.de/lageso/gesundheit/berufe-im-gesundheitswesen/ausbildung-ausserhalb-der-europaeischen-union-drittstaat/akademische-berufe/artikel.807214.php',
    time: {
      value: {
        en: 'several months; over a year is possible',
        de: 'mehrere Monate; über ein Jahr ist möglich',
        tr: 'birkaç ay; bir yılı geçebilir',
      },
      from: 'berlinDoctorsList',
    },
    german: {
      value: {
        en: 'B2; the chamber registers you only with LAGeSo’s receipt',
        de: 'B2; zur Prüfung erst mit der Eingangsbestätigung des LAGeSo',
        tr: 'B2; tabip odası sınava ancak LAGeSo’nun alındı yazısıyla kaydeder',
      },
      from: 'berlinChamber',
    },
    copies: {
      value: { en: 'certified, by post', de: 'beglaubigt, per Post', tr: 'tasdikli, postayla' },
      from: 'page',
    },
    proof: { value: ['job', 'residence', 'applications'], from: 'berlinDoctorsList' },
  },
  Brandenburg: {
    name: 'Landesamt für Arbeitsschutz, Verbraucherschutz und Gesundheit (LAVG)',
    gloss: { en: 'office for health', de: 'Landesamt', tr: 'sağlık dairesi' },
    german: { value: { en: 'B2 and C1', de: 'B2 und C1', tr: 'B2 ve C1' }, from: 'brandenburgLeaflet' },
    notes: [
      {
        value: {
          en: 'The knowledge exam at the chamber costs €799.',
          de: 'Die Kenntnisprüfung bei der Kammer kostet 799 €.',
          tr: 'Tabip odasındaki bilgi sınavı 799 €.',
        },
        from: 'brandenburgChamber',
      },
    ],
    ask: {
      en: 'Where is your own page for doctors? We found only the chamber’s.',
      de: 'Wo ist Ihre eigene Seite? Wir fanden nur die der Kammer.',
      tr: 'Hekimler için kendi sayfanız nerede? Yalnızca tabip odasınınkini bulduk.',
    },
  },
  Bremen: {
    name: 'Senatorin für Gesundheit, Frauen und Verbraucherschutz',
    gloss: { en: 'health ministry', de: 'Ministerium', tr: 'sağlık bakanlığı' },
    link: 'https://www.gesundheit.bremen.de/service/leistungen_und_formulare-16818',
    form: {
      value: {
        en: 'PDF, with a statement that no other state has your application',
        de: 'PDF, mit der Erklärung, dass kein anderes Land Ihren Antrag hat',
        tr: 'PDF; başka eyalete başvurmadığınıza dair beyanla',
      },
      from: 'page',
    },
  },
  Hamburg: {
    name: 'Sozialbehörde, Landesprüfungsamt für Heilberufe',
    gloss: { en: 'examination office', de: 'Amt für Gesundheit', tr: 'sınav dairesi' },
    link: 'https://www.hamburg.de/behoerdenfinder/info/11966145/n0/',
    linkEn: 'https://www.hamburg.com/publicservice/info/11933818/n0/',
    form: { value: { en: 'in writing', de: 'schriftlich', tr: 'yazılı' }, from: 'hamburgFinder' },
    copies: {
      value: {
        en: 'original or certified',
        de: 'Original oder beglaubigt',
        tr: 'asıl veya tasdikli',
      },
      from: 'hamburgFinder',
    },
  },
  Hessen: {
    name: 'Hessisches Landesamt für Gesundheit und Pflege (HLfGP)',
    gloss: { en: 'office for health and care', de: 'Landesamt', tr: 'sağlık ve bakım dairesi' },
    link: 'https://hlfgp.hessen.de/akademische-gesundheitsberufe/approbation-und-berufserlaubnisse-abschluss-in-einem-drittstaat',
    dated: '2025-04-01',
    german: {
      value: {
        en: 'you register for the exam yourself, with the office’s receipt',
        de: 'zur Prüfung melden Sie sich selbst an, mit der Eingangsbestätigung',
        tr: 'sınava alındı yazısıyla kendiniz kaydolursunuz',
      },
      from: 'hesseChamber',
    },
    notes: [
      {
        value: {
          en: 'First applications go to PQZ Hessen since 1 April 2025. It gives no news on where a file stands.',
          de: 'Erste Anträge laufen seit 1. April 2025 über das PQZ Hessen. Zum Stand einer Akte gibt es keine Auskunft.',
          tr: 'İlk başvurular 1 Nisan 2025’ten beri PQZ Hessen’e yapılır. Dosyanın durumu hakkında bilgi verilmez.',
        },
        from: 'page',
      },
    ],
    ask: {
      en: 'Do you still accept papers in English? The former office did.',
      de: 'Nehmen Sie weiter Papiere auf Englisch? Das frühere Amt tat es.',
      tr: 'İngilizce belgeleri hâlâ kabul ediyor musunuz? Eski makam ediyordu.',
    },
  },
  'Mecklenburg-Vorpommern': {
    name: 'Landesamt für Gesundheit und Soziales (LAGuS)',
    gloss: { en: 'office for health', de: 'Landesprüfungsamt für Heilberufe', tr: 'sağlık dairesi' },
    link: 'https://lagus.mv-regierung.de/LPH/Auslaendische-Bildungsabschluesse',
    notes: [
      {
        value: {
          en: 'You pay at the end; a quarter less if you withdraw or it refuses. The sum stands in its leaflet, which we have not seen.',
          de: 'Sie zahlen am Ende; bei Rücknahme oder Ablehnung ein Viertel weniger. Die Summe steht im Merkblatt, das wir nicht gesehen haben.',
          tr: 'Sonunda ödersiniz; geri çekerseniz veya ret olursa dörtte bir eksik. Tutar bilgi notunda yazıyor, onu görmedik.',
        },
        from: 'page',
      },
    ],
  },
  Niedersachsen: {
    name: 'Niedersächsischer Zweckverband zur Approbationserteilung (NiZzA)',
    gloss: { en: 'joint licensing body', de: 'Zweckverband', tr: 'ortak ruhsat makamı' },
    link: 'https://www.nizza.niedersachsen.de',
    form: {
      value: {
        en: 'its form, with checklist',
        de: 'sein Formular, mit Checkliste',
        tr: 'kendi formu, listeyle',
      },
      from: 'lowerSaxonyDoctorsList',
    },
    time: {
      value: {
        en: 'up to 12 weeks to the first answer',
        de: 'bis zu 12 Wochen bis zur ersten Antwort',
        tr: 'ilk cevaba kadar 12 hafta',
      },
      from: 'lowerSaxonyDoctorsFaq',
    },
    german: {
      value: {
        en: 'NiZzA registers you for the exam, after your application',
        de: 'NiZzA meldet Sie zur Prüfung an, nach Ihrem Antrag',
        tr: 'başvurunuzdan sonra sınava sizi NiZzA kaydeder',
      },
      from: 'lowerSaxonyDoctorsFaq',
    },
    proof: { value: ['job', 'fiveApplications'], from: 'lowerSaxonyDoctorsList' },
  },
  'Nordrhein-Westfalen': {
    name: 'Bezirksregierung Münster (ZAG)',
    gloss: {
      en: 'central recognition office',
      de: 'Zentrale Anerkennungsstelle',
      tr: 'merkezî tanıma makamı',
    },
    link: 'https://www.bezreg-muenster.de/themen/gesundheit-und-soziales/zentrale-anerkennungsstelle-fuer-gesundheitsberufe/approbation/drittstaat',
    form: {
      value: { en: 'form with leaflets', de: 'Formular mit Merkblättern', tr: 'bilgi notlu form' },
      from: 'page',
    },
    fee: { value: { min: 150, max: 700 }, from: 'page' },
    time: {
      value: {
        en: 'longer than usual, in the order of arrival',
        de: 'länger als sonst, in der Reihenfolge des Eingangs',
        tr: 'olağandan uzun, geliş sırasıyla',
      },
      from: 'munsterDoctorsFaq',
    },
    german: {
      value: {
        en: 'language exam after the application',
        de: 'Sprachprüfung nach dem Antrag',
        tr: 'dil sınavı başvurudan sonra',
      },
      from: 'munsterDoctorsFaq',
    },
    english: { value: 'no', from: 'page' },
    copies: {
      value: {
        en: 'as its leaflet says; apostille case by case; nothing is returned',
        de: 'nach Merkblatt; Apostille je nach Fall; nichts kommt zurück',
        tr: 'bilgi notuna göre; apostil duruma göre; hiçbir şey geri verilmez',
      },
      from: 'page',
    },
    proof: { value: ['job', 'shadowing', 'residence', 'advice'], from: 'munsterDoctorsFaq' },
    contact: { value: 'zag@brms.nrw.de, +49 251 411-2400', from: 'munsterContact' },
  },
  'Rheinland-Pfalz': {
    name: 'Landesamt für Soziales, Jugend und Versorgung (LSJV)',
    gloss: { en: 'social office', de: 'Landesamt', tr: 'sosyal işler dairesi' },
    link: 'https://lsjv.rlp.de/de/unsere-aufgaben/arbeit/akademische-heilberufe/approbationen-und-berufserlaubnisse/',
    form: { value: { en: 'on its page', de: 'auf seiner Seite', tr: 'sayfasında' }, from: 'page' },
    proof: { value: ['advice'], from: 'page' },
    contact: { value: '+49 6131 2144-840', from: 'page' },
    notes: [
      {
        value: {
          en: 'From abroad, advice at the ZSBA is compulsory.',
          de: 'Aus dem Ausland ist die Beratung bei der ZSBA Pflicht.',
          tr: 'Yurt dışından ZSBA danışmanlığı zorunludur.',
        },
        from: 'page',
      },
      {
        value: {
          en: 'The exam is the rule.',
          de: 'Die Prüfung ist die Regel.',
          tr: 'Sınav kuraldır.',
        },
        from: 'rhinelandLeaflet',
      },
    ],
  },
  Saarland: {
    name: 'Landesamt für Soziales, Zentralstelle für Gesundheitsberufe',
    gloss: { en: 'central office for health professions', de: 'Landesamt', tr: 'sağlık meslekleri merkezi' },
    link: 'https://www.saarland.de/las/DE/themen/gesundheitsberufe/approbation',
    form: {
      value: {
        en: 'fill in, print, sign; by post or by hand',
        de: 'ausfüllen, drucken, unterschreiben; per Post oder persönlich',
        tr: 'doldurup yazdırın ve imzalayın; postayla veya elden',
      },
      from: 'page',
    },
    contact: { value: 'lpa-zentralstelle@las.saarland.de, +49 681 9978-4304', from: 'saarlandFaq' },
    ask: {
      en: 'Whose language exam counts: any chamber’s, or a certificate too?',
      de: 'Wessen Sprachprüfung zählt: die jeder Kammer, oder auch ein Zertifikat?',
      tr: 'Kimin dil sınavı geçerli: her tabip odasınınki mi, sertifika da mı?',
    },
  },
  Sachsen: {
    name: 'Landesdirektion Sachsen',
    gloss: { en: 'state directorate', de: 'Mittelbehörde', tr: 'eyalet idaresi' },
    link: 'https://www.lds.sachsen.de/soziales/index.asp?ID=8116&art_param=686',
    form: { value: { en: 'online', de: 'online', tr: 'çevrim içi' }, from: 'saxonyDoctorsPortal' },
    english: { value: 'no', from: 'saxonyDoctorsForm' },
    copies: {
      value: {
        en: 'originals; certified copies only if the originals follow',
        de: 'Originale; beglaubigte Kopien nur, wenn die Originale folgen',
        tr: 'asıllar; tasdikli kopya yalnızca asıllar sonra gelecekse',
      },
      from: 'saxonyDoctorsForm',
    },
    notes: [
      {
        value: {
          en: 'Papers also come as originals by post.',
          de: 'Die Papiere kommen zusätzlich im Original per Post.',
          tr: 'Belgelerin aslı ayrıca postayla gönderilir.',
        },
        from: 'saxonyDoctorsPress',
      },
      {
        value: {
          en: 'Asks where in Saxony you will work.',
          de: 'Fragt, wo in Sachsen Sie arbeiten werden.',
          tr: 'Saksonya’da nerede çalışacağınızı sorar.',
        },
        from: 'saxonyDoctorsForm',
      },
    ],
  },
  'Sachsen-Anhalt': {
    name: 'Landesverwaltungsamt, Landesprüfungsamt für Gesundheitsberufe',
    gloss: { en: 'examination office', de: 'Landesprüfungsamt', tr: 'sınav dairesi' },
    link: 'https://lvwa.sachsen-anhalt.de/das-lvwa/landespruefungsamt-fuer-gesundheitsberufe/approbation/',
    dated: '2022',
    form: {
      value: { en: 'ask for its list of papers', de: 'nach seiner Liste fragen', tr: 'listesini isteyin' },
      from: 'anhaltDoctorsPortal',
    },
    fee: { value: { either: [150, 250] }, from: 'page' },
    time: {
      value: {
        en: '18 months on average',
        de: 'im Schnitt 18 Monate',
        tr: 'ortalama 18 ay',
      },
      from: 'anhaltDoctorsPress',
    },
    contact: { value: '+49 345 514-3268', from: 'anhaltPortal' },
    notes: [
      {
        value: {
          en: 'A temporary permit, for a named post, costs €170.',
          de: 'Eine Berufserlaubnis, für eine bestimmte Stelle, kostet 170 €.',
          tr: 'Belirli bir yer için geçici izin 170 €.',
        },
        from: 'anhaltDoctorsPermit',
      },
      {
        value: {
          en: 'A portal of the state says 3 months.',
          de: 'Ein Portal des Landes sagt 3 Monate.',
          tr: 'Eyaletin bir portalı 3 ay diyor.',
        },
        from: 'anhaltDoctorsPortal',
      },
    ],
    ask: {
      en: 'How long does it take now?',
      de: 'Wie lange dauert es heute?',
      tr: 'Bugün ne kadar sürüyor?',
    },
  },
  'Schleswig-Holstein': {
    name: 'Landesamt für soziale Dienste (LAsD)',
    gloss: { en: 'office for social services', de: 'Landesamt', tr: 'sosyal hizmetler dairesi' },
    link: 'https://schleswig-holstein.de/DE/landesregierung/ministerien-behoerden/LASD/Aufgaben/Gesundheitsberufe/AkademischeHeilberufe/Arzt/FAQ/ArztFAQ',
    dated: '2024-07-16',
    time: {
      value: {
        en: 'not faster than the limits of the law',
        de: 'nicht schneller als die gesetzlichen Fristen',
        tr: 'yasal sürelerden daha hızlı değil',
      },
      from: 'page',
    },
    contact: { value: 'Anerkennung-Gesundheit@lasd.landsh.de', from: 'page' },
  },
  Thüringen: {
    name: 'Thüringer Landesverwaltungsamt (TLVwA)',
    gloss: { en: 'state administration', de: 'Landesamt', tr: 'eyalet idaresi' },
    form: {
      value: {
        en: 'its form, by post only',
        de: 'sein Formular, nur per Post',
        tr: 'kendi formu, yalnızca postayla',
      },
      from: 'thuringiaDoctorsForm',
    },
    english: { value: 'no', from: 'thuringiaDoctorsOld' },
    notes: [
      {
        value: {
          en: 'You may name somebody in Germany who receives its letters.',
          de: 'Sie dürfen jemanden in Deutschland benennen, der die Post annimmt.',
          tr: 'Yazıları Almanya’da alacak birini gösterebilirsiniz.',
        },
        from: 'thuringiaDoctorsForm',
      },
    ],
    ask: {
      en: 'Where is your page today, and which unit decides, 500 or 720?',
      de: 'Wo ist Ihre Seite heute, und welches Referat entscheidet, 500 oder 720?',
      tr: 'Sayfanız bugün nerede ve hangi birim karar veriyor, 500 mü 720 mi?',
    },
  },
} as const satisfies Record<string, Office>

/**
 * Bodies that hold the doctors’ language exam (FSP), keyed by the German name of the state. A list is empty if no
 * page of that state names one.
 */
export const CHAMBERS: Readonly<Record<keyof typeof DOCTORS, readonly Chamber[]>> = {
  'Baden-Württemberg': [
    {
      name: 'Landesärztekammer Baden-Württemberg',
      link: 'https://www.aerztekammer-bw.de/fachsprachenpruefung',
    },
  ],
  Bayern: [
    {
      name: 'Bayerische Landesärztekammer',
      link: 'https://www.blaek.de/wegweiser/fachsprachenpruefung',
    },
  ],
  Berlin: [
    {
      name: 'Ärztekammer Berlin',
      link: 'https://aekb.de/aerzt-innen/aus-dem-ausland-ins-ausland/fachsprachpruefung',
    },
  ],
  Brandenburg: [
    {
      name: 'Landesärztekammer Brandenburg',
      link: 'https://laekb.de/aerztin-und-arzt/qualifikation/fachsprachtests',
      fee: 487,
    },
  ],
  Bremen: [
    {
      name: 'Ärztekammer Bremen',
      link: 'https://extras.aekhb.de/aerzte/auslaendische_rzte/2/57/index.html',
    },
  ],
  Hamburg: [
    {
      name: 'Ärztekammer Hamburg',
      link: 'https://www.aerztekammer-hamburg.org/fachsprachenpruefung.html',
    },
  ],
  Hessen: [
    {
      name: 'Landesärztekammer Hessen',
      link: 'https://portal.laekh.de/pages/portal.jsp',
    },
  ],
  'Mecklenburg-Vorpommern': [
    {
      name: 'Ärztekammer Mecklenburg-Vorpommern',
      link: 'https://www.aek-mv.de/aerztin-arzt/internationale-aerzte.html',
    },
  ],
  Niedersachsen: [
    {
      name: 'Ärztekammer Niedersachsen',
    },
  ],
  'Nordrhein-Westfalen': [
    { name: 'Ärztekammer Nordrhein' },
    {
      name: 'Ärztekammer Westfalen-Lippe',
      link: 'https://www.aekwl.de/fuer-aerzte/weitere-themen/fachsprachenpruefung',
      fee: 350,
    },
  ],
  'Rheinland-Pfalz': [
    {
      name: 'Bezirksärztekammer Rheinhessen',
      link: 'https://aerztekammer-mainz.de/wbKenntnispruefung.php',
    },
  ],
  Saarland: [],
  Sachsen: [
    {
      name: 'Sächsische Landesärztekammer',
      link: 'https://www.slaek.de/de/01/auslaendischeaerzte/fachsprachenpruefung.php',
    },
  ],
  'Sachsen-Anhalt': [
    {
      name: 'Ärztekammer Sachsen-Anhalt',
      link: 'https://www.aeksa.de/www/website/PublicNavigation/arzt/mitgliedschaft/sprachtest',
    },
  ],
  'Schleswig-Holstein': [
    {
      name: 'Ärztekammer Mecklenburg-Vorpommern (Rostock)',
      link: 'https://www.aeksh.de/aerzte/arztinfo/sprachkenntnispruefung',
    },
  ],
  Thüringen: [
    {
      name: 'Landesärztekammer Thüringen',
      link: 'https://laek-thueringen.de/aerzte/weiterbildung/fachsprachenpruefung',
      fee: 500,
    },
  ],
}
