import { guide, SITES, site, turkishGuide } from '#src/content/law/addresses.ts'
import type { CardOutcome } from '#src/content/law/law.ts'

export const CARD_OUTCOMES = {
  C_EU: {
    kind: 'not-needed',
    journey: 'free',
    rank: 5,
    en: {
      title: 'You need no Opportunity Card',
      text: 'People with this passport may live, work and look for work in Germany without a permit.',
      next: 'Register your address after you move; for licensed professions, see recognition',
    },
    de: {
      title: 'Sie brauchen keine Chancenkarte',
      text: 'Menschen mit diesem Pass dürfen ohne Aufenthaltstitel in Deutschland leben, arbeiten und Arbeit suchen.',
      next: 'Nach dem Umzug die Adresse anmelden; bei Berufen mit Zulassung: Anerkennung',
    },
    tr: {
      title: 'Fırsat Kartı’na ihtiyacınız yok',
      text: 'Bu pasaportu taşıyanlar Almanya’da oturum izni olmadan yaşar, çalışır ve iş arar.',
      next: 'Taşındıktan sonra adres kaydı yaptırın; izne bağlı meslekler için tanıma sayfasına bakın',
    },
    to: {
      ...site(SITES.recognition),
      tr: SITES.recognition,
    },
    guides: [],
  },
  C_SETTLED: {
    kind: 'not-needed',
    journey: 'open',
    rank: 5,
    en: {
      title: 'You need no Opportunity Card',
      text: 'A settlement permit allows every kind of work. The card would give you less.',
      next: 'Look for work with the permit you have',
    },
    de: {
      title: 'Sie brauchen keine Chancenkarte',
      text: 'Eine Niederlassungserlaubnis erlaubt jede Erwerbstätigkeit. Die Karte gäbe Ihnen weniger.',
      next: 'Mit dem jetzigen Aufenthaltstitel Arbeit suchen',
    },
    tr: {
      title: 'Fırsat Kartı’na ihtiyacınız yok',
      text: 'Yerleşim izni her türlü çalışmaya izin verir. Kart size daha azını verirdi.',
      next: 'Elinizdeki izinle iş arayın',
    },
    to: { ...guide('job-seeker-visa-germany'), tr: turkishGuide('üç-seçenek-üç-farklı-durum') },
    guides: [],
  },
  C_FAMILY: {
    kind: 'not-needed',
    journey: 'open',
    rank: 5,
    en: {
      title: 'The card is not for your permit, and you rarely need it',
      text: 'A permit as a family member usually allows any work. Read the line about work on your permit. In Germany, the card is only for permits with certain other purposes.',
      next: 'Read the line about work on your permit; ask the immigration authority',
    },
    de: {
      title: 'Die Karte passt nicht zu Ihrem Aufenthaltstitel und ist selten nötig',
      text: 'Eine Aufenthaltserlaubnis als Familienmitglied erlaubt meist jede Arbeit. Lesen Sie die Zeile zur Erwerbstätigkeit. In Deutschland gibt es die Karte nur zu bestimmten anderen Aufenthaltszwecken.',
      next: 'Zeile zur Erwerbstätigkeit lesen; Ausländerbehörde fragen',
    },
    tr: {
      title: 'Kart sizin oturum izninize uymaz ve size nadiren gerekir',
      text: 'Aile üyesi olarak verilen oturum izni genellikle her işe izin verir. İzninizdeki çalışma satırını okuyun. Almanya içinde kart yalnızca belirli başka amaçlı izinlerden sonra verilir.',
      next: 'İzninizdeki çalışma satırını okuyun; yabancılar dairesine sorun',
    },
    to: {
      ...guide('family-reunion-visa-germany', 'after-arrival', 'nach-der-ankunft'),
      tr: '/information/family-reunion-visa-germany#after-arrival',
    },
    guides: [],
  },
  C_PROTECTED: {
    kind: 'ask',
    journey: 'advice',
    rank: 2,
    en: {
      title: 'Ask first: your protection decides',
      text: 'In Germany, the card cannot follow directly on a permit for protection. Many such permits already allow work. Read the line about work, and ask an advice centre which step fits.',
      next: 'Ask the free migration advice service (MBE) or a lawyer',
    },
    de: {
      title: 'Zuerst fragen: Ihr Schutz entscheidet',
      text: 'In Deutschland kann die Karte nicht direkt auf einen Aufenthaltstitel zum Schutz folgen. Viele dieser Titel erlauben schon Arbeit. Lesen Sie die Zeile zur Erwerbstätigkeit und fragen Sie eine Beratungsstelle.',
      next: 'Kostenlose Migrationsberatung (MBE) oder Anwältin, Anwalt fragen',
    },
    tr: {
      title: 'Önce sorun: belirleyici olan korumanızdır',
      text: 'Almanya içinde kart, koruma amaçlı bir oturum izninin hemen ardından verilemez. Bu izinlerin çoğu zaten çalışmaya izin verir. Çalışma satırını okuyun ve hangi adımın uyduğunu bir danışma merkezine sorun.',
      next: 'Ücretsiz göç danışmanlığına (MBE) veya bir avukata sorun',
    },
    forAdvice: true,
    to: { ...site(SITES.migrationOffice), tr: SITES.migrationOffice },
    guides: [],
  },
  C_ASYLUM: {
    kind: 'ask',
    journey: 'advice',
    rank: 1,
    en: {
      title: 'Ask a lawyer or an advice centre before any application',
      text: 'During an asylum procedure, and with a tolerated stay, most permits for work are blocked. An application, or withdrawing one, can harm you.',
      next: 'Ask an independent asylum advice centre or a lawyer',
    },
    de: {
      title: 'Vor jedem Antrag Beratung suchen',
      text: 'Im Asylverfahren und mit Duldung sind die meisten Aufenthaltstitel zum Arbeiten gesperrt. Ein Antrag, oder eine Rücknahme, kann Ihnen schaden.',
      next: 'Unabhängige Asylberatung oder Anwältin, Anwalt fragen',
    },
    tr: {
      title: 'Her başvurudan önce bir avukata veya danışma merkezine sorun',
      text: 'İltica işlemi sırasında ve Duldung ile çalışma amaçlı oturum izinlerinin çoğu kapalıdır. Bir başvuru veya başvuruyu geri çekmek size zarar verebilir.',
      next: 'Bağımsız bir iltica danışma merkezine veya bir avukata sorun',
    },
    forAdvice: true,
    to: { ...site(SITES.migrationOffice), tr: SITES.migrationOffice },
    guides: [],
  },
  C_VISAFREE: {
    kind: 'ask',
    journey: 'prepare',
    rank: 2,
    en: {
      title: 'Ask the immigration authority first',
      text: 'You may enter without a visa and apply for many permits in Germany. For the Opportunity Card, the law asks people in Germany for certain permits. Offices answer this differently.',
      next: 'Ask the immigration authority in writing, or apply at the embassy before you travel',
    },
    de: {
      title: 'Zuerst die Ausländerbehörde fragen',
      text: 'Sie dürfen ohne Visum einreisen und viele Aufenthaltstitel in Deutschland beantragen. Für die Chancenkarte verlangt das Gesetz in Deutschland bestimmte Aufenthaltstitel. Die Stellen beantworten das verschieden.',
      next: 'Ausländerbehörde schriftlich fragen oder vor der Reise bei der Botschaft beantragen',
    },
    tr: {
      title: 'Önce yabancılar dairesine sorun',
      text: 'Vizesiz girebilir ve birçok oturum iznine Almanya’da başvurabilirsiniz. Fırsat Kartı için yasa, Almanya’da bulunanlardan belirli oturum izinleri ister. Makamlar bunu farklı yanıtlıyor.',
      next: 'Yabancılar dairesine yazılı sorun veya yola çıkmadan önce Alman temsilciliğine başvurun',
    },
    to: { ...guide('opportunity-card-germany'), tr: turkishGuide('türkiyeden-başvuru-adım-adım') },
    guides: [],
  },
  C_VISITOR: {
    kind: 'not-yet',
    journey: 'prepare',
    rank: 1,
    en: {
      title: 'Not from a visit',
      text: 'The card cannot be applied for during a visit. The application is made at the German embassy or consulate where you live.',
      next: 'Prepare the application at home',
    },
    de: {
      title: 'Nicht aus einem Besuch heraus',
      text: 'Während eines Besuchs kann die Karte nicht beantragt werden. Den Antrag stellt man bei der deutschen Botschaft oder dem Konsulat des Wohnlands.',
      next: 'Den Antrag zu Hause vorbereiten',
    },
    tr: {
      title: 'Ziyaret sırasında olmaz',
      text: 'Ziyaret sırasında karta başvurulamaz. Başvuru, yaşadığınız ülkedeki Alman temsilciliğine yapılır.',
      next: 'Başvuruyu yaşadığınız ülkede hazırlayın',
    },
    to: {
      ...guide('opportunity-card-germany', 'step-by-step', 'schritt-für-schritt'),
      tr: turkishGuide('türkiyeden-başvuru-adım-adım'),
    },
    guides: [],
  },
  C_SEEK17: {
    kind: 'ask',
    journey: 'prepare',
    rank: 2,
    en: {
      title: 'Ask the immigration authority first',
      text: 'From a permit to look for a training or study place, the law as a rule allows only certain next permits. The card is not among them.',
      next: 'Ask which next permit is possible, before your permit ends',
    },
    de: {
      title: 'Zuerst die Ausländerbehörde fragen',
      text: 'Auf eine Aufenthaltserlaubnis zur Suche eines Ausbildungs- oder Studienplatzes dürfen in der Regel nur bestimmte Titel folgen. Die Karte gehört nicht dazu.',
      next: 'Vor dem Ablauf fragen, welcher Titel folgen kann',
    },
    tr: {
      title: 'Önce yabancılar dairesine sorun',
      text: 'Meslek eğitimi veya yükseköğrenim yeri arama izninden sonra kural olarak yalnızca belirli izinler verilir. Kart bunların arasında değildir.',
      next: 'İzniniz bitmeden, sonra hangi iznin verilebileceğini sorun',
    },
    to: { ...guide('job-seeker-visa-germany'), tr: turkishGuide('üç-seçenek-üç-farklı-durum') },
    guides: [],
  },
  C_WAY1: {
    kind: 'route',
    journey: 'card',
    rank: 4,
    en: {
      title: 'Way 1: without points',
      text: 'The way without points is for people whose qualification is recognised or comparable. You need no points, and the law asks for no language certificate. The authority may issue the card; there is no right to it.',
      next: 'Collect the papers',
    },
    de: {
      title: 'Weg 1: ohne Punkte',
      text: 'Der Weg ohne Punkte ist für Menschen mit anerkanntem oder vergleichbarem Abschluss. Punkte zählen nicht, und das Gesetz verlangt kein Sprachzertifikat. Die Behörde kann die Karte erteilen; einen Anspruch gibt es nicht.',
      next: 'Unterlagen sammeln',
    },
    tr: {
      title: '1. yol: puansız',
      text: 'Puansız yol, diploması tanınan veya denk sayılan kişiler içindir. Puan sayılmaz ve yasa dil belgesi istemez. Makam kartı verebilir; kart bir hak değildir.',
      next: 'Belgeleri toplayın',
    },
    to: {
      ...guide('opportunity-card-germany', 'documents', 'unterlagen'),
      tr: turkishGuide('belge-listesi'),
    },
    guides: ['opportunity-card-germany'],
  },
  C_WAY1_MONEY: {
    kind: 'not-yet',
    journey: 'card',
    rank: 3,
    en: {
      title: 'Way 1: the money is still open',
      text: 'The way without points is for people whose qualification is recognised or comparable. Before the card can be issued, living costs must be covered.',
      next: 'See the three usual proofs',
    },
    de: {
      title: 'Weg 1: das Geld ist noch offen',
      text: 'Der Weg ohne Punkte ist für Menschen mit anerkanntem oder vergleichbarem Abschluss. Vor der Erteilung muss der Lebensunterhalt gesichert sein.',
      next: 'Die drei üblichen Nachweise ansehen',
    },
    tr: {
      title: '1. yol: geçim parası henüz açık',
      text: 'Puansız yol, diploması tanınan veya denk sayılan kişiler içindir. Kart verilmeden önce geçim giderleri karşılanmış olmalıdır.',
      next: 'Yaygın kanıtlara bakın',
    },
    to: {
      ...guide(
        'opportunity-card-germany',
        'money-what-you-show-and-what-you-pay',
        'geld-was-sie-nachweisen-und-was-sie-bezahlen',
      ),
      tr: turkishGuide('ne-kadar-para-gerekir'),
    },
    guides: ['opportunity-card-germany'],
  },
  C_WAY2: {
    kind: 'route',
    journey: 'card',
    rank: 4,
    en: {
      title: 'Points route: the minimum is reached',
      text: 'With these answers you have {points}. The minimum is {opportunityCardPointsNeeded}. Each point needs a paper that proves it. The authority may issue the card; there is no right to it.',
      next: 'See which paper proves which point',
    },
    de: {
      title: 'Punkteweg: das Minimum ist erreicht',
      text: 'Mit diesen Antworten haben Sie {points}. Das Minimum ist {opportunityCardPointsNeeded}. Jeder Punkt braucht ein Papier als Beweis. Die Behörde kann die Karte erteilen; einen Anspruch gibt es nicht.',
      next: 'Welches Papier welchen Punkt beweist',
    },
    tr: {
      title: 'Puan yolu: en az puana ulaşıldı',
      text: 'Bu yanıtlarla puanınız: {points}. Gereken en az {opportunityCardPointsNeeded}. Her puan için onu kanıtlayan bir belge gerekir. Makam kartı verebilir; kart bir hak değildir.',
      next: 'Hangi belgenin hangi puanı kanıtladığına bakın',
    },
    to: {
      ...guide('opportunity-card-germany', 'documents', 'unterlagen'),
      tr: turkishGuide('belge-listesi'),
    },
    guides: ['opportunity-card-germany'],
  },
  C_WAY2_MONEY: {
    kind: 'not-yet',
    journey: 'card',
    rank: 3,
    en: {
      title: 'Points route: the minimum is reached, the money is open',
      text: 'With these answers you have {points}. The minimum is {opportunityCardPointsNeeded}. Before the card can be issued, living costs must be covered.',
      next: 'See the three usual proofs',
    },
    de: {
      title: 'Punkteweg: Minimum erreicht, das Geld ist offen',
      text: 'Mit diesen Antworten haben Sie {points}. Das Minimum ist {opportunityCardPointsNeeded}. Vor der Erteilung muss der Lebensunterhalt gesichert sein.',
      next: 'Die drei üblichen Nachweise ansehen',
    },
    tr: {
      title: 'Puan yolu: en az puana ulaşıldı, geçim parası açık',
      text: 'Bu yanıtlarla puanınız: {points}. Gereken en az {opportunityCardPointsNeeded}. Kart verilmeden önce geçim giderleri karşılanmış olmalıdır.',
      next: 'Yaygın kanıtlara bakın',
    },
    to: {
      ...guide(
        'opportunity-card-germany',
        'money-what-you-show-and-what-you-pay',
        'geld-was-sie-nachweisen-und-was-sie-bezahlen',
      ),
      tr: turkishGuide('ne-kadar-para-gerekir'),
    },
    guides: ['opportunity-card-germany'],
  },
  C_REGULATED_ASK: {
    kind: 'ask',
    journey: 'card',
    rank: 2,
    en: {
      title: 'Ask how your degree counts',
      text: 'In professions that need a licence, a comparable degree is not always enough for the way without points. You have {points} so far on the points route.',
      next: 'Ask the embassy or consulate; start recognition, because a notice brings {opportunityCardPointsPartialRecognition}',
    },
    de: {
      title: 'Fragen, wie Ihr Abschluss zählt',
      text: 'In Berufen mit Zulassung reicht ein vergleichbarer Abschluss nicht immer für den Weg ohne Punkte. Auf dem Punkteweg haben Sie bisher {points}.',
      next: 'Botschaft oder Konsulat fragen; Anerkennung beginnen, denn ein Bescheid bringt {opportunityCardPointsPartialRecognition}',
    },
    tr: {
      title: 'Diplomanızın nasıl sayıldığını sorun',
      text: 'İzne bağlı mesleklerde denk sayılan bir diploma, puansız yol için her zaman yetmez. Puan yolunda şimdiye kadarki puanınız: {points}.',
      next: 'Alman temsilciliğine sorun; tanımaya başlayın, çünkü bir karar {opportunityCardPointsPartialRecognition} getirir',
    },
    to: {
      ...guide('opportunity-card-germany', 'for-nurses', 'für-pflegekräfte'),
      tr: turkishGuide('hemşireler-için'),
    },
    guides: ['opportunity-card-germany', 'approbation-germany'],
  },
  C_BORDER: {
    kind: 'ask',
    journey: 'card',
    rank: 2,
    en: {
      title: 'On the line: one answer decides',
      text: 'You have {pointsCertain} for certain and {pointsAtMost} at most. It depends on your age limit or on your occupation group, and offices read this differently.',
      next: 'Ask the embassy or consulate before you pay for anything, or add one safe point',
    },
    de: {
      title: 'An der Grenze: eine Antwort entscheidet',
      text: 'Sicher haben Sie {pointsCertain}, höchstens {pointsAtMost}. Es hängt an der Altersgrenze oder an der Berufsgruppe, und die Stellen sehen das verschieden.',
      next: 'Botschaft oder Konsulat fragen, bevor Sie etwas bezahlen, oder einen sicheren Punkt ergänzen',
    },
    tr: {
      title: 'Sınırda: tek bir yanıt belirleyici',
      text: 'Puanınız kesin olarak {pointsCertain}, en fazla {pointsAtMost}. Sonuç, yaş sınırına veya meslek grubuna bağlıdır ve makamlar bunu farklı yorumluyor.',
      next: 'Bir şey ödemeden önce Alman temsilciliğine sorun ya da kesin sayılan puan ekleyin',
    },
    to: {
      ...guide('opportunity-card-germany', 'the-points-in-full', 'alle-punkte-im-überblick'),
      tr: turkishGuide('puanlar-nasıl-hesaplanır'),
    },
    guides: ['opportunity-card-germany'],
  },
  C_BELOW: {
    kind: 'not-yet',
    journey: 'prepare',
    rank: 1,
    en: {
      title: 'Points are still missing',
      text: 'You have {points}. The minimum is {opportunityCardPointsNeeded}. These steps would close the gap: {steps}.',
      next: 'Choose the next step',
    },
    de: {
      title: 'Es fehlen noch Punkte',
      text: 'Sie haben {points}. Das Minimum ist {opportunityCardPointsNeeded}. Diese Schritte schließen die Lücke: {steps}.',
      next: 'Den nächsten Schritt wählen',
    },
    tr: {
      title: 'Henüz puan eksik',
      text: 'Puanınız: {points}. Gereken en az {opportunityCardPointsNeeded}. Şu adımlar açığı kapatır: {steps}.',
      next: 'Sonraki adımı seçin',
    },
    to: {
      ...guide('opportunity-card-germany', 'the-points-in-full', 'alle-punkte-im-überblick'),
      tr: turkishGuide('puanlar-nasıl-hesaplanır'),
    },
    guides: ['opportunity-card-germany', 'language-course-visa-germany'],
  },
  C_LANGUAGE: {
    kind: 'not-yet',
    journey: 'prepare',
    rank: 1,
    en: {
      title: 'A language certificate comes first',
      text: 'The points route asks for German at A1 or English at B2. Without one of them, points do not help. You have {points} so far.',
      next: 'Book an A1 or B2 exam',
    },
    de: {
      title: 'Zuerst ein Sprachzertifikat',
      text: 'Der Punkteweg verlangt Deutsch A1 oder Englisch B2. Ohne eines davon helfen Punkte nicht. Bisher haben Sie {points}.',
      next: 'Eine Prüfung A1 oder B2 buchen',
    },
    tr: {
      title: 'Önce bir dil belgesi',
      text: 'Puan yolu Almanca A1 veya İngilizce B2 ister. Bunlardan biri yoksa puanlar işe yaramaz. Şimdiye kadarki puanınız: {points}.',
      next: 'A1 veya B2 sınavı için yer ayırtın',
    },
    to: { ...guide('language-course-visa-germany'), tr: turkishGuide('puan-yolunun-temel-şartları') },
    guides: ['opportunity-card-germany', 'language-course-visa-germany'],
  },
  C_NO_QUALIFICATION: {
    kind: 'not-yet',
    journey: 'prepare',
    rank: 1,
    en: {
      title: 'The card asks for a qualification',
      text: 'The card is for people with a degree, or with training of at least {opportunityCardTraining} that is recognised where they earned it. Other routes: training in Germany, a job offer in IT, or a language course first.',
      next: 'Compare the other routes',
    },
    de: {
      title: 'Die Karte verlangt einen Abschluss',
      text: 'Die Karte ist für Menschen mit Hochschulabschluss oder mit einer staatlich anerkannten Ausbildung von mindestens {opportunityCardTraining:dative}. Andere Wege: Ausbildung in Deutschland, ein Stellenangebot in der IT oder zuerst ein Sprachkurs.',
      next: 'Die anderen Wege vergleichen',
    },
    tr: {
      title: 'Kart, bir diploma veya meslek eğitimi ister',
      text: 'Kart, üniversite diploması olanlar veya alındığı ülkede tanınan, en az {opportunityCardTraining} süren meslek eğitimi olanlar içindir. Başka yollar: Almanya’da meslek eğitimi, bilişimde bir iş teklifi veya önce bir dil kursu.',
      next: 'Öteki yolları karşılaştırın',
    },
    to: { ...guide('job-seeker-visa-germany'), tr: turkishGuide('üç-seçenek-üç-farklı-durum') },
    guides: ['job-seeker-visa-germany', 'language-course-visa-germany'],
  },
  C_FIND_OUT: {
    kind: 'ask',
    journey: 'prepare',
    rank: 2,
    en: {
      title: 'First find out how Germany sees your qualification',
      text: 'Everything else depends on this. The look-up is free. You have {points} so far.',
      next: 'Look up your degree in anabin, or your training at Anerkennung in Deutschland',
    },
    de: {
      title: 'Zuerst klären, wie Deutschland Ihren Abschluss sieht',
      text: 'Davon hängt alles andere ab. Die Suche ist kostenlos. Bisher haben Sie {points}.',
      next: 'Abschluss in anabin suchen, Ausbildung bei Anerkennung in Deutschland',
    },
    tr: {
      title: 'Önce Almanya’nın diplomanızı nasıl gördüğünü öğrenin',
      text: 'Öteki her şey buna bağlıdır. Sorgulama ücretsizdir. Şimdiye kadarki puanınız: {points}.',
      next: 'Diplomanızı anabin’de, meslek eğitiminizi Anerkennung in Deutschland’da arayın',
    },
    to: {
      ...guide(
        'opportunity-card-germany',
        'is-your-degree-comparable-look-it-up',
        'ist-ihr-abschluss-vergleichbar-so-sehen-sie-nach',
      ),
      tr: turkishGuide('önce-diplomanızı-sorgulayın'),
    },
    guides: ['opportunity-card-germany'],
  },
} as const satisfies Record<string, CardOutcome>
