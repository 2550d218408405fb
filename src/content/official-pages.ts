/**
 * An official page that the site cites, such as one of a ministry, mission or chamber. We read a stored copy, so the
 * live page may differ. Insurers, counties, law firms and blogs are not allowed. `tests/src/content/source.test.ts`
 * lists the allowed hosts.
 */
export interface OfficialPage {
  readonly en: string
  readonly de: string
  readonly tr: string
  readonly link: string
}

export const makeItInGermany: OfficialPage = {
  en: 'Make it in Germany, the Federal Government’s portal for skilled workers',
  de: 'Make it in Germany, das Portal der Bundesregierung für Fachkräfte',
  tr: 'Make it in Germany, federal hükümetin nitelikli iş gücü portalı',
  link: 'https://www.make-it-in-germany.com',
}

export const consularServices: OfficialPage = {
  en: 'Consular Services Portal of the Federal Foreign Office',
  de: 'Auslandsportal des Auswärtigen Amts',
  tr: 'Almanya Dışişleri Bakanlığı konsolosluk hizmetleri portalı',
  link: 'https://digital.diplo.de',
}

export const recognitionPortal: OfficialPage = {
  en: 'Recognition in Germany, the Federal Government’s portal',
  de: 'Anerkennung in Deutschland, das Portal der Bundesregierung',
  tr: 'Anerkennung in Deutschland, federal hükümetin tanıma (denklik) portalı',
  link: 'https://www.anerkennung-in-deutschland.de',
}

export const seasonWorkers: OfficialPage = {
  en: 'Federal Employment Agency: seasonal workers from outside the EU',
  de: 'Bundesagentur für Arbeit: Saisonarbeitskräfte aus Drittstaaten',
  tr: 'Federal İş Ajansı: AB dışından mevsimlik işçiler',
  link: 'https://www.arbeitsagentur.de/unternehmen/arbeitskraefte/fachkraefte-ausland/saisonarbeitskraefte-drittstaaten',
}

export const anabin: OfficialPage = {
  en: 'anabin, the database of foreign degrees',
  de: 'anabin, die Datenbank ausländischer Abschlüsse',
  tr: 'anabin, yabancı diplomalar veri tabanı',
  link: 'https://anabin.kmk.org',
}

export const anabinGuide: OfficialPage = {
  en: 'Make it in Germany: university degrees and how to use anabin',
  de: 'Make it in Germany: Hochschulabschlüsse und Anleitung zu anabin',
  tr: 'Make it in Germany: yükseköğretim diplomaları ve anabin kılavuzu',
  link: 'https://www.make-it-in-germany.com/de/arbeiten-in-deutschland/anerkennung/auslaendischer/hochschulabschluesse',
}

export const embassyWarsawDegree: OfficialPage = {
  en: 'German Embassy Warsaw: proof that a foreign degree is comparable',
  de: 'Deutsche Botschaft Warschau: Nachweis eines vergleichbaren Hochschulabschlusses',
  tr: 'Almanya’nın Varşova Büyükelçiliği: diplomanın karşılaştırılabilir olduğunun kanıtı',
  link: 'https://polen.diplo.de/pl-de/03-service/03-02-visainfo-en/-/2571316',
}

export const wageTaxCalculator: OfficialPage = {
  en: 'Federal Ministry of Finance: wage tax calculator',
  de: 'Bundesministerium der Finanzen: Lohnsteuerrechner',
  tr: 'Federal Maliye Bakanlığı: ücret vergisi hesaplayıcısı',
  link: 'https://www.bmf-steuerrechner.de',
}

export const cardTest: OfficialPage = {
  en: 'Federal Foreign Office: test for the Opportunity Card',
  de: 'Auswärtiges Amt: Test zur Chancenkarte',
  tr: 'Almanya Dışişleri Bakanlığı: Fırsat Kartı testi',
  link: 'https://digital.diplo.de/chancenkarte',
}

export const zab: OfficialPage = {
  en: 'Central Office for Foreign Education (ZAB): Statement of Comparability',
  de: 'Zentralstelle für ausländisches Bildungswesen (ZAB): Zeugnisbewertung',
  tr: 'Yabancı Eğitim Merkez Ofisi (ZAB): diploma değerlendirmesi (Zeugnisbewertung)',
  link: 'https://zab.kmk.org/en/statement-of-comparability/faq',
}

export const zabFees: OfficialPage = {
  en: 'Central Office for Foreign Education (ZAB): fees',
  de: 'Zentralstelle für ausländisches Bildungswesen (ZAB): Gebühren',
  tr: 'Yabancı Eğitim Merkez Ofisi (ZAB): ücretler',
  link: 'https://www.kmk.org/zab/zeugnisbewertung/gebuehren.html',
}

export const faireIntegration: OfficialPage = {
  en: 'Federal Ministry of Labour: Faire Integration, free advice on labour law',
  de: 'Bundesministerium für Arbeit: Faire Integration, kostenlose Beratung zum Arbeitsrecht',
  tr: 'Federal Çalışma Bakanlığı: Faire Integration, iş hukuku konusunda ücretsiz danışmanlık',
  link: 'https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Arbeitnehmerrechte/Beratungsangebot-Faire-Integration/beratungsangebot-faire-integration.html',
}

export const fairRecruitment: OfficialPage = {
  en: 'Seal “Faire Anwerbung Pflege Deutschland” of the Federal Ministry of Health',
  de: 'Gütesiegel „Faire Anwerbung Pflege Deutschland“ des Bundesministeriums für Gesundheit',
  tr: 'Federal Sağlık Bakanlığı’nın “Faire Anwerbung Pflege Deutschland” mührü',
  link: 'https://faire-anwerbung-pflege-deutschland.de/haeufige_fragen',
}

export const skilledImmigrationAct: OfficialPage = {
  en: 'Act to Further Develop Skilled Immigration, Federal Law Gazette 2023 I no. 217',
  de: 'Gesetz zur Weiterentwicklung der Fachkräfteeinwanderung, BGBl. 2023 I Nr. 217',
  tr: 'Nitelikli İş Gücü Göçünü Geliştirme Yasası, Federal Resmî Gazete 2023 I no. 217',
  link: 'https://www.recht.bund.de/bgbl/1/2023/217/VO.html',
}

export const bill3207: OfficialPage = {
  en: 'German Bundestag: bill 21/3207 on recognition in the health professions',
  de: 'Deutscher Bundestag: Gesetzentwurf 21/3207 zur Anerkennung in Heilberufen',
  tr: 'Federal Meclis (Bundestag): sağlık mesleklerinde tanıma hakkında 21/3207 sayılı tasarı',
  link: 'https://www.bundestag.de/dokumente/textarchiv/2025/kw51-de-heilberufe-1129256',
}

export const regulation883: OfficialPage = {
  en: 'Regulation (EC) No 883/2004, Article 12',
  de: 'Verordnung (EG) Nr. 883/2004, Artikel 12',
  tr: '883/2004 sayılı (AT) Tüzüğü, madde 12',
  link: 'https://eur-lex.europa.eu/eli/reg/2004/883/oj',
}

export const bavariaFastTrack: OfficialPage = {
  en: 'Bavarian ordinance on competences (ZustVAuslR), Section 4, text of 1 July 2025',
  de: '§ 4 ZustVAuslR (Bayern), Fassung vom 1. Juli 2025',
  tr: 'Bavyera yetki yönetmeliği (ZustVAuslR) § 4, 1 Temmuz 2025 metni',
  link: 'https://www.gesetze-bayern.de/Content/Document/BayZustVAuslR-4',
}

export const careAssistants: OfficialPage = {
  en: 'Federal Ministry for Education and Family Affairs: one training for care assistants, 17 October 2025',
  de: 'Bundesministerium für Bildung und Familie: einheitliche Pflegefachassistenz, 17. Oktober 2025',
  tr: 'Federal Eğitim ve Aile Bakanlığı: bakım yardımcılığında tek eğitim, 17 Ekim 2025',
  link: 'https://www.bmbfsfj.bund.de/bmbfsfj/aktuelles/alle-meldungen/bundesrat-stimmt-bundeseinheitlicher-pflegefachassistenzausbildung-zu-272084',
}

export const nursesBavaria: OfficialPage = {
  en: 'Bavarian Office for Care (LfP): money for the recognition procedure',
  de: 'Bayerisches Landesamt für Pflege: Finanzierung des Anerkennungsverfahrens',
  tr: 'Bavyera Bakım Dairesi (LfP): tanıma işleminin finansmanı',
  link: 'https://www.lfp.bayern.de/faq-items/gibt-es-eine-finanzielle-unterstuetzung-beim-anerkennungsverfahren',
}

export const nursesBavariaOthers: OfficialPage = {
  en: 'Government of Lower Franconia: recognition in the health professions, one office since July 2025',
  de: 'Regierung von Unterfranken: Anerkennung in Gesundheitsfachberufen, eine Stelle seit Juli 2025',
  tr: 'Aşağı Frankonya Bölge Yönetimi: sağlık mesleklerinde tanıma, Temmuz 2025’ten beri tek makam',
  link: 'https://www.regierung.unterfranken.bayern.de/aufgaben/177673/177697/leistung/leistung_12115/index.html',
}

export const nursesBavariaPapers: OfficialPage = {
  en: 'Bavaria: papers for a foreign nursing qualification',
  de: 'Bayern: Unterlagen bei ausländischem Pflegeabschluss',
  tr: 'Bavyera: yabancı hemşirelik diploması için belgeler',
  link: 'https://www.eap.bayern.de/informationen/leistungsbeschreibung/9665896638222',
}

export const nursesStuttgart: OfficialPage = {
  en: 'District Government of Stuttgart: foreign qualifications in nursing and health care',
  de: 'Regierungspräsidium Stuttgart: ausländische Abschlüsse in Pflege und Gesundheit',
  tr: 'Stuttgart Bölge Yönetimi (Regierungspräsidium): bakım ve sağlık mesleklerinde yabancı diplomalar',
  link: 'https://rp.baden-wuerttemberg.de/themen/bildung/ausbildung/seiten/auslaendische-abschluesse-1/en/',
}

export const nursesSaxony: OfficialPage = {
  en: 'Saxony: questions on recognition in the health professions',
  de: 'Sachsen: Fragen zur Anerkennung in Gesundheitsfachberufen',
  tr: 'Saksonya: sağlık mesleklerinde tanıma soruları',
  link: 'https://www.koordination-gesundheitsfachberufe.sachsen.de/haeufig-gestellte-fragen-faq-3988.html',
}

export const nursesMunster: OfficialPage = {
  en: 'District Government of Münster: questions on the recognition of nurses',
  de: 'Bezirksregierung Münster: Fragen zur Anerkennung von Pflegekräften',
  tr: 'Münster Bölge Yönetimi: hemşirelerin tanınması hakkında sorular',
  link: 'https://www.bezreg-muenster.de/de/gesundheit_und_soziales/zag/servicestelle_pug/faq/index.html',
}

export const nursesThuringia: OfficialPage = {
  en: 'Thuringia: questions on applying for recognition',
  de: 'Thüringen: Fragen zum Antrag auf Anerkennung',
  tr: 'Thüringen: tanıma başvurusu hakkında sorular',
  link: 'https://thformular.thueringen.de/thueform/cfs/eject/html5/8.htm?page=1&FORMUID=BQFG-039-TH-FL&MANDANTUID=ZUFIZENTRAL&INFODIENSTE_FORM_ID=211034685&INFODIENSTE_OE_ID=214787638',
}

export const zsba: OfficialPage = {
  en: 'Federal Employment Agency: Service Center for Professional Recognition (ZSBA)',
  de: 'Bundesagentur für Arbeit: Zentrale Servicestelle Berufsanerkennung (ZSBA)',
  tr: 'Federal İş Ajansı: Mesleki Tanıma Merkezi (ZSBA)',
  link: 'https://www.arbeitsagentur.de/vor-ort/zav/working-living-in-germany/zsba/netzwerkpartner',
}

export const tripleWin: OfficialPage = {
  en: 'Federal Employment Agency: Triple Win, the programme for nurses',
  de: 'Bundesagentur für Arbeit: Triple Win, das Programm für Pflegekräfte',
  tr: 'Federal İş Ajansı: hemşireler için Triple Win programı',
  link: 'https://www.arbeitsagentur.de/vor-ort/rheine/pflegepoint/triple-win-pflegekraefte',
}

export const foreignOfficeSyria: OfficialPage = {
  en: 'Federal Foreign Office: Syria, where applications are taken',
  de: 'Auswärtiges Amt: Syrien, wo Anträge angenommen werden',
  tr: 'Almanya Dışişleri Bakanlığı: Suriye, başvuruların alındığı yerler',
  link: 'https://www.auswaertiges-amt.de/de/service/laender/syrien-node/syrien-204260',
}

export const embassyLjubljana: OfficialPage = {
  en: 'German Embassy Ljubljana: papers for the Opportunity Card',
  de: 'Deutsche Botschaft Ljubljana: Unterlagen für die Chancenkarte',
  tr: 'Almanya’nın Ljubljana Büyükelçiliği: Fırsat Kartı belgeleri',
  link: 'https://ljubljana.diplo.de/si-de/service/-/2664210',
}

export const embassyRabatCard: OfficialPage = {
  en: 'German Embassy Rabat: Opportunity Card',
  de: 'Deutsche Botschaft Rabat: Chancenkarte',
  tr: 'Almanya’nın Rabat Büyükelçiliği: Fırsat Kartı',
  link: 'https://rabat.diplo.de/ma-de/service/05-visaeinreise/2715670-2715670',
}

export const embassyRabatCourse: OfficialPage = {
  en: 'German Embassy Rabat: language course visa',
  de: 'Deutsche Botschaft Rabat: Visum für Sprachkurse',
  tr: 'Almanya’nın Rabat Büyükelçiliği: dil kursu vizesi',
  link: 'https://rabat.diplo.de/ma-de/service/05-visaeinreise/2715666-2715666',
}

export const embassyJakartaCard: OfficialPage = {
  en: 'German Embassy Jakarta: Opportunity Card',
  de: 'Deutsche Botschaft Jakarta: Chancenkarte',
  tr: 'Almanya’nın Cakarta Büyükelçiliği: Fırsat Kartı',
  link: 'https://jakarta.diplo.de/id-de/service/06-visa-und-einreise-seite/chancenkarte/2661470',
}

export const embassyVilniusRefusal: OfficialPage = {
  en: 'German Embassy Vilnius: what you can do after a refusal',
  de: 'Deutsche Botschaft Wilna: Hinweise zur Abschaffung der Remonstration',
  tr: 'Almanya’nın Vilnius Büyükelçiliği: vize reddinden sonra',
  link: 'https://vilnius.diplo.de/lt-de/service/05-visaeinreise/2726550-2726550',
}

export const embassyPristina: OfficialPage = {
  en: 'German Embassy Pristina: language courses in Germany',
  de: 'Deutsche Botschaft Pristina: Sprachkurse in Deutschland',
  tr: 'Almanya’nın Priştine Büyükelçiliği: Almanya’da dil kursları',
  link: 'https://pristina.diplo.de/xk-de/service/visa-einreise/sprachkurse/2284518',
}

export const missionsTurkey: OfficialPage = {
  en: 'German embassy and consulates in Turkey: visa and entry',
  de: 'Deutsche Vertretungen in der Türkei: Visa und Einreise',
  tr: 'Almanya’nın Türkiye’deki temsilcilikleri: vize ve giriş',
  link: 'https://tuerkei.diplo.de/tr-de/service/05-VisaEinreise',
}

export const missionsTurkeyCard: OfficialPage = {
  en: 'German embassy and consulates in Turkey: leaflet 18, Opportunity Card',
  de: 'Deutsche Vertretungen in der Türkei: Merkblatt 18, Chancenkarte',
  tr: 'Almanya’nın Türkiye’deki temsilcilikleri: Bilgi Notu 18, Fırsat Kartı',
  link: 'https://tuerkei.diplo.de/tr-de/service/05-visaeinreise/2621828-2621828',
}

export const chamberBerlin: OfficialPage = {
  en: 'Medical Chamber of Berlin (Ärztekammer Berlin): language exam',
  de: 'Ärztekammer Berlin: Fachsprachprüfung',
  tr: 'Berlin Tabip Odası (Ärztekammer Berlin): mesleki dil sınavı',
  link: 'https://aekb.de/aerzt-innen/aus-dem-ausland-ins-ausland/fachsprachpruefung',
}

export const chamberSaxony: OfficialPage = {
  en: 'Medical Chamber of Saxony (Sächsische Landesärztekammer): language exam',
  de: 'Sächsische Landesärztekammer: Fachsprachenprüfung',
  tr: 'Saksonya Tabip Odası (Sächsische Landesärztekammer): mesleki dil sınavı',
  link: 'https://www.slaek.de/de/01/auslaendischeaerzte/fachsprachenpruefung.php',
}

export const chamberBadenWuerttemberg: OfficialPage = {
  en: 'Medical Chamber of Baden-Württemberg: language exam',
  de: 'Landesärztekammer Baden-Württemberg: Fachsprachenprüfung',
  tr: 'Baden-Württemberg Tabip Odası: mesleki dil sınavı',
  link: 'https://www.aerztekammer-bw.de/fachsprachenpruefung',
}

export const chamberHamburg: OfficialPage = {
  en: 'Medical Chamber of Hamburg (Ärztekammer Hamburg): language exam',
  de: 'Ärztekammer Hamburg: Fachsprachenprüfung',
  tr: 'Hamburg Tabip Odası (Ärztekammer Hamburg): mesleki dil sınavı',
  link: 'https://www.aerztekammer-hamburg.org/fachsprachenpruefung.html',
}

export const chamberThuringia: OfficialPage = {
  en: 'Medical Chamber of Thuringia (Landesärztekammer Thüringen): language exam',
  de: 'Landesärztekammer Thüringen: Fachsprachenprüfung',
  tr: 'Thüringen Tabip Odası (Landesärztekammer Thüringen): mesleki dil sınavı',
  link: 'https://laek-thueringen.de/aerzte/weiterbildung/fachsprachenpruefung',
}

export const chamberBrandenburg: OfficialPage = {
  en: 'Medical Chamber of Brandenburg (Landesärztekammer Brandenburg): language exam',
  de: 'Landesärztekammer Brandenburg: Fachsprachtest',
  tr: 'Brandenburg Tabip Odası (Landesärztekammer Brandenburg): mesleki dil sınavı',
  link: 'https://laekb.de/aerztin-und-arzt/qualifikation/fachsprachtests',
}

export const chamberBrandenburgKnowledge: OfficialPage = {
  en: 'Medical Chamber of Brandenburg (Landesärztekammer Brandenburg): knowledge exam',
  de: 'Landesärztekammer Brandenburg: Kenntnisprüfung',
  tr: 'Brandenburg Tabip Odası (Landesärztekammer Brandenburg): bilgi sınavı',
  link: 'https://laekb.de/aerztin-und-arzt/qualifikation/kenntnisspruefung',
}

export const chamberWestphalia: OfficialPage = {
  en: 'Medical Chamber of Westphalia-Lippe (Ärztekammer Westfalen-Lippe): language exam',
  de: 'Ärztekammer Westfalen-Lippe: Fachsprachenprüfung',
  tr: 'Vestfalya-Lippe Tabip Odası (Ärztekammer Westfalen-Lippe): mesleki dil sınavı',
  link: 'https://www.aekwl.de/fuer-aerzte/weitere-themen/fachsprachenpruefung',
}

export const licensingBavaria: OfficialPage = {
  en: 'BayernPortal: licence after training outside the EU',
  de: 'BayernPortal: Approbation bei Ausbildung in einem Drittstaat',
  tr: 'BayernPortal: AB dışındaki eğitimden sonra Approbation',
  link: 'https://www.freistaat.bayern/dokumente/leistung/921307284561',
}

export const licensingMunster: OfficialPage = {
  en: 'District Government of Münster: licence after training outside the EU',
  de: 'Bezirksregierung Münster: Approbation nach Ausbildung in einem Drittstaat',
  tr: 'Münster Bölge Yönetimi: AB dışındaki eğitimden sonra Approbation',
  link: 'https://www.bezreg-muenster.de/themen/gesundheit-und-soziales/zentrale-anerkennungsstelle-fuer-gesundheitsberufe/approbation/drittstaat',
}

export const chamberRheinhessen: OfficialPage = {
  en: 'Medical Chamber of Rhine-Hesse (Bezirksärztekammer Rheinhessen): language exam',
  de: 'Bezirksärztekammer Rheinhessen: Fachsprachenprüfung',
  tr: 'Rheinhessen Tabip Odası (Bezirksärztekammer Rheinhessen): mesleki dil sınavı',
  link: 'https://aerztekammer-mainz.de/wbKenntnispruefung.php',
}

export const chamberSaxonyFigures: OfficialPage = {
  en: 'Medical Chamber of Saxony (Sächsische Landesärztekammer): language exams in 2024',
  de: 'Sächsische Landesärztekammer: Fachsprachenprüfungen im Jahr 2024',
  tr: 'Saksonya Tabip Odası (Sächsische Landesärztekammer): 2024 yılındaki dil sınavları',
  link: 'https://slaek.de/de/ueber-uns/presse/presse-mitteilungen/2024/bereits-500-fachsprachenpruefungen-fuer-auslaendische-aerztinnen-und-aerzte-in-2024.php',
}

export const licensingStuttgartPapers: OfficialPage = {
  en: 'District Government of Stuttgart: papers for the licence (in Turkish)',
  de: 'Regierungspräsidium Stuttgart: Unterlagen für die Approbation (auf Türkisch)',
  tr: 'Stuttgart Bölge Yönetimi (Regierungspräsidium): Approbation belgeleri (Türkçe)',
  link: 'https://rp.baden-wuerttemberg.de/tr/themen/bildung/ausbildung/seiten/faq-akad-heilberufe/belgeleri',
}

export const licensingSaxony: OfficialPage = {
  en: 'State Directorate of Saxony: questions on German for the licence',
  de: 'Landesdirektion Sachsen: Fragen zu den Deutschkenntnissen für die Approbation',
  tr: 'Saksonya Eyalet Müdürlüğü (Landesdirektion): Approbation için Almanca',
  link: 'https://www.lds.sachsen.de/soziales/index.asp?ID=8116&art_param=686',
}

export const embassyTashkentWedding: OfficialPage = {
  en: 'German Embassy Tashkent: visa for a wedding in Germany',
  de: 'Deutsche Botschaft Taschkent: Visum zur Eheschließung',
  tr: 'Almanya’nın Taşkent Büyükelçiliği: evlilik vizesi',
  link: 'https://taschkent.diplo.de/uz-de/service/05-VisaEinreise/-/2446682',
}

export const courtDogan: OfficialPage = {
  en: 'Court of Justice of the European Union: case C-138/13 (Dogan)',
  de: 'Gerichtshof der Europäischen Union: Rechtssache C-138/13 (Dogan)',
  tr: 'Avrupa Birliği Adalet Divanı: C-138/13 (Doğan) davası',
  link: 'https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:62013CJ0138',
}

export const berlinCertificate: OfficialPage = {
  en: 'Berlin Immigration Authority (LEA): certificate while you wait',
  de: 'Landesamt für Einwanderung Berlin: Fiktionsbescheinigung',
  tr: 'Berlin Göç Dairesi (LEA): bekleme belgesi (Fiktionsbescheinigung)',
  link: 'https://service.berlin.de/dienstleistung/326233/',
}

export const berlinEmployerChange: OfficialPage = {
  en: 'Berlin Immigration Authority (LEA): change of employer',
  de: 'Landesamt für Einwanderung Berlin: Wechsel des Arbeitgebers',
  tr: 'Berlin Göç Dairesi (LEA): işveren değişikliği',
  link: 'https://service.berlin.de/dienstleistung/326856/',
}

export const munichFirstInformation: OfficialPage = {
  en: 'City of Munich: first information of the Service Centre for Immigration',
  de: 'Stadt München: Erstinformationen der Servicestelle für Zuwanderung',
  tr: 'Münih Belediyesi: Göç Servis Merkezi, ilk bilgiler',
  link: 'https://stadt.muenchen.de/infos/erstinformationen-sze.html',
}

export const munichEmergency: OfficialPage = {
  en: 'City of Munich: emergency help without a valid permit',
  de: 'Stadt München: Notfall-Hilfe bei fehlendem Aufenthaltstitel',
  tr: 'Münih Belediyesi: geçerli oturum izni olmayanlara acil yardım',
  link: 'https://stadt.muenchen.de/service/info/hauptabteilung-ii-buergerangelegenheiten-auslaenderangelegenheiten/10339065',
}

export const migrationAdvice: OfficialPage = {
  en: 'Federal Ministry of the Interior: free migration advice',
  de: 'Bundesministerium des Innern: Migrationsberatung',
  tr: 'Federal İçişleri Bakanlığı: ücretsiz göç danışmanlığı',
  link: 'https://www.bmi.bund.de/DE/themen/heimat-integration/integration/migrationsberatung/migrationsberatung.html',
}
