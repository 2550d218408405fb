interface Body {
  /** Its German name. */
  readonly name: string
  readonly link: string
}

/** One federal state: who recognises doctors and nurses trained outside the EU, and who holds the doctors' language exam. */
export interface State {
  readonly en: string
  readonly de: string
  readonly tr: string
  readonly licence: Body
  /** Absent where no page of the state names the body that holds it. */
  readonly languageExam?: Body
  /** Euros, where the linked page of the exam names them. */
  readonly languageExamFee?: number
  /** For nurses; absent where no page of the state names the body. */
  readonly nursing?: Body
  /** Euros for the check of a nurse's training, lowest and highest, where a page of the state names them. */
  readonly nursingFee?: readonly [min: number, max: number]
}

/** The sixteen states by their German names, each as the linked pages say (read on 21 and 22 November 2026). */
export const STATES: readonly State[] = [
  {
    en: 'Baden-Württemberg',
    de: 'Baden-Württemberg',
    tr: 'Baden-Württemberg',
    licence: {
      name: 'Regierungspräsidium Stuttgart',
      link: 'https://rp.baden-wuerttemberg.de/ua/themen/bildung/ausbildung/seiten/faq-akad-heilberufe/sprachkenntnisse',
    },
    languageExam: {
      name: 'Landesärztekammer Baden-Württemberg',
      link: 'https://www.aerztekammer-bw.de/fachsprachenpruefung',
    },
    nursing: {
      name: 'Regierungspräsidium Stuttgart',
      link: 'https://rp.baden-wuerttemberg.de/themen/bildung/ausbildung/seiten/auslaendische-abschluesse-1/en/',
    },
  },
  {
    en: 'Bavaria',
    de: 'Bayern',
    tr: 'Bavyera (Bayern)',
    licence: {
      name: 'Regierung von Oberbayern',
      link: 'https://regierung.oberbayern.bayern.de/service/berufsqualifikation/approbationsberufe/faq/index.html',
    },
    languageExam: {
      name: 'Bayerische Landesärztekammer',
      link: 'https://www.blaek.de/wegweiser/fachsprachenpruefung',
    },
    nursing: {
      name: 'Bayerisches Landesamt für Pflege (LfP)',
      link: 'https://www.lfp.bayern.de/faq-items/ich-habe-eine-auslaendische-ausbildung-berufsqualifikation-als-pflegefachfrau-pflegefachmann-welche-voraussetzungen-gibt-es-damit-ich-in-bayern-ein-verfahren-zur-anerkennung-starten-kann',
    },
  },
  {
    en: 'Berlin',
    de: 'Berlin',
    tr: 'Berlin',
    licence: {
      name: 'Landesamt für Gesundheit und Soziales (LAGeSo)',
      link: 'https://aekb.de/aerzt-innen/aus-dem-ausland-ins-ausland/fachsprachpruefung',
    },
    languageExam: {
      name: 'Ärztekammer Berlin',
      link: 'https://aekb.de/aerzt-innen/aus-dem-ausland-ins-ausland/fachsprachpruefung',
    },
    nursing: {
      name: 'Landesamt für Gesundheit und Soziales (LAGeSo)',
      link: 'https://berlin.de/lageso/ueber-uns/jahresberichte-und-weitere-informationen/jahresbericht-online/artikel.1349520.php',
    },
  },
  {
    en: 'Brandenburg',
    de: 'Brandenburg',
    tr: 'Brandenburg',
    licence: {
      name: 'Landesamt für Arbeitsschutz, Verbraucherschutz und Gesundheit (LAVG)',
      link: 'https://laekb.de/aerztin-und-arzt/qualifikation',
    },
    languageExam: {
      name: 'Landesärztekammer Brandenburg',
      link: 'https://laekb.de/aerztin-und-arzt/qualifikation/fachsprachtests',
    },
    languageExamFee: 487,
  },
  {
    en: 'Bremen',
    de: 'Bremen',
    tr: 'Bremen',
    licence: {
      name: 'Senatorin für Gesundheit, Frauen und Verbraucherschutz',
      link: 'https://www.gesundheit.bremen.de/service/leistungen_und_formulare-16818',
    },
    languageExam: {
      name: 'Ärztekammer Bremen',
      link: 'https://extras.aekhb.de/aerzte/auslaendische_rzte/2/57/index.html',
    },
    nursing: {
      name: 'Senatorin für Gesundheit, Frauen und Verbraucherschutz',
      link: 'https://www.arbeitnehmerkammer.de/pflege/themen/karriere/artikel-57-auslaendische-pflegekraefte.html',
    },
  },
  {
    en: 'Hamburg',
    de: 'Hamburg',
    tr: 'Hamburg',
    licence: {
      name: 'Sozialbehörde',
      link: 'https://www.aerztekammer-hamburg.org/fachsprachenpruefung.html',
    },
    languageExam: {
      name: 'Ärztekammer Hamburg',
      link: 'https://www.aerztekammer-hamburg.org/fachsprachenpruefung.html',
    },
    nursing: {
      name: 'Landesprüfungsamt für Gesundheitsberufe (LPA)',
      link: 'https://www.hamburg.de/politik-und-verwaltung/behoerden/sozialbehoerde/einrichtungen/lpa/pflegefachkraefte-31534',
    },
  },
  {
    en: 'Hesse',
    de: 'Hessen',
    tr: 'Hessen',
    licence: {
      name: 'Hessisches Landesamt für Gesundheit und Pflege (HLfGP)',
      link: 'https://hlfgp.hessen.de/akademische-gesundheitsberufe/approbation-und-berufserlaubnisse-abschluss-in-einem-drittstaat',
    },
    languageExam: {
      name: 'Landesärztekammer Hessen',
      link: 'https://www.laekh.de',
    },
    nursing: {
      name: 'Hessisches Landesamt für Gesundheit und Pflege (HLfGP)',
      link: 'https://hlfgp.hessen.de/pflegefachberufe/auslaendische-abschluesse-pflege-antrag-und-anerkennungsverfahren',
    },
  },
  {
    en: 'Mecklenburg-Western Pomerania',
    de: 'Mecklenburg-Vorpommern',
    tr: 'Mecklenburg-Vorpommern',
    licence: {
      name: 'Landesamt für Gesundheit und Soziales (LAGuS)',
      link: 'https://lagus.mv-regierung.de/LPH/Auslaendische-Bildungsabschluesse',
    },
    languageExam: {
      name: 'Ärztekammer Mecklenburg-Vorpommern',
      link: 'https://www.aek-mv.de/aerztin-arzt/internationale-aerzte.html',
    },
    nursing: {
      name: 'Landesamt für Gesundheit und Soziales (LAGuS)',
      link: 'https://lagus.mv-regierung.de/LPH/Gesundheitsfachberufe',
    },
  },
  {
    en: 'Lower Saxony',
    de: 'Niedersachsen',
    tr: 'Aşağı Saksonya (Niedersachsen)',
    licence: {
      name: 'Niedersächsischer Zweckverband zur Approbationserteilung (NiZzA)',
      link: 'https://www.nizza.niedersachsen.de',
    },
    languageExam: {
      name: 'Ärztekammer Niedersachsen',
      link: 'https://www.aekn.de',
    },
    nursing: {
      name: 'Landesamt für Soziales, Jugend und Familie, Lüneburg',
      link: 'https://soziales.niedersachsen.de/startseite/soziales_gesundheit/gesundheit_und_pflege/nichtaerztliche_heilberufe/anerkennungsverfahren_von_im_ausland_abgeschlossenen_ausbildungen/anerkennungsverfahren-von-im-ausland-abgeschlossenen-ausbildungen-101995.html',
    },
  },
  {
    en: 'North Rhine-Westphalia',
    de: 'Nordrhein-Westfalen',
    tr: 'Kuzey Ren-Vestfalya (Nordrhein-Westfalen)',
    licence: {
      name: 'Bezirksregierung Münster',
      link: 'https://www.bezreg-muenster.de/themen/gesundheit-und-soziales/zentrale-anerkennungsstelle-fuer-gesundheitsberufe/approbation/drittstaat',
    },
    languageExam: {
      name: 'Ärztekammer Nordrhein, Ärztekammer Westfalen-Lippe',
      link: 'https://www.aekwl.de/fuer-aerzte/weitere-themen/fachsprachenpruefung',
    },
    nursing: {
      name: 'Bezirksregierung Münster (ZAG-PuG)',
      link: 'https://www.bezreg-muenster.de/themen/gesundheit-und-soziales/zentrale-anerkennungsstelle-fuer-gesundheitsberufe/zag-pug/faq',
    },
  },
  {
    en: 'Rhineland-Palatinate',
    de: 'Rheinland-Pfalz',
    tr: 'Renanya-Palatina (Rheinland-Pfalz)',
    licence: {
      name: 'Landesamt für Soziales, Jugend und Versorgung (LSJV)',
      link: 'https://lsjv.rlp.de/de/unsere-aufgaben/arbeit/akademische-heilberufe/approbationen-und-berufserlaubnisse/',
    },
    languageExam: {
      name: 'Bezirksärztekammer Rheinhessen',
      link: 'https://laek-rlp.de/aerzteservice/approbationberufserlaubnis/',
    },
    nursing: {
      name: 'Landesamt für Soziales, Jugend und Versorgung (LSJV)',
      link: 'https://lsjv.rlp.de/de/unsere-aufgaben/arbeit/gesundheitsfachberufe/',
    },
  },
  {
    en: 'Saarland',
    de: 'Saarland',
    tr: 'Saarland',
    licence: {
      name: 'Landesamt für Soziales',
      link: 'https://www.saarland.de/las/DE/themen/gesundheitsberufe/approbation',
    },
    nursing: {
      name: 'Landesamt für Soziales, Zentralstelle für Gesundheitsberufe',
      link: 'https://www.saarland.de/las/DE/themen/gesundheitsberufe/gesundheitsfachberufe/gesundheitsfachberufe_node.html',
    },
  },
  {
    en: 'Saxony',
    de: 'Sachsen',
    tr: 'Saksonya (Sachsen)',
    licence: {
      name: 'Landesdirektion Sachsen',
      link: 'https://www.lds.sachsen.de/soziales/index.asp?ID=8116&art_param=686',
    },
    languageExam: {
      name: 'Sächsische Landesärztekammer',
      link: 'https://www.slaek.de/de/01/auslaendischeaerzte/fachsprachenpruefung.php',
    },
    nursing: {
      name: 'Kommunaler Sozialverband Sachsen (KSV)',
      link: 'https://www.koordination-gesundheitsfachberufe.sachsen.de/haeufig-gestellte-fragen-faq-3988.html',
    },
    nursingFee: [100, 650],
  },
  {
    en: 'Saxony-Anhalt',
    de: 'Sachsen-Anhalt',
    tr: 'Saksonya-Anhalt (Sachsen-Anhalt)',
    licence: {
      name: 'Landesverwaltungsamt, Landesprüfungsamt für Gesundheitsberufe',
      link: 'https://lvwa.sachsen-anhalt.de/das-lvwa/landespruefungsamt-fuer-gesundheitsberufe/approbation/',
    },
    languageExam: {
      name: 'Ärztekammer Sachsen-Anhalt',
      link: 'https://www.aeksa.de/www/website/PublicNavigation/arzt/mitgliedschaft/sprachtest',
    },
    nursing: {
      name: 'Landesverwaltungsamt, Landesprüfungsamt für Gesundheitsberufe',
      link: 'https://buerger.sachsen-anhalt.de/en/detail?pstId=9420577',
    },
  },
  {
    en: 'Schleswig-Holstein',
    de: 'Schleswig-Holstein',
    tr: 'Schleswig-Holstein',
    licence: {
      name: 'Landesamt für soziale Dienste',
      link: 'https://schleswig-holstein.de/DE/landesregierung/ministerien-behoerden/LASD/Aufgaben/Gesundheitsberufe/AkademischeHeilberufe/Arzt/FAQ/ArztFAQ',
    },
    languageExam: {
      name: 'Ärztekammer Mecklenburg-Vorpommern (Rostock)',
      link: 'https://www.aeksh.de/aerzte/arztinfo/sprachkenntnispruefung',
    },
  },
  {
    en: 'Thuringia',
    de: 'Thüringen',
    tr: 'Thüringen',
    licence: {
      name: 'Thüringer Landesverwaltungsamt',
      link: 'https://laek-thueringen.de/aerzte/weiterbildung/fachsprachenpruefung',
    },
    languageExam: {
      name: 'Landesärztekammer Thüringen',
      link: 'https://laek-thueringen.de/aerzte/weiterbildung/fachsprachenpruefung',
    },
    languageExamFee: 500,
    nursing: {
      name: 'Thüringer Landesverwaltungsamt, Referat 550',
      link: 'https://thformular.thueringen.de/thueform/cfs/eject/html5/8.htm?page=1&FORMUID=BQFG-039-TH-FL&MANDANTUID=ZUFIZENTRAL&INFODIENSTE_FORM_ID=211034685&INFODIENSTE_OE_ID=214787638',
    },
  },
]
