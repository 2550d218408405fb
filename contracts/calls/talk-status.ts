import * as z from 'zod/mini'
import { LIMITS } from '#contracts/values/limits.ts'
import { optionalLine } from '#contracts/values/text-fields.ts'

/**
 * States of a message between its arrival and the talk.
 *
 * - `waiting`: the team has not answered.
 * - `answered`: the team has answered by other means, such as e-mail.
 * - `proposed`: the team has proposed times. If `agreed` is present, the proposal is a move: the agreed time stands
 *   until another one is agreed.
 * - `agreed`: both sides have agreed a time.
 * - `declined`: the visitor can make none of the proposed times.
 * - `withdrawn`: the team has withdrawn its proposal.
 * - `lapsed`: the last proposed time has passed.
 * - `cancelled`: one side has cancelled the agreed talk.
 */
export const TALK_STATES = [
  'waiting',
  'answered',
  'proposed',
  'agreed',
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
] as const
export type TalkState = (typeof TALK_STATES)[number]

/** A start of a talk: ISO 8601 in UTC. Not `z.iso.datetime`, whose patterns every page with a form would load. */
export const startTime = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  z.refine((start) => !Number.isNaN(Date.parse(start))),
)

/** Not `z.url`, which brings `URL.canParse` into the script. */
const httpsUrl = z.string().check(z.trim(), z.maxLength(500), z.regex(/^https:\/\/[^\s/]+\S*$/))

/** Way to meet: a call by the team, a video call with a link, or one of the offices. */
export const talkWay = z.discriminatedUnion('way', [
  z.object({ way: z.literal('phone') }),
  z.object({ way: z.literal('video'), link: httpsUrl }),
  z.object({ way: z.literal('office'), city: z.enum(['munich', 'berlin']) }),
])
export type TalkWay = z.output<typeof talkWay>

/** An optional sentence of one side to the other. */
export const talkLine = optionalLine(LIMITS.talkLine)

/** Status of a talk, for both pages. Contains nothing that the visitor typed. */
export const talkStatus = z.object({
  /** Increases with every change. Requests name the round that their page showed. */
  round: z.number(),
  state: z.enum(TALK_STATES),
  /** End of the last proposal or talk, with its reason and its side. Present beside `agreed` if a move failed. */
  ended: z.optional(
    z.object({
      as: z.enum(['answered', 'declined', 'withdrawn', 'lapsed', 'cancelled']),
      by: z.enum(['team', 'visitor', 'time']),
    }),
  ),
  proposal: z.optional(
    z.object({
      /** `isOpen` is false if the moment is taken by another talk, or less than four hours away. */
      times: z.array(z.object({ start: startTime, isOpen: z.boolean() })),
      how: talkWay,
      line: z.optional(z.string()),
    }),
  ),
  agreed: z.optional(
    z.object({
      start: startTime,
      how: talkWay,
      /** True from the start of the talk on, when it can no longer be cancelled. */
      hasBegun: z.boolean(),
    }),
  ),
  /** When the team first answered, by any means. */
  answeredAt: z.optional(z.string()),
})
export type TalkStatus = z.output<typeof talkStatus>
