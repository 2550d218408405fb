import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who join their family. */
export const FAMILY_OUTCOMES = {
  Y_FAM_GERMAN: {
    kind: 'route',
    journey: 'familyOfGerman',
    en: {
      title: 'Family reunion with a German (§ 28)',
      text: 'Both spouses are at least {spouseAge}, and A1 German is needed unless an exception applies. As a rule, income is no condition.',
      next: 'Open the A1 decision tree',
    },
    de: {
      title: 'Familiennachzug zu Deutschen (§ 28)',
      text: 'Beide sind mindestens {spouseAge}, und Deutsch A1 ist nötig, wenn keine Ausnahme gilt. Einkommen ist in der Regel keine Bedingung.',
      next: 'Den Entscheidungsbaum zu A1 öffnen',
    },
    tr: {
      title: 'Alman vatandaşının yanına aile birleşimi (§ 28)',
      text: 'İki eş de en az {spouseAge} yaşında olmalı; istisna yoksa A1 Almanca gerekir. Gelir kural olarak şart değildir.',
      next: 'A1 karar ağacını açın',
    },
    to: guide(
      'family-reunion-visa-germany',
      'does-your-spouse-need-a1',
      'brauchen-ihre-frau-oder-ihr-mann-a1',
    ),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_LISTED: {
    kind: 'route',
    journey: 'family',
    en: {
      title: 'Family reunion without A1 and without proof of housing',
      text: 'For spouses of people with these permits, no A1 certificate and no proof of housing is asked. Living costs must be covered. With a permit other than the Blue Card or ICT Card, the date of the wedding can matter.',
      next: 'Apply at the same time if you can',
    },
    de: {
      title: 'Familiennachzug ohne A1 und ohne Nachweis zum Wohnraum',
      text: 'Zu Menschen mit diesen Aufenthaltstiteln brauchen Ehefrau oder Ehemann weder A1 noch einen Nachweis zum Wohnraum. Der Lebensunterhalt muss gesichert sein. Außer bei Blauer Karte und ICT-Karte kann das Hochzeitsdatum zählen.',
      next: 'Wenn möglich gleichzeitig beantragen',
    },
    tr: {
      title: 'A1 ve ev kanıtı olmadan aile birleşimi',
      text: 'Bu izinlere sahip kişilerin eşlerinden ne A1 belgesi ne ev kanıtı istenir. Geçim karşılanmalıdır. Mavi Kart ve ICT Kartı dışındaki izinlerde nikâh tarihi önemli olabilir.',
      next: 'Mümkünse aynı zamanda başvurun',
    },
    to: guide('family-reunion-visa-germany'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_SETTLED: {
    kind: 'route',
    journey: 'family',
    en: {
      title: 'Family reunion with a settlement permit holder',
      text: 'The date of the wedding plays no part. A1 is needed unless the sponsor held certain work permits directly before. Housing and living costs are checked as a rule.',
      next: 'Open the A1 decision tree',
    },
    de: {
      title: 'Familiennachzug zu Menschen mit Niederlassungserlaubnis',
      text: 'Das Hochzeitsdatum spielt keine Rolle. A1 ist nötig, außer vor der Niederlassungserlaubnis bestand direkt ein bestimmter Aufenthaltstitel zum Arbeiten. Wohnraum und Lebensunterhalt werden in der Regel geprüft.',
      next: 'Den Entscheidungsbaum zu A1 öffnen',
    },
    tr: {
      title: 'Yerleşim izni sahibinin yanına aile birleşimi',
      text: 'Nikâh tarihi önemli değildir. Almanya’daki kişinin hemen önce belirli çalışma izinleri yoksa A1 gerekir. Ev ve geçim kural olarak incelenir.',
      next: 'A1 karar ağacını açın',
    },
    to: guide(
      'family-reunion-visa-germany',
      'does-your-spouse-need-a1',
      'brauchen-ihre-frau-oder-ihr-mann-a1',
    ),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_OTHER: {
    kind: 'ask',
    journey: 'family',
    en: {
      title: 'Two dates decide: the wedding and the permit',
      text: 'If you were married before the permit was issued and the stay will last longer than {spouseExpectedStay}, the route is usually open. If you married later, the sponsor must usually have held a permit for {spouseWaitingTime}.',
      next: 'Write down both dates and ask the embassy or consulate',
    },
    de: {
      title: 'Zwei Daten entscheiden: Hochzeit und Aufenthaltstitel',
      text: 'Waren Sie vor der Erteilung verheiratet und dauert der Aufenthalt voraussichtlich über {spouseExpectedStay}, steht der Weg meist offen. Kam die Hochzeit später, muss der Titel meist seit {spouseWaitingTime:dative} bestehen.',
      next: 'Beide Daten notieren und Botschaft oder Konsulat fragen',
    },
    tr: {
      title: 'İki tarih karar verir: nikâh ve izin',
      text: 'İzin verilmeden önce evliyseniz ve kalış {spouseExpectedStay} süresini aşacaksa yol genellikle açıktır. Sonra evlendiyseniz Almanya’daki kişinin izni genellikle en az {spouseWaitingTime} önce verilmiş olmalıdır.',
      next: 'İki tarihi yazın ve temsilciliğe sorun',
    },
    to: guide(
      'family-reunion-visa-germany',
      'what-the-sponsor-needs',
      'was-die-person-in-deutschland-braucht',
    ),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_REFUGEE: {
    kind: 'route',
    journey: 'advice',
    en: {
      title: 'Family reunion with a recognised refugee: {refugeeFamilyWindow} count',
      text: 'If the application is made within {refugeeFamilyWindow} of the final recognition, living costs and housing are usually not asked. If you were married before the sponsor came to Germany, no A1 is needed.',
      next: 'The sponsor can file a notice in time; ask an advice centre today',
    },
    de: {
      title: 'Familiennachzug zu anerkannten Flüchtlingen: {refugeeFamilyWindow} zählen',
      text: 'Wird der Antrag innerhalb von {refugeeFamilyWindow:dative} nach der unanfechtbaren Anerkennung gestellt, werden Lebensunterhalt und Wohnraum meist nicht verlangt. Bestand die Ehe vor der Flucht nach Deutschland, braucht es kein A1.',
      next: 'Die Person in Deutschland kann die Frist wahren; heute eine Beratungsstelle fragen',
    },
    tr: {
      title: 'Tanınmış mültecinin yanına aile birleşimi: {refugeeFamilyWindow} önemlidir',
      text: 'Başvuru kesinleşen tanımadan sonra {refugeeFamilyWindow} içinde yapılırsa geçim ve ev genellikle sorulmaz. Almanya’daki kişi gelmeden önce evliyseniz A1 gerekmez.',
      next: 'Almanya’daki kişi süreyi koruyan bildirimi verebilir; bugün bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.familyAdvice),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_SUBSIDIARY: {
    kind: 'not-yet',
    journey: 'advice',
    en: {
      title: 'Suspended until {familySuspendedUntil}',
      text: 'Family reunion with people who hold subsidiary protection is suspended until then. Exceptions for urgent humanitarian reasons exist but are rare.',
      next: 'Ask a lawyer or an advice centre about exceptions or another permit',
    },
    de: {
      title: 'Ausgesetzt bis {familySuspendedUntil}',
      text: 'Der Familiennachzug zu subsidiär Schutzberechtigten ist bis dahin ausgesetzt. Ausnahmen aus dringenden humanitären Gründen gibt es, sie sind selten.',
      next: 'Anwältin, Anwalt oder Beratungsstelle nach Ausnahmen oder einem anderen Titel fragen',
    },
    tr: {
      title: '{familySuspendedUntil} gününe kadar durduruldu',
      text: 'İkincil koruma sahiplerinin yanına aile birleşimi o güne kadar durdurulmuştur. Acil insani nedenlerle istisnalar vardır, ama azdır.',
      next: 'İstisnaları veya başka bir izni avukata veya danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.familyAdvice),
    guides: [],
  },
  Y_FAM_EU: {
    kind: 'route',
    journey: 'familyEu',
    en: {
      title: 'EU rules for families',
      text: 'Spouses of EU citizens who live or work in Germany follow EU rules: no A1, no proof of housing. Some need an entry visa, which is free.',
      next: 'Ask the embassy or consulate for the visa for families of EU citizens',
    },
    de: {
      title: 'EU-Regeln für Familien',
      text: 'Für Ehepartner von EU-Bürgerinnen und EU-Bürgern, die in Deutschland leben oder arbeiten, gelten EU-Regeln: kein A1, kein Nachweis zum Wohnraum. Manche brauchen ein Einreisevisum; es ist gebührenfrei.',
      next: 'Botschaft oder Konsulat nach dem Visum für Familien von EU-Bürgern fragen',
    },
    tr: {
      title: 'Aileler için AB kuralları',
      text: 'Almanya’da yaşayan veya çalışan AB vatandaşlarının eşleri AB kurallarına bağlıdır: A1 ve ev kanıtı istenmez. Bazılarına giriş vizesi gerekir, ücretsizdir.',
      next: 'Temsilciliğe AB vatandaşlarının aileleri için vizeyi sorun',
    },
    to: guide('family-reunion-visa-germany'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_GERMAN_PARENT: {
    kind: 'route',
    journey: 'familyOfGerman',
    en: {
      title: 'Parent of a German child (§ 28)',
      text: 'A parent who has custody of an unmarried underage German child living in Germany is to be given the permit. Income is no condition, and no German is asked. Without custody it is possible where the family already lives together here. With a Duldung, the birth can allow an application in Germany.',
      next: 'Ask an advice centre which custody papers you need',
    },
    de: {
      title: 'Elternteil eines deutschen Kindes (§ 28)',
      text: 'Wer das Sorgerecht für ein lediges minderjähriges deutsches Kind ausübt, das in Deutschland lebt, dem ist die Erlaubnis zu erteilen. Einkommen und Deutsch sind keine Bedingung. Ohne Sorgerecht ist sie möglich, wenn die Familie hier schon zusammenlebt. Mit Duldung kann die Geburt einen Antrag in Deutschland erlauben.',
      next: 'Eine Beratungsstelle fragen, welche Papiere zum Sorgerecht nötig sind',
    },
    tr: {
      title: 'Alman çocuğun annesi veya babası (§ 28)',
      text: 'Almanya’da yaşayan, bekâr, reşit olmayan Alman çocuğun velayetine sahip ebeveyne izin verilmesi gerekir. Gelir şart değildir, Almanca istenmez. Velayet yoksa, aile burada zaten birlikte yaşıyorsa mümkündür. Duldung varsa doğum, Almanya’da başvurmaya imkân verebilir.',
      next: 'Hangi velayet belgelerinin gerektiğini bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.migrationAdvice),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_REFUGEE_PARENT: {
    kind: 'route',
    journey: 'advice',
    en: {
      title: 'Parents of an underage refugee (§ 36(1))',
      text: 'Parents are to be given the permit if the child is recognised as a refugee or entitled to asylum and no parent with custody is in Germany. Income and housing are not asked. Brothers and sisters are not named in this rule. Time is short when the child will soon be an adult.',
      next: 'Ask an advice centre today, before the birthday',
    },
    de: {
      title: 'Eltern eines minderjährigen Flüchtlings (§ 36 Abs. 1)',
      text: 'Eltern ist die Erlaubnis zu erteilen, wenn das Kind als Flüchtling anerkannt oder asylberechtigt ist und kein sorgeberechtigter Elternteil in Deutschland ist. Einkommen und Wohnraum werden nicht verlangt. Geschwister nennt die Regel nicht. Wird das Kind bald volljährig, ist die Zeit knapp.',
      next: 'Heute eine Beratungsstelle fragen, vor dem Geburtstag',
    },
    tr: {
      title: 'Reşit olmayan mültecinin anne babası (§ 36(1))',
      text: 'Çocuk mülteci olarak tanındıysa veya sığınma hakkı aldıysa ve velayet sahibi ebeveyni Almanya’da değilse anne babaya izin verilmesi gerekir. Gelir ve ev sorulmaz. Bu kural kardeşleri kapsamaz. Çocuk yakında reşit olacaksa zaman azdır.',
      next: 'Doğum gününden önce, bugün bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.familyAdvice),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_GERMAN_CHILD: {
    kind: 'route',
    journey: 'familyOfGerman',
    en: {
      title: 'Child of a German parent (§ 28)',
      text: 'Ask first whether the child is German itself: a child with a German parent at birth usually is, and needs a passport, no permit. Otherwise the permit is to be issued to an unmarried underage child, if the German parent lives in Germany. Income is no condition.',
      next: 'Ask the embassy about the German passport first',
    },
    de: {
      title: 'Kind einer Deutschen oder eines Deutschen (§ 28)',
      text: 'Fragen Sie zuerst, ob das Kind selbst deutsch ist: Mit einem deutschen Elternteil bei der Geburt ist es das meist und braucht einen Pass, keinen Titel. Sonst ist die Erlaubnis dem ledigen minderjährigen Kind zu erteilen, wenn der deutsche Elternteil in Deutschland lebt. Einkommen ist keine Bedingung.',
      next: 'Bei der Botschaft zuerst nach dem deutschen Pass fragen',
    },
    tr: {
      title: 'Alman ebeveynin çocuğu (§ 28)',
      text: 'Önce çocuğun Alman vatandaşı olup olmadığını sorun: doğduğunda ebeveyni Almansa genellikle öyledir ve izin değil pasaport gerekir. Değilse, Alman ebeveyn Almanya’da yaşıyorsa bekâr ve reşit olmayan çocuğa izin verilmesi gerekir. Gelir şart değildir.',
      next: 'Önce temsilciliğe Alman pasaportunu sorun',
    },
    to: guide('family-reunion-visa-germany', 'children', 'kinder'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_CHILD: {
    kind: 'route',
    journey: 'family',
    en: {
      title: 'Children under {childWithoutLanguageTestAge}: no language test',
      text: 'Unmarried children can come if both parents hold a permit, or one with sole custody. With shared custody, the other parent agrees, or a court has decided. <Until name="familySuspendedUntil">With a parent under subsidiary protection, reunion is suspended until {familySuspendedUntil}.</Until><After name="familySuspendedUntil">With a parent under subsidiary protection, reunion was suspended until {familySuspendedUntil}; ask what applies now.</After>',
      next: 'Have the consent certified early',
    },
    de: {
      title: 'Kinder unter {childWithoutLanguageTestAge}: kein Sprachnachweis',
      text: 'Ledige Kinder können kommen, wenn beide Eltern einen Aufenthaltstitel haben, oder einer mit alleinigem Sorgerecht. Bei gemeinsamem Sorgerecht stimmt der andere Elternteil zu, oder ein Gericht hat entschieden. <Until name="familySuspendedUntil">Zu Eltern mit subsidiärem Schutz ist der Nachzug bis {familySuspendedUntil} ausgesetzt.</Until><After name="familySuspendedUntil">Zu Eltern mit subsidiärem Schutz war der Nachzug bis {familySuspendedUntil} ausgesetzt; fragen Sie, was jetzt gilt.</After>',
      next: 'Die Zustimmung früh beglaubigen lassen',
    },
    tr: {
      title: '{childWithoutLanguageTestAge} yaşından küçük çocuklar: dil sınavı yok',
      text: 'Anne babanın ikisinde veya velayeti tek başına taşıyanda izin varsa bekâr çocuklar gelebilir. Velayet ortaksa diğer ebeveyn muvafakat verir veya mahkeme karar vermiştir. <Until name="familySuspendedUntil">Ebeveynde ikincil koruma varsa birleşim {familySuspendedUntil} gününe kadar durdurulmuştur.</Until><After name="familySuspendedUntil">Ebeveynde ikincil koruma varsa birleşim {familySuspendedUntil} gününe kadar durdurulmuştu; şimdi ne geçerli olduğunu sorun.</After>',
      next: 'Muvafakatnameyi erkenden onaylatın',
    },
    to: guide('family-reunion-visa-germany', 'children', 'kinder'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_CHILD16: {
    kind: 'route',
    journey: 'family',
    en: {
      title: '{childLanguageTestAge} years old: come together, or show good prospects',
      text: 'Whoever moves together with the parents needs no language proof. Later it is C1, or good prospects of settling in, unless the parent holds a permit from the list. <Until name="familySuspendedUntil">With a parent under subsidiary protection, reunion is suspended until {familySuspendedUntil}.</Until><After name="familySuspendedUntil">With a parent under subsidiary protection, reunion was suspended until {familySuspendedUntil}; ask what applies now.</After>',
      next: 'Apply before the child turns {childWithoutLanguageTestAge} where possible',
    },
    de: {
      title: '{childLanguageTestAge} Jahre: gemeinsam kommen, oder gute Aussichten zeigen',
      text: 'Wer zusammen mit den Eltern umzieht, braucht keinen Sprachnachweis. Später ist es C1 oder eine gute Aussicht auf Integration, außer der Elternteil hat einen Titel aus der Liste. <Until name="familySuspendedUntil">Zu Eltern mit subsidiärem Schutz ist der Nachzug bis {familySuspendedUntil} ausgesetzt.</Until><After name="familySuspendedUntil">Zu Eltern mit subsidiärem Schutz war der Nachzug bis {familySuspendedUntil} ausgesetzt; fragen Sie, was jetzt gilt.</After>',
      next: 'Wenn möglich beantragen, bevor das Kind {childWithoutLanguageTestAge} wird',
    },
    tr: {
      title: '{childLanguageTestAge} yaşında: birlikte gelin, ya da uyum sağlayacağını gösterin',
      text: 'Anne babayla birlikte taşınandan dil kanıtı istenmez. Sonra gelen için C1 veya uyum sağlayacağına dair iyi işaretler aranır; ebeveynin listedeki bir izni varsa aranmaz. <Until name="familySuspendedUntil">Ebeveynde ikincil koruma varsa birleşim {familySuspendedUntil} gününe kadar durdurulmuştur.</Until><After name="familySuspendedUntil">Ebeveynde ikincil koruma varsa birleşim {familySuspendedUntil} gününe kadar durdurulmuştu; şimdi ne geçerli olduğunu sorun.</After>',
      next: 'Mümkünse çocuk {childWithoutLanguageTestAge} yaşına girmeden başvurun',
    },
    to: guide('family-reunion-visa-germany', 'children', 'kinder'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_PARENT: {
    kind: 'ask',
    journey: 'family',
    en: {
      title: 'Parents: one newer rule and one for hardship',
      text: 'Parents may join people whose listed work permit was first issued on or after {parentsSince}. Living costs and health insurance must be covered; insurance is usually the hardest part. Otherwise only in exceptional hardship.',
      next: 'Ask insurers first, in writing',
    },
    de: {
      title: 'Eltern: eine neuere Regel und eine für Härtefälle',
      text: 'Eltern können zu Menschen ziehen, deren Titel aus der Liste erstmals am {parentsSince} oder später erteilt wurde. Lebensunterhalt und Krankenversicherung müssen gesichert sein; die Versicherung ist meist die größte Hürde. Sonst nur bei außergewöhnlicher Härte.',
      next: 'Zuerst Versicherungen fragen, schriftlich',
    },
    tr: {
      title: 'Anne baba: yeni bir kural ve zorluk kuralı',
      text: 'Listedeki çalışma izni ilk kez {parentsSince} günü veya sonra verilen kişilerin anne babası gelebilir. Geçim ve sağlık sigortası karşılanmalıdır; en zoru genellikle sigortadır. Aksi hâlde yalnızca olağanüstü zorlukta.',
      next: 'Önce sigorta şirketlerine yazılı sorun',
    },
    to: guide('family-reunion-visa-germany', 'parents-and-parents-in-law', 'eltern-und-schwiegereltern'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_ENGAGED: {
    kind: 'ask',
    journey: 'family',
    en: {
      title: 'Visa for the wedding, or marry first',
      text: 'For a wedding in Germany there is a separate visa. It needs the registry office’s confirmation and usually A1. Marrying at home first can be quicker.',
      next: 'Ask registry office and embassy, then compare',
    },
    de: {
      title: 'Visum zur Heirat, oder zuerst heiraten',
      text: 'Für eine Hochzeit in Deutschland gibt es ein eigenes Visum. Es verlangt die Bestätigung des Standesamts und meist A1. Zuerst zu Hause zu heiraten kann schneller sein.',
      next: 'Standesamt und Botschaft fragen, dann vergleichen',
    },
    tr: {
      title: 'Evlilik vizesi, ya da önce evlenmek',
      text: 'Almanya’da evlenmek için ayrı bir vize vardır. Evlendirme dairesinin (Standesamt) onayını ve genellikle A1 ister. Önce kendi ülkenizde evlenmek daha hızlı olabilir.',
      next: 'Evlendirme dairesine ve temsilciliğe sorun, sonra karşılaştırın',
    },
    to: guide('family-reunion-visa-germany', 'engaged-not-yet-married', 'verlobt-noch-nicht-verheiratet'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_RELATIVE: {
    kind: 'ask',
    journey: 'family',
    en: {
      title: 'Only in exceptional hardship',
      text: 'For other relatives the law asks for exceptional hardship. Proof is strict, and few applications succeed.',
      next: 'Ask a lawyer before you apply',
    },
    de: {
      title: 'Nur bei außergewöhnlicher Härte',
      text: 'Für andere Verwandte verlangt das Gesetz eine außergewöhnliche Härte. Die Nachweise sind streng, wenige Anträge haben Erfolg.',
      next: 'Vor dem Antrag Anwältin oder Anwalt fragen',
    },
    tr: {
      title: 'Yalnızca olağanüstü zorlukta',
      text: 'Başka akrabalar için yasa olağanüstü zorluk arar. Kanıt sıkıdır ve az başvuru sonuç verir.',
      next: 'Başvurmadan önce bir avukata sorun',
    },
    to: guide('family-reunion-visa-germany'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_FAM_TEMP: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Family of people with temporary protection',
      text: 'Spouses and underage children can come if the flight separated the family and they need protection abroad, or are taken over from another EU state. With a biometric passport, Ukrainians may enter without a visa for {ukraineVisaFreeStay} and ask for protection here. <Until name="ukraineEntryUntil">Without one, an ordinance allows it until {ukraineEntryUntil}, not after protection in another EU state.</Until><After name="ukraineEntryUntil">Without one, an ordinance allowed it until {ukraineEntryUntil}; what follows we have not read.</After>',
      next: 'Ask an advice centre which way is open today',
    },
    de: {
      title: 'Familie von Menschen mit vorübergehendem Schutz',
      text: 'Ehepartner und minderjährige Kinder können kommen, wenn die Flucht die Familie getrennt hat und sie im Ausland Schutz brauchen oder aus einem anderen EU-Staat übernommen werden. Mit biometrischem Pass dürfen Ukrainerinnen und Ukrainer für {ukraineVisaFreeStay} ohne Visum einreisen und hier Schutz beantragen. <Until name="ukraineEntryUntil">Ohne ihn erlaubt es eine Verordnung bis {ukraineEntryUntil}, nicht nach Schutz in einem anderen EU-Staat.</Until><After name="ukraineEntryUntil">Ohne ihn erlaubte es eine Verordnung bis {ukraineEntryUntil}; was danach kommt, haben wir nicht gelesen.</After>',
      next: 'Eine Beratungsstelle fragen, welcher Weg heute offen ist',
    },
    tr: {
      title: 'Geçici koruma sahiplerinin ailesi',
      text: 'Kaçış aileyi ayırdıysa ve yurt dışında korunmaları gerekiyorsa veya başka bir AB ülkesinden alınıyorlarsa eş ve reşit olmayan çocuklar gelebilir. Biyometrik pasaportu olan Ukraynalılar {ukraineVisaFreeStay} için vizesiz girip burada koruma isteyebilir. <Until name="ukraineEntryUntil">Bu pasaport yoksa bir yönetmelik {ukraineEntryUntil} gününe kadar girişe izin verir; başka bir AB ülkesinde koruma alanlara vermez.</Until><After name="ukraineEntryUntil">Bu pasaport yoksa bir yönetmelik {ukraineEntryUntil} gününe kadar girişe izin veriyordu; sonrasını okumadık.</After>',
      next: 'Bugün hangi yolun açık olduğunu bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.ukraine),
    guides: [],
  },
} as const satisfies Record<string, Outcome>

export const FAMILY_ROWS = [
  {
    id: 'Y-70',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_german'] },
    outcome: 'Y_FAM_GERMAN',
    law: [primary('§ 28 Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-71',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_listed'] },
    outcome: 'Y_FAM_LISTED',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. c-e, g, Satz 3 Nr. 5 AufenthG'),
      primary('§ 29 Abs. 5 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-72',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_settled'] },
    outcome: 'Y_FAM_SETTLED',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. a, Satz 3 Nr. 7 AufenthG'),
      primary('§ 29 Abs. 1 Nr. 2 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-73',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_other'] },
    outcome: 'Y_FAM_OTHER',
    law: [primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. d, e, Abs. 2 Satz 2 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-74',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_refugee'] },
    outcome: 'Y_FAM_REFUGEE',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. c, Satz 3 Nr. 1 AufenthG'),
      primary('§ 29 Abs. 2 AufenthG'),
    ],
    validFrom: '2018-08-01',
  },
  {
    id: 'Y-75',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_subsidiary'] },
    outcome: 'Y_FAM_SUBSIDIARY',
    law: [primary('§ 104 Abs. 14 AufenthG'), primary('§ 36a Abs. 1 AufenthG')],
    validFrom: '2025-07-24',
    validUntil: 'familySuspendedUntil',
  },
  {
    id: 'Y-76',
    when: { country: NOT_EU, goal: ['family'], relation: ['sp_eu'] },
    outcome: 'Y_FAM_EU',
    law: [primary('§ 1 Abs. 2 Nr. 3, § 3, § 12 Abs. 1 FreizügG/EU'), primary('§ 2a Abs. 2 FreizügG/EU')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-77',
    when: { country: NOT_EU, goal: ['family'], relation: ['child_u16'] },
    outcome: 'Y_FAM_CHILD',
    law: [primary('§ 32 Abs. 1, 3, 4 AufenthG'), primary('§ 104 Abs. 14 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-78',
    when: { country: NOT_EU, goal: ['family'], relation: ['child_16'] },
    outcome: 'Y_FAM_CHILD16',
    law: [primary('§ 32 Abs. 2 AufenthG'), primary('§ 104 Abs. 14 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-79',
    when: { country: NOT_EU, goal: ['family'], relation: ['parent'] },
    outcome: 'Y_FAM_PARENT',
    law: [primary('§ 36 Abs. 2, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-80',
    when: { country: NOT_EU, goal: ['family'], relation: ['engaged'] },
    outcome: 'Y_FAM_ENGAGED',
    law: [secondary('practice of embassies')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-81',
    when: { country: NOT_EU, goal: ['family'], relation: ['relative'] },
    outcome: 'Y_FAM_RELATIVE',
    law: [primary('§ 36 Abs. 2 AufenthG'), primary('§ 28 Abs. 4 AufenthG')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-101',
    when: { country: NOT_EU, goal: ['family'], relation: ['child_german'] },
    outcome: 'Y_FAM_GERMAN_CHILD',
    law: [primary('§ 28 Abs. 1 Satz 1 Nr. 2, Satz 2 AufenthG'), primary('§ 4 Abs. 1 StAG')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-102',
    when: { country: NOT_EU, goal: ['family'], relation: ['par_german'] },
    outcome: 'Y_FAM_GERMAN_PARENT',
    law: [primary('§ 28 Abs. 1 Satz 1 Nr. 3, Satz 2, 4 AufenthG'), primary('§ 39 Satz 1 Nr. 5 AufenthV')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-103',
    when: { country: NOT_EU, goal: ['family'], relation: ['par_refugee'] },
    outcome: 'Y_FAM_REFUGEE_PARENT',
    law: [primary('§ 36 Abs. 1 AufenthG')],
    validFrom: '2018-08-01',
  },
  {
    id: 'Y-104',
    when: { country: NOT_EU, goal: ['family'], relation: ['fam_temp'] },
    outcome: 'Y_FAM_TEMP',
    law: [
      primary('§ 29 Abs. 4 AufenthG'),
      primary('§ 2 UkraineAufenthÜV'),
      secondary('advisers on the entry from Ukraine'),
    ],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof FAMILY_OUTCOMES>[]
