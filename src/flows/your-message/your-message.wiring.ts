import { fromPromise } from 'xstate'
import type { SuccessOf } from '#contracts/calls/endpoint.ts'
import { tokenIn } from '#contracts/calls/link-token.ts'
import { type MessageRequest, yourMessage } from '#contracts/calls/your-message.ts'
import type { Language } from '#contracts/values/language.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import { call } from '#src/browser/api.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedValue } from '#src/browser/stored-value.ts'

/** Token from the link. Kept until the tab closes or the message is gone, so that a reload does not lose it. */
const kept = storedValue('sessionStorage', KEYS.yourMessage(1), (value) => hasShapeOf({ token: '' }, value))

export const wireYourMessage = (language: Language) =>
  yourMessageMachine.provide({
    actors: {
      post: fromPromise<SuccessOf<typeof yourMessage>, MessageRequest>(({ input }) =>
        call(yourMessage, input, { language }),
      ),
    },
    actions: {
      forgetToken: () => kept.clear(),
      logFailure: (_, { error }) =>
        // biome-ignore lint/suspicious/noConsole: an operator reading along needs the cause, which holds no token
        console.error('The request about the message was not sent.', error),
    },
  })

/** Reads the token from the URL or, after a reload, from storage. Removes it from the address bar and the history. */
export function arrivingToken(): string | null {
  const url = new URL(location.href)
  const token = tokenIn(url.searchParams.get('token') ?? '')
  if (!token) return kept.load()?.token ?? null
  kept.save({ token })
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
  return token
}
