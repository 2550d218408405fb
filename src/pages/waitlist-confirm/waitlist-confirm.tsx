import { Confirmation } from '#src/flows/waitlist-confirm/confirmation.tsx'

export function WaitlistConfirmPage() {
  return <Confirmation />
}
