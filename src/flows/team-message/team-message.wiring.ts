import { fromPromise } from 'xstate'
import { tokenIn } from '#contracts/calls/link-token.ts'
import { type TeamRequest, teamMessage } from '#contracts/calls/team-message.ts'
import { type TeamAnswer, teamMessageMachine } from '#machines/team-message.ts'
import { call } from '#src/browser/api.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedValue } from '#src/browser/stored-value.ts'

/** Token from the link. Kept until the tab closes or the message is gone, so that a reload does not lose it. */
const keptToken = storedValue('sessionStorage', KEYS.teamMessage(1), (value) =>
  hasShapeOf({ token: '' }, value),
)
/** Proof that this device can read the team's mailbox. */
const keptDevice = storedValue('localStorage', KEYS.teamDevice(1), (value) =>
  hasShapeOf({ device: '' }, value),
)

export const wireTeamMessage = () =>
  teamMessageMachine.provide({
    actors: {
      post: fromPromise<TeamAnswer, TeamRequest>(({ input }) => call(teamMessage, input, { language: 'en' })),
    },
    actions: {
      keepDevice: (_, { device }) => {
        if (device) keptDevice.save({ device })
      },
      forgetToken: () => keptToken.clear(),
      logFailure: (_, { error }) =>
        // biome-ignore lint/suspicious/noConsole: an operator reading along needs the cause, which holds no token
        console.error('The request about the message was not sent.', error),
    },
  })

/** Reads the token from the URL or, after a reload, from storage, and the proof of this device. */
export function teamArrival(): { token: string | null; device: string | null } {
  const device = keptDevice.load()?.device ?? null
  const url = new URL(location.href)
  const token = tokenIn(url.searchParams.get('token') ?? '')
  if (!token) return { token: keptToken.load()?.token ?? null, device }
  keptToken.save({ token })
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
  return { token, device }
}
