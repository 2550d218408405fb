import { CARD } from '#src/content/law/card/card.ts'
import { EMPLOYERS } from '#src/content/law/employers/employers.ts'
import { PEOPLE } from '#src/content/law/people/people.ts'
import type { Card, Check } from './law.ts'

export interface LawTools {
  readonly card: Card
  readonly you: Check
  readonly hire: Check
}

/** The three tools by their ids. */
export const TOOLS: LawTools = { card: CARD, you: PEOPLE, hire: EMPLOYERS }
