import { fromCallback } from 'xstate'
import { type PlanPlace, planAddressOf, planIn, type ReadPlan } from '#contracts/plan/plan-address.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import { isSentenceQuestion, withSentence } from '#contracts/tables/sentence.ts'
import { type PlanEvent, planMachine } from '#machines/plan.ts'
import { replaceAddress } from '#src/browser/replace-address.ts'
import { visitorSentence, writeFragment } from '#src/browser/visitor-sentence.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import { isTool } from '#src/content/law/tool-names.ts'
import { loadCaseTexts } from './case-texts.ts'
import { isLand } from './open-days.ts'

/** Wires the machine for a page. */
export function wirePlan(page: Pick<PlanPage, 'language' | 'events'>) {
  /** URL last written by this page. Its `hashchange` event is ignored. */
  let written = ''
  return planMachine.provide({
    actors: {
      address: fromCallback<PlanEvent>(({ sendBack, receive }) => {
        const arrive = () => {
          if (location.href === written) return
          const { hash } = location
          readPlan(hash, page).then(
            (read) => location.hash === hash && sendBack({ type: 'arrive', ...read }),
            () => sendBack({ type: 'fail' }),
          )
        }
        written = ''
        receive(arrive)
        arrive()
        addEventListener('hashchange', arrive)
        return () => removeEventListener('hashchange', arrive)
      }),
    },
    actions: {
      writeAddress: ({ context: { place } }) => {
        if (place)
          writeFragment(withSentence(planAddressOf(place), visitorSentence.read()), '', (address) => {
            replaceAddress(address)
            written = location.href
          })
      },
    },
  })
}

/**
 * Reads the plan in a fragment and loads its texts. Keeps the answers that its tool knows, and the days that its event
 * asks for.
 *
 * @throws if the texts cannot be loaded
 */
async function readPlan(
  fragment: string,
  { language, events }: Pick<PlanPage, 'language' | 'events'>,
): Promise<ReadPlan> {
  const read = planIn(fragment)
  if (!read.place) return read
  const hasLand = read.place.land === '' || isLand(read.place.land)
  const place = hasLand ? read.place : { ...read.place, land: '' }
  const dropped = hasLand ? read.dropped : [...read.dropped, 'land']
  const { subject } = place
  if (subject.tool === undefined) {
    const event = events.find(({ id }) => id === subject.event)
    if (!event) return { place: null, dropped: ['event'] }
    const isKnown = ([name]: [string, string]) => event.days.some(({ id }) => id === name)
    const days = Object.entries(place.days)
    return {
      place: { ...place, days: Object.fromEntries(days.filter(isKnown)) },
      dropped: days.every(isKnown) ? dropped : [...new Set([...dropped, 'day'])],
    }
  }
  if (!isTool(subject.tool)) return { place: null, dropped: ['tool'] }
  const { tool } = await loadCaseTexts(subject.tool, language)
  const { answers } = evaluate(tool.tables, subject.answers)
  const isLost = Object.keys(subject.answers).some((name) => !(name in answers) && !isSentenceQuestion(name))
  return {
    place: { ...place, subject: { ...subject, answers } } satisfies PlanPlace,
    dropped: isLost ? [...dropped, 'answers'] : dropped,
  }
}
