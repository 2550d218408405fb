import { fromCallback, fromPromise } from 'xstate'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import { isWithdrawal } from '#contracts/calls/link-token.ts'
import type { Language } from '#contracts/values/language.ts'
import type { ConfirmationArrival, WaitlistEvent } from '#machines/waitlist-confirm.ts'
import { waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import { call } from '#src/browser/api.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedValue } from '#src/browser/stored-value.ts'
import { takeToken } from '#src/browser/take-token.ts'

/**
 * Token from the link, and whether this tab has confirmed with it. Kept until the tab closes or the visitor withdraws,
 * so that a reload neither loses the token nor confirms twice.
 */
const storedToken = storedValue('sessionStorage', KEYS.confirmation(1), (value) =>
  hasShapeOf({ token: '', isConfirmed: false }, value),
)

const GESTURES = ['pointerdown', 'keydown', 'touchstart'] as const

const justPosted = new Map<string, Promise<unknown>>()

/** Sends one request for identical calls in the same task, because React runs effects twice in Strict Mode. */
function postOnce(
  { token, confirmation }: { token: string; confirmation: Confirmation },
  language: Language,
) {
  const key = `${confirmation} ${token}`
  const post = justPosted.get(key) ?? call(confirmWaitlist, { token }, { language, confirmation })
  justPosted.set(key, post)
  setTimeout(() => justPosted.delete(key))
  return post
}

export const wireWaitlistConfirm = (language: Language) =>
  waitlistConfirmMachine.provide({
    actors: {
      post: fromPromise<unknown, { token: string; confirmation: Confirmation }>(({ input }) =>
        postOnce(input, language),
      ),
      gestures: fromCallback<WaitlistEvent>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'seeGesture' })
        for (const gesture of GESTURES) addEventListener(gesture, tell, { once: true, passive: true })
        return () => {
          for (const gesture of GESTURES) removeEventListener(gesture, tell)
        }
      }),
    },
    actions: {
      rememberConfirmed: ({ context: { token } }) => storedToken.save({ token, isConfirmed: true }),
      forgetToken: () => storedToken.clear(),
      logFailure: (_, { error }) =>
        // biome-ignore lint/suspicious/noConsole: an operator reading along needs the cause, which holds no token
        console.error('The confirmation was not sent.', error),
    },
  })

/** Reads the token from the URL or, after a reload, from storage. Removes it from the address bar and the history. */
export function arrival(): ConfirmationArrival {
  const purpose = isWithdrawal(new URLSearchParams(location.search)) ? 'withdraw' : 'confirm'
  const token = takeToken()
  const stored = storedToken.load()
  if (!token) return { token: stored?.token ?? null, isConfirmed: stored?.isConfirmed ?? false, purpose }
  const isConfirmed = stored?.token === token && stored.isConfirmed
  storedToken.save({ token, isConfirmed })
  return { token, isConfirmed, purpose }
}
