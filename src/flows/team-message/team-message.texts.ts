import type { SnapshotFrom } from 'xstate'
import type { TalkStatus, TalkWay } from '#contracts/calls/talk-status.ts'
import type { TeamMessage, TeamOutcome, TimeRefusal } from '#contracts/calls/team-message.ts'
import type { DraftProblem, teamMessageMachine } from '#machines/team-message.ts'

// The page is in English only, like the mails to the team.

type Place = SnapshotFrom<typeof teamMessageMachine>['value']
type KeysOf<Parent> = Parent extends unknown ? keyof Parent : never
export type TeamScreen =
  | Extract<Place, string>
  | KeysOf<Exclude<Place, string>>
  | 'enteringCode'
  | 'reviewing'

export function screenOf(place: Place): TeamScreen {
  if (typeof place === 'string') return place
  const [[parent, state] = []] = Object.entries(place)
  if (state === 'enteringCode' || state === 'checkingCode') return 'enteringCode'
  return state === 'reviewing' ? state : (parent as TeamScreen)
}

export const TEAM_SCREENS: Record<TeamScreen, { title: string; text: string }> = {
  loading: { title: 'Looking up the message', text: 'One moment, please.' },
  deciding: { title: 'Looking up the message', text: 'One moment, please.' },
  failed: { title: 'The message could not be looked up', text: 'Nothing has changed. Please try again.' },
  gone: {
    title: 'There is no message here',
    text: 'It was taken back or erased, its time is over, or the link is not complete. Open the link from the mail to the team once more.',
  },
  unproved: {
    title: 'Message to the team',
    text: 'To answer on this device, prove once that you can read the mailbox of the team.',
  },
  enteringCode: {
    title: 'Message to the team',
    text: 'Six digits are on their way to the mailbox of the team. Enter them below.',
  },
  open: { title: 'Message to the team', text: 'It needs an answer.' },
  answered: { title: 'Message to the team', text: 'It was answered by e-mail or phone.' },
  proposed: { title: 'Message to the team', text: 'The visitor can choose one of the proposed times.' },
  agreed: { title: 'Message to the team', text: 'A talk is agreed.' },
  choosing: { title: 'Propose times', text: 'Choose one to four times. All times are German time.' },
  reviewing: {
    title: 'This mail goes to the visitor',
    text: 'Nothing has been sent yet. The link to the visitor’s page is added when it is sent.',
  },
  sending: { title: 'Sending', text: 'One moment, please.' },
  notSent: { title: 'Not sent', text: 'Nothing has changed. Please try again.' },
}

export const FORM_NAMES: Record<TeamMessage['form'], string> = {
  appointment: 'Booking',
  contact: 'Contact',
  consultation: 'Consultation',
  'free-visa-case': 'Free visa case',
}
export const LANGUAGE_NAMES: Record<TeamMessage['language'], string> = {
  en: 'English',
  de: 'German',
  tr: 'Turkish',
}

export const OUTCOMES: Partial<Record<TeamOutcome, string>> = {
  changed:
    'Somebody has changed this message meanwhile, so nothing was stored or sent. This is how it stands now:',
  'code-refused': 'These digits are wrong. Please check the newest e-mail.',
  'code-expired': 'These digits are no longer valid. Please ask for new ones.',
  taken: 'Another talk has this moment. Please choose another one.',
  past: 'This moment is over.',
  unreachable:
    'The domain of the visitor’s e-mail address receives no mail, so nothing was sent. Look for a typing mistake in the first e-mail, or call.',
}

export const TIME_PROBLEMS: Record<TimeRefusal, string> = {
  tooSoon: 'begins in less than four hours',
  tooLate: 'is too far ahead, or after the day on which the message is deleted',
  dayOff: 'is on a weekend, a public holiday in Munich or Berlin, or a day on which the firm is closed',
  notHalfHour: 'is no half hour between 08:00 and 18:30',
  repeated: 'is named twice',
  taken: 'belongs to another talk',
}

export const DRAFT_PROBLEMS: Record<DraftProblem, string> = {
  noTime: 'Choose at least one time.',
  noLink: 'Enter the link of the video call. It begins with https://',
}

export const WAY_NAMES: Record<TalkWay['way'], string> = {
  phone: 'By phone: we call',
  video: 'By video',
  office: 'At an office',
}
export const CITY_NAMES = { munich: 'Munich', berlin: 'Berlin' } as const

export const ENDINGS: Record<NonNullable<TalkStatus['ended']>['as'], string> = {
  answered: 'Answered by e-mail or phone.',
  declined: 'The visitor can make none of the proposed times.',
  withdrawn: 'The proposal was withdrawn.',
  lapsed: 'The proposed times have passed without an answer.',
  cancelled: 'The talk was cancelled.',
}

export const howInWords = (how: TalkWay): string => {
  if (how.way === 'office') return `At the office in ${CITY_NAMES[how.city]}`
  return how.way === 'video' ? `By video: ${how.link}` : WAY_NAMES.phone
}
