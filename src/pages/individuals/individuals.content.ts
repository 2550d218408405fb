import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { blueCardSalary, blueCardSalaryReduced } from '#src/content/facts/blue-card.ts'
import type { Figure } from '#src/content/facts/fact.ts'
import { childLanguageTestAge, childWithoutLanguageTestAge, spouseAge } from '#src/content/facts/family.ts'
import {
  languageCourseLessons,
  languageCourseStay,
  languageCourseWork,
} from '#src/content/facts/language-course.ts'
import {
  opportunityCardPointsNeeded,
  opportunityCardStay,
  opportunityCardWork,
} from '#src/content/facts/opportunity-card.ts'
import {
  recognitionMeasureExtendedStay,
  recognitionMeasureSideJob,
  recognitionMeasureStay,
} from '#src/content/facts/recognition.ts'
import {
  citizenshipResidence,
  settlementBlueCard,
  settlementBlueCardB1,
  settlementGeneral,
  settlementGeneralContributions,
  settlementGermanDegree,
  settlementGermanDegreeContributions,
  settlementSkilledWorker,
  settlementSkilledWorkerContributions,
  settlementSpouse,
  settlementSpouseWork,
} from '#src/content/facts/settlement.ts'
import { skilledWorkerAgeSalary, skilledWorkerAgeThreshold } from '#src/content/facts/work-permits.ts'
import type { Source } from '#src/content/source.ts'
import doctor from '#src/illustrations/individual-doctor.svg'
import engineer from '#src/illustrations/individual-engineer.svg'
import family from '#src/illustrations/individual-family.svg'
import type { Point } from '#src/ui/points.tsx'

/** Card about one option. Its texts contain figures as `{name}`. */
export interface Option extends Point {
  teaser: MessageDescriptor
  facts: Readonly<Record<string, Figure>>
  /** Sentence about the next values. Shown as soon as all are known, until they are in force. */
  next?: { text: MessageDescriptor; facts: Readonly<Record<string, Figure>> }
  /** Figure or word in large type on the front of the card. */
  figure: Figure | MessageDescriptor
  guide?: string
  /** Sources of the rule, if the card has no figure with a source. */
  law?: readonly Source[]
}

export interface OptionGroup {
  id: string
  title: MessageDescriptor
  intro: MessageDescriptor
  options: readonly Option[]
}

export const PICTURES: readonly { drawing: string; caption: MessageDescriptor }[] = [
  { drawing: doctor, caption: msg`Medicine and nursing` },
  { drawing: engineer, caption: msg`Engineering and IT` },
  { drawing: family, caption: msg`Partners and children` },
]

export const SELLING_POINTS: readonly Point[] = [
  {
    title: msg`The route before the fee`,
    text: msg`We explain the usual routes side by side, with costs and waiting times. You decide before you pay.`,
  },
  {
    title: msg`Papers checked by a second pair of eyes`,
    text: msg`You receive a checklist for your plan. We read your papers before an authority does.`,
  },
  {
    title: msg`Your family in the same plan`,
    text: msg`Spouse, children, school, a flat: we plan the moves together, so that everybody can apply at the same time where the law allows it.`,
  },
  {
    title: msg`In one of five languages`,
    text: msg`Ask your questions in German, English, Turkish, Azerbaijani or Russian.`,
  },
]

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    id: 'residence',
    title: msg`Visas and residence`,
    intro: msg`With a job offer, in search of one, or on the way to having your profession recognised.`,
    options: [
      {
        title: msg`EU Blue Card`,
        teaser: msg`A degree and a matching job offer`,
        text: msg`For a degree and a job that matches it. The minimum gross salary is {blueCardSalary}. In shortage occupations and for recent graduates it is {blueCardSalaryReduced}. In IT, experience can replace the degree.`,
        figure: blueCardSalary,
        guide: 'job-seeker-visa-vs-blue-card',
        facts: { blueCardSalary, blueCardSalaryReduced },
        next: {
          text: msg`For {year}: {blueCardSalary} and {blueCardSalaryReduced} ({status}).`,
          facts: { blueCardSalary, blueCardSalaryReduced },
        },
      },
      {
        title: msg`Skilled worker permit`,
        teaser: msg`Recognised training or a recognised degree`,
        text: msg`For recognised training or a recognised degree, in any qualified job. If you are {skilledWorkerAgeThreshold} or older at your first permit, your salary must reach {skilledWorkerAgeSalary}. An adequate pension also counts.`,
        figure: msg`Any skilled job`,
        guide: 'job-seeker-visa-vs-blue-card',
        facts: { skilledWorkerAgeThreshold, skilledWorkerAgeSalary },
      },
      {
        title: msg`Opportunity Card`,
        teaser: msg`No job offer yet, but a good profile`,
        text: msg`For the job search in Germany: as a recognised skilled worker, or with at least {opportunityCardPointsNeeded}. It lasts up to {opportunityCardStay}. You may work up to {opportunityCardWork}. Your living costs must be covered.`,
        figure: opportunityCardPointsNeeded,
        guide: 'opportunity-card-germany',
        facts: { opportunityCardPointsNeeded, opportunityCardStay, opportunityCardWork },
      },
      {
        title: msg`Stay for recognition`,
        teaser: msg`An exam or a course is still missing`,
        text: msg`For doctors, nurses and others who still lack an exam or a course. You may stay up to {recognitionMeasureStay}, or up to {recognitionMeasureExtendedStay} in total with an extension. A side job of up to {recognitionMeasureSideJob} is allowed. Related work without a limit of hours is possible if the Federal Employment Agency agrees (§ 16d(2)).`,
        figure: msg`up to {recognitionMeasureStay}`,
        guide: 'approbation-germany',
        facts: { recognitionMeasureStay, recognitionMeasureExtendedStay, recognitionMeasureSideJob },
      },
    ],
  },
  {
    id: 'family',
    title: msg`Family and integration`,
    intro: msg`Who may follow you, and which level of German they need when they arrive.`,
    options: [
      {
        title: msg`Husband or wife`,
        teaser: msg`Living together in Germany`,
        text: msg`Both of you must be {spouseAge} or older. Basic German (A1) is the rule. Spouses of Blue Card holders and of most skilled workers need no certificate. With the permit your spouse may work, unless a law forbids it.`,
        figure: msg`A1 German`,
        guide: 'family-reunion-visa-germany',
        facts: { spouseAge },
      },
      {
        title: msg`Children`,
        teaser: msg`Which level of German, and from what age`,
        text: msg`Children under {childWithoutLanguageTestAge} need no language test. Those aged {childLanguageTestAge} who arrive later must show C1 German or good prospects of integration. A parent’s Blue Card or skilled worker permit lifts this rule.`,
        figure: msg`Under {childWithoutLanguageTestAge}: no test`,
        guide: 'family-reunion-visa-germany',
        facts: { childWithoutLanguageTestAge, childLanguageTestAge },
      },
      {
        title: msg`Parents`,
        teaser: msg`A newer way for skilled workers’ parents`,
        text: msg`Parents may be able to join a skilled worker whose permit was first issued on or after 1 March 2024. Their living costs must be covered, health insurance included. Ask insurers early whether they accept them.`,
        figure: msg`Since March 2024`,
        guide: 'family-reunion-visa-germany',
        facts: {},
        law: ['§ 36 Abs. 3 AufenthG'],
      },
      {
        title: msg`Language course visa`,
        teaser: msg`Learning German where it is spoken`,
        text: msg`For an intensive German course of at least {languageCourseLessons}, in practice for up to {languageCourseStay}. Evening and weekend courses do not count. You may work up to {languageCourseWork}.`,
        figure: languageCourseStay,
        guide: 'language-course-visa-germany',
        facts: { languageCourseLessons, languageCourseStay, languageCourseWork },
      },
    ],
  },
  {
    id: 'settlement',
    title: msg`Settlement and citizenship`,
    intro: msg`The permit without an end date, and the German passport.`,
    options: [
      {
        title: msg`Settlement as a skilled worker`,
        teaser: msg`Years, contributions and German`,
        text: msg`After {settlementSkilledWorker}, with {settlementSkilledWorkerContributions} of pension contributions and German at B1. With a German degree or German training: after {settlementGermanDegree} and {settlementGermanDegreeContributions} of contributions.`,
        figure: settlementSkilledWorker,
        facts: {
          settlementSkilledWorker,
          settlementSkilledWorkerContributions,
          settlementGermanDegree,
          settlementGermanDegreeContributions,
        },
      },
      {
        title: msg`Settlement with a Blue Card`,
        teaser: msg`The shorter way, faster with B1`,
        text: msg`After {settlementBlueCard} of work on the Blue Card, with basic German (A1). With B1 it takes {settlementBlueCardB1}. Pension contributions must cover the same time.`,
        figure: settlementBlueCardB1,
        guide: 'job-seeker-visa-vs-blue-card',
        facts: { settlementBlueCard, settlementBlueCardB1 },
      },
      {
        title: msg`Settlement for everyone else`,
        teaser: msg`The general rule, and one for spouses`,
        text: msg`As a rule after {settlementGeneral}, with {settlementGeneralContributions} of pension contributions, B1 and enough living space. Refugees (§ 26(3)) and spouses of Germans can be faster. Spouses of skilled workers with a settlement permit: after {settlementSpouse}, working at least {settlementSpouseWork}.`,
        figure: settlementGeneral,
        facts: { settlementGeneral, settlementGeneralContributions, settlementSpouse, settlementSpouseWork },
      },
      {
        title: msg`German citizenship`,
        teaser: msg`With your other passport in your pocket`,
        text: msg`After {citizenshipResidence} of lawful residence, with B1 and, as a rule, the naturalisation test. German law lets you keep your other nationality. Ask your own country what its law says.`,
        figure: citizenshipResidence,
        facts: { citizenshipResidence },
      },
    ],
  },
]
