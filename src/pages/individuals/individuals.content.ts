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
  { drawing: doctor, caption: msg({ id: 'individuals.picture.doctor', message: 'Medicine and nursing' }) },
  { drawing: engineer, caption: msg({ id: 'individuals.picture.engineer', message: 'Engineering and IT' }) },
  { drawing: family, caption: msg({ id: 'individuals.picture.family', message: 'Partners and children' }) },
]

export const SELLING_POINTS: readonly Point[] = [
  {
    title: msg({ id: 'individuals.point.route.title', message: 'The route before the fee' }),
    text: msg({
      id: 'individuals.point.route.text',
      message:
        'We explain the usual routes side by side, with costs and waiting times. You decide before you pay.',
    }),
  },
  {
    title: msg({ id: 'individuals.point.papers.title', message: 'Papers checked by a second pair of eyes' }),
    text: msg({
      id: 'individuals.point.papers.text',
      message: 'You receive a checklist for your plan. We read your papers before an authority does.',
    }),
  },
  {
    title: msg({ id: 'individuals.point.family.title', message: 'Your family in the same plan' }),
    text: msg({
      id: 'individuals.point.family.text',
      message:
        'Spouse, children, school, a flat: we plan the moves together, so that everybody can apply at the same time where the law allows it.',
    }),
  },
  {
    title: msg({ id: 'individuals.point.language.title', message: 'In one of five languages' }),
    text: msg({
      id: 'individuals.point.language.text',
      message: 'Ask your questions in German, English, Turkish, Azerbaijani or Russian.',
    }),
  },
]

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    id: 'residence',
    title: msg({ id: 'individuals.residence.title', message: 'Visas and residence' }),
    intro: msg({
      id: 'individuals.residence.intro',
      message: 'With a job offer, in search of one, or on the way to having your profession recognised.',
    }),
    options: [
      {
        title: msg({ id: 'individuals.blueCard.title', message: 'EU Blue Card' }),
        teaser: msg({ id: 'individuals.blueCard.teaser', message: 'A degree and a matching job offer' }),
        text: msg({
          id: 'individuals.blueCard.text',
          message:
            'For a degree and a job that matches it. The minimum gross salary is {blueCardSalary}. In shortage occupations and for recent graduates it is {blueCardSalaryReduced}. In IT, experience can replace the degree.',
        }),
        figure: blueCardSalary,
        guide: 'job-seeker-visa-vs-blue-card',
        facts: { blueCardSalary, blueCardSalaryReduced },
        next: {
          text: msg({
            id: 'individuals.blueCard.next',
            message: 'For {year}: {blueCardSalary} and {blueCardSalaryReduced} ({status}).',
          }),
          facts: { blueCardSalary, blueCardSalaryReduced },
        },
      },
      {
        title: msg({ id: 'individuals.skilled.title', message: 'Skilled worker permit' }),
        teaser: msg({
          id: 'individuals.skilled.teaser',
          message: 'Recognised training or a recognised degree',
        }),
        text: msg({
          id: 'individuals.skilled.text',
          message:
            'For recognised training or a recognised degree, in any qualified job. If you are {skilledWorkerAgeThreshold} or older at your first permit, your salary must reach {skilledWorkerAgeSalary}. An adequate pension also counts.',
        }),
        figure: msg({ id: 'individuals.skilled.figure', message: 'Any skilled job' }),
        guide: 'job-seeker-visa-vs-blue-card',
        facts: { skilledWorkerAgeThreshold, skilledWorkerAgeSalary },
      },
      {
        title: msg({ id: 'individuals.opportunity.title', message: 'Opportunity Card' }),
        teaser: msg({
          id: 'individuals.opportunity.teaser',
          message: 'No job offer yet, but a good profile',
        }),
        text: msg({
          id: 'individuals.opportunity.text',
          message:
            'For the job search in Germany: as a recognised skilled worker, or with at least {opportunityCardPointsNeeded}. It lasts up to {opportunityCardStay}. You may work up to {opportunityCardWork}. Your living costs must be covered.',
        }),
        figure: opportunityCardPointsNeeded,
        guide: 'opportunity-card-germany',
        facts: { opportunityCardPointsNeeded, opportunityCardStay, opportunityCardWork },
      },
      {
        title: msg({ id: 'individuals.recognition.title', message: 'Stay for recognition' }),
        teaser: msg({
          id: 'individuals.recognition.teaser',
          message: 'An exam or a course is still missing',
        }),
        text: msg({
          id: 'individuals.recognition.text',
          message:
            'For doctors, nurses and others who still lack an exam or a course. You may stay up to {recognitionMeasureStay}, or up to {recognitionMeasureExtendedStay} in total with an extension. A side job of up to {recognitionMeasureSideJob} is allowed. Related work without a limit of hours is possible if the Federal Employment Agency agrees (§ 16d(2)).',
        }),
        figure: msg({ id: 'individuals.recognition.figure', message: 'up to {recognitionMeasureStay}' }),
        guide: 'approbation-germany',
        facts: { recognitionMeasureStay, recognitionMeasureExtendedStay, recognitionMeasureSideJob },
      },
    ],
  },
  {
    id: 'family',
    title: msg({ id: 'individuals.family.title', message: 'Family and integration' }),
    intro: msg({
      id: 'individuals.family.intro',
      message: 'Who may follow you, and which level of German they need when they arrive.',
    }),
    options: [
      {
        title: msg({ id: 'individuals.spouse.title', message: 'Husband or wife' }),
        teaser: msg({ id: 'individuals.spouse.teaser', message: 'Living together in Germany' }),
        text: msg({
          id: 'individuals.spouse.text',
          message:
            'Both of you must be {spouseAge} or older. Basic German (A1) is the rule. Spouses of Blue Card holders and of most skilled workers need no certificate. With the permit your spouse may work, unless a law forbids it.',
        }),
        figure: msg({ id: 'individuals.spouse.figure', message: 'A1 German' }),
        guide: 'family-reunion-visa-germany',
        facts: { spouseAge },
      },
      {
        title: msg({ id: 'individuals.children.title', message: 'Children' }),
        teaser: msg({
          id: 'individuals.children.teaser',
          message: 'Which level of German, and from what age',
        }),
        text: msg({
          id: 'individuals.children.text',
          message:
            'Children under {childWithoutLanguageTestAge} need no language test. Those aged {childLanguageTestAge} who arrive later must show C1 German or good prospects of integration. A parent’s Blue Card or skilled worker permit lifts this rule.',
        }),
        figure: msg({
          id: 'individuals.children.figure',
          message: 'Under {childWithoutLanguageTestAge}: no test',
        }),
        guide: 'family-reunion-visa-germany',
        facts: { childWithoutLanguageTestAge, childLanguageTestAge },
      },
      {
        title: msg({ id: 'individuals.parents.title', message: 'Parents' }),
        teaser: msg({
          id: 'individuals.parents.teaser',
          message: 'A newer way for skilled workers’ parents',
        }),
        text: msg({
          id: 'individuals.parents.text',
          message:
            'Parents may be able to join a skilled worker whose permit was first issued on or after 1 March 2024. Their living costs must be covered, health insurance included. Ask insurers early whether they accept them.',
        }),
        figure: msg({ id: 'individuals.parents.figure', message: 'Since March 2024' }),
        guide: 'family-reunion-visa-germany',
        facts: {},
        law: ['§ 36 Abs. 3 AufenthG'],
      },
      {
        title: msg({ id: 'individuals.course.title', message: 'Language course visa' }),
        teaser: msg({ id: 'individuals.course.teaser', message: 'Learning German where it is spoken' }),
        text: msg({
          id: 'individuals.course.text',
          message:
            'For an intensive German course of at least {languageCourseLessons}, in practice for up to {languageCourseStay}. Evening and weekend courses do not count. You may work up to {languageCourseWork}.',
        }),
        figure: languageCourseStay,
        guide: 'language-course-visa-germany',
        facts: { languageCourseLessons, languageCourseStay, languageCourseWork },
      },
    ],
  },
  {
    id: 'settlement',
    title: msg({ id: 'individuals.settlement.title', message: 'Settlement and citizenship' }),
    intro: msg({
      id: 'individuals.settlement.intro',
      message: 'The permit without an end date, and the German passport.',
    }),
    options: [
      {
        title: msg({ id: 'individuals.settleSkilled.title', message: 'Settlement as a skilled worker' }),
        teaser: msg({ id: 'individuals.settleSkilled.teaser', message: 'Years, contributions and German' }),
        text: msg({
          id: 'individuals.settleSkilled.text',
          message:
            'After {settlementSkilledWorker}, with {settlementSkilledWorkerContributions} of pension contributions and German at B1. With a German degree or German training: after {settlementGermanDegree} and {settlementGermanDegreeContributions} of contributions.',
        }),
        figure: settlementSkilledWorker,
        facts: {
          settlementSkilledWorker,
          settlementSkilledWorkerContributions,
          settlementGermanDegree,
          settlementGermanDegreeContributions,
        },
      },
      {
        title: msg({ id: 'individuals.settleBlueCard.title', message: 'Settlement with a Blue Card' }),
        teaser: msg({ id: 'individuals.settleBlueCard.teaser', message: 'The shorter way, faster with B1' }),
        text: msg({
          id: 'individuals.settleBlueCard.text',
          message:
            'After {settlementBlueCard} of work on the Blue Card, with basic German (A1). With B1 it takes {settlementBlueCardB1}. Pension contributions must cover the same time.',
        }),
        figure: settlementBlueCardB1,
        guide: 'job-seeker-visa-vs-blue-card',
        facts: { settlementBlueCard, settlementBlueCardB1 },
      },
      {
        title: msg({ id: 'individuals.settleGeneral.title', message: 'Settlement for everyone else' }),
        teaser: msg({
          id: 'individuals.settleGeneral.teaser',
          message: 'The general rule, and one for spouses',
        }),
        text: msg({
          id: 'individuals.settleGeneral.text',
          message:
            'As a rule after {settlementGeneral}, with {settlementGeneralContributions} of pension contributions, B1 and enough living space. Refugees (§\u00a026(3)) and spouses of Germans can be faster. Spouses of skilled workers with a settlement permit: after {settlementSpouse}, working at least {settlementSpouseWork}.',
        }),
        figure: settlementGeneral,
        facts: { settlementGeneral, settlementGeneralContributions, settlementSpouse, settlementSpouseWork },
      },
      {
        title: msg({ id: 'individuals.citizenship.title', message: 'German citizenship' }),
        teaser: msg({
          id: 'individuals.citizenship.teaser',
          message: 'With your other passport in your pocket',
        }),
        text: msg({
          id: 'individuals.citizenship.text',
          message:
            'After {citizenshipResidence} of lawful residence, with B1 and, as a rule, the naturalisation test. German law lets you keep your other nationality. Ask your own country what its law says.',
        }),
        figure: citizenshipResidence,
        facts: { citizenshipResidence },
      },
    ],
  },
]
