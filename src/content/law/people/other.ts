import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { known, type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who want something that no other goal names: a line and an official page each. */
export const OTHER_OUTCOMES = {
  Y_ELSE_SELF: {
    kind: 'ask',
    journey: 'visa',
    en: {
      title: 'Self-employed or freelance (§ 21)',
      text: 'A business needs an economic interest or regional need, good effects and secured money. Freelance work, art included, needs secured money and any licence it asks for. People older than {selfEmployedPensionAge} show a pension as a rule. Beside another permit, ask.',
      next: 'Write down plan and figures, then ask the authority or the embassy',
    },
    de: {
      title: 'Selbstständig oder freiberuflich (§ 21)',
      text: 'Ein Gewerbe braucht wirtschaftliches Interesse oder regionalen Bedarf, gute Wirkungen und gesicherte Finanzierung. Freie Berufe, auch Kunst, brauchen die Finanzierung und eine nötige Zulassung. Wer älter ist als {selfEmployedPensionAge}, zeigt in der Regel eine Altersversorgung. Neben einem anderen Titel: fragen.',
      next: 'Plan und Zahlen aufschreiben, dann Behörde oder Botschaft fragen',
    },
    tr: {
      title: 'Serbest çalışma veya kendi işiniz (§ 21)',
      text: 'Bir işyeri ekonomik yarar veya bölgesel ihtiyaç, iyi etkiler ve güvenceli para ister. Serbest meslek, sanat da, güvenceli para ve gerekiyorsa mesleki izin ister. {selfEmployedPensionAge} yaşından büyükler kural olarak emeklilik güvencesi gösterir. Başka bir iznin yanında: sorun.',
      next: 'Planı ve rakamları yazın, sonra yabancılar dairesine veya temsilciliğe sorun',
    },
    to: site(SITES.freelancers),
    guides: [],
  },
  Y_ELSE_RESEARCH: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Researchers (§ 18d)',
      text: 'You need a hosting agreement or a contract with a research institution. The law names no minimum salary, the agency is not asked, and teaching is allowed. Not with temporary or refugee protection, and not while a Blue Card application is open: choose one.',
      next: 'Ask the institution for the agreement',
    },
    de: {
      title: 'Forschende (§ 18d)',
      text: 'Sie brauchen eine Aufnahmevereinbarung oder einen Vertrag mit einer Forschungseinrichtung. Das Gesetz nennt kein Mindestgehalt, die Bundesagentur wird nicht gefragt, Lehre ist erlaubt. Nicht mit vorübergehendem oder Flüchtlingsschutz, und nicht neben einem Antrag auf die Blaue Karte: Wählen Sie.',
      next: 'Die Einrichtung um die Vereinbarung bitten',
    },
    tr: {
      title: 'Araştırmacılar (§ 18d)',
      text: 'Bir araştırma kurumuyla kabul anlaşması veya sözleşme gerekir. Yasa asgari maaş vermez, ajansa sorulmaz, ders verilebilir. Geçici koruma veya mülteci korumasıyla ve Mavi Kart başvurusu sürerken olmaz: birini seçin.',
      next: 'Kurumdan anlaşmayı isteyin',
    },
    to: site(SITES.researchStays),
    guides: [],
  },
  Y_ELSE_AUPAIR: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Au pair (§ 12 BeschV)',
      text: 'For people under {auPairAge} with basic German, up to {auPairStay}, in a family whose first language is German. Where German is only spoken at home, you may not come from the host parents’ home country. The Federal Employment Agency must consent.',
      next: 'Search there for “Au-pair”: leaflet and model contract',
    },
    de: {
      title: 'Au-pair (§ 12 BeschV)',
      text: 'Für Menschen unter {auPairAge} mit Grundkenntnissen in Deutsch, bis zu {auPairStay}, in einer Familie mit Deutsch als Muttersprache. Ist Deutsch nur Familiensprache, dürfen Sie nicht aus dem Heimatland der Gasteltern kommen. Die Bundesagentur muss zustimmen.',
      next: 'Dort „Au-pair“ suchen: Merkblatt und Mustervertrag',
    },
    tr: {
      title: 'Au-pair (§ 12 BeschV)',
      text: '{auPairAge} yaşından küçük, temel Almancası olanlar için, en çok {auPairStay}, ana dili Almanca olan bir ailede. Almanca yalnızca evde konuşuluyorsa ailenin geldiği ülkeden gelemezsiniz. Federal İş Ajansı onay vermelidir.',
      next: 'Orada “Au-pair” diye arayın: bilgi kâğıdı ve örnek sözleşme',
    },
    to: site(SITES.employmentAgency),
    guides: ['language-course-visa-germany'],
  },
  Y_ELSE_VOLUNTEER: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Voluntary service',
      text: 'For a voluntary year (FSJ, FÖJ), the Federal Volunteer Service or a European one. The agency is not asked. You need the signed agreement with the host.',
      next: 'Find the host first, then the visa',
    },
    de: {
      title: 'Freiwilligendienst',
      text: 'Für FSJ, FÖJ, Bundesfreiwilligendienst oder einen europäischen Dienst. Die Bundesagentur wird nicht gefragt. Sie brauchen die unterschriebene Vereinbarung mit der Einsatzstelle.',
      next: 'Zuerst die Einsatzstelle, dann das Visum',
    },
    tr: {
      title: 'Gönüllü hizmet',
      text: 'Gönüllü yıl (FSJ, FÖJ), Federal Gönüllü Hizmeti veya Avrupa programı için. Ajansa sorulmaz. Kurumla imzalanmış anlaşma gerekir.',
      next: 'Önce kurumu bulun, sonra vize',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_ELSE_SEASON: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'Seasonal work (§ 15a BeschV)',
      text: 'Only under an agreement between the Federal Employment Agency and the agency of your country; we found Georgia and Moldova. Up to {seasonShortWork} it needs the agency’s work permit, for which the employer applies, and {seasonHours} or more. Whoever is already here for another reason is excluded.',
      next: 'Register with the agency and ask for open places; start only with the permit in hand',
    },
    de: {
      title: 'Saisonarbeit (§ 15a BeschV)',
      text: 'Nur über eine Absprache der Bundesagentur mit der Arbeitsverwaltung Ihres Landes; wir fanden Georgien und Moldau. Bis {seasonShortWork} braucht es deren Arbeitserlaubnis, die der Betrieb beantragt, und mindestens {seasonHours}. Wer aus anderem Grund schon hier ist, ist ausgeschlossen.',
      next: 'Bei der Agentur registrieren und nach freien Plätzen fragen; erst mit der Erlaubnis anfangen',
    },
    tr: {
      title: 'Mevsimlik iş (§ 15a BeschV)',
      text: 'Yalnızca Federal İş Ajansı ile ülkenizin kurumu arasında anlaşma varsa; Gürcistan ve Moldova’yı bulduk. En çok {seasonShortWork} için, işverenin başvurduğu ajans izni ve {seasonHours} veya daha fazlası gerekir. Başka bir nedenle burada olan hariçtir.',
      next: 'Ajansa kaydolup açık yerleri sorun; ancak izin elinizdeyken başlayın',
    },
    to: site(SITES.seasonWork),
    guides: [],
  },
  Y_ELSE_EXTEND: {
    kind: 'ask',
    journey: 'extend',
    en: {
      title: 'Extend, change, second job',
      text: 'Apply before your permit ends: it then runs on until the decision. Not with § 104c: there only an application under § 25a or § 25b counts. Ask for the certificate (Fiktionsbescheinigung). A second job or more hours needs permission if your permit limits work.',
      next: 'Apply early and keep the proof',
    },
    de: {
      title: 'Verlängern, wechseln, Nebenjob',
      text: 'Beantragen Sie vor dem Ablauf: Dann gilt der Titel bis zur Entscheidung weiter. Nicht bei § 104c: Dort zählt nur ein Antrag nach § 25a oder § 25b. Verlangen Sie die Fiktionsbescheinigung. Ein Nebenjob oder mehr Stunden brauchen eine Erlaubnis, wenn Ihr Titel die Arbeit begrenzt.',
      next: 'Früh beantragen und den Nachweis behalten',
    },
    tr: {
      title: 'Uzatma, değiştirme, ikinci iş',
      text: 'İzniniz bitmeden başvurun: o zaman karara kadar geçerli kalır. § 104c ile değil: orada yalnızca § 25a veya § 25b başvurusu sayılır. Belgeyi (Fiktionsbescheinigung) isteyin. İzniniz çalışmayı sınırlıyorsa ikinci iş veya daha çok saat için onay gerekir.',
      next: 'Erken başvurun ve kanıtını saklayın',
    },
    to: guide('already-in-germany', 'extend-in-time', 'rechtzeitig-verlängern'),
    guides: ['already-in-germany'],
  },
  Y_ELSE_SELF_GRADUATE: {
    kind: 'route',
    journey: 'change',
    en: {
      title: 'A business after a German degree or research (§ 21(2a))',
      text: 'The permit should be issued, without the test of economic interest, if the business has to do with what you learned or researched. You need a permit for study, research, or skilled work now, and secured money.',
      next: 'Write down plan and figures, and apply before your permit ends',
    },
    de: {
      title: 'Selbstständig nach Studium oder Forschung in Deutschland (§ 21 Abs. 2a)',
      text: 'Der Titel soll erteilt werden, ohne Prüfung des wirtschaftlichen Interesses, wenn die Tätigkeit mit dem Gelernten oder Erforschten zusammenhängt. Sie brauchen jetzt einen Titel für Studium, Forschung oder als Fachkraft und gesichertes Geld.',
      next: 'Plan und Zahlen aufschreiben und vor dem Ablauf des Titels beantragen',
    },
    tr: {
      title: 'Almanya’daki üniversite veya araştırmadan sonra kendi işiniz (§ 21(2a))',
      text: 'İş, öğrendiğiniz veya araştırdığınız konuyla ilgiliyse izin, ekonomik yarar incelenmeden verilmelidir. Şu anda öğrenim, araştırma veya nitelikli çalışma izniniz ve güvenceli paranız olmalıdır.',
      next: 'Planı ve rakamları yazın, izniniz bitmeden başvurun',
    },
    to: site(SITES.freelancers),
    guides: ['already-in-germany'],
  },
  Y_ELSE_REMOTE: {
    kind: 'ask',
    journey: 'visa',
    en: {
      title: 'No Blue Card: it asks for a job in Germany',
      text: 'The Blue Card needs a job here (§ 18g(1)). People with a passport of Australia, Canada, Israel, Japan, New Zealand, South Korea, the United Kingdom or the USA may be open to § 26(1) BeschV; whether also for an employer abroad, ask. Tax and social insurance have rules of their own.',
      next: 'Ask the German embassy or the immigration authority in writing',
    },
    de: {
      title: 'Keine Blaue Karte: Sie verlangt eine Stelle in Deutschland',
      text: 'Die Blaue Karte braucht eine inländische Stelle (§ 18g Abs. 1). Mit einem Pass aus Australien, Israel, Japan, Kanada, Neuseeland, Südkorea, dem Vereinigten Königreich oder den USA kann § 26 Abs. 1 BeschV offenstehen; ob auch für einen Arbeitgeber im Ausland, fragen Sie. Für Steuern und Sozialversicherung gelten eigene Regeln.',
      next: 'Die deutsche Vertretung oder die Ausländerbehörde schriftlich fragen',
    },
    tr: {
      title: 'Mavi Kart olmaz: Almanya’da bir iş ister',
      text: 'Mavi Kart için iş Almanya’da olmalıdır (§ 18g(1)). ABD, Avustralya, Birleşik Krallık, Güney Kore, İsrail, Japonya, Kanada veya Yeni Zelanda pasaportuyla § 26(1) BeschV açık olabilir; yurt dışındaki işveren için de mi, sorun. Vergi ve sosyal sigortanın ayrı kuralları vardır.',
      next: 'Alman temsilciliğine veya yabancılar dairesine yazılı sorun',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_ELSE_HOLIDAY: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Working holiday',
      text: 'Agreements with {workingHolidayCountries} countries: for people aged {workingHolidayAge}, up to {workingHolidayStay}, to travel and earn money on the way. With a passport of Australia, Canada, Israel, Japan, New Zealand or South Korea you may usually apply in Germany too; work waits for the permit.',
      next: 'Look up your country’s agreement on the page of the German embassy',
    },
    de: {
      title: 'Working Holiday',
      text: 'Abkommen mit {workingHolidayCountries} Staaten: für Menschen von {workingHolidayAge}, bis zu {workingHolidayStay:dative}, um zu reisen und unterwegs Geld zu verdienen. Mit einem Pass aus Australien, Israel, Japan, Kanada, Neuseeland oder Südkorea dürfen Sie meist auch in Deutschland beantragen; Arbeit erst mit dem Titel.',
      next: 'Auf der Seite der deutschen Vertretung das Abkommen Ihres Landes nachlesen',
    },
    tr: {
      title: 'Çalışma tatili (Working Holiday)',
      text: '{workingHolidayCountries} ülkeyle anlaşma var: {workingHolidayAge} yaş arası için, en çok {workingHolidayStay}, gezmek ve bu arada para kazanmak için. Avustralya, Güney Kore, İsrail, Japonya, Kanada veya Yeni Zelanda pasaportuyla genellikle Almanya’da da başvurulabilir; çalışma izinden sonra başlar.',
      next: 'Ülkenizin anlaşmasını Alman temsilciliğinin sayfasında okuyun',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_ELSE_RETIRE: {
    kind: 'ask',
    journey: 'visa',
    en: {
      title: 'Without work: only in justified cases (§ 7(1))',
      text: 'The law has no permit for pensioners. In justified cases a permit can be issued for another reason; there is no right to it. Income, health insurance and a home are asked for. With a British or American passport, or one of the other six, you may apply here.',
      next: 'Ask the immigration authority of the town in writing before you move',
    },
    de: {
      title: 'Ohne Arbeit: nur in begründeten Fällen (§ 7 Abs. 1)',
      text: 'Einen Titel für Rentnerinnen und Rentner kennt das Gesetz nicht. In begründeten Fällen kann ein Titel für einen anderen Zweck erteilt werden; einen Anspruch gibt es nicht. Gefragt wird nach Einkommen, Krankenversicherung und Wohnung. Mit britischem oder amerikanischem Pass, oder einem der anderen sechs, dürfen Sie hier beantragen.',
      next: 'Vor dem Umzug die Ausländerbehörde des Orts schriftlich fragen',
    },
    tr: {
      title: 'Çalışmadan: yalnızca gerekçeli durumlarda (§ 7(1))',
      text: 'Yasada emekliler için izin yoktur. Gerekçeli durumlarda başka bir amaç için izin verilebilir; bu bir hak değildir. Gelir, sağlık sigortası ve ev sorulur. Britanya veya Amerika pasaportuyla ya da diğer altı pasaportla burada başvurulabilir.',
      next: 'Taşınmadan önce o yerin yabancılar dairesine yazılı sorun',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_ELSE_PARTNER: {
    kind: 'ask',
    journey: 'family',
    en: {
      title: 'Unmarried partners: the law names spouses only',
      text: 'Family reunion is for spouses and registered partners. Two ways are left: a visa for the wedding, or a permit of your own for work, study, training or a language course. With an EU citizen, other rules can help unmarried partners: ask.',
      next: 'Read about the visa for the wedding, or ask the embassy',
    },
    de: {
      title: 'Unverheiratet: Das Gesetz nennt nur Ehe und Lebenspartnerschaft',
      text: 'Familiennachzug gibt es für Ehe und eingetragene Lebenspartnerschaft. Zwei Wege bleiben: ein Visum zur Heirat oder ein eigener Titel für Arbeit, Studium, Ausbildung oder Sprachkurs. Bei EU-Bürgern können andere Regeln helfen: fragen.',
      next: 'Über das Visum zur Heirat lesen oder die Botschaft fragen',
    },
    tr: {
      title: 'Evli olmayanlar: yasa yalnızca eşleri sayar',
      text: 'Aile birleşimi eşler ve kayıtlı partnerler içindir. İki yol kalır: evlilik vizesi, ya da iş, üniversite, meslek eğitimi veya dil kursu için kendi izniniz. Partner AB vatandaşıysa başka kurallar yardımcı olabilir: sorun.',
      next: 'Evlilik vizesini okuyun veya temsilciliğe sorun',
    },
    to: guide('family-reunion-visa-germany', 'engaged-not-yet-married', 'verlobt-noch-nicht-verheiratet'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_ELSE_PROTECTION: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Protection: ask an advice centre before you travel',
      text: 'From Ukraine the passport decides the entry: with a biometric one, Ukrainians may enter without a visa for {ukraineVisaFreeStay}. <Until name="ukraineEntryUntil">Without one, an ordinance allows it until {ukraineEntryUntil}.</Until><After name="ukraineEntryUntil">Without one, an ordinance allowed it until {ukraineEntryUntil}; ask what follows.</After> Protection under § 24 is asked for here. For all others we give no advice: laws changed in 2026, and we have not read all of them. Admission from abroad (§ 22) is rare.',
      next: 'Ask an advice centre, or read the portal for people from Ukraine',
    },
    de: {
      title: 'Schutz: Fragen Sie vor der Reise eine Beratungsstelle',
      text: 'Aus der Ukraine entscheidet der Pass über die Einreise: Mit biometrischem Pass dürfen Ukrainerinnen und Ukrainer für {ukraineVisaFreeStay} ohne Visum einreisen. <Until name="ukraineEntryUntil">Ohne ihn erlaubt es eine Verordnung bis {ukraineEntryUntil}.</Until><After name="ukraineEntryUntil">Ohne ihn erlaubte es eine Verordnung bis {ukraineEntryUntil}; fragen Sie, was folgt.</After> Schutz nach § 24 wird hier beantragt. Alle anderen beraten wir nicht: Gesetze wurden 2026 geändert, und nicht alle haben wir gelesen. Eine Aufnahme aus dem Ausland (§ 22) ist selten.',
      next: 'Eine Beratungsstelle fragen oder das Portal für Menschen aus der Ukraine lesen',
    },
    tr: {
      title: 'Koruma: yola çıkmadan önce bir danışma merkezine sorun',
      text: 'Ukrayna’dan girişte pasaport belirleyicidir: biyometrik pasaportu olan Ukraynalılar {ukraineVisaFreeStay} için vizesiz girebilir. <Until name="ukraineEntryUntil">Bu pasaport yoksa bir yönetmelik {ukraineEntryUntil} gününe kadar izin verir.</Until><After name="ukraineEntryUntil">Bu pasaport yoksa bir yönetmelik {ukraineEntryUntil} gününe kadar izin veriyordu; sonrasını sorun.</After> § 24 koruması burada istenir. Diğer herkese öneri vermiyoruz: yasalar 2026’da değişti, hepsini okumadık. Yurt dışından kabul (§ 22) azdır.',
      next: 'Bir danışma merkezine sorun veya Ukrayna portalını okuyun',
    },
    forAdvice: true,
    to: site(SITES.ukraine),
    guides: ['already-in-germany'],
  },
  Y_ELSE_RESETTLE: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Resettlers, Jewish immigration',
      text: 'Ethnic German resettlers apply to the Federal Office of Administration from abroad, before they move (BVFG). Jewish immigration from the former Soviet Union goes through the BAMF and the German embassies (§ 23(2)). We have read neither rule: ask there.',
      next: 'Ask the Federal Office of Administration, or the BAMF',
    },
    de: {
      title: 'Spätaussiedlung, jüdische Zuwanderung',
      text: 'Spätaussiedlerinnen und Spätaussiedler stellen den Antrag vor dem Umzug aus dem Ausland beim Bundesverwaltungsamt (BVFG). Die jüdische Zuwanderung aus der früheren Sowjetunion läuft über BAMF und deutsche Vertretungen (§ 23 Abs. 2). Beide Regeln haben wir nicht gelesen: Fragen Sie dort.',
      next: 'Bundesverwaltungsamt oder BAMF fragen',
    },
    tr: {
      title: 'Alman kökenli göçmenler, Yahudi göçü',
      text: 'Alman kökenli göçmenler taşınmadan önce yurt dışından Federal İdare Dairesi’ne (Bundesverwaltungsamt) başvurur (BVFG). Eski Sovyetler Birliği’nden Yahudi göçü BAMF ve Alman temsilcilikleri üzerinden yürür (§ 23(2)). İki kuralı da okumadık: oraya sorun.',
      next: 'Federal İdare Dairesi’ne veya BAMF’a sorun',
    },
    to: site(SITES.resettlers),
    guides: [],
  },
} as const satisfies Record<string, Outcome>

export const OTHER_ROWS = [
  {
    id: 'Y-120',
    when: { country: NOT_EU, goal: ['other'], else: ['self'] },
    outcome: 'Y_ELSE_SELF',
    law: [primary('§ 21 Abs. 1, 3, 5, 6 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-121',
    when: { country: NOT_EU, goal: ['other'], else: ['research'] },
    outcome: 'Y_ELSE_RESEARCH',
    law: [primary('§ 18d Abs. 1, 5 AufenthG'), primary('§ 19f Abs. 1 Nr. 1, Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-122',
    when: { country: NOT_EU, goal: ['other'], else: ['aupair'] },
    outcome: 'Y_ELSE_AUPAIR',
    law: [primary('§ 12 BeschV'), primary('§ 19c Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-123',
    when: { country: NOT_EU, goal: ['other'], else: ['volunteer'] },
    outcome: 'Y_ELSE_VOLUNTEER',
    law: [primary('§ 14 Abs. 1 Nr. 1 BeschV'), primary('§ 19c Abs. 1 AufenthG'), primary('§ 19e AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-124',
    when: { country: NOT_EU, goal: ['other'], else: ['season'] },
    outcome: 'Y_ELSE_SEASON',
    law: [primary('§ 15a BeschV'), secondary('seasonWorkers')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-125',
    when: { country: NOT_EU, goal: ['other'], else: ['extend'] },
    outcome: 'Y_ELSE_EXTEND',
    law: [
      primary('§ 81 Abs. 4, 5, 5a AufenthG'),
      primary('§ 104c Abs. 2 Satz 1, 3 AufenthG'),
      primary('§ 4a Abs. 1 Satz 3, Abs. 3 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-126',
    when: { country: NOT_EU, goal: ['other'], else: ['self_graduate'] },
    outcome: 'Y_ELSE_SELF_GRADUATE',
    law: [primary('§ 21 Abs. 2a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-127',
    when: { country: NOT_EU, goal: ['other'], else: ['remote'] },
    outcome: 'Y_ELSE_REMOTE',
    law: [primary('§ 18g Abs. 1 AufenthG'), primary('§ 26 Abs. 1 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-128',
    when: { country: NOT_EU, goal: ['other'], else: ['holiday'] },
    outcome: 'Y_ELSE_HOLIDAY',
    law: [secondary('Foreign Office on working holidays'), primary('§ 41 Abs. 1 AufenthV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-129',
    when: { country: NOT_EU, goal: ['other'], else: ['retire'] },
    outcome: 'Y_ELSE_RETIRE',
    law: [primary('§ 7 Abs. 1 Satz 3 AufenthG'), primary('§ 41 Abs. 1 AufenthV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-130',
    when: { country: NOT_EU, goal: ['other'], else: ['partner'] },
    outcome: 'Y_ELSE_PARTNER',
    law: [primary('§ 27 Abs. 2, § 28, § 30 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-131',
    when: { country: NOT_EU, goal: ['other'], else: ['protection'] },
    outcome: 'Y_ELSE_PROTECTION',
    law: [
      known('§ 13 AsylG'),
      primary('§ 24 Abs. 1 AufenthG'),
      primary('§ 2 UkraineAufenthÜV'),
      secondary('advisers on the entry from Ukraine'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-132',
    when: { country: NOT_EU, goal: ['other'], else: ['resettle'] },
    outcome: 'Y_ELSE_RESETTLE',
    law: [known('Bundesvertriebenengesetz'), known('§ 23 Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof OTHER_OUTCOMES>[]
