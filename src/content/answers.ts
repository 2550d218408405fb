import type { Locale } from '#src/site/locale.ts'

/**
 * Phrases that people type for a chapter beside its own words, in any language, separated by `;`. The key of a chapter
 * is the anchor of its heading in English, or in Turkish where the guide is Turkish; `''` is the guide itself.
 */
export const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'family-reunion-visa-germany': {
    '': 'family reunion; family reunification; Familienzusammenführung; Familiennachzug; visa for my wife; visa for my husband; Visum für meine Frau; Visum für meinen Mann; Ehegattennachzug; Ehefrau; Ehemann; spouse visa; dependent visa; bring my family; Familie nachholen',
    'who-may-come':
      'who may come; which relatives; mother of a German child; father of a German child; parent of a German child; my child is German; mein Kind ist deutsch; Mutter eines deutschen Kindes; Vater eines deutschen Kindes; Elternteil eines deutschen Kindes; my father is German; mein Vater ist Deutscher; parents of a minor refugee; Eltern eines minderjährigen Flüchtlings; brother; sister; Geschwister; Verwandte; grandmother; Großmutter; nephew; Neffe',
    'families-of-people-with-protection':
      'refugee family; family of refugees; refugee bring wife; family of a refugee; subsidiary protection family; Flüchtling Familiennachzug; Familie von Flüchtlingen; subsidiär Schutzberechtigte; Familiennachzug subsidiärer Schutz',
    'what-the-sponsor-needs':
      'flat size; square metres; how many square metres; size of the flat; how big must the flat be; Wohnung Größe; Wohnungsgröße; Quadratmeter; Wohnraum; living space; conditions for the sponsor; Voraussetzungen Familiennachzug',
    'does-your-spouse-need-a1':
      'A1; A1 German; A1 certificate; A1 exam; Deutsch A1 Ehegatte; language certificate spouse; does my wife need German; husband German certificate; Muss meine Frau Deutsch können; exemption from A1; language test waived; waive the language test; no language test; language test exemption; ohne Sprachtest; Sprachnachweis nicht nötig; Befreiung vom Sprachnachweis; A1 refugee; married before the flight; vor der Flucht geheiratet',
    'does-the-income-cover-the-costs':
      'income for family; how much must I earn for my family; wie viel muss ich verdienen; wie viel verdienen für Familie; salary for family reunion; Einkommen Familiennachzug; Lebensunterhalt; Nettoeinkommen',
    children:
      'children; child; kids; son; daughter; Kinder; Kind; Sohn; Tochter; Kindernachzug; bring my children; can my child come; stepchild; stepson; stepdaughter; Stiefkind; Stiefsohn; 15 years old; age of children 16',
    'parents-and-parents-in-law':
      'parents; mother; father; Eltern; Mutter; Vater; Schwiegereltern; Elternnachzug; bring my mother; bring my parents',
    'engaged-not-yet-married':
      'fiancé; fiancée; engaged; marriage; wedding; to marry; girlfriend; boyfriend; Verlobte; verlobt; heiraten; Heirat; Hochzeit; Freundin',
    documents:
      'documents for family reunion; marriage certificate; Heiratsurkunde; Unterlagen Familiennachzug; birth certificate',
    'what-it-costs': 'family reunion cost; cost of spouse visa; Kosten Familiennachzug',
    'step-by-step':
      'how to apply for family reunion; how long does family reunion take; Dauer Familiennachzug; wie lange dauert der Familiennachzug',
    'after-arrival':
      'can my husband work; can my wife work; may my spouse work; is my wife allowed to work; Darf mein Mann arbeiten; Darf meine Frau arbeiten; Ehepartner arbeiten; husband job; divorce; Scheidung',
    'what-goes-wrong':
      'family visa refused; family visa rejected; Familiennachzug abgelehnt; remonstration; appeal; Klage',
  },
  'opportunity-card-germany': {
    '': 'opportunity card; chancenkarte; Chancen Karte; chance card; come to Germany without a job; look for work in Germany; ohne Arbeitsvertrag nach Deutschland; points visa',
    'what-the-card-is-and-what-it-is-not':
      'what is the opportunity card; was ist die Chancenkarte; how long is the opportunity card valid; Chancenkarte Dauer; fırsat kartı nedir',
    'two-ways-to-the-card':
      'who can get the opportunity card; requirements opportunity card; German for the opportunity card; Deutsch für die Chancenkarte; Voraussetzungen Chancenkarte; eligibility; fırsat kartı şartları',
    'is-your-degree-comparable-look-it-up':
      'anabin; H+; is my degree recognised; is my degree accepted; bachelor from Pakistan; my bachelor is accepted; university degree recognised; degree comparable; Abschluss anerkannt; diploma denklik; ZAB; statement of comparability; Zeugnisbewertung; Uni in anabin; üniversitem tanınıyor mu',
    'the-points-in-full':
      'points; how many points; points system; points calculator; Punkte; Punkterechner; wie viele Punkte; age points; language points',
    'money-what-you-show-and-what-you-pay':
      'blocked account; Sperrkonto; how much money; how much money do I need; wie viel Geld; ne kadar para; savings; proof of funds; Verpflichtungserklärung; declaration of commitment; health insurance opportunity card; Krankenversicherung; opportunity card cost; Kosten Chancenkarte',
    'which-work-is-allowed':
      'part-time; part-time job; Minijob; mini job; side job; Nebenjob; 20 hours; 20 Stunden; trial work; Probearbeit; work with opportunity card; mit der Chancenkarte arbeiten; fırsat kartı ile çalışmak; yarı zamanlı',
    'for-nurses': 'opportunity card nurse; Chancenkarte Pflege',
    'step-by-step':
      'how to apply for opportunity card; apply online; Antrag Chancenkarte; consular services portal; embassy appointment; visa appointment; Termin Botschaft; waiting time embassy; how long does the opportunity card take; Dauer Antrag Chancenkarte',
    documents:
      'checklist; documents opportunity card; Checkliste; Unterlagen Chancenkarte; which documents; Welche Unterlagen',
    'why-cards-are-refused-and-what-you-can-do':
      'opportunity card rejected; opportunity card refused; visa refused; visa rejected; visa denied; Visum abgelehnt; Ablehnung; vize reddi; appeal against refusal; remonstration abolished; Chancenkarte abgelehnt',
    'what-comes-after-the-card':
      'after the opportunity card; extend the opportunity card; follow-up card; Chancenkarte verlängern; Folge-Chancenkarte; card expires; kartı uzatmak; nach der Chancenkarte',
  },
  'job-seeker-visa-germany': {
    '': 'job seeker visa; jobseeker visa; what replaced the job seeker visa; job search visa; Visum zur Arbeitsplatzsuche; Arbeitssuche; look for a job; iş arama vizesi; I am looking for a job; ich suche Arbeit; job finden; find a job',
    'what-became-of-the-job-seeker-visa':
      'job seeker visa abolished; six months visa; is there still a job seeker visa; gibt es das Visum zur Arbeitssuche noch',
    'who-the-search-permits-are-for':
      'after graduation; after my studies; graduate of a German university; nach dem Studium; Absolvent; mezuniyet sonrası; 18 months',
    'for-a-search-from-abroad': 'search from abroad; aus dem Ausland suchen',
    'for-a-search-inside-germany':
      'lost my job; job loss; unemployed; dismissed; fired; lost my job with a blue card; Blaue Karte gekündigt; in der Probezeit gekündigt; Probezeit; employer goes bankrupt; insolvency; Insolvenz; Firma pleite; arbeitslos; gekündigt; Kündigung; Job verloren; işimi kaybettim; işsiz',
    'how-much-you-may-work-while-you-search': 'work while searching; arbeiten während der Suche',
    'documents-to-prepare': 'documents job seeker; CV; Lebenslauf; özgeçmiş; Bewerbung',
    'steps-and-timeline': 'how long does job seeker visa take; timeline',
  },
  'job-seeker-visa-vs-blue-card': {
    '': 'blue card; bluecard; blaue Karte; mavi kart; EU Blue Card; blue card germany; compare permits; job seeker visa or blue card; Vergleich',
    'side-by-side':
      'difference between opportunity card and blue card; compare; comparison; Unterschied; Vergleich Blaue Karte Chancenkarte; fark',
    'what-the-fees-add-up-to': 'blue card fee; blue card cost; Kosten Blaue Karte; mavi kart ücret',
    'what-the-blue-card-asks-of-your-salary':
      'blue card salary; minimum salary; salary threshold; Mindestgehalt; Gehaltsgrenze; Gehalt Blaue Karte; how much must I earn blue card; mavi kart maaş; shortage occupation; Engpassberuf; engineer; Ingenieur; mühendis; salary 2027; teacher; Lehrer; öğretmen; scientist; mathematician; architect; Architekt; mimar',
    'you-have-vocational-training-but-no-degree':
      'electrician; Elektriker; elektrikçi; welder; mechanic; Mechaniker; craftsman; Handwerker; cook; chef; Koch; aşçı; vocational training no degree; Ausbildung ohne Studium; plumber; carpenter; Tischler; hairdresser; kuaför',
    'you-have-a-degree-and-an-offer-above-the-minimum':
      'I have a job offer; Jobangebot; iş teklifi; employment contract',
    'you-have-a-degree-but-no-offer': 'degree but no job; bachelor without job offer',
    'you-work-in-it-without-a-degree':
      'IT; IT specialist; IT without a degree; programmer; software developer; software developer without diploma; developer; Programmierer; Entwickler; Informatiker; yazılımcı; computer',
    'you-have-just-graduated-in-germany':
      'just graduated; recent graduate; blue card after graduation; Berufseinsteiger; yeni mezun',
    'your-offer-is-below-the-minimum': 'salary too low; below the minimum; Gehalt zu niedrig; offer too low',
    'rights-and-duties-with-the-blue-card':
      'change employer; change job; switch company; Daueraufenthalt mit Blauer Karte; Jobwechsel; Job wechseln; Stelle wechseln; mit der Blauen Karte den Job wechseln; blue card change job; Arbeitgeber wechseln; iş değiştirmek; permanent residence with blue card; settle permanently after blue card; settlement permit; Niederlassungserlaubnis; 21 months; 27 months; move to another EU country',
    'is-your-degree-comparable': 'degree comparable blue card',
  },
  'work-visa-germany-2025': {
    '': 'work visa; work permit; Arbeitsvisum; Arbeitserlaubnis; çalışma izni; çalışma vizesi; visa sponsorship; sponsor a work visa; HR; employer; Arbeitgeber; işveren; hire from abroad',
    'which-route-fits-the-job':
      'which permit for my employee; hire from India; Mitarbeiter aus Indien; India; Indien; Hindistan; Philippines; employ a foreigner; recruit abroad',
    'jobs-and-countries-with-rules-of-their-own':
      'Western Balkans; Westbalkan; Westbalkanregelung; Batı Balkan; Serbia; Serbien; Mitarbeiter aus Serbien; Bosnien; Albanien; Nordmazedonien; North Macedonia; Montenegro; Bosnia; Kosovo; Albania; truck driver; driver; Kraftfahrer; LKW-Fahrer; Berufskraftfahrer; kamyon şoförü; USA; American; Canada; Japan; Australia; Working Holiday; trainee; apprentice; apprenticeship; Ausbildung; Auszubildende; Azubi; Lehrling; çırak; ausbildung visa; vocational training in Germany; intra-company transfer; ICT card; seasonal work; Saisonarbeit; care assistant; Pflegehelfer; athlete; speciality cook; Spezialitätenkoch; IT experience',
    'permit-for-skilled-workers':
      'skilled worker permit; Fachkraft; Fachkräfte; 18a; 18b; over 45; over 45 with a job offer; older than 45; Mindestgehalt ab 45; älter als 45; nitelikli işçi',
    'recognition-partnership': 'recognition partnership; Anerkennungspartnerschaft; denklik ortaklığı',
    'requirements-common-to-these-routes':
      'equal pay; approval of the Federal Employment Agency; Zustimmung der Bundesagentur; Tariflohn; local salary',
    documents:
      'documents employer; declaration of employment relationship; papers from the employer; papers for the work visa; Erklärung zum Beschäftigungsverhältnis; Unterlagen Arbeitgeber; Papiere vom Arbeitgeber; işveren belgeleri',
    'steps-weeks-and-who-decides':
      'how long does it take; how long does a work visa take; wie lange dauert das Visum; wie lange dauert es; processing time; Bearbeitungszeit; vize ne kadar sürer; ne kadar sürer',
    'the-fast-track-under--81a':
      'fast track; fast-track procedure; beschleunigtes Fachkräfteverfahren; beschleunigtes Verfahren; hızlandırılmış; hire quickly; ZSEF; 81a',
    'when-may-work-start':
      'when may work start; start date; start working while the application is pending; Antrag läuft schon arbeiten; Arbeitsbeginn; first day of work; ab wann arbeiten; ab wann darf jemand anfangen; Mitarbeiter anfangen',
    costs:
      'cost of work visa; employer costs; Kosten Arbeitsvisum; visa fee; Visumgebühr; vize ücreti; how much does a visa cost; was kostet ein Visum',
    'your-duties-as-the-employer':
      'employer duties; Arbeitgeberpflichten; Pflichten des Arbeitgebers; employee leaves; report to the authority; Faire Integration; record keeping; fine; Bußgeld; işveren yükümlülükleri',
    'remote-work-and-stays-abroad':
      'remote work; home office; Homeoffice; work from abroad; A1 certificate remote; business trip; Dienstreise; uzaktan çalışma',
    'hiring-nurses-from-abroad':
      'hire nurses; recruit nurses; Pflegekräfte einstellen; Pflegekräfte aus dem Ausland; hospital recruit nurses; Klinik Pflegekräfte',
  },
  'approbation-germany': {
    '': 'approbation; aprobation; medical license; medical licence; licence to practise; doctor; physician; surgeon; Arzt; Ärztin; work as a doctor; become a doctor in Germany; als Arzt in Deutschland arbeiten',
    'the-authority-in-your-state':
      'which office medical licence; Approbationsbehörde; authority Bavaria; Regierung von Oberbayern; Approbation Hessen; Approbation NRW; Approbation Berlin; which state; Bundesland',
    'how-long-it-takes':
      'how long does the approbation take; Dauer Approbation; wie lange dauert die Approbation',
    'in-which-order-to-collect-papers':
      'documents approbation; certificate of good standing; Unterlagen Approbation; translation; apostille; Apostille; Beglaubigung; legalisation; Übersetzung',
    'the-equivalence-check':
      'equivalence check; Gleichwertigkeitsprüfung; Gutachten GfG; recognition of medical degree; Anerkennung Medizinstudium',
    'if-you-cannot-get-your-papers':
      'Syrian doctor; doctor from Syria; Arzt aus Syrien; doctor from Ukraine; Arzt aus der Ukraine; doctor from Afghanistan; doctor from Iran; cannot get my documents; papers lost; doctor without documents; no documents; fehlende Unterlagen',
    'the-knowledge-exam':
      'Kenntnisprüfung; knowledge exam; pass the Kenntnisprüfung; failed Kenntnisprüfung; bilgi sınavı',
    'language-b2-and-the-fsp':
      'German level doctor; B2 doctor; C1 doctor; Sprachniveau Arzt; which German for doctors',
    'working-earlier-the-temporary-permit':
      'Berufserlaubnis; temporary permit; work before the approbation; vor der Approbation arbeiten; Assistenzarzt; resident doctor',
    'which-residence-permit-fits': 'visa for doctors; residence permit doctor; Visum für Ärzte; 16d',
    'dentists-and-pharmacists':
      'dentist; Zahnarzt; Zahnärztin; diş hekimi; diş doktoru; pharmacist; Apotheker; Apothekerin; eczacı; vet; Tierarzt; veterinarian; pharmacy',
    'what-it-costs': 'cost approbation; Kosten Approbation; Approbation fee',
    'the-reform-of-2026':
      'reform; new law doctors; Reform Anerkennung Heilberufe; law 2026 doctors; direct knowledge exam; neues Gesetz Ärzte',
  },
  'fsp-examination-germany': {
    '': 'FSP; examination; Fachsprachprüfung; Fachsprachenprüfung; medical German exam; FSP sınavı; Patientenkommunikationstest',
    'who-needs-it-and-who-does-not': 'who needs the FSP; FSP exempt; FSP Ausnahme; nurses FSP',
    'registration-the-authority-comes-first':
      'register FSP; Anmeldung FSP; FSP date; FSP appointment; FSP Termin; Ärztekammer',
    'a-sample-case-in-three-parts':
      'FSP sample; FSP example; how does the FSP work; Ablauf FSP; wie läuft die Fachsprachprüfung; Beispiel Fachsprachprüfung; Anamnese',
    'part-2-writing-the-note': 'Arztbrief; letter FSP; writing part',
    'how-it-is-marked': 'FSP marks; pass mark; bestanden; Bewertung FSP; pass rate',
    'fees-and-retakes-by-state':
      'FSP waiting time; FSP Wartezeit; FSP fee; FSP cost; retake FSP; repeat FSP; failed FSP; FSP nicht bestanden; FSP wiederholen; Gebühr FSP; FSP Kosten',
    'how-to-prepare': 'prepare FSP; FSP course; vorbereiten FSP; FSP Vorbereitung; FSP book',
    'one-illness-two-languages': 'medical terms; Fachbegriffe; Patientensprache',
  },
  'language-course-visa-germany': {
    '': 'language course; language course visa; Sprachkurs; Sprachvisum; Sprachkursvisum; learn German in Germany; Deutsch lernen; dil kursu; dil kursu vizesi; Almanca kursu; I speak no German; no German yet; ohne Deutschkenntnisse; ich spreche kein Deutsch; Almanca bilmiyorum',
    'what-the-course-must-look-like':
      'intensive course; how many lessons; 18 hours; Intensivkurs; online course; Unterrichtsstunden',
    'what-the-course-costs': 'price of language course; Kosten Sprachkurs; kurs ücreti',
    'how-much-money-you-must-show':
      'money for the language course visa; Sperrkonto Sprachkurs; blocked account language course; dil kursu bloke hesap',
    'health-insurance':
      'health insurance; travel insurance; Krankenversicherung Sprachkurs; sağlık sigortası; insurance language course',
    'why-visas-are-refused-and-what-you-can-do':
      'language visa refused; language visa rejected; Sprachkurs Visum abgelehnt; Sprachvisum abgelehnt; dil kursu vizesi ret',
    'working-beside-the-course':
      'work beside the course; work while learning German; neben dem Sprachkurs arbeiten; job during language course; work during the course; job during my German course; während des Deutschkurses arbeiten; Job neben dem Deutschkurs; kurs sırasında çalışmak',
    'which-level-do-you-need-afterwards':
      'which level; B1; B2; C1; which German level; welches Sprachniveau; Almanca seviyesi; telc; Goethe; language certificate',
  },
  'already-in-germany': {
    '': 'already in Germany; schon in Deutschland; zaten Almanya’dayım',
    'read-one-line-first':
      'zusatzblatt; zusatzblatt meaning; Erwerbstätigkeit gestattet; Erwerbstätigkeit gestattet Bedeutung; Erwerbstätigkeit erlaubt; Beschäftigung erlaubt Bedeutung; Nebenbestimmungen Aufenthaltstitel',
    'extend-in-time':
      'extend residence permit germany; extend my residence permit; renew residence permit; Aufenthaltserlaubnis verlängern; Aufenthaltstitel verlängern; oturum izni uzatma; residence permit expired waiting for appointment; residence permit expires; Aufenthaltstitel abgelaufen; Aufenthaltstitel abgelaufen kein Termin; Karte läuft ab; meine Karte läuft ab; Aufenthalt endet; mein Aufenthalt endet; my card runs out; my permit runs out; card runs out; permit ends soon; visa runs out; kartımın süresi doluyor; oturum kartımın süresi bitiyor; oturumum bitiyor; oturum izni süresi',
    'while-you-wait-work-and-travel':
      'work while I wait; may I work while I wait for my card; work while waiting for the permit; waiting for my new card; arbeiten während ich warte; auf die Verlängerung warten; während der Verlängerung arbeiten; auf den Aufenthaltstitel warten; kartı beklerken çalışmak; beklerken çalışabilir miyim; fiktionsbescheinigung; fiktionsbescheinigung travel; Fiktionsbescheinigung Reisen; fiktionsbescheinigung work; Fiktionsbescheinigung arbeiten; ausländerbehörde not answering; immigration office not answering; Ausländerbehörde antwortet nicht; Untätigkeitsklage; Ausländerbehörde antwortet nicht Untätigkeitsklage',
    'a-new-employer':
      'change job work visa first two years; Arbeitgeberwechsel Aufenthaltserlaubnis; new employer permission; blue card change employer; Blaue Karte Arbeitgeberwechsel',
    'when-the-job-ends':
      'lost job blue card how long; Blaue Karte gekündigt wie lange; inform immigration office job loss; Kündigung Ausländerbehörde melden; how long may I stay after a dismissal; dismissed; I was dismissed; laid off; Entlassung; entlassen; nach der Entlassung bleiben; nach der Kündigung bleiben; işten çıkarıldım; işten atıldım; işten çıkarılma',
    'another-purpose-here-or-a-visa':
      'student visa to work permit; change of purpose; Zweckwechsel; Zweckwechsel Studium Arbeit; tourist visa to work visa in germany; Schengen-Visum in Aufenthaltserlaubnis umwandeln; Touristenvisum umwandeln; change from language course to training; Sprachkursvisum zu Ausbildung wechseln; wedding in Denmark; Hochzeit in Dänemark',
    'after-study-or-training':
      'job search after graduation 18 months; Arbeitsplatzsuche nach Studium 18 Monate; § 20 Aufenthaltsgesetz nach dem Studium',
    'second-job-business-baby-illness':
      'blue card side business; freelance side business; side business; self-employed beside my job; self-employment beside a job; freelance beside my job; nebenbei selbstständig; selbstständig neben dem Job; nebenberuflich selbstständig; Nebentätigkeit selbstständig; freiberuflich neben dem Job; işin yanında serbest meslek; işimin yanında serbest meslek; second job; Zweitjob; ikinci iş; Blaue Karte Nebentätigkeit selbständig; blue card second job; blue card parental leave part time; Blaue Karte Elternzeit Teilzeit; Elterngeld Aufenthaltstitel; parental allowance permit',
    'moving-and-long-absence':
      'six months outside germany residence permit; länger als 6 Monate im Ausland; leave Germany for a year residence permit; Wohnsitzauflage; move to another city residence permit',
    'your-family-here':
      'child born in Germany; baby born in Germany; our baby was born; Kind in Deutschland geboren; Baby geboren; bebeğimiz doğdu',
    'when-a-marriage-ends':
      'separated; separation; separation residence permit; separated from my husband; separated from my wife; my marriage ends; divorced; divorce residence permit; violence; domestic violence; violence at home; my husband hits me; my husband beats me; getrennt; von meinem Mann getrennt; von meiner Frau getrennt; Trennung; Trennung Aufenthaltstitel; Scheidung Aufenthaltserlaubnis; Ehe endet; Gewalt; häusliche Gewalt; Gewalt in der Ehe; mein Mann schlägt mich; getrennt lebend Aufenthalt',
    'temporary-protection':
      '§ 24; Ukraine; Ukrayna; Ukraynalı; refugee; refugee permit; Flüchtling; Geflüchtete; mülteci; geçici koruma; Ukrainer; paragraph 24 after march 2027; § 24 Ukraine nach März 2027; Ukraine paragraph 24; § 24 Ukraine; temporary protection; vorübergehender Schutz; Ukraine refugee permit; ukrainian',
    'asylum-procedure-and-duldung-who-helps':
      'asylum; Asyl; iltica; sığınma; Syria; Syrien; Suriye; Afghanistan; Duldung; tolerated stay; asylum seeker work; Asylverfahren arbeiten; Duldung Ausbildung; Chancen-Aufenthalt; Chancenaufenthalt; Chancenaufenthaltsrecht; § 104c; 104c; 25b; § 25b; § 25a',
    'to-stay-for-good': 'permanent residence blue card 21 months; Niederlassungserlaubnis Blaue Karte',
    'munich-and-berlin':
      'berlin immigration office appointment; munich immigration office appointment; LEA Kontaktformular; KVR Termin Aufenthalt; Termin Ausländerbehörde München; Termin Ausländerbehörde Berlin',
  },
  'nurses-germany': {
    '': 'nurse; nurses; nursing; Krankenschwester; Pflege; Pflegekraft; Pflegefachfrau; Pflegefachmann; Krankenpfleger; nurse from the Philippines; work as a nurse in Germany; caregiver; Altenpfleger; nursing degree; nursing diploma; recognition of a nursing degree; Pflegestudium',
    'the-office-in-your-state':
      'which office recognises nurses; nursing authority; Anerkennungsstelle Pflege; Landesamt für Pflege; Anerkennung Pflege Bayern',
    'deficit-notice-exam-or-course':
      'deficit notice; Defizitbescheid; adaptation course; Anpassungslehrgang; Kenntnisprüfung Pflege; knowledge exam nurses; Anpassungsmaßnahme',
    'german-which-level-and-when':
      'German level nurse; B1 nurse; B2 nurse; Sprachniveau Pflege; Deutsch für Pflegekräfte',
    'how-long-it-takes':
      'how long nurse recognition; recognition as a nurse how long; Dauer Anerkennung Pflege; wie lange dauert die Anerkennung als Pflegekraft',
    'what-it-costs': 'nurse recognition cost; Kosten Anerkennung Pflege',
    'who-pays': 'who pays for nurses; does the employer pay; wer zahlt die Anerkennung; Arbeitgeber zahlt',
    'which-residence-permit-fits':
      'visa for nurses; Visum Pflege; residence permit nurse; nurse 47 years old; nurse over 45; Pflegekraft über 45; work full time during adaptation course; während des Anpassungslehrgangs Vollzeit arbeiten',
    'a-fair-employer-and-what-an-agency-may-take':
      'agency; agency fee; recruitment agency; recruiter wants money; agency asks for money; pay the agency; Vermittler verlangt Geld; Agentur bezahlen; aracı para istiyor; Vermittler; Vermittlungsagentur; Agentur; aracı; fair recruitment; Triple Win; ZAV; scam; Bindungsklausel; Rückzahlungsklausel; Rückzahlung; repay; paid the agency money back; already paid an agency; Geld von der Agentur zurück',
    'other-health-professions':
      'physiotherapist; Physiotherapeut; Physiotherapeutin; fizyoterapist; midwife; Hebamme; ebe; paramedic; Notfallsanitäter; occupational therapist; Ergotherapeut; speech therapist; Logopäde; laboratory assistant; MTA; radiographer; nursing assistant; psychologist',
    'frequently-asked-questions':
      'care assistant from abroad; Helferin in der Pflege; Helferin; Helfer in der Pflege; Pflegehelferin aus dem Ausland; hemşire yardımcısı; bakım yardımcısı; care assistant 2027; Pflegefachassistenz; Pflegefachassistenz 2027; Pflegehelfer 2027; Pflegefachassistenzgesetz',
  },
  'approbation-germany-turkish': {
    '': 'doctor turkey; Arzt Türkei; Türk doktor; doktor; hekim; doktorlar; Almanya’da doktorluk; hekimlik; tıp diploması; doktor olarak çalışmak; Turkish doctor',
    '16-eyalet-makam-dil-sınavı-ücret': 'hangi eyalet; doktor eyalet; sınav ücreti; makam',
    'ne-kadar-sürer': 'approbation ne kadar sürer; doktorluk ne kadar sürer',
    'türkiyeden-hangi-belge-hangi-sırayla':
      'doktor belgeler; YÖK; diploma apostil; iyi hal belgesi; good standing',
    'fsp-ve-kenntnisprüfung':
      'FSP nedir; doktor dil sınavı; Kenntnisprüfung Türkçe; tıp Almancası; doktorlar için Almanca',
    'ne-kadar-masraf-çıkar': 'doktor masraf; approbation masraf',
    '2026-reformu': '2026 reformu; doktor yeni yasa',
  },
  'job-seeker-chancenkarte-turkey': {
    '': 'fırsat kartı; şans kartı; iş arıyorum; iş arama; Almanya’da iş; iş bulmak; Almanya’da iş arıyorum; Almanya’ya gitmek; Turkish; Türkçe; Almanya’da çalışmak istiyorum',
    'puanlar-nasıl-hesaplanır': 'puan; puan hesapla; puanlar; kaç puan; fırsat kartı puan',
    'ne-kadar-para-gerekir': 'bloke hesap; ne kadar para; fırsat kartı para; fırsat kartı ücret',
    'kartla-ne-yapabilirsiniz': 'fırsat kartı ile çalışmak; yarı zamanlı iş; haftada 20 saat',
    'türkiyeden-başvuru-adım-adım':
      'iDATA; iDATA randevu; vize randevusu; başvuru; konsolosluk; vize başvurusu; Ankara; Istanbul; İzmir',
    'belge-listesi': 'fırsat kartı belgeler; belge listesi; hangi belgeler',
    'önce-diplomanızı-sorgulayın': 'diploma denklik; diplomam tanınıyor mu; denklik; anabin Türkçe',
    'i\u0307ş-bulunca-mavi-kart': 'mavi kart şartları; mavi kart maaş',
  },
  'family-reunion-germany-turkish': {
    '': 'aile birleşimi; aile birleşimi vizesi; eşimi getirmek; eşimi Almanya’ya getirmek; eş vizesi; eşimi almak; ailemi getirmek; ailemi Almanya’ya getirmek',
    'kim-gelebilir':
      'kim gelebilir; kardeş; akraba; çocuğum Alman vatandaşı; Alman çocuğun annesi; yeğen; torun',
    'koruma-altındaki-kişilerin-aileleri': 'mülteci ailesi; iltica; sığınma ailesi',
    'almanyadaki-kişide-ne-aranır':
      'ev kaç metrekare; ev büyüklüğü; aile birleşimi şartları; nikâh tarihi; dinî nikâh',
    'eşinizden-a1-istenir-mi':
      'eşim A1 sınavı; dil sınavı; dil sınavından muaf; eşim dil sınavından muaf; eşim için Almanca şartı; eşim için A1 gerekli mi; A1 muafiyet; aile birleşimi A1; A1 şartı',
    'gelir-yeter-mi': 'aile birleşimi gelir; maaş aile; ne kadar maaş aile birleşimi; gelir şartı',
    çocuklar:
      'çocuk; çocuğum; çocuklarım; çocuklarımı almak; çocuklarımı yanıma almak; çocuğumu yanıma almak; çocuğumu getirmek; üvey çocuk; velayet; muvafakatname',
    'anne-baba-kayınvalide-kayınpeder': 'anne baba; annemi; babamı; annemi getirmek; kayınvalide',
    nişanlıysanız: 'nişanlı; evlilik; evlenmek; evlilik vizesi; nişanlımı getirmek',
    'adım-adım': 'aile birleşimi ne kadar sürer; aile birleşimi başvuru; aile birleşimi iDATA',
    belgeler: 'evlilik belgesi; aile birleşimi belgeler; aile birleşimi evrak',
    'ne-kadar-tutar': 'aile birleşimi ücret; aile birleşimi harç; aile birleşimi masraf',
    'geldikten-sonra': 'eşim çalışabilir mi; eşim çalışma izni; eşim çalışabilir',
    'evlilik-biterse':
      'eşimden ayrıldım; ayrılık; boşanma; boşandım; boşanma oturum izni; ayrıldım oturum izni; şiddet; eşim beni dövüyor',
    'sık-sorulan-sorular': 'aile birleşimi ret; aile vizesi reddedildi',
  },
  'nurses-germany-turkish': {
    '': 'hemşire; hemşirelik; hemşire olarak; hemşireler; Almanya’da hemşirelik; ebe hemşire',
    'ne-kadar-sürer': 'hemşire ne kadar sürer; hemşire denklik süresi; denklik ne kadar sürer hemşire',
    'almanca-hangi-düzey-ne-zaman': 'hemşire Almanca; hemşire Almanca seviyesi; hemşire B2; hemşire dil',
    'eksiklik-bildirimi-sınav-mı-uyum-eğitimi-mi': 'uyum eğitimi; eksiklik bildirimi; denklik sınavı',
    'ne-kadar-masraf-çıkar': 'hemşire masraf; hemşire ücret',
    'i\u0307ş-nereden-bulunur-aracı-ne-alabilir': 'hemşire iş; hemşire maaş; aracı; hemşire ajans',
    'türkiyedeki-lisans-diplomanız': 'hemşirelik diploması; hemşire denklik; sağlık meslek lisesi',
  },
}

export interface AnsweringPage {
  /** Path without language, with its place. */
  path: string
  title: Readonly<Record<Locale, string>>
  text: Readonly<Record<Locale, string>>
  asked: string
}

/** Cards of the audience pages, and the services, which no guide replaces. */
export const ANSWERING_PAGES: readonly AnsweringPage[] = [
  {
    path: '/individuals#settlement',
    title: {
      en: 'Individuals › Settlement and citizenship',
      de: 'Privatpersonen › Niederlassung und Einbürgerung',
    },
    text: {
      en: 'Years, contributions and German: what a settlement permit and the German passport ask.',
      de: 'Jahre, Beiträge und Deutsch: was Niederlassungserlaubnis und deutscher Pass verlangen.',
    },
    asked:
      'citizenship; German passport; naturalisation; become German; Einbürgerung; Staatsangehörigkeit; deutscher Pass; vatandaşlık; Alman vatandaşlığı; dual citizenship; permanent residence; settlement permit; unbefristet; Niederlassungserlaubnis; süresiz oturum; stay forever',
  },
  {
    path: '/individuals#residence',
    title: { en: 'Individuals › Visas and residence', de: 'Privatpersonen › Visum und Aufenthalt' },
    text: {
      en: 'The permits for skilled workers, for the search and for recognition, on cards.',
      de: 'Die Titel für Fachkräfte, für die Suche und für die Anerkennung, auf Karten.',
    },
    asked:
      'I want to move to Germany; move to Germany; emigrate to Germany; immigrate; come to Germany; nach Deutschland kommen; nach Deutschland auswandern; nach Deutschland ziehen; Almanya’ya taşınmak; göç; which visa; which visas are there; welche Visa gibt es; hangi vize; live in Germany',
  },
  {
    path: '/businesses#permits',
    title: { en: 'Businesses › Permits', de: 'Unternehmen › Aufenthaltstitel' },
    text: {
      en: 'What we do for employers who hire from abroad.',
      de: 'Was wir für Arbeitgeber tun, die im Ausland einstellen.',
    },
    asked:
      'services for employers; service for companies; Leistungen für Unternehmen; Dienstleistung Arbeitgeber',
  },
  {
    path: '/businesses#settling-in',
    title: { en: 'Businesses › Settling in', de: 'Unternehmen › Ankommen' },
    text: {
      en: 'Flat, registration and first weeks of the people you hire.',
      de: 'Wohnung, Anmeldung und erste Wochen Ihrer neuen Mitarbeitenden.',
    },
    asked:
      'relocation; relocation service; onboarding; Umzug Mitarbeiter; Umzugshilfe; settling in; Anmeldung; register address; taşınma',
  },
  {
    path: '/free-visa-case',
    title: { en: 'Free visa case for employers', de: 'Kostenloser Visumsfall für Arbeitgeber' },
    text: {
      en: 'We go through one person and one job, free of charge.',
      de: 'Wir gehen eine Person und eine Stelle durch, kostenlos.',
    },
    asked: 'free visa case; compliance check; visa compliance; kostenloser Visumsfall; check my employee',
  },
  {
    path: '/free-consultation',
    title: { en: 'Free consultation', de: 'Kostenlose Beratung' },
    text: {
      en: 'About 30 minutes on your plans and the usual routes.',
      de: 'Etwa 30 Minuten zu Ihren Plänen und den üblichen Wegen.',
    },
    asked:
      'consultation; free consultation; advice; help; adviser; Beratung; kostenlose Beratung; Hilfe; danışmanlık; ücretsiz danışmanlık; talk to someone; lawyer; Anwalt; avukat; what do you charge; your price; Preis; fiyat',
  },
  {
    path: '/book-appointment',
    title: { en: 'Book a consultation', de: 'Beratung buchen' },
    text: { en: 'Ask for a talk of about 30 minutes.', de: 'Ein Gespräch von etwa 30 Minuten vereinbaren.' },
    asked:
      'appointment with you; book an appointment; booking; Termin buchen; Termin vereinbaren; Termin bei Ihnen; randevu almak',
  },
  {
    path: '/contact',
    title: { en: 'Contact', de: 'Kontakt' },
    text: {
      en: 'Write to us, in any of our five languages.',
      de: 'Schreiben Sie uns, in einer unserer fünf Sprachen.',
    },
    asked:
      'contact; e-mail; email address; phone number; Kontakt; Telefonnummer; E-Mail-Adresse; iletişim; telefon',
  },
  {
    path: '/job-seeker-compass',
    title: { en: 'Job Seeker Compass', de: 'Job Seeker Compass' },
    text: {
      en: 'The tool that opens soon; sign up to hear of it.',
      de: 'Das Werkzeug, das bald öffnet; tragen Sie sich ein.',
    },
    asked: 'compass; job seeker compass; waitlist; Warteliste; newsletter; app; bekleme listesi',
  },
  {
    path: '/about',
    title: { en: 'About us', de: 'Über uns' },
    text: { en: 'Who works here, and why.', de: 'Wer hier arbeitet, und warum.' },
    asked: 'who are you; about you; founders; team; Gründer; über uns; wer sind Sie; hakkınızda',
  },
]
