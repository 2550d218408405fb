import { fromPromise } from 'xstate'
import type { SuccessOf } from '#contracts/calls/endpoint.ts'
import { type MessageRequest, yourMessage } from '#contracts/calls/your-message.ts'
import type { Language } from '#contracts/values/language.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import { call } from '#src/browser/api.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedValue } from '#src/browser/stored-value.ts'
import { takeToken } from '#src/browser/take-token.ts'

/** Token from the link. Kept until the tab closes or the message is gone, so that a reload does not lose it. */
const storedToken = storedValue('sessionStorage', KEYS.yourMessage(1), (value) =>
  hasShapeOf({ token: '' }, value),
)

export const wireYourMessage = (language: Language) =>
  yourMessageMachine.provide({
    actors: {
      post: fromPromise<SuccessOf<typeof yourMessage>, MessageRequest>(({ input }) =>
        call(yourMessage, input, { language }),
      ),
    },
    actions: {
      forgetToken: () => storedToken.clear(),
      logFailure: (_, { error }) =>
        // biome-ignore lint/suspicious/noConsole: an operator reading along needs the cause, which holds no token
        console.error('The request about the message was not sent.', error),
    },
  })

/** Reads the token from the URL or, after a reload, from storage. Removes it from the address bar and the history. */
export function arrivingToken(): string | null {
  const token = takeToken()
  if (!token) return storedToken.load()?.token ?? null
  storedToken.save({ token })
  return token
}
