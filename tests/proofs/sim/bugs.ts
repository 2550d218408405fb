/** A change of one line that harms somebody. */
export interface Change {
  name: string
  file: string
  /** Stands in the file exactly once. */
  line: string
  instead: string
}

/** A change that breaks a promise: the simulator has to find it. */
export interface Bug extends Change {
  /** The month that found it last, or one shortly before. */
  seed: number
}

/** A change that no month shows: a test notices it. */
export interface TestedBug extends Change {
  testFile: string
  /** Its name, as its file has it. */
  test: string
}

const OUTBOX = 'functions/adapters/table-outbox.ts'
const LEADS = 'functions/adapters/table-leads.ts'
const SIGN_UPS = 'functions/adapters/table-sign-ups.ts'
const RECORDS = 'functions/adapters/lead-records.ts'
const DELIVERY = 'functions/mail/delivery.ts'
const SEND = 'functions/calls/send-contact-email.ts'
const CONFIRM = 'functions/calls/confirm-waitlist.ts'
const QUEUE = 'src/queue/send-waiting.ts'
const FORM = 'machines/form-setup.ts'

/** Mistakes that are easily made, and every defect of behaviour that a review or this simulator has found. */
export const BUGS: readonly Bug[] = [
  {
    name: 'a lease leaves the mail where it was',
    file: OUTBOX,
    line: "await table.change([removal(pending), ['create', mailRow(leased,",
    instead: "await table.change([['create', mailRow(leased,",
    seed: 7,
  },
  {
    name: 'who was overtaken sends all the same',
    file: OUTBOX,
    line: 'unlessOvertaken(error)\n        return null',
    instead: 'unlessOvertaken(error)\n        return leased',
    seed: 9,
  },
  {
    name: 'a mail is counted before its lead is stored',
    file: LEADS,
    line: "const claimed = await claimAndWrite(arrival, ['team', 'visitor'], [...ofClient, ...ofMailbox])",
    instead:
      "const counted = await claim({ table, random }, monthOf(at), ofMailbox, async (slots) => slots.length === 0 || table.change(slots.map((slot) => ['create', slot])).then(() => true, () => null))\n      const claimed = 'full' in counted ? counted : await claimAndWrite(arrival, ['team', 'visitor'], ofClient)",
    seed: 62,
  },
  {
    name: 'a lead is stored without its counts',
    file: LEADS,
    line: 'const rows = [leadRow(arrival, hash, isReceiptDue), ...slots]',
    instead: 'const rows = [leadRow(arrival, hash, isReceiptDue)]',
    seed: 7,
  },
  {
    name: 'a mail is posted again without asking what became of it',
    file: DELIVERY,
    line: 'if (asksFirst || pending.attempts > 1) {',
    instead: 'if (pending.attempts > 99) {',
    seed: 7,
  },
  {
    name: 'the first attempt after an outage does not ask',
    file: SEND,
    line: '{ asksFirst: ports.opportunistic.asksFirst() }',
    instead: '{ asksFirst: false }',
    seed: 7,
  },
  {
    name: 'a bounced mail counts as delivered',
    file: DELIVERY,
    line: "status === 'failed' ? { fate: 'buried', pending, reason } : { fate: 'done', pending }",
    instead: "{ fate: 'done', pending }",
    seed: 9,
  },
  {
    name: 'who stood still posts a mail whose lease is over',
    file: DELIVERY,
    line: 'if (pending.leasedUntil !== null && now() >= pending.leasedUntil) return LEASE_OVER',
    instead: '',
    seed: 7,
  },
  {
    name: 'a late receipt is not counted on the day it goes out',
    file: DELIVERY,
    line: 'if (countedOn === today || mailboxId === null)',
    instead: 'if (countedOn !== null || mailboxId === null)',
    seed: 27,
  },
  {
    name: 'what neither storage nor mail took is acknowledged',
    file: SEND,
    line: "return teamHasIt ? accepted('none') : refuseForNow(language)",
    instead: "return accepted('none')",
    seed: 13,
  },
  {
    name: 'a receipt goes out for what could not be stored',
    file: SEND,
    line: 'const teamHasIt = await',
    instead:
      "await sendUnstored(ports, id + ':visitor', mails.visitor ?? mails.team)\n      const teamHasIt = await",
    seed: 7,
  },
  {
    name: 'a letter too large for its row counts as an outage',
    file: LEADS,
    line: 'if (!hasStatus(error, 400, 413)) throw error',
    instead: 'if (!hasStatus(error, 413)) throw error',
    seed: 16,
  },
  {
    name: 'a key is forgotten at the turn of a month',
    file: LEADS,
    line: '[-MESSAGE_WAITS_MS - DAY_MS, CLOCKS_DIFFER_MS]',
    instead: '[CLOCKS_DIFFER_MS]',
    seed: 7,
  },
  {
    name: 'a held form is held from the team as well',
    file: LEADS,
    line: "const holds = kind === 'visitor' && suspicion !== null",
    instead: 'const holds = suspicion !== null',
    seed: 7,
  },
  {
    name: 'nobody is taken for a program',
    file: 'functions/calls/visitor-request.ts',
    line: 'suspicion: suspicionIn(readFormSignals(beside.formSignals))',
    instead: 'suspicion: suspicionIn(readFormSignals(null))',
    seed: 7,
  },
  {
    name: 'a held mail that is let go passes the limit of its mailbox',
    file: RECORDS,
    line: "if (!(await countMail(mail, at))) return 'full'",
    instead: '',
    seed: 17,
  },
  {
    name: 'retention is off by a month',
    file: 'functions/adapters/retention.ts',
    line: 'forgetOldLeads(table, partitions, daysAgo(keepLeadsDays))',
    instead: 'forgetOldLeads(table, partitions, daysAgo(keepLeadsDays - 31))',
    seed: 7,
  },
  {
    name: 'retention takes a lead with a letter that nobody has seen to',
    file: 'functions/adapters/retention.ts',
    line: '!waiting.has(String(rowKey))',
    instead: 'waiting !== null',
    seed: 7,
  },
  {
    name: 'mails to strangers are kept for ever',
    file: 'functions/adapters/retention.ts',
    line: 'keys: [SPANS.deadOfOthers, SPANS.held],',
    instead: 'keys: [],',
    seed: 7,
  },
  {
    name: 'every dead letter counts as one to the team',
    file: OUTBOX,
    line: 'into(ROW_KEYS.dead(kind, id), settlement.reason)',
    instead: "into(ROW_KEYS.dead('team', id), settlement.reason)",
    seed: 9,
  },
  {
    name: 'an erased address stays in mails under way',
    file: LEADS,
    line: 'mail,\n      addressId: hash.address(personOf(lead)),',
    instead: 'mail,\n      addressId: null,',
    seed: 7,
  },
  {
    name: 'all rows of an address are erased in one transaction',
    file: 'functions/adapters/lead-table.ts',
    line: 'its.slice(first, first + TRANSACTION_LIMIT)',
    instead: 'its',
    seed: 7,
  },
  {
    name: 'who withdrew is asked again',
    file: SIGN_UPS,
    line: 'return !confirmed && !isSilenced && isLinkValid',
    instead: 'return !confirmed && isLinkValid',
    seed: 7,
  },
  {
    name: 'a link from before a withdrawal is good again',
    file: SIGN_UPS,
    line: 'if (withdrawn !== null && signedAt.getTime() <= withdrawn.getTime() + CLOCKS_DIFFER_MS) return null',
    instead: '',
    seed: 7,
  },
  {
    name: 'a repeated sign-up rewrites the first',
    file: SIGN_UPS,
    line: "['create', request],",
    instead: "['upsert', request, 'Replace'],",
    seed: 7,
  },
  {
    name: 'three mails of a day silence a mailbox',
    file: OUTBOX,
    line: "return kind === 'visitor' || addressId === null ? 'tooMany' : waitForTomorrow(pending, addressId, at)",
    instead: "return 'tooMany'",
    seed: 15,
  },
  {
    name: 'a mail that waits for tomorrow is turned away by its own place',
    file: OUTBOX,
    line: "return place?.mailId === id ? 'tomorrow' : 'tooMany'",
    instead: "return 'tooMany'",
    seed: 60,
  },
  {
    name: 'the mail of a held sign-up goes out',
    file: SIGN_UPS,
    line: 'const rowKey = suspicion ? ROW_KEYS.held(optIn.id) : optIn.rowKey',
    instead: 'const rowKey = optIn.rowKey',
    seed: 14,
  },
  {
    name: 'a network has no limit for the hour',
    file: 'functions/adapters/limits.ts',
    line: '{ minutes: 60, most: settings.postsPerClientInAnHour },',
    instead: '',
    seed: 7,
  },
  {
    name: 'whoever calls says which network it is',
    file: 'functions/web/client-address.ts',
    line: '.at(-1 - trustedHops)',
    instead: '.at(0)',
    seed: 7,
  },
  {
    name: 'one mailbox of two names has two limits',
    file: 'functions/keyed-hash.ts',
    line: "domain === 'googlemail.com' ? 'gmail.com' : domain",
    instead: 'domain',
    seed: 15,
  },
  {
    name: 'a heap of marks is put in order',
    file: 'contracts/words/fields.ts',
    line: '      z.refine(isComposable, { abort: true }),\n',
    instead: '',
    seed: 7,
  },
  {
    name: 'the answer day follows the clock of Greenwich',
    file: 'functions/days/answer-day.ts',
    line: 'dayInBerlin(receivedAt)',
    instead: 'receivedAt.toISOString().slice(0, 10)',
    seed: 9,
  },
  {
    name: 'holidays of Berlin are forgotten',
    file: 'functions/days/working-day.ts',
    line: "['BY', 'BE']",
    instead: "['BY']",
    seed: 10,
  },
  {
    name: 'the morning comes by summer time all year',
    file: 'functions/mail/morning-mail.ts',
    line: "inBerlin(now).split('T')",
    instead:
      "now.toISOString().slice(0, 16).replace(/T(\\d\\d)/, (_, hour) => 'T' + String(Number(hour) + 2).padStart(2, '0')).split('T')",
    seed: 7,
  },
  {
    name: 'a failed attempt drops its key',
    file: FORM,
    line: 'failure.status === 422 ? null : context.idempotencyKey',
    instead: 'null',
    seed: 7,
  },
  {
    name: 'a key refused with 422 is kept',
    file: FORM,
    line: 'failure.status === 422 ? null : context.idempotencyKey',
    instead: 'context.idempotencyKey',
    seed: 7,
  },
  {
    name: 'what is typed is not kept in the draft',
    file: 'machines/inquiry.ts',
    line: "change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },",
    instead: "change: { actions: [{ type: 'fillIn', params: ({ event }) => event }] },",
    seed: 8,
  },
  {
    name: 'the page of a host counts as an answer',
    file: 'src/browser/api.ts',
    line: "?.includes('text/html')",
    instead: "?.includes('text/never')",
    seed: 7,
  },
  {
    name: 'the idempotency key is ignored, content and ten minutes decide',
    file: 'functions/identifiers.ts',
    line: 'key ?? `',
    instead: '(kind === "sign-up" ? key : null) ?? `',
    seed: 8,
  },
  {
    name: 'a form that a browser sends again without scripts has a new key',
    file: 'functions/web/page-answers.ts',
    line: 'let name = `',
    instead: 'let name = String(at.getTime()) + `',
    seed: 11,
  },
  {
    name: 'there are sixteen references',
    file: 'functions/identifiers.ts',
    line: 'referenceFrom = (leadId: string) =>',
    instead: 'referenceFrom = ([leadId]: string) =>',
    seed: 7,
  },
  {
    name: 'the marks of withdrawals are kept for ever',
    file: 'functions/adapters/retention.ts',
    line: '{ partition: SIGN_UPS, keys: [SPANS.withdrawn], where: { at: { before: strangers } } },',
    instead: '',
    seed: 7,
  },
  {
    name: 'the counts of networks and mailboxes are kept for ever',
    file: 'functions/adapters/retention.ts',
    line: 'for (const query of queries)',
    instead:
      'for (const query of queries.filter(({ keys }) => !/^[cm]:/.test(String((keys?.[0] as { from?: string } | undefined)?.from))))',
    seed: 7,
  },
  {
    name: 'a post that failed counts as accepted',
    file: DELIVERY,
    line: 'if (!verdict.accepted) return refused(round, admitted, verdict)',
    instead:
      "if (!verdict.accepted && verdict.problem !== 'failed') return refused(round, admitted, verdict)",
    seed: 7,
  },
  {
    name: 'erasing leaves the sign-ups',
    file: RECORDS,
    line: "{ from: '0', before: '~' }",
    instead: "{ from: '0', before: 'operations' }",
    seed: 27,
  },
  {
    name: 'the limits of a network are claimed twice',
    file: LEADS,
    line: '[...ofClient, ...ofMailbox])',
    instead: '[...ofClient, ...ofClient, ...ofMailbox])',
    seed: 14,
  },
  {
    name: 'a form to a full mailbox does not count for its network',
    file: LEADS,
    line: "await claimAndWrite(arrival, ['team'], ofClient)",
    instead: "await claimAndWrite(arrival, ['team'], [])",
    seed: 7,
  },
  {
    name: 'a receipt takes no place in its day',
    file: LEADS,
    line: 'const ofMailbox = suspicion || email === null ?',
    instead: "const ofMailbox = suspicion !== 'never' ?",
    seed: 7,
  },
  {
    name: 'dead letters of the team are missing in the morning mail',
    file: 'functions/adapters/table-mornings.ts',
    line: 'mailsIn({ keys: [SPANS.deadOfTeam] }),',
    instead: 'Promise.resolve([]),',
    seed: 53,
  },
  {
    name: 'held forms beyond the first are missing in the morning mail',
    file: 'functions/adapters/table-mornings.ts',
    line: 'heldForms: heldForms.map(referenceOf),',
    instead: 'heldForms: heldForms.slice(0, 1).map(referenceOf),',
    seed: 7,
  },
  {
    name: 'an accepted mail leaves its pending row',
    file: OUTBOX,
    line: 'into(ROW_KEYS.accepted(settlement.askAt, id)) : [removal(pending)]',
    instead: 'into(ROW_KEYS.accepted(settlement.askAt, id)) : []',
    seed: 7,
  },
  {
    name: 'accepted mails to the team are never asked about',
    file: OUTBOX,
    line: 'return read(rows.slice(0, limit))',
    instead: 'return []',
    seed: 7,
  },
  {
    name: 'a letter that is released in a later month is not asked about',
    file: OUTBOX,
    line: 'await rowsIn(await partitionsWithMails(table, at), [SPANS.toAskAbout(at)], limit)',
    instead: 'await rowsIn(recent(), [SPANS.toAskAbout(at)], limit)',
    seed: 7,
  },
  {
    name: 'a dead letter keeps its whole month',
    file: 'functions/adapters/retention.ts',
    line: 'over.filter(({ rowKey }) => !waiting.has(String(rowKey)))',
    instead: 'over.filter(() => waiting.size === 0)',
    seed: 7,
  },
  {
    name: 'the address of a receipt never ends',
    file: 'functions/web/receipt-link.ts',
    line: 'Number(said.until) <= now.getTime()',
    instead: 'Number(said.until) <= 0',
    seed: 7,
  },
  {
    name: 'an expired link confirms',
    file: CONFIRM,
    line: "if (token.isExpired) return { refused: 'tokenExpired' }",
    instead: '',
    seed: 24,
  },
  {
    name: 'a withdrawal leaves the mails about the address',
    file: SIGN_UPS,
    line: "{ from: '0', before: from },\n      { from: before, before: '~' },",
    instead: 'SPANS.requests,\n SPANS.confirmed,',
    seed: 49,
  },
  {
    name: 'sign-ups have no limit of their network',
    file: 'functions/calls/notify-jsc-interest.ts',
    line: "if (retryAfterS) return { refused: 'throttled'",
    instead: "if (retryAfterS === -1) return { refused: 'throttled'",
    seed: 7,
  },
  {
    name: 'the version of the consent is not stored',
    file: LEADS,
    line: '...(lead.consentVersion !== null && { consentVersion: lead.consentVersion }),',
    instead: '',
    seed: 7,
  },
  {
    name: 'every confirmation counts as that of a person',
    file: 'functions/calls/visitor-request.ts',
    line: 'confirmation: confirmationOf(beside.confirmation),',
    instead: "confirmation: beside.confirmation === 'withdraw' ? 'withdraw' : 'gesture',",
    seed: 7,
  },
  {
    name: 'answers to a mail of the team go to the company',
    file: 'functions/emails/contact-mails.ts',
    line: 'replyTo: email ?? company.contactEmail,',
    instead: 'replyTo: company.contactEmail,',
    seed: 7,
  },
  {
    name: 'the team reads the beginning of what was typed',
    file: 'functions/emails/team-letter.ts',
    line: "value: value || 'Not given'",
    instead: "value: value.slice(0, 20) || 'Not given'",
    seed: 7,
  },
  {
    name: 'every receipt is German',
    file: 'functions/emails/receipt.ts',
    line: 'const words = WORDS[language]',
    instead: 'const words = WORDS.de',
    seed: 7,
  },
  {
    name: 'a receipt names another day than the page',
    file: 'functions/emails/contact-mails.ts',
    line: 'const answerBy = answerDay(receivedAt, form.formType)',
    instead: "const answerBy = answerDay(receivedAt, 'appointment')",
    seed: 7,
  },
  {
    name: 'every opt-in mail is English',
    file: 'functions/emails/opt-in.ts',
    line: 'const words = WORDS[language]',
    instead: 'const words = WORDS.en',
    seed: 7,
  },
  {
    name: 'the link of every mail leads to the English page',
    file: 'functions/mail/confirmation-url.ts',
    line: "language === 'de' ? '/de' : ''",
    instead: "''",
    seed: 7,
  },
  {
    name: 'a page promises a receipt that was buried or never made',
    file: SEND,
    line: "if (outcome === undefined || outcome === 'buried' || outcome === 'dropped') return 'none'",
    instead: "if (outcome === undefined || outcome === 'buried' || outcome === 'dropped') return 'sent'",
    seed: 7,
  },
  {
    name: 'a throttled question pauses all mails',
    file: DELIVERY,
    line: "if (status.problem !== 'throttled') return status",
    instead: 'return status',
    seed: 8,
  },
  {
    name: 'questions have no quota',
    file: 'functions/mail/questions.ts',
    line: 'if (askedLastHour + taken >= Math.floor(questionsPerHour * share))',
    instead: 'if (share < 0)',
    seed: 7,
  },
  {
    name: 'mails have no quota',
    file: 'functions/mail/allowance.ts',
    line: 'if (sent >= Math.floor(mailsPerHour * SHARE[kind]))',
    instead: 'if (sent < 0)',
    seed: 7,
  },
  {
    name: 'the health counts other dead letters as those of the team',
    file: 'functions/adapters/stored-state.ts',
    line: 'rowsIn(SPANS.deadOfTeam, COUNT_UP_TO),',
    instead: 'rowsIn(SPANS.dead, COUNT_UP_TO),',
    seed: 15,
  },
  {
    name: 'the health does not say that the storage is down',
    file: 'functions/calls/health.ts',
    line: '{ status: 503, body: { ...up, ...problem } }',
    instead: '{ status: 200, body: { ...up, ...problem } }',
    seed: 7,
  },
  {
    name: 'the health tells everybody what is stored',
    file: 'functions/calls/health.ts',
    line: '|| !holdsKey(header, env.OUTBOX_KEY))',
    instead: '|| holdsKey(header, "nobody"))',
    seed: 23,
  },
  {
    name: 'a message waits on its device for ever',
    file: QUEUE,
    line: 'now - keptAt >= MESSAGE_WAITS_MS ||',
    instead: 'now < 0 ||',
    seed: 7,
  },
  {
    name: 'the queue sends under a key of its own',
    file: QUEUE,
    line: 'idempotencyKey: key,',
    instead: 'idempotencyKey: String(key).replace(/.$/, "0"),',
    seed: 7,
  },
  {
    name: 'the queue drops what the server refuses for now',
    file: QUEUE,
    line: 'return isRefusal(failure) ? { ...message, state:',
    instead: "return isRefusal(failure) || true ? { ...message, text: '', body: {}, draft: null, state:",
    seed: 7,
  },
  {
    name: 'what is taken back leaves the device before its form has it',
    file: 'src/queue/take-back.ts',
    line: "message.state === 'takenBack' && isInForm(message)",
    instead: "message.state === 'takenBack'",
    seed: 7,
  },
]

/** What lies outside of a simulated month, or would need one in a million: each with the test that notices it. */
export const TESTED_BUGS: readonly TestedBug[] = [
  {
    name: 'the key of an instance whose clock is behind is not looked for in the month ahead',
    file: LEADS,
    line: '[-MESSAGE_WAITS_MS - DAY_MS, CLOCKS_DIFFER_MS]',
    instead: '[-MESSAGE_WAITS_MS - DAY_MS]',
    testFile: 'tests/functions/table-outbox.test.ts',
    test: 'A key is remembered by an instance whose clock is still in the month before',
  },
  {
    name: 'a mail is given up after a day',
    file: DELIVERY,
    line: 'const GIVE_UP_AFTER_MS = 7 * 24 * HOUR_MS',
    instead: 'const GIVE_UP_AFTER_MS = 24 * HOUR_MS',
    testFile: 'tests/functions/delivery.test.ts',
    test: 'A mail that the service fails to take for six days is tried again',
  },
  {
    name: 'a pause that the service wishes does not hold within its round',
    file: DELIVERY,
    line: 'allowed.pause(until)\n',
    instead: '\n',
    testFile: 'tests/functions/delivery.test.ts',
    test: 'Throttling pauses all sending and counts as no attempt, however old the mail is',
  },
  {
    name: 'the withdrawal link of a welcome mail dies with a rotated secret',
    file: 'functions/mail/opt-in-token.ts',
    line: "lastingKey(idKey, 'withdrawal links')",
    instead: "lastingKey(secrets[0], 'withdrawal links')",
    testFile: 'tests/functions/withdrawal.test.ts',
    test: 'The link of the welcome mail takes an address off the list years later, whatever secret was rotated out',
  },
  {
    name: 'a held mail counts on the day on which the machine of the operator went on',
    file: RECORDS,
    line: 'countedOn: dayOf(at)',
    instead: 'countedOn: dayOf(now())',
    testFile: 'tests/functions/lead-records.test.ts',
    test: 'A held mail that is let go counts on the day whose place it took, also when the machine stood still in between',
  },
  {
    name: 'a form without scripts that is sent again after midnight is another lead',
    file: 'functions/web/page-answers.ts',
    line: "if ((await seen(yesterdays)) === 'stored') return yesterdays",
    instead: '',
    testFile: 'tests/functions/form-post.test.ts',
    test: 'The same form sent again after midnight in Germany is the same lead, and another day is another',
  },
  {
    name: 'a page without scripts asks to wait for no minutes',
    file: 'functions/web/page-answers.ts',
    line: 'Math.ceil(waitS / SECONDS_A_MINUTE)',
    instead: 'Math.floor(waitS / SECONDS_A_MINUTE)',
    testFile: 'tests/functions/page-answers.test.ts',
    test: 'after %i with %s seconds to wait the page says: %s',
  },
]
