import { SignUpConfirmation } from '#src/flows/waitlist-confirm/sign-up-confirmation.tsx'

export function WaitlistConfirmPage() {
  return <SignUpConfirmation />
}
