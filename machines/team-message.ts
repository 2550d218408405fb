/**
 * Somebody of the team opens the page of one message through the link in the mail about it.
 *
 * - `loading`: the page as prerendered.
 *   - `arriving`: waits for the page to report the token in the URL, and the proof of this device.
 *   - `reading`: looks the message up, without changing it.
 * - `failed`: the message could not be looked up; can be retried.
 * - `gone`: the link has no token, or its token belongs to no stored message.
 * - `unproved`: the device has not proved that it can read the team's mailbox, so the page only shows the status.
 *   - `idle`: offers to send six digits to the mailbox.
 *   - `askingForCode`: requests the digits.
 *   - `enteringCode`: waits for the digits.
 *   - `checkingCode`: posts the digits.
 * - `open`: no time is proposed or agreed, and the message needs an answer.
 * - `answered`: the team has answered by other means.
 * - `proposed`: the visitor can choose a time. A talk that was agreed before still stands.
 * - `agreed`: a time is agreed.
 * - `choosing`: chooses the times of a proposal.
 *   - `picking`: chooses times, the way to meet and a line of text.
 *   - `previewing`: requests the mail that would be sent.
 *   - `reviewing`: shows that mail.
 * - `sending`: posts a request that changes the message.
 * - `notSent`: the request failed; can be retried.
 */

import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { SuccessOf } from '#contracts/calls/endpoint.ts'
import type { TalkState, TalkWay } from '#contracts/calls/talk-status.ts'
import type { TeamMessage, TeamOutcome, TeamRequest, teamMessage } from '#contracts/calls/team-message.ts'
import { TIMES_LIMIT } from '#contracts/values/talk-times.ts'
import { errorOf, isLinkInvalid, isMessageGone, recordFailure, recordTimeout } from './failure.ts'
import { missingPort } from './missing-port.ts'

export type TeamAnswer = SuccessOf<typeof teamMessage>

/** A proposal while it is being chosen. */
export interface ProposalDraft {
  /** Starts of talks, ISO 8601 in UTC, in order. */
  times: readonly string[]
  way: TalkWay['way']
  /** Address of the video call. */
  link: string
  city: 'munich' | 'berlin'
  line: string
}

/** Reason why a proposal cannot be previewed yet. */
export type DraftProblem = 'noTime' | 'noLink'

export type TeamMessageEvent =
  | { type: 'arrive'; token: string | null; device: string | null }
  | { type: 'retry' }
  | { type: 'askForCode' }
  | { type: 'enterCode'; digits: string }
  | { type: 'choose' }
  /** Adds a start to the proposal, or removes it. */
  | { type: 'pick'; start: string }
  | { type: 'describe'; details: Partial<Omit<ProposalDraft, 'times'>> }
  | { type: 'preview' }
  | { type: 'back' }
  | { type: 'propose' }
  | { type: 'withdraw' }
  | { type: 'agreeByMail'; start: string }
  | { type: 'changeWay'; details: Pick<ProposalDraft, 'way' | 'link' | 'city'> }
  | { type: 'cancel'; line: string }
  | { type: 'markAnswered' }
  | { type: 'reopen' }

interface TeamMessageContext {
  token: string
  device: string | null
  message: TeamMessage | null
  outcome: TeamOutcome | null
  /** The time that the server refused, and why. */
  refused: TeamAnswer['refused'] | null
  mail: TeamAnswer['preview'] | null
  draft: ProposalDraft
  problem: DraftProblem | null
  /** The request that is being sent, for a retry. */
  request: TeamRequest | null
  failure: CallFailure | null
}

export const BLANK_PROPOSAL: ProposalDraft = { times: [], way: 'phone', link: '', city: 'munich', line: '' }

/** Returns the way to meet as the call expects it. */
export const wayOf = ({ way, link, city }: Pick<ProposalDraft, 'way' | 'link' | 'city'>): TalkWay => {
  if (way === 'video') return { way, link: link.trim() }
  return way === 'office' ? { way, city } : { way }
}

const problemOf = ({ times, way, link }: ProposalDraft): DraftProblem | null => {
  if (times.length === 0) return 'noTime'
  return way === 'video' && !/^https:\/\/[^\s/]+\.\S+$/.test(link.trim()) ? 'noLink' : null
}

/** Outcomes that send the team back to its proposal, to choose other times. */
const TO_CHOOSE_AGAIN: readonly TeamOutcome[] = ['time-refused', 'unreachable']

const teamSetup = setup({
  types: {} as { context: TeamMessageContext; events: TeamMessageEvent },
  actors: {
    post: fromPromise<TeamAnswer, TeamRequest>(() => missingPort('post')),
  },
  actions: {
    /** Stores the proof of this device for later visits. */
    keepDevice: (_, _params: TeamAnswer) => missingPort('keepDevice'),
    forgetToken: () => missingPort('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => missingPort('logFailure'),
    keepArrival: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { token: event.token ?? '', device: event.device }
    }),
    keepAnswer: assign(({ context }, { message, outcome, device, refused, preview }: TeamAnswer) => ({
      message: message ?? context.message,
      outcome: outcome ?? null,
      device: device ?? context.device,
      refused: refused ?? null,
      mail: preview ?? context.mail,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: callFailureOf(error) })),
    pickTime: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'pick')
      const { times } = draft
      const others = times.filter((start) => start !== event.start)
      const picked = others.length < times.length ? others : [...times, event.start].sort()
      return { draft: { ...draft, times: picked }, problem: null, refused: null }
    }),
    describe: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'describe')
      return { draft: { ...draft, ...event.details }, problem: null }
    }),
    nameProblem: assign(({ context: { draft } }) => ({ problem: problemOf(draft) })),
    clearOutcome: assign({ outcome: null, refused: null, problem: null, failure: null }),
    clearDraft: assign({ draft: BLANK_PROPOSAL, mail: null }),
    prepare: assign(({ context, event }) => ({ request: requestFor(context, event) })),
  },
  guards: {
    isTokenMissing: ({ event }) => {
      assertEvent(event, 'arrive')
      return !event.token
    },
    isLinkInvalid,
    isMessageGone,
    isShown: (_, { message }: TeamAnswer) => message !== undefined,
    isDone: (_, { outcome }: TeamAnswer) => outcome === 'done',
    hasPreview: (_, { preview }: TeamAnswer) => preview !== undefined,
    isDeviceUnknown: ({ context }) => context.outcome === 'unknown-device' || context.device === null,
    isCodeSent: (_, { outcome }: TeamAnswer) => outcome === 'code-sent',
    isDeviceProved: (_, { device }: TeamAnswer) => device !== undefined,
    isCodeSpent: (_, { outcome }: TeamAnswer) => outcome === 'code-expired',
    isProposalRefused: ({ context: { outcome } }) => outcome !== null && TO_CHOOSE_AGAIN.includes(outcome),
    is: ({ context }, state: TalkState) => context.message?.talk.state === state,
    isDraftComplete: ({ context: { draft } }) => problemOf(draft) === null,
    canPick: ({ context: { draft }, event }) => {
      assertEvent(event, 'pick')
      return draft.times.includes(event.start) || draft.times.length < TIMES_LIMIT
    },
    hasBegun: ({ context }) => context.message?.talk.agreed?.hasBegun === true,
    canCancel: ({ context }) => context.message?.talk.agreed?.hasBegun === false,
  },
  delays: { postLimit: 20_000 },
})

/** Builds the request for an event that changes the message. */
function requestFor(
  { token, device, message, draft }: TeamMessageContext,
  event: TeamMessageEvent,
): TeamRequest {
  const onRound = { token, round: message?.talk.round ?? 0, ...(device !== null && { device }) }
  switch (event.type) {
    case 'propose':
      return { ...onRound, wish: 'propose', ...proposalIn(draft) }
    case 'withdraw':
      return { ...onRound, wish: 'withdraw' }
    case 'agreeByMail':
      return { ...onRound, wish: 'agreed-by-mail', start: event.start }
    case 'changeWay':
      return { ...onRound, wish: 'change-way', how: wayOf(event.details) }
    case 'cancel':
      return { ...onRound, wish: 'cancel', line: event.line }
    case 'markAnswered':
      return { ...onRound, wish: 'answered' }
    case 'reopen':
      return { ...onRound, wish: 'reopen' }
    default:
      return { token, wish: 'show' }
  }
}

const proposalIn = (draft: ProposalDraft) => ({
  times: [...draft.times],
  how: wayOf(draft),
  line: draft.line,
})

const answer = ({ event }: { event: { output: TeamAnswer } }) => event.output
const keepAnswer = { type: 'keepAnswer', params: answer } as const
const toGone = { guard: { type: 'isMessageGone', params: errorOf }, target: '#team-message.gone' } as const
const sendIt = { target: 'sending', actions: 'prepare' } as const
const cancelling = { guard: 'canCancel', ...sendIt } as const

export const teamMessageMachine = teamSetup.createMachine({
  id: 'team-message',
  context: {
    token: '',
    device: null,
    message: null,
    outcome: null,
    refused: null,
    mail: null,
    draft: BLANK_PROPOSAL,
    problem: null,
    request: null,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      initial: 'arriving',
      states: {
        arriving: {
          on: {
            arrive: [
              { guard: 'isTokenMissing', target: '#team-message.gone' },
              { target: 'reading', actions: 'keepArrival' },
            ],
          },
        },
        reading: {
          invoke: {
            id: 'read',
            src: 'post',
            input: ({ context: { token, device } }) => ({
              token,
              wish: 'show',
              ...(device !== null && { device }),
            }),
            onDone: [
              {
                guard: { type: 'isShown', params: answer },
                target: '#team-message.deciding',
                actions: keepAnswer,
              },
              { target: '#team-message.failed', actions: recordTimeout },
            ],
            onError: [
              { guard: { type: 'isLinkInvalid', params: errorOf }, target: '#team-message.gone' },
              { target: '#team-message.failed', actions: recordFailure },
            ],
          },
          after: { postLimit: { target: '#team-message.failed', actions: recordTimeout } },
        },
      },
    },
    failed: { on: { retry: 'loading.reading' } },
    /** Passes on to the state of the message as the server reported it. */
    deciding: {
      always: [
        { guard: 'isDeviceUnknown', target: 'unproved' },
        { guard: 'isProposalRefused', target: 'choosing' },
        { guard: { type: 'is', params: 'proposed' }, target: 'proposed' },
        { guard: { type: 'is', params: 'agreed' }, target: 'agreed' },
        { guard: { type: 'is', params: 'answered' }, target: 'answered' },
        { target: 'open' },
      ],
    },
    unproved: {
      initial: 'idle',
      states: {
        idle: { on: { askForCode: 'askingForCode' } },
        askingForCode: {
          invoke: {
            id: 'askForCode',
            src: 'post',
            input: ({ context: { token } }) => ({ token, wish: 'know-device' }),
            onDone: [
              {
                guard: { type: 'isCodeSent', params: answer },
                target: 'enteringCode',
                actions: keepAnswer,
              },
              { target: 'idle', actions: recordTimeout },
            ],
            onError: [toGone, { target: 'idle', actions: recordFailure }],
          },
          after: { postLimit: { target: 'idle', actions: recordTimeout } },
        },
        enteringCode: { on: { enterCode: 'checkingCode', askForCode: 'askingForCode' } },
        checkingCode: {
          invoke: {
            id: 'checkCode',
            src: 'post',
            input: ({ context: { token }, event }) => {
              assertEvent(event, 'enterCode')
              return { token, wish: 'know-device', digits: event.digits }
            },
            onDone: [
              {
                guard: { type: 'isDeviceProved', params: answer },
                target: '#team-message.deciding',
                actions: [keepAnswer, { type: 'keepDevice', params: answer }],
              },
              { guard: { type: 'isCodeSpent', params: answer }, target: 'idle', actions: keepAnswer },
              { target: 'enteringCode', actions: keepAnswer },
            ],
            onError: [toGone, { target: 'enteringCode', actions: recordFailure }],
          },
          after: { postLimit: { target: 'enteringCode', actions: recordTimeout } },
        },
      },
    },
    open: { on: { choose: 'choosing', markAnswered: sendIt } },
    answered: { on: { choose: 'choosing', reopen: sendIt } },
    proposed: {
      on: {
        choose: 'choosing',
        withdraw: sendIt,
        agreeByMail: sendIt,
        markAnswered: sendIt,
        changeWay: cancelling,
        cancel: cancelling,
      },
    },
    agreed: {
      on: {
        choose: 'choosing',
        changeWay: cancelling,
        cancel: cancelling,
        markAnswered: { guard: 'hasBegun', ...sendIt },
      },
    },
    choosing: {
      initial: 'picking',
      states: {
        picking: {
          on: {
            pick: { guard: 'canPick', actions: 'pickTime' },
            describe: { actions: 'describe' },
            preview: [{ guard: 'isDraftComplete', target: 'previewing' }, { actions: 'nameProblem' }],
            back: { target: '#team-message.deciding', actions: 'clearOutcome' },
          },
        },
        previewing: {
          invoke: {
            id: 'preview',
            src: 'post',
            input: ({ context: { token, device, message, draft } }) => ({
              token,
              wish: 'preview',
              round: message?.talk.round ?? 0,
              ...(device !== null && { device }),
              ...proposalIn(draft),
            }),
            onDone: [
              {
                guard: { type: 'hasPreview', params: answer },
                target: 'reviewing',
                actions: keepAnswer,
              },
              { target: '#team-message.deciding', actions: keepAnswer },
            ],
            onError: [toGone, { target: 'picking', actions: recordFailure }],
          },
          after: { postLimit: { target: 'picking', actions: recordTimeout } },
        },
        reviewing: {
          on: { propose: { target: '#team-message.sending', actions: 'prepare' }, back: 'picking' },
        },
      },
    },
    sending: {
      entry: 'clearOutcome',
      invoke: {
        id: 'send',
        src: 'post',
        input: ({ context: { request, token } }) => request ?? { token, wish: 'show' },
        onDone: [
          {
            guard: { type: 'isDone', params: answer },
            target: 'deciding',
            actions: [keepAnswer, 'clearDraft'],
          },
          { target: 'deciding', actions: keepAnswer },
        ],
        onError: [toGone, { target: 'notSent', actions: recordFailure }],
      },
      after: { postLimit: { target: 'notSent', actions: recordTimeout } },
    },
    notSent: { on: { retry: 'sending', back: { target: 'deciding', actions: 'clearOutcome' } } },
    gone: { type: 'final', entry: 'forgetToken' },
  },
})
