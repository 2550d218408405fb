import { hasEnded, lastDay } from '#src/content/dated-text.ts'
import type { LawTools } from '#src/content/law/tools.ts'
import { checksIn } from './decision-tables.ts'
import { rulingsOf } from './tool-texts.ts'

/** Returns a message for editors. It lists expired rules with their last days, such as "you YG-02 (2027-03-04)". */
export function endedRulings(tools: LawTools): string {
  const ended = checksIn(tools).flatMap((check) =>
    rulingsOf(check).flatMap(({ id, validUntil }) =>
      validUntil && hasEnded(validUntil) ? [`${check.id} ${id} (${lastDay(validUntil)})`] : [],
    ),
  )
  return ended.length === 0
    ? 'No rule is past its last day.'
    : `Rules past their last day: ${ended.join(', ')}. Readers see that what follows is not known.`
}
