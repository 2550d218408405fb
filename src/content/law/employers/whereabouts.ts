import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type CheckGate, known, type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { type EmployersAnswers, NOT_EU } from './questions.ts'

/** Passport and place decide, whatever the job. */
export const WHEREABOUTS_OUTCOMES = {
  B_EU: {
    kind: 'not-needed',
    journey: 'free',
    en: {
      title: 'No permit needed',
      text: 'People with this passport may work like Germans. Licensed professions still need a licence. No copy of a residence permit is needed; check passport or ID.',
      next: 'Hire as you would anyone',
    },
    de: {
      title: 'Kein Aufenthaltstitel nötig',
      text: 'Menschen mit diesem Pass dürfen arbeiten wie Deutsche. Berufe mit Zulassung brauchen trotzdem eine Zulassung. Eine Kopie eines Aufenthaltstitels ist nicht nötig; prüfen Sie Pass oder Ausweis.',
      next: 'Einstellen wie jede andere Person',
    },
    tr: {
      title: 'İzin gerekmez',
      text: 'Bu pasaportu taşıyanlar Almanlar gibi çalışabilir. İzne bağlı meslekler yine mesleki izin ister. Oturum izninin kopyası gerekmez; pasaporta veya kimliğe bakın.',
      next: 'Herkesi işe aldığınız gibi işe alın',
    },
    to: site(SITES.makeItInGermany),
    guides: [],
  },
  B_OPEN: {
    kind: 'route',
    journey: 'open',
    en: {
      title: 'Read the permit: work is usually allowed',
      text: 'Most permits of family members and every settlement permit allow any work. What counts is the line on the permit. Keep a copy while the person works for you.',
      next: 'Read the line “Erwerbstätigkeit” and note the end date',
    },
    de: {
      title: 'Den Aufenthaltstitel lesen: Arbeit ist meist erlaubt',
      text: 'Die meisten Titel von Familienmitgliedern und jede Niederlassungserlaubnis erlauben jede Arbeit. Es zählt die Zeile im Titel. Bewahren Sie eine Kopie auf, solange die Person bei Ihnen arbeitet.',
      next: 'Zeile „Erwerbstätigkeit“ lesen und Ablaufdatum notieren',
    },
    tr: {
      title: 'İzni okuyun: çalışmak genellikle serbesttir',
      text: 'Aile bireylerinin izinlerinin çoğu ve her yerleşim izni her işe izin verir. İzindeki satır belirleyicidir. Kişi yanınızda çalıştığı sürece bir kopya saklayın.',
      next: '“Erwerbstätigkeit” satırını okuyun, bitiş gününü not edin',
    },
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_PROTECTED: {
    kind: 'ask',
    journey: 'open',
    en: {
      title: 'Read the permit: work is often allowed',
      text: 'Many permits for protection allow any work; some need a permission that is given without the Federal Employment Agency. Recognised refugees and people with subsidiary protection may take any job; a Blue Card is possible.',
      next: 'Read the line “Erwerbstätigkeit”; if unclear, ask the immigration authority',
    },
    de: {
      title: 'Den Aufenthaltstitel lesen: Arbeit ist oft erlaubt',
      text: 'Viele Aufenthaltstitel zum Schutz erlauben jede Arbeit; manche brauchen eine Erlaubnis, die ohne die Bundesagentur für Arbeit erteilt wird. Anerkannte Flüchtlinge und subsidiär Geschützte dürfen jede Arbeit annehmen; auch die Blaue Karte ist möglich.',
      next: 'Zeile „Erwerbstätigkeit“ lesen; wenn unklar, Ausländerbehörde fragen',
    },
    tr: {
      title: 'İzni okuyun: çalışmak çoğu zaman serbesttir',
      text: 'Koruma izinlerinin çoğu her işe izin verir; bazılarında gereken onay Federal İş Ajansı’na sorulmadan verilir. Tanınmış mülteciler ve ikincil koruma sahipleri her işte çalışabilir; Mavi Kart da mümkündür.',
      next: '“Erwerbstätigkeit” satırını okuyun; açık değilse yabancılar dairesine sorun',
    },
    forAdvice: true,
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_ASYLUM: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Only with permission of the immigration authority',
      text: 'In an asylum procedure or with a tolerated stay, the job needs a permission first, and most work permits are blocked. Training and some jobs have rules of their own. The law changed in June 2026; we have not read the new text.',
      next: 'Apply for the permission with the job description; the person should ask an advice centre',
    },
    de: {
      title: 'Nur mit Erlaubnis der Ausländerbehörde',
      text: 'Im Asylverfahren oder mit Duldung braucht die Stelle zuerst eine Erlaubnis, und die meisten Aufenthaltstitel zum Arbeiten sind gesperrt. Für Ausbildung und manche Stellen gibt es eigene Regeln. Das Gesetz wurde im Juni 2026 geändert; den neuen Text haben wir nicht gelesen.',
      next: 'Erlaubnis mit Stellenbeschreibung beantragen; die Person sollte Beratung suchen',
    },
    tr: {
      title: 'Yalnızca yabancılar dairesinin izniyle',
      text: 'Sığınma sürecinde veya Duldung ile iş için önce izin gerekir; çalışma izinlerinin çoğu kapalıdır. Meslek eğitimi ve bazı işler için ayrı kurallar vardır. Yasa Haziran 2026’da değişti; yeni metni okumadık.',
      next: 'İş tanımıyla izin isteyin; kişi bir danışma merkezine sorsun',
    },
    forAdvice: true,
    to: site(SITES.migrationOffice),
    guides: ['work-visa-germany-2025'],
  },
  B_VISAFREE: {
    kind: 'route',
    journey: 'work',
    en: {
      title: 'Apply in Germany, start later',
      text: 'With this passport, the person may apply at the immigration authority within {visaFreeEntryApplication} of entry. Not for an ICT Card, and not with a passport of Andorra, Monaco or San Marino: then the visa comes first. Nobody may start before the permit allows the job. Which permit fits: answer the check again with “abroad”.',
      next: 'Book the appointment at the immigration authority now',
    },
    de: {
      title: 'In Deutschland beantragen, später beginnen',
      text: 'Mit diesem Pass kann die Person innerhalb von {visaFreeEntryApplication:dative} nach der Einreise bei der Ausländerbehörde beantragen. Nicht für die ICT-Karte und nicht mit einem Pass aus Andorra, Monaco oder San Marino: Dann kommt zuerst das Visum. Niemand darf anfangen, bevor der Aufenthaltstitel die Stelle erlaubt. Welcher passt: den Check noch einmal mit „im Ausland“ beantworten.',
      next: 'Jetzt einen Termin bei der Ausländerbehörde holen',
    },
    tr: {
      title: 'Almanya’da başvurun, sonra başlayın',
      text: 'Bu pasaportla kişi, girişten sonra {visaFreeEntryApplication} içinde yabancılar dairesine başvurabilir. ICT Kartı’nda ve Andorra, Monako veya San Marino pasaportuyla olmaz: o zaman önce vize gerekir. İzin bu işe izin vermeden kimse başlayamaz. Hangi izin uyar: soruları “Almanya dışında” ile bir kez daha yanıtlayın.',
      next: 'Yabancılar dairesinden şimdi randevu alın',
    },
    to: guide('work-visa-germany-2025', 'requirements-common-to-these-routes', 'gemeinsame-voraussetzungen'),
    guides: ['work-visa-germany-2025'],
  },
  B_VISITOR: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'As a rule, the person applies from abroad',
      text: 'A visit usually does not lead to a work permit. There is a narrow exception if a right to a permit arises after entry. Working during a visit is illegal for both sides.',
      next: 'Ask the immigration authority before the visit ends; otherwise start the fast track for the visa',
    },
    de: {
      title: 'In der Regel Antrag aus dem Ausland',
      text: 'Ein Besuch führt meist nicht zu einem Aufenthaltstitel zum Arbeiten. Eine enge Ausnahme gilt, wenn nach der Einreise ein Anspruch entsteht. Arbeit während eines Besuchs ist für beide Seiten verboten.',
      next: 'Vor Ende des Besuchs die Ausländerbehörde fragen; sonst beschleunigtes Verfahren für das Visum',
    },
    tr: {
      title: 'Kural olarak kişi yurt dışından başvurur',
      text: 'Ziyaretten genellikle çalışma izni çıkmaz. Girişten sonra bir izin hakkı doğarsa dar bir istisna vardır. Ziyarette çalışmak iki taraf için de yasaktır.',
      next: 'Ziyaret bitmeden yabancılar dairesine sorun; olmazsa vize için hızlandırılmış usulü başlatın',
    },
    to: guide('work-visa-germany-2025', 'when-may-work-start', 'wann-darf-die-arbeit-beginnen'),
    guides: ['work-visa-germany-2025'],
  },
  B_BLUE_CHANGE: {
    kind: 'route',
    journey: 'report',
    en: {
      title: 'Blue Card holder changes to you: no new permit',
      text: 'The change needs no permission if your salary and job meet the rules of the card. In the first {blueCardNotificationPeriod} the person must report it; the authority may suspend the change for {blueCardJobChangeSuspension} and refuse it. If your salary is too low, another permit comes first.',
      next: 'Ask for the proof of the report; copy the card',
    },
    de: {
      title: 'Blaue Karte, Wechsel zu Ihnen: keine neue Erlaubnis',
      text: 'Der Wechsel braucht keine Erlaubnis, wenn Gehalt und Stelle zur Karte passen. In den ersten {blueCardNotificationPeriod:dative} muss die Person ihn melden; die Behörde kann ihn für {blueCardJobChangeSuspension} aussetzen und ablehnen. Ist Ihr Gehalt zu niedrig, kommt zuerst ein anderer Titel.',
      next: 'Nachweis der Meldung verlangen; Karte kopieren',
    },
    tr: {
      title: 'Mavi Kart sahibi size geçiyor: yeni izin gerekmez',
      text: 'Maaşınız ve işiniz kartın kurallarına uyuyorsa değişiklik için onay gerekmez. İlk {blueCardNotificationPeriod} içinde kişi değişikliği bildirmelidir; yabancılar dairesi onu {blueCardJobChangeSuspension} askıya alabilir ve reddedebilir. Maaşınız çok düşükse önce başka bir izin gerekir.',
      next: 'Bildirimin kanıtını isteyin; kartın kopyasını alın',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025'],
  },
  B_SIDE_STUDY: {
    kind: 'route',
    journey: 'open',
    en: {
      title: 'A side job is usually allowed at once',
      text: 'Students: {studyWorkDays} a year, or {studyWeeklyWork} in term; student jobs at the university do not count. Training, language course, recognition: {trainingSideJob}. None for exam stays (§ 16d(5)), exchange and school pupils.',
      next: 'Copy the permit and ask for the days already used this year',
    },
    de: {
      title: 'Ein Nebenjob ist meist sofort erlaubt',
      text: 'Studierende: {studyWorkDays} im Jahr, oder {studyWeeklyWork} in der Vorlesungszeit; studentische Nebentätigkeiten zählen nicht mit. Ausbildung, Sprachkurs, Anerkennung: {trainingSideJob}. Keine Arbeit bei Prüfungsaufenthalt (§ 16d Abs. 5), Austausch und Schule.',
      next: 'Titel kopieren und nach den verbrauchten Tagen des Jahres fragen',
    },
    tr: {
      title: 'Yan iş genellikle hemen serbesttir',
      text: 'Öğrenciler: yılda {studyWorkDays} veya ders döneminde {studyWeeklyWork}; üniversitedeki öğrenci işleri buna sayılmaz. Meslek eğitimi, dil kursu, tanıma: {trainingSideJob}. Sınav için kalışta (§ 16d(5)), değişimde ve okul öğrencilerinde çalışılamaz.',
      next: 'İznin kopyasını alın, bu yıl kullanılan günleri sorun',
    },
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_SIDE_SEARCH: {
    kind: 'route',
    journey: 'open',
    en: {
      title: 'A side job: which search permit is it?',
      text: 'Opportunity Card: {opportunityCardWork} on average, and trial jobs of up to {opportunityCardTrialJob}. Search after a degree, training or recognition in Germany (§ 20): the law names no limit. Search for a training or study place (§ 17): {trainingSideJob}.',
      next: 'Read the line and copy the permit',
    },
    de: {
      title: 'Nebenjob: Welche Erlaubnis zur Suche ist es?',
      text: 'Chancenkarte: im Schnitt {opportunityCardWork}, dazu Probearbeit von je bis zu {opportunityCardTrialJob:dative}. Suche nach Studium, Ausbildung oder Anerkennung in Deutschland (§ 20): Das Gesetz nennt keine Grenze. Suche eines Ausbildungs- oder Studienplatzes (§ 17): {trainingSideJob}.',
      next: 'Zeile lesen und Titel kopieren',
    },
    tr: {
      title: 'Yan iş: hangi arama izni?',
      text: 'Fırsat Kartı: ortalama {opportunityCardWork}, bir de en çok {opportunityCardTrialJob} süren deneme işleri. Almanya’da üniversite, meslek eğitimi veya tanımadan sonra arama (§ 20): yasa sınır koymaz. Meslek eğitimi veya üniversite yeri arama (§ 17): {trainingSideJob}.',
      next: 'Satırı okuyun, iznin kopyasını alın',
    },
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_TEMP: {
    kind: 'route',
    journey: 'open',
    en: {
      title:
        '<Until name="temporaryProtectionUntil">Temporary protection: work is allowed</Until><After name="temporaryProtectionUntil">Temporary protection: read the card, ask the authority</After>',
      text: '<Until name="temporaryProtectionUntil">People with a permit under § 24 may take any job, without consent or waiting. Ukrainian permits valid on {temporaryProtectionValidOn} run on until {temporaryProtectionUntil}, even if the card shows an earlier date. After it, §§ 18a, 18b are possible. The law bars a Blue Card (§ 19f); a circular of 2025 is reported to allow a switch: ask the office in writing.</Until><After name="temporaryProtectionUntil">Ukrainian permits under § 24 ran until {temporaryProtectionUntil}. What follows is not known to us. While a permit under § 24 is valid, any job is open. §§ 18a, 18b can follow it.</After>',
      next: 'Copy the permit, note the end date, plan the permit after it',
    },
    de: {
      title:
        '<Until name="temporaryProtectionUntil">Vorübergehender Schutz: Arbeit ist erlaubt</Until><After name="temporaryProtectionUntil">Vorübergehender Schutz: Karte lesen, Behörde fragen</After>',
      text: '<Until name="temporaryProtectionUntil">Mit einer Erlaubnis nach § 24 ist jede Arbeit erlaubt, ohne Zustimmung und Wartezeit. Ukrainische Erlaubnisse, die am {temporaryProtectionValidOn} galten, gelten bis {temporaryProtectionUntil} weiter, auch wenn die Karte früher endet. Danach sind §§ 18a, 18b möglich. Die Blaue Karte sperrt das Gesetz (§ 19f); ein Rundschreiben von 2025 soll einen Wechsel erlauben: die Behörde schriftlich fragen.</Until><After name="temporaryProtectionUntil">Ukrainische Erlaubnisse nach § 24 galten bis {temporaryProtectionUntil}. Was danach kommt, ist uns nicht bekannt. Solange ein Titel nach § 24 gilt, ist jede Arbeit erlaubt. Folgen können §§ 18a, 18b.</After>',
      next: 'Titel kopieren, Ablauf notieren, den Titel danach planen',
    },
    tr: {
      title:
        '<Until name="temporaryProtectionUntil">Geçici koruma: çalışmak serbesttir</Until><After name="temporaryProtectionUntil">Geçici koruma: kartı okuyun, yabancılar dairesine sorun</After>',
      text: '<Until name="temporaryProtectionUntil">§ 24 izni olan herkes, onay almadan ve beklemeden her işte çalışabilir. {temporaryProtectionValidOn} günü geçerli olan Ukrayna izinleri, kart daha erken bitse de {temporaryProtectionUntil} gününe kadar sürer. Ondan sonra §§ 18a, 18b mümkündür. Yasa Mavi Kart’ı engelliyor (§ 19f); 2025 tarihli bir genelgenin geçişe izin verdiği bildiriliyor: yabancılar dairesine yazılı sorun.</Until><After name="temporaryProtectionUntil">Ukrayna vatandaşlarının § 24 izinleri {temporaryProtectionUntil} gününe kadar geçerliydi. Sonrasını bilmiyoruz. § 24 izni geçerli olduğu sürece her işte çalışılabilir. Ardından §§ 18a, 18b gelebilir.</After>',
      next: 'İznin kopyasını alın, bitiş gününü not edin, sonraki izni planlayın',
    },
    forAdvice: true,
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_MOBILE: {
    kind: 'ask',
    journey: 'change',
    en: {
      title: 'Permit of another EU state: which one is it?',
      text: 'Blue Card, held {blueCardMobilityAfter}: no visa; the person applies here within {blueCardMobilityApplication} of entry and may start {blueCardMobilityStart} after the complete application (§ 18i). ICT permit: §§ 19a, 19b. Researchers: §§ 18e, 18f. EU long-term residence: § 38a. Any other permit: the German visa first, as a rule.',
      next: 'Read the card, then ask the immigration authority which of these applies',
    },
    de: {
      title: 'Titel eines anderen EU-Staats: Welcher ist es?',
      text: 'Blaue Karte, seit {blueCardMobilityAfter:dative}: kein Visum; die Person beantragt hier innerhalb von {blueCardMobilityApplication} nach der Einreise und darf {blueCardMobilityStart} nach dem vollständigen Antrag anfangen (§ 18i). ICT-Titel: §§ 19a, 19b. Forschung: §§ 18e, 18f. Daueraufenthalt-EU: § 38a. Jeder andere: in der Regel zuerst das deutsche Visum.',
      next: 'Karte lesen, dann die Ausländerbehörde fragen, was davon gilt',
    },
    tr: {
      title: 'Başka AB ülkesinin izni: hangisi?',
      text: '{blueCardMobilityAfter} tutulan Mavi Kart: vize yok; kişi girişten sonra {blueCardMobilityApplication} içinde burada başvurur, eksiksiz başvurudan {blueCardMobilityStart} sonra başlayabilir (§ 18i). ICT izni: §§ 19a, 19b. Araştırmacı: §§ 18e, 18f. AB uzun süreli oturum: § 38a. Başka her izin: kural olarak önce Alman vizesi.',
      next: 'Kartı okuyun, sonra hangisinin geçerli olduğunu yabancılar dairesine sorun',
    },
    to: site(SITES.migrationOffice),
    guides: ['work-visa-germany-2025'],
  },
  B_POSTED: {
    kind: 'ask',
    journey: 'open',
    en: {
      title: 'Posted by a firm in another EU state (§ 21 BeschV)',
      text: 'The other firm stays the employer and sends its own staff for a time. If they are lawfully employed there, the Federal Employment Agency is not asked, and usually no German work permit is needed. A visa (Vander Elst) can be. Workers whom you direct like your own staff are lent to you: other rules.',
      next: 'Ask the other firm for contract, permit and A1 certificate; ask customs about the notification',
    },
    de: {
      title: 'Entsandt von einer Firma in einem anderen EU-Staat (§ 21 BeschV)',
      text: 'Die andere Firma bleibt Arbeitgeber und schickt eigene Leute auf Zeit. Sind sie dort ordnungsgemäß beschäftigt, wird die Bundesagentur nicht gefragt, und meist braucht es keinen deutschen Titel zum Arbeiten. Ein Visum (Vander Elst) kann nötig sein. Wen Sie anweisen wie eigene Leute, der ist verliehen: andere Regeln.',
      next: 'Von der Firma Vertrag, Titel und A1-Bescheinigung verlangen; beim Zoll nach der Meldung fragen',
    },
    tr: {
      title: 'Başka AB ülkesindeki firma gönderiyor (§ 21 BeschV)',
      text: 'İşveren o firma olarak kalır, kendi çalışanını geçici gönderir. Kişi orada yasal çalışıyorsa Federal İş Ajansı’na sorulmaz, genellikle Alman çalışma izni gerekmez. Vize (Vander Elst) gerekebilir. Kendi çalışanınız gibi yönettiğiniz kişi ödünç verilmiştir: başka kurallar geçerlidir.',
      next: 'Firmadan sözleşme, izin ve A1 belgesini isteyin; bildirimi gümrüğe sorun',
    },
    to: site(SITES.employmentAgency),
    guides: ['work-visa-germany-2025'],
  },
} as const satisfies Record<string, Outcome>

export const WHEREABOUTS_ROWS = [
  {
    id: 'H-01',
    when: { passport: ['eu'] },
    outcome: 'B_EU',
    law: [primary('§ 2 Abs. 2 Nr. 1, § 12 Abs. 1 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2005-01-01',
  },
  {
    id: 'H-02',
    when: { passport: NOT_EU, where: ['de_open'] },
    outcome: 'B_OPEN',
    law: [primary('§ 4a Abs. 1, 3, 5 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-03',
    when: { passport: NOT_EU, where: ['de_refugee'] },
    outcome: 'B_PROTECTED',
    law: [
      primary('§ 4a Abs. 1-3, 5 AufenthG'),
      primary('§ 31 BeschV'),
      primary('§ 19f Abs. 2 Nr. 2 AufenthG'),
    ],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-04',
    when: { passport: NOT_EU, where: ['de_asylum'] },
    outcome: 'B_ASYLUM',
    law: [
      known('§ 61 AsylG'),
      primary('§ 4a Abs. 4 AufenthG'),
      primary('§ 32 BeschV'),
      primary('§ 10 AufenthG'),
    ],
    validFrom: '2024-02-27',
  },
  {
    id: 'H-05',
    when: { passport: ['vf'], where: ['de_visit'] },
    outcome: 'B_VISAFREE',
    law: [primary('§ 41 Abs. 1-4 AufenthV'), primary('§ 4a Abs. 4, 5 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-06',
    when: { passport: ['wb6', 'other'], where: ['de_visit'] },
    outcome: 'B_VISITOR',
    law: [primary('§ 5 Abs. 2 AufenthG'), primary('§ 39 Satz 1 Nr. 3 AufenthV')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-07',
    when: { passport: NOT_EU, where: ['de_temp'] },
    outcome: 'B_TEMP',
    law: [
      primary('§ 4a Abs. 1, 5 AufenthG'),
      primary('§ 24 Abs. 1 AufenthG'),
      primary('§ 2 Abs. 1 UkraineAufenthFGV'),
      primary('§ 19f Abs. 1 Nr. 1 AufenthG'),
    ],
    validFrom: '2025-10-28',
    validUntil: 'temporaryProtectionUntil',
  },
] as const satisfies readonly LawRow<EmployersAnswers, keyof typeof WHEREABOUTS_OUTCOMES>[]

/** A permit that the person holds already: a side job on it, or a change of employer. */
export const EMPLOYERS_GATES = [
  { id: 'HG-0', when: { passport: ['eu'] }, outcome: null },
  {
    id: 'HG-1',
    when: { passport: NOT_EU, where: ['de_study'], hours: ['side'] },
    outcome: 'B_SIDE_STUDY',
    law: [
      primary('§ 16b Abs. 3 AufenthG'),
      primary('§ 16a Abs. 3 AufenthG'),
      primary('§ 16f Abs. 3 Satz 4, 5 AufenthG'),
      primary('§ 16d Abs. 1, 2, 5 AufenthG'),
      primary('§ 4a Abs. 5 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'HG-2',
    when: { passport: NOT_EU, where: ['de_search'], hours: ['side'] },
    outcome: 'B_SIDE_SEARCH',
    law: [
      primary('§ 20a Abs. 2 AufenthG'),
      primary('§ 20 AufenthG'),
      primary('§ 17 Abs. 3 AufenthG'),
      primary('§ 4a Abs. 1, 5 AufenthG'),
    ],
    validFrom: '2024-06-01',
  },
  {
    id: 'HG-3',
    when: { passport: NOT_EU, where: ['de_study', 'de_search'], hours: ['full'] },
    outcome: null,
  },
  {
    id: 'HG-4',
    when: { passport: NOT_EU, where: ['de_blue'] },
    outcome: 'B_BLUE_CHANGE',
    law: [
      primary('§ 18g Abs. 4 AufenthG'),
      primary('§ 82 Abs. 1 Satz 6 AufenthG'),
      primary('§ 4a Abs. 5 AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'HG-5',
    when: {
      passport: NOT_EU,
      where: ['abroad', 'de_job', 'de_open', 'de_refugee', 'de_temp', 'de_asylum', 'de_visit'],
    },
    outcome: null,
  },
  {
    id: 'HG-6',
    when: { passport: NOT_EU, where: ['eu_permit'] },
    outcome: 'B_MOBILE',
    law: [
      primary('§ 39 Satz 1 Nr. 7 AufenthV'),
      primary('§ 18i AufenthG'),
      primary('§ 81 Abs. 6a AufenthG'),
      known('§§ 18e, 18f, 19a, 19b, 38a AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'HG-7',
    when: { passport: NOT_EU, where: ['posted'] },
    outcome: 'B_POSTED',
    law: [primary('§ 21 BeschV')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly CheckGate<EmployersAnswers, keyof typeof WHEREABOUTS_OUTCOMES>[]
