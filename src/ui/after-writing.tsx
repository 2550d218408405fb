import { Trans } from '@lingui/react/macro'
import { AFTER_WRITING, type TermAfterWriting } from '#src/content/after-writing.ts'
import { Terms } from './terms.tsx'

interface AfterWritingProps {
  /** Further terms of the page. */
  more?: readonly TermAfterWriting[]
}

/** Place of the day. The controller may fill it in before hydration, which needs a text here. */
const DAY = (
  <strong className="unbroken" data-day suppressHydrationWarning>
    …
  </strong>
)

/** Steps after a visitor writes. The reply has its day, which `nameAnswerDay` fills in. */
export const AfterWriting = ({ more = [] }: AfterWritingProps) => (
  <Terms
    terms={[...AFTER_WRITING, ...more].map(({ term, text, hasDay }) => ({
      term,
      text,
      more: hasDay && (
        <span hidden suppressHydrationWarning data-controller="name-answer-day">
          <Trans>If you write today: by {DAY}.</Trans>
        </span>
      ),
    }))}
  />
)
