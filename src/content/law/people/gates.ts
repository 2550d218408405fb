import { guide, POINTS_CALCULATOR, SITES, site } from '#src/content/law/addresses.ts'
import { type CheckGate, known, type Outcome, primary } from '#src/content/law/law.ts'
import type { BRING_OUTCOMES } from './bring.ts'
import {
  FOR_WORK_OR_EDUCATION,
  FREE_TO_WORK,
  NOT_EU,
  type PeopleAnswers,
  WITH_QUALIFICATION,
} from './questions.ts'

/** Outcomes of people whom the place where they are, and the permit they hold there, decide for. */
export const GATES_OUTCOMES = {
  Y_TEMP_WORK: {
    kind: 'route',
    journey: 'advice',
    en: {
      title:
        '<Until name="temporaryProtectionUntil">You may work now</Until><After name="temporaryProtectionUntil">§ 24: look at your card and ask today</After>',
      text: '<Until name="temporaryProtectionUntil">With temporary protection (§ 24) any job is open, also self-employment; licensed professions need the licence. Before you change your permit, ask an advice centre, and your office in writing. Ukrainian permits usually run until {temporaryProtectionUntil}. You are not Ukrainian? Look at the date on your card today and ask an advice centre: the law carries on three groups only.</Until><After name="temporaryProtectionUntil">While your permit under § 24 is valid, any job is open. Ask an advice centre today: Ukrainian permits ran until {temporaryProtectionUntil}, and what follows is not known to us. In 2025 the Council of the EU recommended ways from protection into national permits, not both at once.</After>',
      next: 'Before you give up § 24, ask an advice centre what you would lose',
    },
    de: {
      title:
        '<Until name="temporaryProtectionUntil">Sie dürfen jetzt arbeiten</Until><After name="temporaryProtectionUntil">§ 24: Sehen Sie auf Ihre Karte und fragen Sie heute</After>',
      text: '<Until name="temporaryProtectionUntil">Mit vorübergehendem Schutz (§ 24) ist jede Arbeit erlaubt, auch selbstständige; Berufe mit Zulassung brauchen die Zulassung. Fragen Sie vor einem Wechsel des Titels eine Beratungsstelle und schriftlich Ihre Behörde. Ukrainische Erlaubnisse gelten meist bis {temporaryProtectionUntil}. Sie haben keinen ukrainischen Pass? Sehen Sie heute nach dem Datum auf Ihrer Karte und fragen Sie eine Beratungsstelle: Das Gesetz führt nur drei Gruppen weiter.</Until><After name="temporaryProtectionUntil">Solange Ihr Titel nach § 24 gilt, ist jede Arbeit erlaubt. Fragen Sie heute eine Beratungsstelle: Ukrainische Titel galten bis {temporaryProtectionUntil}, und was danach kommt, ist uns nicht bekannt. Der Rat der EU empfahl 2025 Wege aus dem Schutz in nationale Titel, nicht beides zugleich.</After>',
      next: 'Vor dem Wechsel aus § 24 eine Beratungsstelle fragen, was Sie verlieren',
    },
    tr: {
      title:
        '<Until name="temporaryProtectionUntil">Şimdi çalışabilirsiniz</Until><After name="temporaryProtectionUntil">§ 24: kartınıza bakın ve bugün sorun</After>',
      text: '<Until name="temporaryProtectionUntil">Geçici korumayla (§ 24) her işte, serbest de çalışılabilir; izne bağlı meslekler mesleki izin ister. İzin değiştirmeden önce bir danışma merkezine, yabancılar dairenize de yazılı sorun. Ukrayna vatandaşlarının izinleri genellikle {temporaryProtectionUntil} gününe kadar sürer. Ukrayna vatandaşı değil misiniz? Kartınızdaki tarihe bugün bakın ve bir danışma merkezine sorun: yasa yalnızca üç grubun iznini sürdürür.</Until><After name="temporaryProtectionUntil">§ 24 izniniz geçerli olduğu sürece her işte çalışabilirsiniz. Bugün bir danışma merkezine sorun: Ukraynalıların izinleri {temporaryProtectionUntil} gününe kadar geçerliydi, sonrasını bilmiyoruz. AB Konseyi 2025’te korumadan ulusal izinlere geçişi, ikisinin birlikte olmamasını önerdi.</After>',
      next: '§ 24’ten vazgeçmeden önce neyi kaybedeceğinizi bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.ukraine),
    guides: ['already-in-germany'],
  },
  Y_REFUGEE_WORK: {
    kind: 'route',
    journey: 'advice',
    en: {
      title: 'You may usually work now',
      text: 'Recognised refugees and people with subsidiary protection may take any job today. With another humanitarian permit the line “Erwerbstätigkeit” decides. Ask the migration advice service what fits you.',
      next: 'Read the line on your permit; ask the migration advice service about settlement',
    },
    de: {
      title: 'Arbeiten ist meist schon erlaubt',
      text: 'Anerkannte Flüchtlinge und subsidiär Geschützte dürfen heute jede Arbeit annehmen. Bei anderen humanitären Erlaubnissen entscheidet die Zeile „Erwerbstätigkeit“. Fragen Sie die Migrationsberatung, was für Sie passt.',
      next: 'Zeile im Titel lesen; die Migrationsberatung nach der Niederlassungserlaubnis fragen',
    },
    tr: {
      title: 'Genellikle şimdi çalışabilirsiniz',
      text: 'Tanınmış mülteciler ve ikincil koruma sahipleri bugün her işte çalışabilir. Başka bir insani izinde “Erwerbstätigkeit” satırı belirleyicidir. Size neyin uyduğunu göç danışma servisine sorun.',
      next: 'İzninizdeki satırı okuyun; yerleşim iznini göç danışma servisine sorun',
    },
    forAdvice: true,
    to: site(SITES.migrationAdvice),
    guides: ['already-in-germany'],
  },
  Y_OPEN_WORK: {
    kind: 'not-needed',
    journey: 'open',
    en: {
      title: 'You need no other permit to work',
      text: 'Permits for family members and settlement permits usually allow any work, also self-employment. The line “Erwerbstätigkeit” decides. You need no visa and no Opportunity Card; licensed professions need the licence.',
      next: 'Read the line on your permit; if it limits you, ask the immigration authority',
    },
    de: {
      title: 'Für die Arbeit brauchen Sie nichts Weiteres',
      text: 'Aufenthaltstitel für Familienangehörige und Niederlassungserlaubnisse erlauben meist jede Arbeit, auch selbstständige. Es zählt die Zeile „Erwerbstätigkeit“. Visum und Chancenkarte brauchen Sie nicht; Berufe mit Zulassung brauchen die Zulassung.',
      next: 'Zeile im Titel lesen; steht dort eine Grenze, die Ausländerbehörde fragen',
    },
    tr: {
      title: 'Çalışmak için başka izin gerekmez',
      text: 'Aile bireylerinin izinleri ve yerleşim izinleri genellikle her işe, serbest çalışmaya da izin verir. “Erwerbstätigkeit” satırı belirleyicidir. Ne vize ne Fırsat Kartı gerekir; izne bağlı meslekler mesleki izin ister.',
      next: 'İzninizdeki satırı okuyun; sizi sınırlıyorsa yabancılar dairesine sorun',
    },
    to: guide('already-in-germany', 'read-one-line-first', 'lesen-sie-zuerst-eine-zeile'),
    guides: ['already-in-germany'],
  },
  Y_ASYLUM_WORK: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Ask before you start, apply or sign',
      text: 'Today you may work only where the authority has allowed the job; some people are barred. Ask an advice centre or a lawyer before you apply for, withdraw or sign anything.',
      next: 'Find a free advice centre before you do anything else',
    },
    de: {
      title: 'Fragen Sie, bevor Sie anfangen, beantragen oder unterschreiben',
      text: 'Heute dürfen Sie nur arbeiten, wo die Behörde die Stelle erlaubt hat; manche sind ausgeschlossen. Fragen Sie eine Beratungsstelle, eine Anwältin oder einen Anwalt, bevor Sie etwas beantragen, zurücknehmen oder unterschreiben.',
      next: 'Zuerst eine kostenlose Beratungsstelle suchen',
    },
    tr: {
      title: 'Başlamadan, başvurmadan, imzalamadan önce sorun',
      text: 'Bugün yalnızca yabancılar dairesinin izin verdiği işte çalışabilirsiniz; bazı kişilere yasaktır. Bir şeye başvurmadan, başvuruyu geri çekmeden veya imza atmadan önce bir danışma merkezine veya avukata sorun.',
      next: 'Başka bir şey yapmadan önce ücretsiz bir danışma merkezi bulun',
    },
    forAdvice: true,
    to: site(SITES.migrationOffice),
    guides: ['already-in-germany'],
  },
  Y_BLUE_CHANGE: {
    kind: 'route',
    journey: 'report',
    en: {
      title: 'New job with a Blue Card: report it',
      text: 'You need no new permit. In the first {blueCardNotificationPeriod} you must report every change of employer; the authority may suspend the change for {blueCardJobChangeSuspension} and refuse it. Salary and job must still meet the rules of the card. If they do not, apply for another permit first.',
      next: 'Send the new contract to the immigration authority before you resign',
    },
    de: {
      title: 'Neue Stelle mit Blauer Karte: melden genügt',
      text: 'Sie brauchen keine neue Erlaubnis. In den ersten {blueCardNotificationPeriod:dative} müssen Sie jeden Wechsel des Arbeitgebers melden; die Behörde kann ihn für {blueCardJobChangeSuspension} aussetzen und ablehnen. Gehalt und Stelle müssen weiter zur Karte passen. Sonst zuerst einen anderen Titel beantragen.',
      next: 'Den neuen Vertrag vor der Kündigung an die Ausländerbehörde schicken',
    },
    tr: {
      title: 'Mavi Kartla yeni iş: bildirin',
      text: 'Yeni izin gerekmez. İlk {blueCardNotificationPeriod} içinde her işveren değişikliğini bildirmelisiniz; yabancılar dairesi değişikliği {blueCardJobChangeSuspension} askıya alabilir ve reddedebilir. Maaş ve iş kartın kurallarına yine uymalıdır. Uymuyorsa önce başka bir izne başvurun.',
      next: 'İstifa etmeden önce yeni sözleşmeyi yabancılar dairesine gönderin',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card'],
  },
  Y_SEARCH_WORKING: {
    kind: 'route',
    journey: 'change',
    en: {
      title: 'Look while your permit runs',
      text: 'Looking needs no permit. With a Blue Card you may change and report it; with another work permit the new job needs permission first. Did your job end early? Report it within {employeeReportingPeriod}; the permit can be shortened. Until then the Opportunity Card can be applied for here.',
      next: 'Count your points before you need them',
    },
    de: {
      title: 'Suchen, solange der Titel gilt',
      text: 'Suchen darf man ohne Erlaubnis. Mit Blauer Karte wechseln Sie und melden es; mit anderem Titel braucht die neue Stelle zuerst eine Erlaubnis. Endet Ihre Stelle früher, melden Sie es innerhalb von {employeeReportingPeriod:dative}; der Titel kann verkürzt werden. Bis dahin können Sie hier die Chancenkarte beantragen.',
      next: 'Punkte zählen, bevor Sie sie brauchen',
    },
    tr: {
      title: 'İzniniz sürerken iş arayın',
      text: 'İş aramak izin gerektirmez. Mavi Kartla değiştirip bildirebilirsiniz; başka bir çalışma izninde yeni iş için önce onay gerekir. İşiniz erken mi bitti? {employeeReportingPeriod} içinde bildirin; izin kısaltılabilir. O zamana kadar Fırsat Kartı’na burada başvurulabilir.',
      next: 'Gerekmeden önce puanlarınızı hesaplayın',
    },
    to: POINTS_CALCULATOR,
    guides: ['opportunity-card-germany'],
  },
  Y_VISITOR: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'As a rule, apply from abroad',
      text: 'A visit allows neither work nor company training. You apply at the German embassy or consulate where you live. A narrow exception exists if a right to a permit arises after entry; it does not cover study (§ 16b).',
      next: 'Prepare the visa at home, or ask the immigration authority in writing before the visit ends',
    },
    de: {
      title: 'In der Regel aus dem Ausland beantragen',
      text: 'Ein Besuch erlaubt weder Arbeit noch betriebliche Ausbildung. Den Antrag stellen Sie bei der deutschen Botschaft oder dem Konsulat Ihres Wohnlands. Eine enge Ausnahme gilt, wenn nach der Einreise ein Anspruch entsteht; nicht für das Studium (§ 16b).',
      next: 'Das Visum zu Hause vorbereiten, oder vor Ende des Besuchs die Ausländerbehörde schriftlich fragen',
    },
    tr: {
      title: 'Kural olarak yurt dışından başvurulur',
      text: 'Ziyaret ne çalışmaya ne de işletmede meslek eğitimine izin verir. Yaşadığınız yerdeki Alman temsilciliğine başvurursunuz. Girişten sonra bir izin hakkı doğarsa dar bir istisna vardır; üniversiteyi (§ 16b) kapsamaz.',
      next: 'Vizeyi evinizde hazırlayın veya ziyaret bitmeden yabancılar dairesine yazılı sorun',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_HERE_RECOGNITION: {
    kind: 'not-needed',
    journey: 'open',
    en: {
      title: 'Recognition needs no extra permit',
      text: 'With the permit you hold you may take the course or the exam and, if the line “Erwerbstätigkeit” allows it, work meanwhile. A permit under § 16d is not needed. In licensed professions the licence comes before the work.',
      next: 'Ask the office what is missing, and the Federal Employment Agency who pays for the course',
    },
    de: {
      title: 'Für die Anerkennung brauchen Sie keinen weiteren Titel',
      text: 'Mit Ihrem Titel dürfen Sie Kurs oder Prüfung machen und, wenn die Zeile „Erwerbstätigkeit“ es erlaubt, währenddessen arbeiten. Ein Titel nach § 16d ist nicht nötig. In Berufen mit Zulassung kommt die Zulassung vor der Arbeit.',
      next: 'Die Stelle fragen, was fehlt, und die Bundesagentur, wer den Kurs bezahlt',
    },
    tr: {
      title: 'Tanıma için ek izin gerekmez',
      text: 'Elinizdeki izinle kursa veya sınava girebilir, “Erwerbstätigkeit” satırı izin veriyorsa bu arada çalışabilirsiniz. § 16d izni gerekmez. İzne bağlı mesleklerde mesleki izin işten önce gelir.',
      next: 'Neyin eksik olduğunu tanıma kurumuna, kursu kimin ödeyeceğini Federal İş Ajansı’na sorun',
    },
    to: site(SITES.recognition),
    guides: ['nurses-germany', 'approbation-germany'],
  },
  Y_ASYLUM_LEARN: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Recognition and German need not wait',
      text: 'You can ask for recognition whatever your papers say. Integration courses may admit people in an asylum procedure, and some with a Duldung, if there is room.',
      next: 'Ask an advice centre which course is open to you',
    },
    de: {
      title: 'Anerkennung und Deutsch müssen nicht warten',
      text: 'Die Anerkennung können Sie mit jedem Papier beantragen. Integrationskurse können Menschen im Asylverfahren und manche mit Duldung aufnehmen, wenn Plätze frei sind.',
      next: 'Eine Beratungsstelle fragen, welcher Kurs Ihnen offensteht',
    },
    tr: {
      title: 'Tanıma ve Almanca beklemek zorunda değil',
      text: 'Elinizde hangi belge olursa olsun tanıma isteyebilirsiniz. Entegrasyon kursları, yer varsa sığınma sürecindeki kişileri ve Duldung sahiplerinin bir bölümünü alabilir.',
      next: 'Hangi kursun size açık olduğunu bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.migrationOffice),
    guides: [],
  },
  Y_HERE_GERMAN: {
    kind: 'not-needed',
    journey: 'open',
    en: {
      title: 'No visa for a course',
      text: 'You are here with a permit: take the course beside it. A first permit for skilled work, family or as a refugee often brings a right to an integration course. With temporary protection it is open if there is room.',
      next: 'Ask the BAMF or the Federal Employment Agency before you pay',
    },
    de: {
      title: 'Für einen Kurs brauchen Sie kein Visum',
      text: 'Sie sind mit einem Titel hier: Lernen Sie daneben. Mit dem ersten Titel als Fachkraft, für Familie oder als Flüchtling besteht oft ein Anspruch auf einen Integrationskurs. Mit vorübergehendem Schutz geht es, wenn Plätze frei sind.',
      next: 'Vor dem Bezahlen BAMF oder Bundesagentur fragen',
    },
    tr: {
      title: 'Kurs için vize gerekmez',
      text: 'İzninizle buradasınız: kursa bunun yanında gidin. Nitelikli çalışan, aile bireyi veya mülteci olarak alınan ilk izin çoğu zaman entegrasyon kursu hakkı getirir. Geçici korumada yer varsa kurs açıktır.',
      next: 'Ödemeden önce BAMF’a veya Federal İş Ajansı’na sorun',
    },
    to: site(SITES.migrationOffice),
    guides: [],
  },
  Y_HERE_STUDY: {
    kind: 'not-needed',
    journey: 'open',
    en: {
      title: 'Study or train with the permit you hold',
      text: 'As a rule you need no other permit. Company training counts as work: the line “Erwerbstätigkeit” must allow it. A permit for training (§ 16a) remains possible: ask the immigration authority.',
      next: 'Enrol or sign, then ask about money (BAföG) and the end date of your permit',
    },
    de: {
      title: 'Studium oder Ausbildung mit Ihrem jetzigen Titel',
      text: 'In der Regel brauchen Sie keinen anderen. Betriebliche Ausbildung zählt als Arbeit: Die Zeile „Erwerbstätigkeit“ muss sie erlauben. Ein Titel zur Ausbildung (§ 16a) bleibt möglich: Fragen Sie die Ausländerbehörde.',
      next: 'Einschreiben oder unterschreiben, dann nach BAföG und Ablaufdatum fragen',
    },
    tr: {
      title: 'Elinizdeki izinle okuyun veya meslek öğrenin',
      text: 'Kural olarak başka izin gerekmez. İşletmede meslek eğitimi çalışma sayılır: “Erwerbstätigkeit” satırı izin vermelidir. Meslek eğitimi izni (§ 16a) mümkün kalır: yabancılar dairesine sorun.',
      next: 'Kaydolun veya imzalayın, sonra para desteğini (BAföG) ve izninizin bitiş gününü sorun',
    },
    to: site(SITES.makeItInGermany),
    guides: [],
  },
  Y_ASYLUM_STUDY: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Training can open a way to stay',
      text: 'You may start vocational training once the authority has allowed it; the Federal Employment Agency need not agree. Ask an advice centre before you sign: identity and dates decide.',
      next: 'Find a free advice centre before you sign',
    },
    de: {
      title: 'Eine Ausbildung kann einen Weg öffnen',
      text: 'Sie dürfen mit der Ausbildung anfangen, sobald die Behörde es erlaubt hat; die Bundesagentur muss nicht zustimmen. Fragen Sie vor der Unterschrift eine Beratungsstelle: Identität und Daten entscheiden.',
      next: 'Vor der Unterschrift eine kostenlose Beratungsstelle suchen',
    },
    tr: {
      title: 'Meslek eğitimi kalma yolunu açabilir',
      text: 'Yabancılar dairesi izin verince meslek eğitimine başlayabilirsiniz; Federal İş Ajansı’nın onayı gerekmez. İmzalamadan önce bir danışma merkezine sorun: kimlik ve tarihler belirleyicidir.',
      next: 'İmzalamadan önce ücretsiz bir danışma merkezi bulun',
    },
    forAdvice: true,
    to: site(SITES.migrationOffice),
    guides: [],
  },
  Y_CHANGE_JOB: {
    kind: 'ask',
    journey: 'change',
    en: {
      title: 'A new job needs permission first',
      text: 'A permit for a certain job allows no other until the authority agrees. After {agencyFreeWork} of insured work or {agencyFreeStay} of lawful stay the agency is often not asked; drivers, care assistants and the Western Balkans rule are excluded. Which permit could follow later stands below.',
      next: 'Send the new contract to the authority; keep the old job until it answers',
    },
    de: {
      title: 'Eine neue Stelle braucht zuerst eine Erlaubnis',
      text: 'Ein Titel für eine bestimmte Stelle erlaubt keine andere, bis die Behörde zustimmt. Nach {agencyFreeWork:dative} versicherter Arbeit oder {agencyFreeStay:dative} erlaubtem Aufenthalt wird die Agentur oft nicht gefragt; Fahrer, Pflegehilfskräfte und Westbalkanregelung sind ausgenommen. Welcher Titel später folgen kann, steht unten.',
      next: 'Den neuen Vertrag an die Behörde schicken; die alte Stelle bis zur Antwort behalten',
    },
    tr: {
      title: 'Yeni iş için önce onay gerekir',
      text: 'Belirli bir iş için verilen izin, yabancılar dairesi onay verene kadar başka işe izin vermez. {agencyFreeWork} sigortalı çalışma veya {agencyFreeStay} yasal kalıştan sonra ajansa çoğu zaman sorulmaz; şoförler, bakım yardımcıları ve Batı Balkanlar kuralı bunun dışındadır. Sonra hangi iznin gelebileceği aşağıdadır.',
      next: 'Yeni sözleşmeyi daireye gönderin; yanıt gelene kadar eski işte kalın',
    },
    to: guide('already-in-germany', 'a-new-employer', 'ein-neuer-arbeitgeber'),
    guides: ['work-visa-germany-2025', 'already-in-germany'],
  },
  Y_GERMAN: {
    kind: 'not-needed',
    journey: 'free',
    en: {
      title: 'You need no permit; your family may',
      text: 'With a German passport you live and work here without a permit. For your family choose “bring my family to me”: spouse, underage children, the parent of your German child (§ 28). As a rule your income is not asked.',
      next: 'Choose “bring my family to me”, or read the guide',
    },
    de: {
      title: 'Sie brauchen keinen Titel, Ihre Familie vielleicht',
      text: 'Mit deutschem Pass leben und arbeiten Sie hier ohne Titel. Für Ihre Familie wählen Sie „meine Familie zu mir holen“: Ehepartner, minderjährige Kinder, der Elternteil Ihres deutschen Kindes (§ 28). Nach Ihrem Einkommen wird in der Regel nicht gefragt.',
      next: '„meine Familie zu mir holen“ wählen oder den Ratgeber lesen',
    },
    tr: {
      title: 'Size izin gerekmez, ailenize gerekebilir',
      text: 'Alman pasaportuyla burada izinsiz yaşar ve çalışırsınız. Aileniz için “ailemi yanıma getirmek” seçin: eş, reşit olmayan çocuklar, Alman çocuğunuzun diğer ebeveyni (§ 28). Kural olarak geliriniz sorulmaz.',
      next: '“ailemi yanıma getirmek” seçin veya rehberi okuyun',
    },
    to: guide('family-reunion-visa-germany'),
    guides: ['family-reunion-visa-germany'],
  },
} as const satisfies Record<string, Outcome>

/** § 41(2) AufenthV: entry without a visa for people who do not work. */
const VISA_FREE_WITHOUT_WORK = ['vf3', 'vf3b'] as const
/** Countries whose people enter with a visa, whatever they come for. */
const OTHERS = ['wb6', 'tr', 'who55', 'other'] as const
/** Recognition that has begun. */
const BEGUN = ['notice', 'exam_only', 'employer', 'full'] as const

/** Decides by where people are now: a gate stops with an outcome, or lets the rows of their goal decide. */
export const PEOPLE_GATES = [
  {
    id: 'YG-00',
    when: { country: ['eu'] },
    outcome: null,
  },
  {
    id: 'YG-01',
    when: { country: NOT_EU, goal: ['family', 'bring', 'other'] },
    outcome: null,
  },
  {
    id: 'YG-02',
    when: { country: NOT_EU, goal: ['work', 'search'], where: ['de_temp'] },
    outcome: 'Y_TEMP_WORK',
    law: [
      primary('§ 4a Abs. 1 AufenthG'),
      primary('§ 24 Abs. 1 AufenthG'),
      primary('§ 19f Abs. 1 Nr. 1 AufenthG'),
      primary('§ 39 Satz 1 Nr. 1 AufenthV'),
      primary('§ 2 Abs. 1 UkraineAufenthFGV'),
    ],
    validFrom: '2025-10-28',
    validUntil: 'temporaryProtectionUntil',
  },
  {
    id: 'YG-03',
    when: { country: NOT_EU, goal: ['work', 'search'], where: ['de_refugee'] },
    outcome: 'Y_REFUGEE_WORK',
    law: [
      primary('§ 4a Abs. 1, 2 AufenthG'),
      primary('§ 31 BeschV'),
      primary('§ 19f Abs. 2 Nr. 2 AufenthG'),
      primary('§ 20a Abs. 4 Satz 2 AufenthG'),
    ],
    validFrom: '2024-06-01',
  },
  {
    id: 'YG-04',
    when: { country: NOT_EU, goal: ['work', 'search'], where: ['de_open'] },
    outcome: 'Y_OPEN_WORK',
    law: [primary('§ 4a Abs. 1, 3 AufenthG'), primary('§ 20a Abs. 4 Satz 2 AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'YG-05',
    when: { country: NOT_EU, goal: ['work', 'search'], where: ['de_asylum'] },
    outcome: 'Y_ASYLUM_WORK',
    law: [
      known('§ 61 AsylG'),
      primary('§ 4a Abs. 4 AufenthG'),
      primary('§ 32 BeschV'),
      primary('§ 60a Abs. 5b, 6 AufenthG'),
      primary('§ 10 Abs. 1, 3 AufenthG'),
      primary('§ 19f Abs. 1 Nr. 2, Abs. 2 Nr. 1 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-06',
    when: { country: NOT_EU, goal: ['work'], where: ['de_blue'] },
    outcome: 'Y_BLUE_CHANGE',
    law: [
      primary('§ 18g Abs. 4 AufenthG'),
      primary('§ 82 Abs. 1 Satz 6 AufenthG'),
      primary('§ 52 Abs. 2b AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'YG-07',
    when: { country: NOT_EU, goal: ['search'], where: ['de_job', 'de_blue'] },
    outcome: 'Y_SEARCH_WORKING',
    law: [
      primary('§ 82 Abs. 6 Satz 1 AufenthG'),
      primary('§ 7 Abs. 2 Satz 2 AufenthG'),
      primary('§ 20a Abs. 4 Satz 2 AufenthG'),
      primary('§ 4a Abs. 3 Satz 4 AufenthG'),
      primary('§ 18g Abs. 4 AufenthG'),
    ],
    validFrom: '2024-06-01',
  },
  {
    id: 'YG-08',
    when: { country: [...VISA_FREE_WITHOUT_WORK, ...OTHERS], goal: ['work'], where: ['de_visit'] },
    outcome: 'Y_VISITOR',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 3 AufenthV'),
      primary('§ 41 Abs. 2 AufenthV'),
      primary('§ 4a Abs. 4 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-09',
    when: { country: ['vf8'], goal: ['work'], where: ['de_visit'] },
    outcome: null,
  },
  {
    id: 'YG-10',
    when: {
      country: NOT_EU,
      goal: ['work'],
      where: ['abroad', 'de_study', 'de_search', 'de_graduate'],
    },
    outcome: null,
  },
  {
    id: 'YG-11',
    when: {
      country: NOT_EU,
      goal: ['search'],
      where: ['abroad', 'de_study', 'de_search', 'de_graduate', 'de_visit'],
    },
    outcome: null,
  },
  {
    id: 'YG-12',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      where: FREE_TO_WORK,
      who: WITH_QUALIFICATION,
      stage: BEGUN,
    },
    outcome: 'Y_HERE_RECOGNITION',
    law: [primary('§ 4a Abs. 1 AufenthG'), primary('§ 31 BeschV'), primary('§ 16d Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-13',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      where: FREE_TO_WORK,
      who: WITH_QUALIFICATION,
      stage: ['nothing'],
    },
    outcome: null,
  },
  {
    id: 'YG-14',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      where: ['abroad', ...FOR_WORK_OR_EDUCATION, ...FREE_TO_WORK, 'de_visit'],
      who: ['care', 'it_exp', 'driver', 'cook', 'none'],
    },
    outcome: null,
  },
  {
    id: 'YG-15',
    when: { country: NOT_EU, goal: ['recognition', 'german'], where: ['de_asylum'] },
    outcome: 'Y_ASYLUM_LEARN',
    law: [primary('§ 44 Abs. 4 Satz 2 AufenthG'), known('applying for recognition')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-16',
    when: {
      country: OTHERS,
      goal: ['recognition'],
      where: ['de_visit'],
      who: WITH_QUALIFICATION,
      stage: BEGUN,
    },
    outcome: 'Y_VISITOR',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 3 AufenthV'),
      primary('§ 17 Abs. 1 AufenthV'),
      primary('§ 4a Abs. 4 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-17',
    when: {
      country: VISA_FREE_WITHOUT_WORK,
      goal: ['recognition'],
      where: ['de_visit'],
      who: WITH_QUALIFICATION,
      stage: ['notice', 'employer', 'full'],
    },
    outcome: 'Y_VISITOR',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 3 AufenthV'),
      primary('§ 41 Abs. 2 AufenthV'),
      primary('§ 4a Abs. 4 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-18',
    when: {
      country: VISA_FREE_WITHOUT_WORK,
      goal: ['recognition'],
      where: ['de_visit'],
      who: WITH_QUALIFICATION,
      stage: ['nothing', 'exam_only'],
    },
    outcome: null,
  },
  {
    id: 'YG-19',
    when: {
      country: OTHERS,
      goal: ['recognition'],
      where: ['de_visit'],
      who: WITH_QUALIFICATION,
      stage: ['nothing'],
    },
    outcome: null,
  },
  {
    id: 'YG-20',
    when: { country: ['vf8'], goal: ['recognition'], where: ['de_visit'], who: WITH_QUALIFICATION },
    outcome: null,
  },
  {
    id: 'YG-21',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      where: ['abroad', ...FOR_WORK_OR_EDUCATION],
      who: WITH_QUALIFICATION,
    },
    outcome: null,
  },
  {
    id: 'YG-22',
    when: { country: NOT_EU, goal: ['german'], where: [...FOR_WORK_OR_EDUCATION, ...FREE_TO_WORK] },
    outcome: 'Y_HERE_GERMAN',
    law: [primary('§ 44 Abs. 1, 4 AufenthG'), primary('§ 16f Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-23',
    when: { country: OTHERS, goal: ['german'], where: ['de_visit'] },
    outcome: 'Y_VISITOR',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 3 AufenthV'),
      primary('§ 17 Abs. 1 AufenthV'),
      primary('§ 4a Abs. 4 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-24',
    when: { country: ['vf8', ...VISA_FREE_WITHOUT_WORK], goal: ['german'], where: ['de_visit'] },
    outcome: null,
  },
  {
    id: 'YG-25',
    when: { country: NOT_EU, goal: ['german'], where: ['abroad'] },
    outcome: null,
  },
  {
    id: 'YG-26',
    when: { country: NOT_EU, goal: ['study'], where: FREE_TO_WORK },
    outcome: 'Y_HERE_STUDY',
    law: [
      primary('§ 4a Abs. 1 AufenthG'),
      primary('§ 19f Abs. 1 Nr. 1, Abs. 3 Nr. 1 AufenthG'),
      primary('§ 16a Abs. 1 AufenthG'),
      known('studying needs no permission'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-27',
    when: { country: NOT_EU, goal: ['study'], where: ['de_asylum'] },
    outcome: 'Y_ASYLUM_STUDY',
    law: [
      known('§ 61 AsylG'),
      primary('§ 32 Abs. 2 Nr. 2, Abs. 3 BeschV'),
      primary('§ 16g AufenthG'),
      primary('§ 60c AufenthG'),
      primary('§ 19f Abs. 1 Nr. 2, Abs. 3 Nr. 1 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-28',
    when: { country: OTHERS, goal: ['study'], where: ['de_visit'] },
    outcome: 'Y_VISITOR',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 3 AufenthV'),
      primary('§ 17 Abs. 1 AufenthV'),
      primary('§ 4a Abs. 4 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-29',
    when: { country: VISA_FREE_WITHOUT_WORK, goal: ['study'], where: ['de_visit'], place: ['train_company'] },
    outcome: 'Y_VISITOR',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 3 AufenthV'),
      primary('§ 41 Abs. 2 AufenthV'),
      primary('§ 4a Abs. 4 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-30',
    when: {
      country: VISA_FREE_WITHOUT_WORK,
      goal: ['study'],
      where: ['de_visit'],
      place: ['uni_yes', 'uni_no', 'train_school', 'school', 'train_u35', 'train_35'],
    },
    outcome: null,
  },
  {
    id: 'YG-31',
    when: { country: ['vf8'], goal: ['study'], where: ['de_visit'] },
    outcome: null,
  },
  {
    id: 'YG-32',
    when: { country: NOT_EU, goal: ['study'], where: ['abroad', ...FOR_WORK_OR_EDUCATION] },
    outcome: null,
  },
  {
    id: 'YG-33',
    when: { country: NOT_EU, goal: ['work'], where: ['de_job'] },
    outcome: 'Y_CHANGE_JOB',
    law: [primary('§ 4a Abs. 3 Satz 4 AufenthG'), primary('§ 9 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-34',
    when: {
      country: ['de'],
      goal: ['work', 'search', 'recognition', 'german', 'family', 'study', 'other'],
    },
    outcome: 'Y_GERMAN',
    law: [primary('§ 1 Abs. 2 Nr. 1, § 2 Abs. 1 AufenthG'), primary('§ 28 Abs. 1 AufenthG')],
    validFrom: '2005-01-01',
  },
  {
    id: 'YG-35',
    when: { country: ['de'], goal: ['bring'] },
    outcome: 'Y_BRING_GERMAN',
    law: [primary('§ 28 Abs. 1, 4 AufenthG'), primary('§ 36 Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly CheckGate<
  PeopleAnswers,
  keyof typeof GATES_OUTCOMES | keyof typeof BRING_OUTCOMES
>[]
