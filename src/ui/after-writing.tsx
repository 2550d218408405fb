import { Trans } from '@lingui/react/macro'
import { AFTER_WRITING, REPLY } from '#src/content/after-writing.ts'
import { Terms } from './terms.tsx'

interface AfterWritingProps {
  /** Further terms of the page. */
  more?: typeof AFTER_WRITING
}

/** Steps after a visitor writes. The reply has its day, which `nameAnswerDay` fills in. */
export const AfterWriting = ({ more = [] }: AfterWritingProps) => (
  <Terms
    terms={[...AFTER_WRITING, ...more].map(({ term, text }) => ({
      term,
      text,
      more: term === REPLY && (
        <span hidden suppressHydrationWarning data-controller="name-answer-day">
          <Trans>
            If you write today: by <strong className="unbroken" data-day suppressHydrationWarning />.
          </Trans>
        </span>
      ),
    }))}
  />
)
