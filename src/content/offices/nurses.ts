import { LAGESO } from './lageso.ts'
import type { Cell, Office, Words } from './office.ts'

const DOWNLOAD: Words = {
  en: 'form to download',
  de: 'Formular zum Herunterladen',
  tr: 'indirilen form',
}
const FOUR_MONTHS: Words = {
  en: 'within 4 months of the complete file',
  de: 'innerhalb von 4 Monaten ab vollständiger Akte',
  tr: 'dosya tamamlanınca 4 ay içinde',
}
const ownForm: Cell<Words> = { value: DOWNLOAD, from: 'page' }

/** Offices that recognise nurses' qualifications from outside the EU, keyed by the German name of the state. */
export const NURSES = {
  'Baden-Württemberg': {
    name: 'Regierungspräsidium Stuttgart',
    gloss: {
      en: 'regional government',
      de: 'Landesprüfungsamt und Anerkennungsstelle',
      tr: 'bölge yönetimi',
    },
    link: 'https://rp.baden-wuerttemberg.de/themen/bildung/ausbildung/seiten/auslaendische-abschluesse-1/',
    linkEn:
      'https://rp.baden-wuerttemberg.de/themen/bildung/ausbildung/seiten/auslaendische-abschluesse-1/en/',
    dated: '2024-02-15',
    form: {
      value: { en: 'on paper, by post', de: 'auf Papier, per Post', tr: 'kâğıt üzerinde, postayla' },
      from: 'stuttgartPapers',
    },
    time: {
      value: {
        en: 'longer than usual, within the limits of the law',
        de: 'länger als sonst, im Rahmen der gesetzlichen Fristen',
        tr: 'olağandan uzun, yasal süreler içinde',
      },
      from: 'page',
    },
    german: { value: 'apply', from: 'stuttgartPapers' },
    english: { value: 'no', from: 'stuttgartPapers' },
    copies: {
      value: {
        en: 'plain; as originals the form, the CV, the proof for this state, B2, good conduct and health',
        de: 'einfache; im Original Antrag, Lebenslauf, Nachweis für dieses Land, B2, Führungszeugnis, Gesundheit',
        tr: 'sade kopya; form, özgeçmiş, eyalet kanıtı, B2, adli sicil ve sağlık raporu asıl olarak',
      },
      from: 'stuttgartPapers',
    },
    proof: { value: ['job', 'advice'], from: 'stuttgartPapers' },
    notes: [
      {
        value: {
          en: 'Without this proof it does not examine your papers.',
          de: 'Ohne diesen Nachweis prüft es Ihre Unterlagen nicht.',
          tr: 'Bu kanıt olmadan belgelerinizi incelemez.',
        },
        from: 'stuttgartGeneral',
      },
    ],
  },
  Bayern: {
    name: 'Bayerisches Landesamt für Pflege (LfP)',
    gloss: { en: 'Bavarian office for care', de: 'zuständig seit 1. Juli 2023', tr: 'Bavyera bakım dairesi' },
    link: 'https://www.lfp.bayern.de/anerkennung/',
    dated: '2024-12-31',
    form: {
      value: {
        en: 'form; an online way is announced',
        de: 'Formular; ein Weg online ist angekündigt',
        tr: 'form; çevrim içi yol duyuruldu',
      },
      from: 'bavariaPortal',
    },
    german: { value: 'onRequest', from: 'bavariaPortal' },
    english: {
      value: {
        en: 'as a rule no translation of diploma and licence in English, Spanish, French or Portuguese',
        de: 'Diplom und Zulassung auf Englisch, Spanisch, Französisch, Portugiesisch in der Regel ohne Übersetzung',
        tr: 'diploma ve meslek izni İngilizce, İspanyolca, Fransızca veya Portekizceyse kural olarak çeviri istenmez',
      },
      from: 'page',
    },
    copies: {
      value: {
        en: 'plain; original or certified only in doubt',
        de: 'einfache; Original oder Beglaubigung nur im Zweifel',
        tr: 'sade kopya; kuşku olursa asıl veya tasdikli',
      },
      from: 'bavariaPage2023',
    },
    ask: {
      en: 'Does the rule on four languages hold for other papers too? Which proof counts?',
      de: 'Gilt die Regel zu den vier Sprachen auch für andere Papiere? Welcher Nachweis zählt?',
      tr: 'Dört dil kuralı diğer belgeler için de geçerli mi? Hangi kanıt kabul edilir?',
    },
  },
  Berlin: {
    ...LAGESO,
    link: 'https://www.berlin.de/lageso/gesundheit/berufe-im-gesundheitswesen/ausbildung-ausserhalb-der-europaeischen-union-drittstaat/nichtakademische-berufe/',
    german: { value: 'licence', from: 'page' },
    proof: { value: ['job', 'residence', 'applications'], from: 'berlinHealthList' },
  },
  Brandenburg: {
    name: 'Landesamt für Arbeitsschutz, Verbraucherschutz und Gesundheit (LAVG)',
    gloss: { en: 'office for health', de: 'Landesamt', tr: 'sağlık dairesi' },
    ask: {
      en: 'Where is your page for training outside the EU?',
      de: 'Wo ist Ihre Seite für Ausbildungen außerhalb der EU?',
      tr: 'AB dışındaki eğitim için sayfanız nerede?',
    },
  },
  Bremen: {
    name: 'Senatorin für Gesundheit, Frauen und Verbraucherschutz',
    gloss: { en: 'health ministry', de: 'Ministerium', tr: 'sağlık bakanlığı' },
    link: 'https://www.gesundheit.bremen.de/gesundheit/berufe-im-gesundheitswesen/anerkennung-auslaendischer-diplome-in-den-gesundheitsfachberufen-34111',
    form: { value: { en: 'PDF forms', de: 'PDF-Formulare', tr: 'PDF formlar' }, from: 'page' },
    time: {
      value: {
        en: '“much shorter” since 2023, without a figure',
        de: 'seit 2023 „deutlich kürzer“, ohne Zahl',
        tr: '2023’ten beri “çok daha kısa”; rakam yok',
      },
      from: 'bremenPress',
    },
    contact: { value: 'fachkraft-anerkennung@gesundheit.bremen.de', from: 'page' },
  },
  Hamburg: {
    name: 'Sozialbehörde, Landesprüfungsamt für Gesundheitsberufe (LPA)',
    gloss: { en: 'examination office', de: 'Landesprüfungsamt', tr: 'sınav dairesi' },
    link: 'https://www.hamburg.de/politik-und-verwaltung/behoerden/sozialbehoerde/einrichtungen/lpa/pflegefachkraefte-31534',
    form: {
      value: {
        en: 'form and questionnaire, as originals by post',
        de: 'Antrag und Fragebogen im Original per Post',
        tr: 'form ve soru kâğıdı, aslı postayla',
      },
      from: 'page',
    },
    fee: { value: { max: 600 }, from: 'hamburgService' },
    time: {
      value: {
        en: 'at most 3 to 4 months when complete',
        de: 'höchstens 3 bis 4 Monate, wenn alles vorliegt',
        tr: 'dosya tamamsa en fazla 3–4 ay',
      },
      from: 'hamburgService',
    },
    german: { value: 'licence', from: 'hamburgCatalogue' },
    copies: {
      value: {
        en: 'diploma original or certified, with translation; passport plain',
        de: 'Diplom original oder beglaubigt, mit Übersetzung; Pass einfach',
        tr: 'diploma asıl veya tasdikli, çevirisiyle; pasaport sade kopya',
      },
      from: 'hamburgService',
    },
    proof: { value: ['residence', 'job', 'intention'], from: 'hamburgService' },
    notes: [
      {
        value: {
          en: 'Exam, course and expert opinion cost extra. A failed exam is repeated within a year.',
          de: 'Prüfung, Lehrgang und Gutachten kosten extra. Eine nicht bestandene Prüfung wiederholen Sie innerhalb eines Jahres.',
          tr: 'Sınav, eğitim ve bilirkişi raporu ayrıca ücretlidir. Kalınan sınav bir yıl içinde tekrarlanır.',
        },
        from: 'hamburgService',
      },
    ],
  },
  Hessen: {
    name: 'Hessisches Landesamt für Gesundheit und Pflege (HLfGP)',
    gloss: { en: 'office for health and care', de: 'Landesamt', tr: 'sağlık ve bakım dairesi' },
    link: 'https://hlfgp.hessen.de/pflegefachberufe/auslaendische-abschluesse-pflege-antrag-und-anerkennungsverfahren',
    form: { value: { en: 'online', de: 'online', tr: 'çevrim içi' }, from: 'page' },
    proof: { value: ['job', 'residence', 'intention'], from: 'page' },
    contact: { value: 'poststelle@hlfgp.hessen.de, +49 611 3259-1000', from: 'hesseContact' },
    ask: {
      en: 'Which paper proves that I want to work in Hesse?',
      de: 'Welches Papier belegt, dass ich in Hessen arbeiten will?',
      tr: 'Hessen’de çalışmak istediğimi hangi belge kanıtlar?',
    },
  },
  'Mecklenburg-Vorpommern': {
    name: 'Landesamt für Gesundheit und Soziales (LAGuS)',
    gloss: { en: 'office for health', de: 'Landesprüfungsamt für Heilberufe', tr: 'sağlık dairesi' },
    link: 'https://lagus.mv-regierung.de/LPH/Auslaendische-Bildungsabschluesse',
    ask: {
      en: 'The page begins with doctors. Where do nurses stand?',
      de: 'Die Seite beginnt mit akademischen Berufen. Wo steht die Pflege?',
      tr: 'Sayfa hekimlerle başlıyor. Hemşireler nerede?',
    },
  },
  Niedersachsen: {
    name: 'Landesamt für Soziales, Jugend und Familie, Lüneburg',
    gloss: { en: 'social office', de: 'Landesamt', tr: 'sosyal işler dairesi' },
    link: 'https://soziales.niedersachsen.de/startseite/soziales_gesundheit/gesundheit_und_pflege/nichtaerztliche_heilberufe/anerkennungsverfahren_von_im_ausland_abgeschlossenen_ausbildungen/anerkennungsverfahren-von-im-ausland-abgeschlossenen-ausbildungen-101995.html',
    form: ownForm,
    fee: { value: { about: 200 }, from: 'lowerSaxonyPortal' },
    licenceFee: { value: 53, from: 'lowerSaxonyPortal' },
    time: { value: FOUR_MONTHS, from: 'lowerSaxonyTime' },
    copies: {
      value: {
        en: 'no originals by post',
        de: 'keine Originale per Post',
        tr: 'asıllar postayla gönderilmez',
      },
      from: 'lowerSaxonyTime',
    },
    proof: { value: ['residence', 'intention'], from: 'page' },
    notes: [
      {
        value: {
          en: 'About €100 without the comparison; an expert opinion costs €515 more. Without a billing address in Germany you pay first.',
          de: 'Etwa 100 € ohne den Vergleich; ein Gutachten kostet 515 € mehr. Ohne Rechnungsadresse in Deutschland zahlen Sie vorab.',
          tr: 'Karşılaştırma olmadan yaklaşık 100 €; bilirkişi raporu 515 € daha. Almanya’da fatura adresi yoksa önce ödersiniz.',
        },
        from: 'lowerSaxonyPortal',
      },
    ],
  },
  'Nordrhein-Westfalen': {
    name: 'Bezirksregierung Münster (ZAG-PuG)',
    gloss: {
      en: 'central recognition office',
      de: 'Zentrale Anerkennungsstelle',
      tr: 'merkezî tanıma makamı',
    },
    link: 'https://www.bezreg-muenster.de/themen/gesundheit-und-soziales/zentrale-anerkennungsstelle-fuer-gesundheitsberufe/zag-pug/drittstaat',
    dated: '2025-03-01',
    form: {
      value: { en: 'form with leaflet', de: 'Formular mit Merkblatt', tr: 'bilgi notlu form' },
      from: 'page',
    },
    time: {
      value: {
        en: 'receipt confirmed within a month; the decision without a figure',
        de: 'Eingangsbestätigung innerhalb eines Monats; zur Entscheidung keine Zahl',
        tr: 'alındı yazısı bir ay içinde; karar için rakam yok',
      },
      from: 'munsterNursesFaq',
    },
    proof: { value: ['job', 'threeContacts', 'advice', 'selfEmployment'], from: 'munsterNursesFaq' },
    notes: [
      {
        value: {
          en: 'Its notice is not yet the licence: you apply for that with it.',
          de: 'Sein Bescheid ist noch nicht die Erlaubnis: Die beantragen Sie damit.',
          tr: 'Verdiği yazı mesleki izin değildir: izne onunla başvurursunuz.',
        },
        from: 'munsterNursesWords',
      },
    ],
    ask: {
      en: 'Which office issues the licence?',
      de: 'Welche Stelle erteilt die Erlaubnis?',
      tr: 'İzni hangi makam verir?',
    },
  },
  'Rheinland-Pfalz': {
    name: 'Landesamt für Soziales, Jugend und Versorgung (LSJV)',
    gloss: { en: 'social office', de: 'Landesamt', tr: 'sosyal işler dairesi' },
    link: 'https://lsjv.rlp.de/de/unsere-aufgaben/arbeit/gesundheitsfachberufe/',
    dated: '2023-09-25',
    form: {
      value: {
        en: 'papers straight to the office, from abroad too',
        de: 'Papiere direkt an das Amt, auch aus dem Ausland',
        tr: 'belgeler doğrudan makama, yurt dışından da',
      },
      from: 'rhinelandPortal',
    },
    fee: { value: { min: 50, max: 300 }, from: 'rhinelandPortal' },
    licenceFee: { value: 44, from: 'rhinelandPortal' },
    ask: {
      en: 'Do these fees hold for nurses? Must I see the ZSBA first?',
      de: 'Gelten diese Gebühren für die Pflege? Muss ich zuerst zur ZSBA?',
      tr: 'Bu ücretler hemşireler için de geçerli mi? Önce ZSBA’ya mı gitmeliyim?',
    },
  },
  Saarland: {
    name: 'Landesamt für Soziales, Zentralstelle für Gesundheitsberufe',
    gloss: { en: 'central office for health professions', de: 'Landesamt', tr: 'sağlık meslekleri merkezi' },
    link: 'https://www.saarland.de/las/DE/themen/gesundheitsberufe/gesundheitsfachberufe/gesundheitsfachberufe_node.html',
    proof: { value: ['intention'], from: 'page' },
    contact: { value: 'lpa-zentralstelle@las.saarland.de, +49 681 9978-4304', from: 'saarlandFaq' },
    notes: [
      {
        value: {
          en: 'You pay for the exam yourself.',
          de: 'Die Prüfung zahlen Sie selbst.',
          tr: 'Sınavı kendiniz ödersiniz.',
        },
        from: 'page',
      },
    ],
  },
  Sachsen: {
    name: 'Kommunaler Sozialverband Sachsen (KSV)',
    gloss: { en: 'association of municipalities', de: 'Verband der Kommunen', tr: 'belediyeler birliği' },
    link: 'https://www.ksv-sachsen.de/auslaendische-Berufsqualifikationen.html',
    dated: '2025-01-01',
    form: {
      value: {
        en: 'only with its own form, with leaflet',
        de: 'nur mit seinem Formular, mit Merkblatt',
        tr: 'yalnızca kendi formuyla, bilgi notlu',
      },
      from: 'page',
    },
    fee: { value: { min: 100, max: 650 }, from: 'saxonyFaq' },
    licenceFee: { value: 70, from: 'saxonyFaq' },
    time: { value: FOUR_MONTHS, from: 'saxonyFaq' },
    proof: { value: ['job', 'applications', 'advice'], from: 'saxonyFaq' },
  },
  'Sachsen-Anhalt': {
    name: 'Landesverwaltungsamt, Landesprüfungsamt für Gesundheitsberufe',
    gloss: { en: 'examination office', de: 'Landesprüfungsamt', tr: 'sınav dairesi' },
    licenceFee: { value: 50, from: 'anhaltPortal' },
    contact: { value: '+49 345 514-3045', from: 'anhaltPortal' },
    notes: [
      {
        value: {
          en: 'For assistants, applications, invitations or a ZSBA note are proof enough.',
          de: 'Bei Hilfskräften genügen Bewerbungen, Einladungen oder ein ZSBA-Vermerk als Nachweis.',
          tr: 'Yardımcılar için başvurular, davetler veya ZSBA notu kanıt olarak yeter.',
        },
        from: 'anhaltAssistants',
      },
    ],
    ask: {
      en: 'Where is your page for nurses trained abroad?',
      de: 'Wo ist Ihre Seite für Pflegekräfte aus dem Ausland?',
      tr: 'Yurt dışında eğitim almış hemşireler için sayfanız nerede?',
    },
  },
  'Schleswig-Holstein': {
    name: 'Institut für Berufliche Bildung (SHIBB)',
    gloss: { en: 'institute for vocational training', de: 'Landesamt', tr: 'mesleki eğitim enstitüsü' },
    ask: {
      en: 'Who decides for nurses? Older pages name the Landesamt für soziale Dienste (LAsD).',
      de: 'Wer entscheidet für die Pflege? Ältere Seiten nennen das Landesamt für soziale Dienste (LAsD).',
      tr: 'Hemşireler için kim karar verir? Eski sayfalar Landesamt für soziale Dienste’yi (LAsD) yazıyor.',
    },
  },
  Thüringen: {
    name: 'Thüringer Landesverwaltungsamt (TLVwA)',
    gloss: { en: 'state administration', de: 'Landesamt', tr: 'eyalet idaresi' },
    link: 'https://thformular.thueringen.de/thueform/cfs/eject/html5/GESUNDAUSB-356-TH-TLVWA.htm?FORMUID=GESUNDAUSB-356-TH-TLVWA&MANDANTID=26&page=1',
    dated: '2024',
    form: {
      value: {
        en: 'its form and its form for the CV, by post only',
        de: 'sein Formular und sein Vordruck für den Lebenslauf, nur per Post',
        tr: 'kendi formu ve özgeçmiş formu, yalnızca postayla',
      },
      from: 'thuringiaFees',
    },
    fee: { value: { max: 160 }, from: 'thuringiaFees' },
    licenceFee: { value: 80, from: 'thuringiaFees' },
    german: { value: 'apply', from: 'thuringiaForm' },
    english: {
      value: {
        en: 'passport, birth and marriage certificate yes; diploma, hours and references no',
        de: 'Pass, Geburts- und Heiratsurkunde ja; Diplom, Stunden und Zeugnisse nein',
        tr: 'pasaport, doğum ve evlilik belgesi evet; diploma, ders saatleri ve çalışma belgeleri hayır',
      },
      from: 'thuringiaForm',
    },
    copies: {
      value: {
        en: 'certified from the original, by a German authority, notary or embassy',
        de: 'vom Original beglaubigt, durch deutsche Behörde, Notariat oder Botschaft',
        tr: 'aslından tasdikli; Alman makamı, noteri veya büyükelçiliği',
      },
      from: 'thuringiaFees',
    },
    proof: { value: ['job', 'residence', 'applications', 'advice'], from: 'thuringiaForm' },
    notes: [
      {
        value: {
          en: 'Course or exam: €250; a repeat costs extra.',
          de: 'Lehrgang oder Prüfung: 250 €; eine Wiederholung kostet extra.',
          tr: 'Eğitim veya sınav: 250 €; tekrar ayrıca ücretlidir.',
        },
        from: 'thuringiaFees',
      },
      {
        value: {
          en: 'If you give up the comparison, no hours and no references are needed.',
          de: 'Verzichten Sie auf den Vergleich, sind keine Stunden und Zeugnisse nötig.',
          tr: 'Karşılaştırmadan vazgeçerseniz saat ve çalışma belgesi istenmez.',
        },
        from: 'thuringiaForm',
      },
      {
        value: {
          en: 'Delivers only to an address in Germany.',
          de: 'Stellt nur an Adressen in Deutschland zu.',
          tr: 'Yalnızca Almanya’daki bir adrese gönderir.',
        },
        from: 'thuringiaFaq',
      },
    ],
    ask: {
      en: 'Which unit? The copies name 550, 514 and 720.',
      de: 'Welches Referat? Die Kopien nennen 550, 514 und 720.',
      tr: 'Hangi birim? Kopyalarda 550, 514 ve 720 yazıyor.',
    },
  },
} as const satisfies Record<string, Office>
