import type { Scenario } from '#mocks/scenarios.ts'

/** Scenarios with texts of their own. `scenarioText` derives the texts of the `Bare` variants from them. */
type TextScenario = Exclude<Scenario, `${string}Bare`>

const TEXTS: Record<TextScenario, string> = {
  success: 'it is accepted',
  slow: 'it is accepted after five seconds',
  badGateway: 'a gateway answers with a page of its own (502)',
  receiptLater: 'the confirmation e-mail takes hours',
  receiptNone: 'no confirmation e-mail is sent',
  hostFallback: 'the host answers with the home page (200)',
  offline: 'the connection breaks',
  silence: 'nobody ever answers',
  malformed: 'fields are missing or wrong (400)',
  tokenInvalid: 'the link is not one of ours (400)',
  tokenExpired: 'the link is too old (400)',
  messageUnknown: 'no message is at this address (410)',
  forbidden: 'it comes from another site (403)',
  method: 'it was not posted (405)',
  tooLarge: 'it is too large (413)',
  mediaType: 'it is not JSON (415)',
  keyReused: 'the key was used for another form (422)',
  throttled: 'too many came in a short time (429)',
  failed: 'something broke (500)',
  unavailable: 'the storage is away (503)',
}

export const scenarioText = (scenario: Scenario): string =>
  scenario.endsWith('Bare')
    ? `${TEXTS[scenario.slice(0, -'Bare'.length) as TextScenario]}, without a sentence`
    : TEXTS[scenario as TextScenario]
