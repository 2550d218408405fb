/** A change of one line that breaks a promise: the simulator has to find it. */
export interface Bug {
  name: string
  file: string
  /** Stands in the file exactly once. */
  line: string
  instead: string
}

const OUTBOX = 'functions/adapters/table-outbox.ts'
const LEADS = 'functions/adapters/table-leads.ts'
const SIGN_UPS = 'functions/adapters/table-sign-ups.ts'
const RECORDS = 'functions/adapters/lead-records.ts'
const DELIVERY = 'functions/mail/delivery.ts'
const SEND = 'functions/calls/send-contact-email.ts'
const FORM = 'machines/form-setup.ts'

/** Mistakes that are easily made, and every defect of behaviour that a review or this simulator has found. */
export const BUGS: readonly Bug[] = [
  {
    name: 'a lease leaves the mail where it was',
    file: OUTBOX,
    line: "await table.change([removal(pending), ['create', mailRow(leased,",
    instead: "await table.change([['create', mailRow(leased,",
  },
  {
    name: 'who was overtaken sends all the same',
    file: OUTBOX,
    line: 'unlessOvertaken(error)\n        return null',
    instead: 'unlessOvertaken(error)\n        return leased',
  },
  {
    name: 'a mail is counted before its lead is stored',
    file: LEADS,
    line: "const claimed = await claimAndWrite(arrival, ['team', 'visitor'], [...ofClient, ...ofMailbox])",
    instead:
      "const counted = await claim({ table, random }, monthOf(at), ofMailbox, async (slots) => slots.length === 0 || table.change(slots.map((slot) => ['create', slot])).then(() => true, () => null))\n      const claimed = 'full' in counted ? counted : await claimAndWrite(arrival, ['team', 'visitor'], ofClient)",
  },
  {
    name: 'a lead is stored without its counts',
    file: LEADS,
    line: 'const rows = [leadRow(arrival, hash, isReceiptDue), ...slots]',
    instead: 'const rows = [leadRow(arrival, hash, isReceiptDue)]',
  },
  {
    name: 'a mail is posted again without asking what became of it',
    file: DELIVERY,
    line: 'if (asksFirst || pending.attempts > 1) {',
    instead: 'if (pending.attempts > 99) {',
  },
  {
    name: 'the first attempt after an outage does not ask',
    file: SEND,
    line: '{ asksFirst: ports.passing.asksFirst() }',
    instead: '{ asksFirst: false }',
  },
  {
    name: 'a bounced mail counts as delivered',
    file: DELIVERY,
    line: "status === 'failed' ? { fate: 'buried', pending, reason } : { fate: 'done', pending }",
    instead: "{ fate: 'done', pending }",
  },
  {
    name: 'who stood still posts a mail whose lease is over',
    file: DELIVERY,
    line: 'if (pending.leasedUntil !== null && now() >= pending.leasedUntil) return LEASE_OVER',
    instead: '',
  },
  {
    name: 'a late receipt is not counted on the day it goes out',
    file: DELIVERY,
    line: 'if (countedOn === today || mailboxId === null)',
    instead: 'if (countedOn !== null || mailboxId === null)',
  },
  {
    name: 'what neither storage nor mail took is acknowledged',
    file: SEND,
    line: "return teamHasIt ? accepted('none') : refuseForNow(language)",
    instead: "return accepted('none')",
  },
  {
    name: 'a receipt goes out for what could not be stored',
    file: SEND,
    line: 'const teamHasIt = await',
    instead:
      "await sendUnstored(ports, id + ':visitor', mails.visitor ?? mails.team)\n      const teamHasIt = await",
  },
  {
    name: 'a letter too large for its row counts as an outage',
    file: LEADS,
    line: 'if (!hasStatus(error, 400, 413)) throw error',
    instead: 'if (!hasStatus(error, 413)) throw error',
  },
  {
    name: 'a key is forgotten at the turn of a month',
    file: LEADS,
    line: '[-MESSAGE_WAITS_MS - DAY_MS, CLOCKS_DIFFER_MS]',
    instead: '[CLOCKS_DIFFER_MS]',
  },
  {
    name: 'a held form is held from the team as well',
    file: LEADS,
    line: "const holds = kind === 'visitor' && suspicion !== null",
    instead: 'const holds = suspicion !== null',
  },
  {
    name: 'nobody is taken for a program',
    file: 'functions/calls/visitor-request.ts',
    line: 'suspicion: suspicionIn(readFormSignals(beside.formSignals))',
    instead: 'suspicion: suspicionIn(readFormSignals(null))',
  },
  {
    name: 'a held mail that is let go passes the limit of its mailbox',
    file: RECORDS,
    line: "if (!(await countMail(mail, at))) return 'full'",
    instead: '',
  },
  {
    name: 'retention is off by a month',
    file: 'functions/adapters/retention.ts',
    line: 'forgetOldLeads(table, partitions, daysAgo(keepLeadsDays))',
    instead: 'forgetOldLeads(table, partitions, daysAgo(keepLeadsDays - 31))',
  },
  {
    name: 'retention takes a lead with a letter that nobody has seen to',
    file: 'functions/adapters/retention.ts',
    line: '!waiting.has(String(rowKey))',
    instead: 'waiting !== null',
  },
  {
    name: 'mails to strangers are kept for ever',
    file: 'functions/adapters/retention.ts',
    line: 'keys: [SPANS.deadOfOthers, SPANS.held],',
    instead: 'keys: [],',
  },
  {
    name: 'every dead letter counts as one to the team',
    file: OUTBOX,
    line: 'into(ROW_KEYS.dead(kind, id), settlement.reason)',
    instead: "into(ROW_KEYS.dead('team', id), settlement.reason)",
  },
  {
    name: 'an erased address stays in mails under way',
    file: LEADS,
    line: 'mail,\n      addressId: hash.address(personOf(lead)),',
    instead: 'mail,\n      addressId: null,',
  },
  {
    name: 'all rows of an address are erased in one transaction',
    file: 'functions/adapters/lead-table.ts',
    line: 'its.slice(first, first + TRANSACTION_LIMIT)',
    instead: 'its',
  },
  {
    name: 'who withdrew is asked again',
    file: SIGN_UPS,
    line: 'return !confirmed && !isSilenced && isLinkValid',
    instead: 'return !confirmed && isLinkValid',
  },
  {
    name: 'a link from before a withdrawal is good again',
    file: SIGN_UPS,
    line: 'if (withdrawn !== null && signedAt.getTime() <= withdrawn.getTime() + CLOCKS_DIFFER_MS) return null',
    instead: '',
  },
  {
    name: 'a repeated sign-up rewrites the first',
    file: SIGN_UPS,
    line: "['create', request],",
    instead: "['upsert', request, 'Replace'],",
  },
  {
    name: 'three mails of a day silence a mailbox',
    file: OUTBOX,
    line: "return kind === 'visitor' || addressId === null ? 'tooMany' : waitForTomorrow(pending, addressId, at)",
    instead: "return 'tooMany'",
  },
  {
    name: 'a mail that waits for tomorrow is turned away by its own place',
    file: OUTBOX,
    line: "return place?.mailId === id ? 'tomorrow' : 'tooMany'",
    instead: "return 'tooMany'",
  },
  {
    name: 'the mail of a held sign-up goes out',
    file: SIGN_UPS,
    line: 'const rowKey = suspicion ? ROW_KEYS.held(optIn.id) : optIn.rowKey',
    instead: 'const rowKey = optIn.rowKey',
  },
  {
    name: 'a network has no limit for the hour',
    file: 'functions/adapters/limits.ts',
    line: '{ minutes: 60, most: settings.postsPerClientInAnHour },',
    instead: '',
  },
  {
    name: 'whoever calls says which network it is',
    file: 'functions/web/client-address.ts',
    line: '.at(-1 - trustedHops)',
    instead: '.at(0)',
  },
  {
    name: 'one mailbox of two names has two limits',
    file: 'functions/keyed-hash.ts',
    line: "domain === 'googlemail.com' ? 'gmail.com' : domain",
    instead: 'domain',
  },
  {
    name: 'a heap of marks is put in order',
    file: 'contracts/words/fields.ts',
    line: '      z.refine(isComposable, { abort: true }),\n',
    instead: '',
  },
  {
    name: 'the answer day follows the clock of Greenwich',
    file: 'functions/days/answer-day.ts',
    line: 'dayInBerlin(receivedAt)',
    instead: 'receivedAt.toISOString().slice(0, 10)',
  },
  {
    name: 'holidays of Berlin are forgotten',
    file: 'functions/days/working-day.ts',
    line: "['BY', 'BE']",
    instead: "['BY']",
  },
  {
    name: 'the morning comes by summer time all year',
    file: 'functions/mail/morning-mail.ts',
    line: "inBerlin(now).split('T')",
    instead:
      "now.toISOString().slice(0, 16).replace(/T(\\d\\d)/, (_, hour) => 'T' + String(Number(hour) + 2).padStart(2, '0')).split('T')",
  },
  {
    name: 'a failed attempt drops its key',
    file: FORM,
    line: 'failure.status === 422 ? null : context.idempotencyKey',
    instead: 'null',
  },
  {
    name: 'a key refused with 422 is kept',
    file: FORM,
    line: 'failure.status === 422 ? null : context.idempotencyKey',
    instead: 'context.idempotencyKey',
  },
  {
    name: 'what is typed is not kept in the draft',
    file: 'machines/inquiry.ts',
    line: "change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },",
    instead: "change: { actions: [{ type: 'fillIn', params: ({ event }) => event }] },",
  },
  {
    name: 'the page of a host counts as an answer',
    file: 'src/browser/api.ts',
    line: "?.includes('text/html')",
    instead: "?.includes('text/never')",
  },
  {
    name: 'the idempotency key is ignored, content and ten minutes decide',
    file: 'functions/identifiers.ts',
    line: 'key ?? `',
    instead: '(kind === "sign-up" ? key : null) ?? `',
  },
  {
    name: 'a form that a browser sends again without scripts has a new key',
    file: 'functions/web/page-answers.ts',
    line: 'let name = `',
    instead: 'let name = String(at.getTime()) + `',
  },
  {
    name: 'the marks of withdrawals are kept for ever',
    file: 'functions/adapters/retention.ts',
    line: '{ partition: SIGN_UPS, keys: [SPANS.withdrawn], where: { at: { before: strangers } } },',
    instead: '',
  },
  {
    name: 'the counts of networks and mailboxes are kept for ever',
    file: 'functions/adapters/retention.ts',
    line: 'for (const query of queries)',
    instead:
      'for (const query of queries.filter(({ keys }) => !/^[cm]:/.test(String((keys?.[0] as { from?: string } | undefined)?.from))))',
  },
]
