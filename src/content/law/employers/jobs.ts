import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { CHANGES_PERMIT, type EmployersAnswers, NEEDS_PERMIT, NOT_EU } from './questions.ts'

/** Jobs with rules of their own. */
export const JOBS_OUTCOMES = {
  B_LEND: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'Temporary agency work is excluded as a rule',
      text: 'The Federal Employment Agency must refuse its consent for people who are lent to other companies. Only permits without its consent are left; ask a lawyer.',
      next: 'Offer a contract in your own company, or ask a lawyer',
    },
    de: {
      title: 'Zeitarbeit ist in der Regel ausgeschlossen',
      text: 'Wer an andere Betriebe verliehen wird, dem muss die Bundesagentur für Arbeit die Zustimmung versagen. Es bleiben nur Titel ohne diese Zustimmung; fragen Sie eine Anwältin oder einen Anwalt.',
      next: 'Eine Stelle im eigenen Betrieb anbieten oder Anwältin, Anwalt fragen',
    },
    tr: {
      title: 'Ödünç iş (Zeitarbeit) kural olarak kapalıdır',
      text: 'Başka şirketlere ödünç verilen kişiler için Federal İş Ajansı onay veremez. Geriye yalnızca onay istemeyen izinler kalır; bir avukata sorun.',
      next: 'Kendi şirketinizde bir iş önerin veya avukata sorun',
    },
    to: guide('work-visa-germany-2025', 'typical-mistakes', 'typische-fehler'),
    guides: ['work-visa-germany-2025'],
  },
  B_ICT: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'ICT Card (§ 19)',
      text: 'For managers and specialists up to {ictStay}, for graduate trainees up to {ictTraineeStay}. They must have belonged to the group for at least {ictMembership} and go back to it afterwards. The visa comes before entry, whatever the passport.',
      next: 'Compare it with a German contract and the Blue Card',
    },
    de: {
      title: 'ICT-Karte (§ 19)',
      text: 'Für Führungskräfte und Spezialisten bis zu {ictStay}, für Trainees mit Studium bis zu {ictTraineeStay}. Sie müssen der Gruppe seit mindestens {ictMembership:dative} angehören und danach zurückkehren können. Das Visum kommt vor der Einreise, unabhängig vom Pass.',
      next: 'Mit deutschem Vertrag und Blauer Karte vergleichen',
    },
    tr: {
      title: 'ICT Kartı (§ 19)',
      text: 'Yöneticiler ve uzmanlar için en çok {ictStay}, üniversite mezunu stajyerler (trainee) için en çok {ictTraineeStay}. En az {ictMembership} önceden gruba katılmış olmaları ve sonra dönebilmeleri gerekir. Pasaport ne olursa olsun vize girişten önce gelir.',
      next: 'Alman sözleşmesi ve Mavi Kart ile karşılaştırın',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025'],
  },
  B_ICT_HERE: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'The ICT Card is meant for people who come from abroad',
      text: 'For somebody who already lives here, a German contract is the usual way. Which permit fits depends on qualification and salary.',
      next: 'Answer the check again with the qualification',
    },
    de: {
      title: 'Die ICT-Karte ist für Menschen, die aus dem Ausland kommen',
      text: 'Für jemanden, der schon hier lebt, ist ein deutscher Vertrag üblich. Welcher Titel passt, hängt von Abschluss und Gehalt ab.',
      next: 'Den Check noch einmal mit dem Abschluss beantworten',
    },
    tr: {
      title: 'ICT Kartı yurt dışından gelenler içindir',
      text: 'Zaten burada yaşayan biri için Alman iş sözleşmesi olağandır. Hangi iznin uyduğu diplomaya ve maaşa bağlıdır.',
      next: 'Soruları kişinin diplomasıyla bir kez daha yanıtlayın',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_TRAINEE: {
    kind: 'route',
    journey: 'training',
    en: {
      title: 'Training (§ 16a)',
      text: 'The Federal Employment Agency must consent. German at B1 is asked unless the school has checked it or a course comes first. The fast track is possible.',
      next: 'Start early: the school year has a fixed first day',
    },
    de: {
      title: 'Ausbildung (§ 16a)',
      text: 'Die Bundesagentur für Arbeit muss zustimmen. Deutsch B1 wird verlangt, außer es wurde geprüft oder ein Kurs geht voraus. Das beschleunigte Verfahren ist möglich.',
      next: 'Früh anfangen: Das Ausbildungsjahr hat einen festen Beginn',
    },
    tr: {
      title: 'Meslek eğitimi (§ 16a)',
      text: 'Federal İş Ajansı onay vermelidir. Okul Almancayı incelemediyse veya önce bir kurs yoksa B1 istenir. Hızlandırılmış usul mümkündür.',
      next: 'Erken başlayın: eğitim yılının belli bir ilk günü vardır',
    },
    to: guide('work-visa-germany-2025', 'the-fast-track-under--81a', 'das-beschleunigte-verfahren-nach--81a'),
    guides: ['work-visa-germany-2025'],
  },
  B_26_1: {
    kind: 'route',
    journey: 'otherWork',
    en: {
      title: 'Any job, if nobody else is available (§ 26(1) BeschV)',
      text: 'For people with this passport the agency can consent to any job, after checking whether others are available. Pay must match that of local staff.',
      next: 'Report the vacancy to the agency and ask for its consent in advance',
    },
    de: {
      title: 'Jede Stelle, wenn niemand anderes verfügbar ist (§ 26 Abs. 1 BeschV)',
      text: 'Für Menschen mit diesem Pass kann die Agentur jeder Stelle zustimmen, nachdem sie geprüft hat, ob andere verfügbar sind. Der Lohn muss dem in Deutschland üblichen entsprechen.',
      next: 'Die Stelle der Agentur melden und Vorabzustimmung erbitten',
    },
    tr: {
      title: 'Başka kimse yoksa her iş (§ 26(1) BeschV)',
      text: 'Bu pasaportu taşıyanlar için ajans, başkalarının olup olmadığına baktıktan sonra her işe onay verebilir. Ücret yerli çalışanlarınkiyle aynı düzeyde olmalıdır.',
      next: 'Açık yeri ajansa bildirin ve ön onayını isteyin',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_26_2: {
    kind: 'route',
    journey: 'otherWork',
    en: {
      title: 'Western Balkans rule (§ 26(2) BeschV)',
      text: 'For people with this passport the agency can consent to any job, up to {westernBalkansQuota} times a year. The application is made at the German embassy in one of the six states. From the age of {experiencedWorkerAgeThreshold}, {experiencedWorkerAgeSalary}[ ({experiencedWorkerAgeSalary@next:year}: {experiencedWorkerAgeSalary@next}, {experiencedWorkerAgeSalary@next:status})] or a pension is asked.',
      next: 'Request the agency’s advance consent; if refused, ask when to file again',
    },
    de: {
      title: 'Westbalkanregelung (§ 26 Abs. 2 BeschV)',
      text: 'Für Menschen mit diesem Pass kann die Agentur jeder Stelle zustimmen, höchstens {westernBalkansQuota}-mal im Jahr. Den Antrag stellt man bei der deutschen Botschaft in einem der sechs Staaten. Ab {experiencedWorkerAgeThreshold} Jahren: {experiencedWorkerAgeSalary}[ ({experiencedWorkerAgeSalary@next:year}: {experiencedWorkerAgeSalary@next}, {experiencedWorkerAgeSalary@next:status})] oder Altersversorgung.',
      next: 'Vorabzustimmung der Agentur beantragen; bei Ablehnung nach dem nächsten Termin fragen',
    },
    tr: {
      title: 'Batı Balkanlar kuralı (§ 26(2) BeschV)',
      text: 'Bu pasaportu taşıyanlar için ajans, yılda en çok {westernBalkansQuota} kez, her işe onay verebilir. Başvuru altı ülkeden birindeki Alman büyükelçiliğine yapılır. {experiencedWorkerAgeThreshold} yaşından itibaren: {experiencedWorkerAgeSalary}[ ({experiencedWorkerAgeSalary@next:year}: {experiencedWorkerAgeSalary@next}, {experiencedWorkerAgeSalary@next:status})] veya emeklilik güvencesi.',
      next: 'Ajansın ön onayını isteyin; reddedilirse ne zaman yeniden başvurulacağını sorun',
    },
    to: site(SITES.consularServices),
    guides: ['work-visa-germany-2025'],
  },
  B_26_2_HERE: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'The Western Balkans rule starts at the embassy',
      text: 'The first consent is given only for applications at a German embassy in one of the six states. Until then, only the work on the present permit is allowed.',
      next: 'Look at side jobs the present permit allows, or at training',
    },
    de: {
      title: 'Die Westbalkanregelung beginnt bei der Botschaft',
      text: 'Die erste Zustimmung gibt es nur für Anträge bei einer deutschen Botschaft in einem der sechs Staaten. Bis dahin ist nur die Arbeit erlaubt, die der jetzige Titel erlaubt.',
      next: 'Nebenjobs des jetzigen Titels oder eine Ausbildung ansehen',
    },
    tr: {
      title: 'Batı Balkanlar kuralı büyükelçilikte başlar',
      text: 'İlk onay yalnızca altı ülkeden birindeki Alman büyükelçiliğine yapılan başvurularda verilir. O zamana kadar yalnızca şimdiki iznin tanıdığı iş serbesttir.',
      next: 'Şimdiki iznin tanıdığı yan işlere veya meslek eğitimine bakın',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_HELPER: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'No general route; training is the usual one',
      text: 'Without a qualification there are narrow rules: short contracts for employers bound by a collective agreement. Drivers and trained care assistants have rules of their own. Many employers offer training instead.',
      next: 'Compare with a training contract (§ 16a)',
    },
    de: {
      title: 'Kein allgemeiner Weg; üblich ist die Ausbildung',
      text: 'Ohne Abschluss gibt es enge Regeln: kurze Verträge bei Tarifbindung. Für Fahrer und ausgebildete Pflegehilfskräfte gelten eigene. Viele Betriebe bieten stattdessen eine Ausbildung an.',
      next: 'Mit einem Ausbildungsvertrag vergleichen (§ 16a)',
    },
    tr: {
      title: 'Genel bir yol yok; olağan olan meslek eğitimidir',
      text: 'Diploma veya meslek olmadan yalnızca dar kurallar vardır: toplu sözleşmeye bağlı işverenlerde kısa süreli işler. Şoförler ve eğitimli bakım yardımcıları için ayrı kurallar geçerlidir. Birçok işletme bunun yerine meslek eğitimi önerir.',
      next: 'Meslek eğitimi sözleşmesiyle (§ 16a) karşılaştırın',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_DRIVER: {
    kind: 'route',
    journey: 'otherWork',
    en: {
      title: 'Professional drivers (§ 24a BeschV)',
      text: 'With EU licence and basic qualification, the agency can consent. Without them, you can hire first if the contract brings both within {driverQualificationPeriod} and the person holds the driving licence for this work at home.',
      next: 'Write the training into the contract',
    },
    de: {
      title: 'Berufskraftfahrer (§ 24a BeschV)',
      text: 'Mit EU-Führerschein und Grundqualifikation kann die Agentur zustimmen. Ohne sie können Sie zuerst einstellen, wenn der Vertrag beides in {driverQualificationPeriod:dative} bringt und die Person die passende Fahrerlaubnis im Herkunftsland hat.',
      next: 'Die Qualifizierung in den Vertrag schreiben',
    },
    tr: {
      title: 'Profesyonel şoförler (§ 24a BeschV)',
      text: 'AB ehliyeti ve temel yeterlilik (Grundqualifikation) varsa ajans onay verebilir. Yoksa kişiyi önce işe alabilirsiniz: sözleşme ikisini {driverQualificationPeriod} içinde sağlamalı, kişinin kendi ülkesinde bu iş için ehliyeti olmalıdır.',
      next: 'Bu eğitimi sözleşmeye yazın',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_CARE: {
    kind: 'route',
    journey: 'otherWork',
    en: {
      title: 'Trained care assistants (§ 22a BeschV)',
      text: 'The agency can consent if the person has a state-recognised care assistant training in Germany, or an equal one from abroad. <Until name="careStateLawUntil">From 1 January 2027 federal law replaces the states’ rules; how § 22a then treats foreign training, ask.</Until><After name="careStateLawUntil">Since 1 January 2027 federal law has replaced the states’ rules; how § 22a treats foreign training now, ask.</After>',
      next: '<Until name="careStateLawUntil">Ask agency and recognition office before you sign for 2027</Until><After name="careStateLawUntil">Ask agency and recognition office before you sign</After>',
    },
    de: {
      title: 'Ausgebildete Pflegehilfskräfte (§ 22a BeschV)',
      text: 'Die Agentur kann zustimmen, wenn die Person eine staatlich anerkannte Helferausbildung in Deutschland hat oder eine gleichwertige aus dem Ausland. <Until name="careStateLawUntil">Ab 1. Januar 2027 gilt Bundesrecht; wie § 22a dann ausländische Ausbildungen behandelt, fragen Sie.</Until><After name="careStateLawUntil">Seit dem 1. Januar 2027 gilt Bundesrecht; wie § 22a jetzt ausländische Ausbildungen behandelt, fragen Sie.</After>',
      next: '<Until name="careStateLawUntil">Agentur und Anerkennungsstelle fragen, bevor Sie für 2027 unterschreiben</Until><After name="careStateLawUntil">Agentur und Anerkennungsstelle fragen, bevor Sie unterschreiben</After>',
    },
    tr: {
      title: 'Eğitimli bakım yardımcıları (§ 22a BeschV)',
      text: 'Kişinin Almanya’da devletçe tanınan bir yardımcı eğitimi veya yurt dışından denk bir eğitimi varsa ajans onay verebilir. <Until name="careStateLawUntil">1 Ocak 2027’den itibaren eyalet kurallarının yerini federal yasa alıyor; yurt dışındaki eğitimin § 22a için o zaman nasıl sayılacağını sorun.</Until><After name="careStateLawUntil">1 Ocak 2027’den beri eyalet kurallarının yerinde federal yasa var; yurt dışındaki eğitimin § 22a için şimdi nasıl sayıldığını sorun.</After>',
      next: '<Until name="careStateLawUntil">2027 için imzalamadan önce ajansa ve tanıma kurumuna sorun</Until><After name="careStateLawUntil">İmzalamadan önce ajansa ve tanıma kurumuna sorun</After>',
    },
    to: site(SITES.recognition),
    guides: ['work-visa-germany-2025'],
  },
  B_CHANGE_JOB: {
    kind: 'ask',
    journey: 'change',
    en: {
      title: 'The person works elsewhere: permission first',
      text: 'The permit names another job. The authority decides, often with the agency; after {agencyFreeWork} of insured work it is often not asked, but not for the Western Balkans rule, drivers and care assistants. A further consent under the Western Balkans rule needs no embassy.',
      next: 'Send contract and job description to the authority; start only with its answer',
    },
    de: {
      title: 'Die Person arbeitet anderswo: zuerst die Erlaubnis',
      text: 'Der Titel nennt eine andere Stelle. Die Behörde entscheidet, oft mit der Agentur; nach {agencyFreeWork:dative} versicherter Arbeit meist ohne, nicht bei Westbalkanregelung, Fahrern und Pflegehilfe. Eine weitere Zustimmung nach der Westbalkanregelung braucht keine Botschaft.',
      next: 'Vertrag und Stellenbeschreibung an die Behörde schicken und fragen; erst nach der Antwort beginnen',
    },
    tr: {
      title: 'Kişi başka yerde çalışıyor: önce onay',
      text: 'İzin başka bir iş için verilmiştir. Kararı yabancılar dairesi, çoğu zaman ajansla birlikte verir; {agencyFreeWork} sigortalı çalışmadan sonra ajansa çoğu zaman sorulmaz. Batı Balkanlar kuralı, şoförler ve bakım yardımcıları bunun dışındadır. Batı Balkanlar kuralında sonraki onay için büyükelçiliğe gidilmez.',
      next: 'Sözleşmeyi ve iş tanımını bu daireye gönderin; ancak yanıtından sonra başlatın',
    },
    to: guide('work-visa-germany-2025', 'when-may-work-start', 'wann-darf-die-arbeit-beginnen'),
    guides: ['work-visa-germany-2025'],
  },
  B_SEASON: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'Seasonal work (§ 15a BeschV)',
      text: 'Only under an agreement of the Federal Employment Agency with the other country; we found Georgia and Moldova. You request the work permit: {seasonHours} or more, up to {seasonShortWork}, with housing and health insurance.',
      next: 'Ask the agency’s employer service which quota is open',
    },
    de: {
      title: 'Saisonarbeit (§ 15a BeschV)',
      text: 'Nur über eine Absprache der Bundesagentur mit dem anderen Staat; wir fanden Georgien und Moldau. Sie beantragen die Arbeitserlaubnis: mindestens {seasonHours}, bis {seasonShortWork}, mit Unterkunft und Krankenversicherung.',
      next: 'Den Arbeitgeber-Service fragen, welches Kontingent offen ist',
    },
    tr: {
      title: 'Mevsimlik iş (§ 15a BeschV)',
      text: 'Yalnızca Federal İş Ajansı ile öteki ülke arasında anlaşma varsa; Gürcistan ve Moldova’yı bulduk. Çalışma iznini siz istersiniz: {seasonHours} veya daha fazlası, en çok {seasonShortWork}, konut ve sağlık sigortasıyla.',
      next: 'Ajansın işveren servisine hangi kontenjanın açık olduğunu sorun',
    },
    to: site(SITES.seasonWorkers),
    guides: [],
  },
  B_SEASON_HERE: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'The seasonal rule is for people who come for it',
      text: 'The agency must refuse it for people who are in Germany for another reason. Side jobs that the present permit allows stay open.',
      next: 'Answer again with the permit and “side job”',
    },
    de: {
      title: 'Die Saisonregel gilt für Menschen, die dafür einreisen',
      text: 'Wer aus anderem Grund hier ist, dem muss die Agentur sie versagen. Nebenjobs, die der Titel erlaubt, bleiben offen.',
      next: 'Noch einmal mit Titel und „Nebenjob“ antworten',
    },
    tr: {
      title: 'Mevsimlik iş kuralı bunun için gelenler içindir',
      text: 'Başka bir nedenle Almanya’da olanlara ajans bu izni veremez. Şimdiki iznin tanıdığı yan işler açık kalır.',
      next: 'Kişinin iznini ve “Yan iş” yanıtını seçerek yeniden yanıtlayın',
    },
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_STUDENT: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'Students and interns from abroad',
      text: 'Holiday job: students of foreign universities under {holidayJobAge}, up to {holidayJob} within a year, placed by the Federal Employment Agency; no consent needed. Internships in EU programmes, or in the own subject after the fourth semester and agreed with the agency, need no consent.',
      next: 'Ask the agency before you promise a date',
    },
    de: {
      title: 'Studierende und Praktikanten aus dem Ausland',
      text: 'Ferienjob: Studierende ausländischer Hochschulen unter {holidayJobAge}, bis {holidayJob} innerhalb eines Jahres, von der Bundesagentur vermittelt; ohne Zustimmung. Praktika in EU-Programmen oder, abgestimmt mit der Agentur, im Fach nach dem vierten Semester: ohne Zustimmung.',
      next: 'Die Agentur fragen, bevor Sie ein Datum zusagen',
    },
    tr: {
      title: 'Yurt dışından öğrenciler ve stajyerler',
      text: 'Tatil işi: yabancı üniversitelerin {holidayJobAge} yaşından küçük öğrencileri için, yıl içinde en çok {holidayJob}, Federal İş Ajansı aracılığıyla; onay gerekmez. AB programlarındaki stajlar ve dördüncü dönemden sonra, ajansla kararlaştırılan alan stajları da onay istemez.',
      next: 'Bir tarih sözü vermeden önce ajansa sorun',
    },
    to: site(SITES.employmentAgency),
    guides: [],
  },
  B_STUDENT_HERE: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'More than a side job: ask first',
      text: 'A compulsory internship is part of the studies and open. Beyond {studyWorkDays} a year the student needs permission before the first extra day.',
      next: 'Ask the university whether the internship is compulsory',
    },
    de: {
      title: 'Mehr als ein Nebenjob: vorher fragen',
      text: 'Ein Pflichtpraktikum gehört zum Studium und ist erlaubt. Über {studyWorkDays} im Jahr hinaus braucht es vor dem ersten zusätzlichen Tag eine Erlaubnis.',
      next: 'Die Hochschule fragen, ob es ein Pflichtpraktikum ist',
    },
    tr: {
      title: 'Yan işten fazlası: önce sorun',
      text: 'Zorunlu staj üniversite eğitiminin parçasıdır ve serbesttir. Yılda {studyWorkDays} dolduysa, ilk fazla günden önce izin gerekir.',
      next: 'Stajın zorunlu olup olmadığını üniversiteye sorun',
    },
    to: guide('work-visa-germany-2025', 'when-may-work-start', 'wann-darf-die-arbeit-beginnen'),
    guides: ['work-visa-germany-2025'],
  },
} as const satisfies Record<string, Outcome>

export const JOBS_ROWS = [
  {
    id: 'H-10',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['lend'] },
    outcome: 'B_LEND',
    law: [primary('§ 40 Abs. 1 Nr. 2 AufenthG'), primary('§ 18 Abs. 2 Nr. 2 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-11',
    when: { passport: NOT_EU, where: ['abroad'], whom: ['transfer'] },
    outcome: 'B_ICT',
    law: [primary('§ 19 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-12',
    when: { passport: NOT_EU, where: CHANGES_PERMIT, whom: ['transfer'] },
    outcome: 'B_ICT_HERE',
    law: [primary('§ 19 Abs. 1, 2 AufenthG'), primary('§ 5 Abs. 2 Satz 1, 3 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-13',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['trainee'] },
    outcome: 'B_TRAINEE',
    law: [primary('§ 16a Abs. 1, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-14',
    when: { passport: ['vf'], where: NEEDS_PERMIT, whom: ['helper'] },
    outcome: 'B_26_1',
    law: [primary('§ 26 Abs. 1 BeschV'), primary('§ 39 Abs. 3 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-15',
    when: { passport: ['wb6'], where: ['abroad'], whom: ['helper'] },
    outcome: 'B_26_2',
    law: [primary('§ 26 Abs. 2 BeschV')],
    validFrom: '2024-06-01',
  },
  {
    id: 'H-16',
    when: { passport: ['wb6'], where: ['de_study', 'de_search'], whom: ['helper'] },
    outcome: 'B_26_2_HERE',
    law: [primary('§ 26 Abs. 2 Satz 2 BeschV')],
    validFrom: '2024-06-01',
  },
  {
    id: 'H-17',
    when: { passport: ['other'], where: ['abroad', 'de_study', 'de_search'], whom: ['helper'] },
    outcome: 'B_HELPER',
    law: [primary('§ 18 Abs. 2, 3 AufenthG'), primary('§ 15d BeschV'), primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-18',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['driver'] },
    outcome: 'B_DRIVER',
    law: [primary('§ 24a BeschV'), primary('§ 19c Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-19',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['care'] },
    outcome: 'B_CARE',
    law: [
      primary('§ 22a BeschV'),
      primary('§ 19c Abs. 1 AufenthG'),
      primary('§ 1 Abs. 2 BeschV'),
      secondary('PflFAssG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-40',
    when: { passport: ['wb6', 'other'], where: ['de_job'], whom: ['helper'] },
    outcome: 'B_CHANGE_JOB',
    law: [
      primary('§ 4a Abs. 3 Satz 4, Abs. 5 AufenthG'),
      primary('§ 9 BeschV'),
      primary('§ 26 Abs. 2 Satz 2 BeschV'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-36',
    when: { passport: NOT_EU, where: ['abroad'], whom: ['season'] },
    outcome: 'B_SEASON',
    law: [primary('§ 15a BeschV'), secondary('seasonWorkers')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-37',
    when: { passport: NOT_EU, where: CHANGES_PERMIT, whom: ['season'] },
    outcome: 'B_SEASON_HERE',
    law: [primary('§ 15a Abs. 3 Satz 1 Nr. 1 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-38',
    when: { passport: NOT_EU, where: ['abroad'], whom: ['student'] },
    outcome: 'B_STUDENT',
    law: [primary('§ 14 Abs. 2 BeschV'), primary('§ 15 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-39',
    when: { passport: NOT_EU, where: CHANGES_PERMIT, whom: ['student'] },
    outcome: 'B_STUDENT_HERE',
    law: [
      primary('§ 16b Abs. 1 Satz 2, Abs. 3 AufenthG'),
      primary('§ 15 Nr. 2 BeschV'),
      primary('§ 4a Abs. 1 Satz 3, Abs. 5 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<EmployersAnswers, keyof typeof JOBS_OUTCOMES>[]
