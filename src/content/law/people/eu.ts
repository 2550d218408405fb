import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { known, type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import type { PeopleAnswers } from './questions.ts'

/** People with a passport of the EU, Iceland, Liechtenstein, Norway or Switzerland. */
export const EU_OUTCOMES = {
  Y_EU: {
    kind: 'not-needed',
    journey: 'free',
    en: {
      title: 'You need no permit',
      text: 'People with this passport may live, work, learn and look for work in Germany. Licensed professions still need a licence.',
      next: 'Register your address after you move',
    },
    de: {
      title: 'Sie brauchen keinen Aufenthaltstitel',
      text: 'Menschen mit diesem Pass dürfen in Deutschland leben, arbeiten, lernen und Arbeit suchen. Berufe mit Zulassung brauchen trotzdem eine Zulassung.',
      next: 'Nach dem Umzug die Adresse anmelden',
    },
    tr: {
      title: 'İzin gerekmez',
      text: 'Bu pasaportla Almanya’da yaşayabilir, çalışabilir, öğrenebilir ve iş arayabilirsiniz. İzne bağlı meslekler yine mesleki izin ister.',
      next: 'Taşındıktan sonra adresinizi kaydettirin',
    },
    to: site(SITES.makeItInGermany),
    guides: [],
  },
  Y_EU_RECOGNITION: {
    kind: 'ask',
    journey: 'recognition',
    en: {
      title: 'Simpler rules: ask the recognition office',
      text: 'You need no permit. For training from inside the EU, recognition is often simpler. For training from elsewhere it is not. Ask the office which rules count for your certificate.',
      next: 'Find the office at Anerkennung in Deutschland',
    },
    de: {
      title: 'Einfachere Regeln: Anerkennungsstelle fragen',
      text: 'Sie brauchen keinen Aufenthaltstitel. Für Ausbildungen aus der EU ist die Anerkennung oft einfacher, für andere nicht. Fragen Sie, welche Regeln für Ihr Zeugnis gelten.',
      next: 'Die Stelle bei Anerkennung in Deutschland finden',
    },
    tr: {
      title: 'Daha kolay kurallar: tanıma kurumuna sorun',
      text: 'İzin gerekmez. AB içindeki eğitimin tanınması çoğu zaman daha kolaydır. Başka yerdeki eğitimde öyle değildir. Diplomanız için hangi kuralların geçerli olduğunu kuruma sorun.',
      next: '“Anerkennung in Deutschland” portalında kurumu bulun',
    },
    to: site(SITES.recognition),
    guides: ['approbation-germany'],
  },
  Y_EU_FAMILY: {
    kind: 'not-needed',
    journey: 'free',
    en: {
      title: 'You need no permit',
      text: 'With this passport you may live in Germany yourself.',
      next: 'Register your address after you move',
    },
    de: {
      title: 'Sie brauchen keinen Aufenthaltstitel',
      text: 'Mit diesem Pass dürfen Sie selbst in Deutschland leben.',
      next: 'Nach dem Umzug die Adresse anmelden',
    },
    tr: {
      title: 'İzin gerekmez',
      text: 'Bu pasaportla Almanya’da kendiniz yaşayabilirsiniz.',
      next: 'Taşındıktan sonra adresinizi kaydettirin',
    },
    to: site(SITES.makeItInGermany),
    guides: [],
  },
  Y_EU_BRING: {
    kind: 'not-needed',
    journey: 'familyEu',
    en: {
      title: 'EU rules for your family',
      text: 'Your spouse, your children and relatives you support may live with you while you work, study or support yourselves in Germany: no German test, no proof of housing. Some need an entry visa, which is free. For Swiss citizens an agreement applies: ask.',
      next: 'Ask the embassy or consulate for the visa for families of EU citizens',
    },
    de: {
      title: 'EU-Regeln für Ihre Familie',
      text: 'Ihre Frau oder Ihr Mann, Ihre Kinder und unterstützte Verwandte dürfen bei Ihnen leben, solange Sie hier arbeiten, studieren oder sich selbst versorgen. Kein Sprachtest, kein Nachweis zum Wohnraum. Manche brauchen ein kostenloses Einreisevisum. Für die Schweiz gilt ein Abkommen: fragen.',
      next: 'Botschaft oder Konsulat nach dem Visum für Familien von EU-Bürgern fragen',
    },
    tr: {
      title: 'Aileniz için AB kuralları',
      text: 'Almanya’da çalışır, okur veya kendi geçiminizi sağlarsanız eşiniz, çocuklarınız ve baktığınız akrabalar yanınızda yaşayabilir: Almanca sınavı ve ev kanıtı istenmez. Bazılarına giriş vizesi gerekir, ücretsizdir. İsviçre vatandaşları için bir anlaşma geçerlidir: sorun.',
      next: 'Temsilciliğe AB vatandaşlarının aileleri için vizeyi sorun',
    },
    to: guide('family-reunion-visa-germany'),
    guides: ['family-reunion-visa-germany'],
  },
} as const satisfies Record<string, Outcome>

export const EU_ROWS = [
  {
    id: 'Y-01',
    when: { country: ['eu'], goal: ['work', 'search', 'german', 'study', 'other'] },
    outcome: 'Y_EU',
    law: [primary('§ 1 Abs. 1, § 2 Abs. 1, 2, § 12 Abs. 1 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-02',
    when: { country: ['eu'], goal: ['recognition'] },
    outcome: 'Y_EU_RECOGNITION',
    law: [known('Richtlinie 2005/36/EG'), primary('§ 2 Abs. 1 FreizügG/EU')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-03',
    when: { country: ['eu'], goal: ['family'] },
    outcome: 'Y_EU_FAMILY',
    law: [primary('§ 2 Abs. 1, § 3 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-04',
    when: { country: ['eu'], goal: ['bring'] },
    outcome: 'Y_EU_BRING',
    law: [primary('§§ 2, 3 FreizügG/EU'), primary('§ 1 Abs. 2 Nr. 3 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof EU_OUTCOMES>[]
