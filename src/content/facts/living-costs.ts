import * as pages from '#src/content/official-pages.ts'
import { chooseByDay } from '#src/content/site-day.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

const NEXT_YEAR = chooseByDay('2027-03-31', {
  until: {
    en: 'Amounts for 2026. A bill of August 2026 raises the housing rate from 1 April 2027, and these amounts with it; on 28 November 2026 we found no such law. Ask your embassy or consulate which applies.',
    de: 'Beträge für 2026. Ein Gesetzentwurf vom August 2026 sah ab 1. April 2027 eine höhere Wohnpauschale und damit höhere Beträge vor; am 28. November 2026 fanden wir kein solches Gesetz. Fragen Sie Ihre Botschaft oder Ihr Konsulat, welcher gilt.',
    tr: '2026 tutarlarıdır. Ağustos 2026 tarihli bir yasa tasarısı konut payını ve bununla bu tutarları 1 Nisan 2027’den itibaren artırıyor; 28 Kasım 2026’da böyle bir yasa bulmadık. Hangisinin geçerli olduğunu temsilciliğe sorun.',
  },
  after: {
    en: 'Amounts for 2026. A bill of August 2026 was to raise the housing rate from 1 April 2027, and these amounts with it; we have not read whether it became law. Ask your embassy or consulate which amounts apply.',
    de: 'Beträge für 2026. Ein Gesetzentwurf vom August 2026 sah ab 1. April 2027 eine höhere Wohnpauschale und damit höhere Beträge vor; ob er Gesetz wurde, haben wir nicht gelesen. Fragen Sie Ihre Botschaft oder Ihr Konsulat, welche Beträge gelten.',
    tr: '2026 tutarlarıdır. Ağustos 2026 tarihli bir yasa tasarısı konut payını ve bununla bu tutarları 1 Nisan 2027’den itibaren artırmayı öngörüyordu; yasalaşıp yasalaşmadığını okumadık. Hangi tutarların geçerli olduğunu temsilciliğe sorun.',
  },
})

export const opportunityCardLivingCostsMonthly: Figure = {
  value: 1091,
  unit: 'EUR/month',
  sources: [pages.embassyRabatCard],
  ...UNDATED,
  validFrom: '2026-01-01',
  successorDue: '2026-08-31',
  notice: NEXT_YEAR,
  note: 'The sum missions ask for; § 20a itself names none. One base, 992 plus 10 %, rounded.',
}

export const opportunityCardLivingCosts: Figure = {
  value: 13_092,
  unit: 'EUR/year',
  sources: [pages.embassyRabatCard],
  ...UNDATED,
  validFrom: '2026-01-01',
  successorDue: '2026-08-31',
  notice: NEXT_YEAR,
  note: 'Twelve times the monthly figure.',
}

export const studentLivingCostsMonthly: Figure = {
  value: 992,
  unit: 'EUR/month',
  sources: ['§ 2 Abs. 3 Satz 5 AufenthG', '§ 13 BAföG', '§ 13a Abs. 1 BAföG'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-08-31',
  notice: NEXT_YEAR,
  note: 'A bill of August 2026 raises the BAföG housing rate from 1 April 2027 only, as reported; it was not adopted in early October 2026; on 28 November 2026 no later report was found, and the copy of the Act of 19 August 2026 states 475 and 380. Berlin named 992 and 11,904 in late September 2026. After adoption: 1,052, with the supplement 1,157.20 (calculated).',
}

export const studentLivingCosts: Figure = {
  value: 11_904,
  unit: 'EUR/year',
  sources: ['§ 2 Abs. 3 Satz 5 AufenthG', '§ 13 BAföG', '§ 13a Abs. 1 BAföG'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-08-31',
  notice: NEXT_YEAR,
  note: 'Twelve times the monthly figure.',
}

export const languageCourseLivingCostsMonthly: Figure = {
  value: 1091.2,
  unit: 'EUR/month',
  sources: ['§ 2 Abs. 3 Satz 6 AufenthG', '§ 13 BAföG', '§ 13a Abs. 1 BAföG'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-08-31',
  notice: NEXT_YEAR,
  note: 'Student figure plus the supplement: § 16f Abs. 1 courses that prepare for no study, § 16d stays and § 17 training search.',
}

export const languageCourseLivingCosts: Figure = {
  value: 13_094.4,
  unit: 'EUR/year',
  sources: ['§ 2 Abs. 3 Satz 6 AufenthG', '§ 13 BAföG', '§ 13a Abs. 1 BAföG'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-08-31',
  notice: NEXT_YEAR,
  note: 'Twelve times the monthly figure.',
}

export const livingCostsSupplement: Figure = {
  value: 10,
  unit: 'percent',
  sources: ['§ 2 Abs. 3 Satz 6 AufenthG'],
  ...STATUTES,
}

export const standardNeedSingle: Figure = {
  value: 563,
  unit: 'EUR/month',
  sources: ['§ 2 RBSFV 2026', '§ 20 Abs. 2 SGB II'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-12-31',
  note: 'Standard need level 1. Rent, heating and allowances on earned income come on top.',
}

export const standardNeedPartner: Figure = {
  value: 506,
  unit: 'EUR/month',
  sources: ['§ 2 RBSFV 2026', '§ 20 Abs. 4 SGB II'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-12-31',
  note: 'Level 2, for each of two adult partners.',
}

export const standardNeedTeenager: Figure = {
  value: 471,
  unit: 'EUR/month',
  sources: ['§ 2 RBSFV 2026'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-12-31',
  note: 'Level 4, 14 to 17 years.',
}

export const standardNeedChild: Figure = {
  value: 390,
  unit: 'EUR/month',
  sources: ['§ 2 RBSFV 2026'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-12-31',
  note: 'Level 5, 6 to 13 years.',
}

export const standardNeedSmallChild: Figure = {
  value: 357,
  unit: 'EUR/month',
  sources: ['§ 2 RBSFV 2026'],
  ...STATUTES,
  validFrom: '2026-01-01',
  successorDue: '2026-12-31',
  note: 'Level 6, up to 5 years.',
}
