import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People whose marriage ends: with violence, with a rule reached that gives a right of one's own, or neither. */
export const MARRIAGE_OUTCOMES = {
  Y_MARRIAGE_VIOLENCE: {
    kind: 'route',
    journey: 'advice',
    en: {
      title: 'You need not stay for the permit',
      text: 'Violence at home? Help line 116 016: free, day and night, in many languages. The law names violence as hardship: a permit of your own is possible before {ownRightAfterMarriage} of marriage (§ 31(2)), with a German spouse as well (§ 28(3)). With an EU citizen it is § 3(4) of the EU Free Movement Act. Ask an advice centre or a lawyer before you tell the office.',
      next: 'Call 116 016, or ask an advice centre near you',
    },
    de: {
      title: 'Sie müssen nicht wegen des Titels bleiben',
      text: 'Gewalt zu Hause? Hilfetelefon 116 016: kostenlos, Tag und Nacht, in vielen Sprachen. Das Gesetz nennt Gewalt als Härte: Ein eigener Titel ist vor {ownRightAfterMarriage:dative} Ehe möglich (§ 31 Abs. 2), auch bei deutschen Ehepartnern (§ 28 Abs. 3). Bei EU-Bürgern gilt § 3 Abs. 4 FreizügG/EU. Fragen Sie eine Beratungsstelle oder eine Anwältin, bevor Sie es der Behörde sagen.',
      next: '116 016 anrufen oder eine Beratungsstelle in der Nähe fragen',
    },
    tr: {
      title: 'İzin için evlilikte kalmanız gerekmez',
      text: 'Evde şiddet mi var? Yardım hattı 116 016: ücretsiz, gece gündüz, birçok dilde. Yasa şiddeti özel güçlük sayar: {ownRightAfterMarriage} dolmadan kendi izniniz mümkündür (§ 31(2)), eşiniz Almansa da (§ 28(3)). Eşiniz AB vatandaşıysa FreizügG/EU § 3(4) geçerlidir. Yabancılar dairesine söylemeden önce bir danışma merkezine veya avukata sorun.',
      next: '116 016’yı arayın veya yakınınızdaki bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.helpLine),
    guides: ['already-in-germany'],
  },
  Y_MARRIAGE_OWN: {
    kind: 'route',
    journey: 'extend',
    en: {
      title: 'A permit of your own (§ 31)',
      text: 'The law gives spouses a permit of their own after {ownRightAfterMarriage} of marriage lived here, or if the spouse has died. With a Blue Card holder, {ownRightBlueCardHere} here are enough after {ownRightBlueCardBefore} in another EU state (§ 31(1a)). With a German spouse the same rule holds (§ 28(3)), with an EU citizen § 3(4) of the EU Free Movement Act. Your spouse’s own right to stay counts too.',
      next: 'Apply for it before your card ends; ask an advice centre which papers prove the years',
    },
    de: {
      title: 'Ein eigener Titel (§ 31)',
      text: 'Das Gesetz gibt Ehepartnern einen eigenen Titel nach {ownRightAfterMarriage:dative} Ehe in Deutschland oder wenn der Ehepartner gestorben ist. Bei Blauer Karte reichen {ownRightBlueCardHere} hier nach {ownRightBlueCardBefore:dative} in einem anderen EU-Staat (§ 31 Abs. 1a). Bei deutschen Ehepartnern gilt dieselbe Regel (§ 28 Abs. 3), bei EU-Bürgern § 3 Abs. 4 FreizügG/EU. Auch das Aufenthaltsrecht Ihres Ehepartners zählt.',
      next: 'Vor dem Ablauf der Karte beantragen; eine Beratungsstelle fragen, welche Papiere die Jahre belegen',
    },
    tr: {
      title: 'Kendinize ait izin (§ 31)',
      text: 'Burada {ownRightAfterMarriage} süren evlilikten sonra veya eş öldüyse yasa eşe kendi iznini verir. Eşte Mavi Kart varsa, başka bir AB ülkesindeki {ownRightBlueCardBefore} sonrasında burada {ownRightBlueCardHere} yeter (§ 31(1a)). Eş Almansa aynı kural geçerlidir (§ 28(3)), AB vatandaşıysa FreizügG/EU § 3(4). Eşinizin kendi oturum hakkı da önemlidir.',
      next: 'Kartınız bitmeden başvurun; yılları hangi belgelerin kanıtladığını bir danışma merkezine sorun',
    },
    to: guide('already-in-germany', 'when-a-marriage-ends', 'wenn-eine-ehe-endet'),
    guides: ['already-in-germany'],
  },
  Y_MARRIAGE_NEITHER: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Ask before you tell the office',
      text: 'Without a rule of § 31, a family permit can be shortened when you live apart. Another permit is often possible here: for work, training, study, or for your child. In hardship the law allows a permit of your own earlier (§ 31(2)).',
      next: 'Ask an advice centre or a lawyer first; then apply for the permit that fits',
    },
    de: {
      title: 'Fragen Sie, bevor Sie es der Behörde sagen',
      text: 'Ohne eine Regel aus § 31 kann der Titel für Familie verkürzt werden, wenn Sie getrennt leben. Oft ist hier ein anderer möglich: für Arbeit, Ausbildung, Studium oder für Ihr Kind. Bei Härte erlaubt das Gesetz früher einen eigenen Titel (§ 31 Abs. 2).',
      next: 'Zuerst eine Beratungsstelle oder Anwältin fragen; dann den Titel beantragen, der passt',
    },
    tr: {
      title: 'Yabancılar dairesine söylemeden önce sorun',
      text: '§ 31’deki kurallardan biri yoksa, ayrı yaşadığınızda aile izni kısaltılabilir. Çoğu zaman burada başka bir izin mümkündür: iş, meslek eğitimi, üniversite veya çocuğunuz için. Özel güçlükte yasa kendi izninize daha erken olanak verir (§ 31(2)).',
      next: 'Önce bir danışma merkezine veya avukata sorun; sonra uyan izne başvurun',
    },
    to: site(SITES.migrationAdvice),
    guides: ['already-in-germany'],
  },
} as const satisfies Record<string, Outcome>

export const MARRIAGE_ROWS = [
  {
    id: 'Y-140',
    when: { country: NOT_EU, goal: ['other'], else: ['marriage'], marriage: ['violence'] },
    outcome: 'Y_MARRIAGE_VIOLENCE',
    law: [
      primary('§ 31 Abs. 2 Satz 2 AufenthG'),
      primary('§ 28 Abs. 3 AufenthG'),
      primary('§ 3 Abs. 4 FreizügG/EU'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-141',
    when: { country: NOT_EU, goal: ['other'], else: ['marriage'], marriage: ['reached'] },
    outcome: 'Y_MARRIAGE_OWN',
    law: [
      primary('§ 31 Abs. 1, 1a AufenthG'),
      primary('§ 28 Abs. 3 AufenthG'),
      primary('§ 3 Abs. 4 FreizügG/EU'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-142',
    when: { country: NOT_EU, goal: ['other'], else: ['marriage'], marriage: ['neither'] },
    outcome: 'Y_MARRIAGE_NEITHER',
    law: [
      primary('§ 31 Abs. 1, 2 AufenthG'),
      primary('§ 7 Abs. 2 Satz 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 1 AufenthV'),
    ],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof MARRIAGE_OUTCOMES>[]
