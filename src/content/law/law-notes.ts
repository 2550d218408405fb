import type { Texts } from './law.ts'

/** Bases of rules that stand in no section of a federal statute and on no page of an office. */
export const LAW_NOTES = {
  '§ 4 ZustVAuslR': {
    en: 'Section 4 of the Bavarian ordinance on competences (ZustVAuslR), text of 1 July 2025',
    de: '§ 4 ZustVAuslR (Bayern), Fassung vom 1. Juli 2025',
    tr: 'Bavyera yetki yönetmeliği (ZustVAuslR) § 4, 1 Temmuz 2025 metni',
    link: 'https://www.gesetze-bayern.de/Content/Document/BayZustVAuslR-4',
  },
  'Richtlinie 2005/36/EG': {
    en: 'Directive 2005/36/EC',
    de: 'Richtlinie 2005/36/EG',
    tr: '2005/36/AT sayılı Yönerge',
    link: 'https://eur-lex.europa.eu/eli/dir/2005/36/oj',
  },
  'Art. 6 ARB 1/80': {
    en: 'Article 6 of decision 1/80 of the Association Council',
    de: 'Art. 6 des Beschlusses 1/80 des Assoziationsrats',
    tr: 'Ortaklık Konseyi’nin 1/80 sayılı kararı, madde 6',
  },
  'EuGH C-138/13 (Dogan)': {
    en: 'Court of Justice of the EU, C-138/13 (Dogan)',
    de: 'EuGH, C-138/13 (Dogan)',
    tr: 'AB Adalet Divanı, C-138/13 (Dogan)',
    link: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62013CJ0138',
  },
  'an embassy and a law firm disagree': {
    en: 'A German embassy and a law firm answer this differently',
    de: 'Eine deutsche Botschaft und eine Kanzlei beantworten das verschieden',
    tr: 'Bir Alman büyükelçiliği ile bir hukuk bürosu bunu farklı yanıtlıyor',
  },
  'practice of embassies': {
    en: 'Practice of German embassies and consulates',
    de: 'Praxis deutscher Botschaften und Konsulate',
    tr: 'Alman temsilciliklerinin uygulaması',
  },
  'pages of the missions': {
    en: 'Pages of German embassies',
    de: 'Seiten deutscher Botschaften',
    tr: 'Alman büyükelçiliklerinin sayfaları',
  },
  'embassies on lessons and length': {
    en: 'Pages of German embassies on lessons and length',
    de: 'Seiten deutscher Botschaften zu Stunden und Dauer',
    tr: 'Alman büyükelçiliklerinin ders saati ve süre sayfaları',
  },
  'resolution of the health ministers, 2014': {
    en: 'Resolution of the health ministers on language exams, 2014',
    de: 'Beschluss der Gesundheitsministerkonferenz zu Fachsprachprüfungen, 2014',
    tr: 'Sağlık bakanlarının dil sınavları hakkındaki kararı, 2014',
  },
  'levels commonly asked': {
    en: 'Commonly asked language level',
    de: 'Üblicherweise verlangtes Sprachniveau',
    tr: 'Yaygın olarak istenen dil düzeyi',
  },
  'reform of 2026, text not read': {
    en: 'Reform of 2026, whose final text we have not read',
    de: 'Reform von 2026, deren endgültigen Text wir nicht gelesen haben',
    tr: 'Kesin metnini okumadığımız 2026 reformu',
  },
  'reports differ': {
    en: 'Reports of applicants and offices differ',
    de: 'Berichte von Antragstellenden und Stellen unterscheiden sich',
    tr: 'Başvuranların ve makamların bilgileri farklı',
  },
  'which office decides': {
    en: 'Pages of the offices on which of them decides',
    de: 'Seiten der Stellen zu ihrer Zuständigkeit',
    tr: 'Hangi kurumun yetkili olduğuna dair kurum sayfaları',
  },
  'names of the groups': {
    en: 'Names of the groups in ISCO-08',
    de: 'Namen der Gruppen nach ISCO-08',
    tr: 'ISCO-08’deki grup adları',
  },
  PflFAssG: {
    en: 'Act on care assistants (PflFAssG), Federal Law Gazette 2025 I no. 259; sections 25 to 28 not read',
    de: 'Pflegefachassistenzgesetz (PflFAssG), BGBl. 2025 I Nr. 259; §§ 25 bis 28 nicht gelesen',
    tr: 'Bakım asistanları yasası (PflFAssG), Federal Resmî Gazete 2025 I no. 259; § 25–28 okunmadı',
    link: 'https://www.recht.bund.de/bgbl/1/2025/259/VO.html',
  },
  'ministry on care assistants, 2025': {
    en: 'Federal ministry on the new law, 17 October 2025',
    de: 'Bundesministerium zum neuen Gesetz, 17. Oktober 2025',
    tr: 'Federal bakanlığın yeni yasa hakkındaki açıklaması, 17 Ekim 2025',
  },
  'applying for recognition': {
    en: 'Applying for recognition whatever one’s papers: known, not read',
    de: 'Antrag auf Anerkennung mit jedem Papier: bekannt, nicht gelesen',
    tr: 'Her belgeyle denklik başvurusu: biliniyor, okunmadı',
  },
  'studying needs no permission': {
    en: 'Studying needs no permission of its own: known, not read',
    de: 'Ein Studium braucht keine eigene Erlaubnis: bekannt, nicht gelesen',
    tr: 'Öğrenim için ayrı izin gerekmez: biliniyor, okunmadı',
  },
  'advisers on the entry from Ukraine': {
    en: 'Refugee Council of Baden-Württemberg, 2024, on biometric passports; asyl.net, December 2025, on the eighth change of the ordinance',
    de: 'Flüchtlingsrat Baden-Württemberg, 2024, zu biometrischen Pässen; asyl.net, Dezember 2025, zur achten Änderung der Verordnung',
    tr: 'Biyometrik pasaport: Flüchtlingsrat Baden-Württemberg, 2024; yönetmeliğin sekizinci değişikliği: asyl.net, Aralık 2025',
  },
  'Foreign Office on working holidays': {
    en: 'Federal Foreign Office, questions and answers on working holidays, undated',
    de: 'Auswärtiges Amt, Fragen und Antworten zu Working Holiday, ohne Datum',
    tr: 'Almanya Dışişleri Bakanlığı, çalışma tatili soruları, tarihsiz',
  },
  'agency on speciality cooks': {
    en: 'Federal Employment Agency, page on speciality cooks, undated',
    de: 'Bundesagentur für Arbeit, Seite zu Spezialitätenköchen, ohne Datum',
    tr: 'Federal İş Ajansı, ülke mutfağı aşçıları sayfası, tarihsiz',
  },
  Bundesvertriebenengesetz: {
    en: 'Federal Expellees Act (BVFG): known, not read',
    de: 'Bundesvertriebenengesetz (BVFG): bekannt, nicht gelesen',
    tr: 'BVFG yasası: biliniyor, okunmadı',
  },
  'Art. 20, 21 AEUV': {
    en: 'Articles 20 and 21 of the Treaty on the Functioning of the EU: known, not read for this case',
    de: 'Art. 20, 21 AEUV: bekannt, für diesen Fall nicht gelesen',
    tr: 'ABİHA madde 20 ve 21: biliniyor, bu durum için okunmadı',
  },
  'applying oneself': {
    en: 'Applying oneself: not read in the ordinance',
    de: 'Eigene Bewerbung: nicht in der Verordnung gelesen',
    tr: 'Kendi başına başvuru: yönetmelikte okunmadı',
  },
} as const satisfies Record<string, Texts & { readonly link?: string }>

export type LawNote = keyof typeof LAW_NOTES
