import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { dateFormat } from '#contracts/values/date-format.ts'
import { site } from '#src/site/site.ts'

/**
 * Explains the claim "over 95%", which must not mislead (§ 5 UWG). Contains the operator's numbers if
 * `src/site/site.ts` has them.
 */
export function SuccessFootnote() {
  const { locale } = useRouteContext({ from: '__root__' })
  const { successCount } = site
  if (!successCount) {
    return (
      <Trans>
        * Our own count: applications granted, out of all that were decided and that we were commissioned to
        accompany. The numbers are not published yet. It says nothing about the outcome of a single case; that
        is for the authority to decide.
      </Trans>
    )
  }
  const number = new Intl.NumberFormat(locale)
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const granted = number.format(successCount.granted)
  const decided = number.format(successCount.decided)
  const from = month.format(new Date(successCount.from))
  const until = month.format(new Date(successCount.until))
  return (
    <Trans>
      * Our own count: {granted} granted of {decided} decided, from {from} to {until}, out of the applications
      that we were commissioned to accompany. It says nothing about the outcome of a single case; that is for
      the authority to decide.
    </Trans>
  )
}
