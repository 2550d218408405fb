import { fromPromise } from 'xstate'
import { type TeamRequest, teamMessage } from '#contracts/calls/team-message.ts'
import { type TeamAnswer, teamMessageMachine } from '#machines/team-message.ts'
import { call } from '#src/browser/api.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedValue } from '#src/browser/stored-value.ts'
import { takeToken } from '#src/browser/take-token.ts'

/** Token from the link. Kept until the tab closes or the message is gone, so that a reload does not lose it. */
const storedToken = storedValue('sessionStorage', KEYS.teamMessage(1), (value) =>
  hasShapeOf({ token: '' }, value),
)
/** Proof that this device can read the team's mailbox. */
const storedDevice = storedValue('localStorage', KEYS.teamDevice(1), (value) =>
  hasShapeOf({ device: '' }, value),
)

export const wireTeamMessage = () =>
  teamMessageMachine.provide({
    actors: {
      post: fromPromise<TeamAnswer, TeamRequest>(({ input }) => call(teamMessage, input, { language: 'en' })),
    },
    actions: {
      keepDevice: (_, { device }) => {
        if (device) storedDevice.save({ device })
      },
      forgetToken: () => storedToken.clear(),
      logFailure: (_, { error }) =>
        // biome-ignore lint/suspicious/noConsole: an operator reading along needs the cause, which holds no token
        console.error('The request about the message was not sent.', error),
    },
  })

/** Reads the token from the URL or, after a reload, from storage, and the proof of this device. */
export function teamArrival(): { token: string | null; device: string | null } {
  const device = storedDevice.load()?.device ?? null
  const token = takeToken()
  if (!token) return { token: storedToken.load()?.token ?? null, device }
  storedToken.save({ token })
  return { token, device }
}
