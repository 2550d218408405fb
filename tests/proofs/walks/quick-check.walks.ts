import { LAW, TOOLS } from '#build/law/current.ts'
import { tablesOf } from '#build/law/diagram.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import type { CheckContext } from '#machines/quick-check.ts'
import { GALLERY_FLOWS } from '#mocks/gallery-flows.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import type { Gesture, Sighting, Visit } from '#tests/support/visit.ts'

const words = LAW.words.en.page

/** Returns a pattern for a text on the page. Placeholders and spaces match anything, and case is ignored. */
const shown = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}| /g, '.+'), 'i')

function toolWalk(flow: string, tool: (typeof TOOLS)[keyof typeof TOOLS], given: Answers) {
  const { questions, outcomes } = tool
  const find = (id: string) => questions.find((question) => question.id === id)
  const textOf = (id: string) => words.questions[id] ?? find(id)?.en ?? id
  const answerOf = (id: string, answer: string) => {
    const option = find(id)?.options.find((candidate) => candidate.id === answer)
    const country = LAW.countries.find(({ code }) => code === answer)
    return String(find(id)?.countries ? country?.name.en : option?.en)
  }
  const give = async (visit: Visit, id: string, answer: string) => {
    if (!find(id)?.countries) return visit.press(shown(answerOf(id, answer)))
    await visit.choose(textOf(id), answerOf(id, answer))
    await visit.press(words.continue)
  }
  const groups = questions.flatMap((question) => question.groups ?? [])
  const groupOf = (id: string) => groups.find((group) => group.id === id)
  const [first = '', second] = questions.map(({ id }) => id)
  /** Text of the button that is marked for an answer: its group's, while the groups are the choice. */
  const markOf = (id: string, answer: string, group: string | null) =>
    (group === null && find(id)?.groups?.find(({ options }) => options.includes(answer))?.en) ||
    answerOf(id, answer)
  const sees: Sighting = async (visit, isArrival, { question, group, answers, verdict }: CheckContext) => {
    for (const [id, answer] of Object.entries(answers))
      if (id !== question) await visit.sees(shown(answerOf(id, answer)))
      else if (!find(id)?.countries) await visit.seesGiven(shown(markOf(id, answer, group)))
    const asked = (group && groupOf(group)?.ask.en) || textOf(question ?? '')
    const title = shown(question ? asked : String(outcomes[verdict?.outcome ?? '']?.en.title))
    if (isArrival && !question) await visit.hasFocus('heading', title)
    else await visit.seesHeading(title)
  }
  return galleryWalk(flow, {
    isTwin: flow !== 'quick-check',
    input: { tables: tablesOf(LAW, tool) },
    endpoint: null,
    acts: {
      answer: (visit, { answer }) => give(visit, first, answer),
      arrive: (visit, event) => visit.load(`${GALLERY_FLOWS[flow]?.path}#${addressOf(event.answers)}`),
      chooseGroup: (visit, { group }) => visit.press(shown(groupOf(group)?.en ?? '')),
      change: (visit, { question }) => visit.press(`${words.changeAnswer} ${textOf(question)}`),
      return: (visit) => visit.goBackFrom(/#./),
      back: (visit) => visit.press(/^Back$/),
      startOver: (visit) => visit.press(words.startOver),
    },
    isOffered: {
      answer: ({ context }) => context.question === first,
      chooseGroup: ({ context }, { group }) =>
        context.group === null && find(context.question)?.groups?.some(({ id }) => id === group) === true,
      change: ({ context }, { question }) => question in context.answers && question !== context.question,
      // Offered only if the previous history entry is the first question.
      return: ({ context }) => context.question === second && Object.keys(context.answers).length === 1,
    },
    more: Object.fromEntries(
      Object.entries(given).map(([id, answer]) => {
        const isOffered: Gesture['isOffered'] = ({ context: { question, group } }) =>
          question === id && (group === null || groupOf(group)?.options.includes(answer) === true)
        return [id, { event: { type: 'answer', answer }, act: (visit) => give(visit, id, answer), isOffered }]
      }),
    ),
    sightings: { asking: sees, deciding: null, determined: sees },
  })
}

const NURSE = { country: 'tr', where: 'abroad', who: 'nurse', stage: 'notice' }
const FULL = { where: 'abroad', qualification: 'full', money: 'no' }

export const quickCheckWalk = toolWalk('quick-check', TOOLS.you, NURSE)

export const employerCheckWalk = toolWalk('employer-check', TOOLS.hire, { where: 'abroad', whom: 'driver' })

export const pointsWalk = toolWalk('points', TOOLS.card, FULL)
