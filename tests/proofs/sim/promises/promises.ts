import type { TransactionAction } from '@azure/data-tables'
import type { Mail } from '#mocks/email-service.ts'
import { inGermany, isWorkday, workdaysAfter } from '../calendar.ts'
import { doing } from '../chance.ts'
import type { Broken, Post, PromiseName, Row, Tab, Watch, World } from '../world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A mail that was on its way when its reason went may still arrive: a lease, a call and the clocks. */
const ON_ITS_WAY = 8 * MINUTE
const SAME_MOMENT = 1_000
/** The opt-in mail: "The link is valid for 7 days." */
const LINK_IS_VALID = 7 * DAY
/** The privacy policy: sign-ups never confirmed, held and dead mails to strangers, and withdrawals: 30 days. */
const STRANGERS_ARE_KEPT = 30 * DAY
/** The privacy policy: counts against misuse, about 2 days. */
const COUNTS_ARE_KEPT = 2 * DAY

interface Acknowledgement {
  owner: string
  path: string
  reference: string
  email: string
  key: string
  at: number
}

/** Watches the world, and ends it with the first promise that is broken. */
export class Promises implements Watch {
  broken: Broken | null = null

  readonly #world: World
  readonly #rows = new Map<string, Row>()
  readonly #posts = new Map<
    string,
    { path: string; formType: string; at: number; isProgram: boolean; isPerson: boolean }
  >()
  readonly #acknowledged: Acknowledgement[] = []
  /** Leads by their reference: where and when each was stored. */
  readonly #stored = new Map<string, { id: string; partition: string; at: number; email: string }>()
  /** References of keys that were repeated after more than seven days, in another month, or after they were erased. */
  readonly #storedAnew = new Set<string>()
  readonly #leads = new Map<string, string>()
  /** What a page showed for a key; without scripts for a page, what was typed there, and the German day. */
  readonly #references = new Map<string, string>()
  /** The reference that a lead's row shows, by its id. */
  readonly #referenceOf = new Map<string, string>()
  /** Whether a person, and not only programs, signed up an address. */
  readonly #signedUp = new Map<string, { byPerson: boolean }>()
  /** The address that a row of a sign-up shows beside its name. */
  readonly #addressOf = new Map<string, string>()
  readonly #postsOfPrograms: number[] = []
  /** How often the team got the mail of a reference, and visitors their receipt. */
  readonly #ofTeam = new Map<string, { at: number; by: string; wasStored: boolean }>()
  readonly #receipts = new Map<string, Mail>()
  readonly #ofMailboxes = new Map<string, number>()
  readonly #placesUsed = new Map<string, number>()
  readonly #asked = new Set<string>()
  readonly #notAskable = new Set<string>()
  readonly #released = new Set<string>()
  readonly #erased = new Map<string, number>()
  readonly #toBeErased = new Set<string>()
  readonly #withdrawn = new Map<string, number>()
  readonly #toldOf = { dead: '', held: '' }
  storageFailures = 0

  constructor(world: World) {
    this.#world = world
  }

  broke(promise: PromiseName, how: string): void {
    if (this.broken) return
    this.broken = { promise, how }
    this.#world.story.end('BROKEN', `${promise}: ${how}`)
    this.#world.clock.stop()
  }

  posted(post: Post): void {
    const key = post.headers['idempotency-key']
    if (!key) return
    const { path, headers } = post
    const [, filledInS = '9', trap] = /^filled=(\w+); trap=(\d)/.exec(headers['x-form-signals'] ?? '') ?? []
    const isProgram = trap === '1' || Number(filledInS) < 2
    const first = this.#posts.get(key) ?? {
      path,
      formType: String(JSON.parse(post.body).formType),
      at: this.#now(),
      isProgram,
      isPerson: !isProgram,
    }
    if (path === '/api/notify-jsc-interest') {
      const email = addressed(JSON.parse(post.body).email)
      const byPerson = !isProgram || this.#signedUp.get(email)?.byPerson === true
      this.#signedUp.set(email, { byPerson })
    }
    // Whichever call arrives first decides: of several unlike ones nobody can tell.
    this.#posts.set(key, {
      ...first,
      isProgram: first.isProgram && isProgram,
      isPerson: first.isPerson && !isProgram,
    })
  }

  acknowledged(
    { owner }: Tab,
    key: string,
    { form, reference, answerBy, nativePage }: Parameters<Watch['acknowledged']>[2],
  ): void {
    const post = this.#posts.get(key)
    if (!post) {
      this.broke('nothing unforeseen happens', `${owner} was told of a form that was never posted`)
      return
    }
    const email = String(form.email).trim()
    const acknowledgement = {
      owner,
      path: post.path,
      reference: reference ?? '',
      email,
      key,
      at: this.#now(),
    }
    this.#acknowledged.push(acknowledgement)
    if (post.path !== '/api/send-contact-email') return
    if (!reference) {
      this.broke('a reference names one form', `${owner} got none`)
      return
    }
    const content = JSON.stringify(form)
    const day = inGermany(this.#now()).slice(0, 10)
    const name = nativePage ? `${nativePage} ${content} ${day}` : key
    if ((this.#references.get(name) ?? reference) !== reference)
      this.broke(
        'a repeated key is stored once',
        `${owner} sent one form and sees ${reference} after ${this.#references.get(name)}`,
      )
    this.#references.set(name, reference)
    if ((this.#leads.get(reference) ?? content) !== content)
      this.broke('a reference names one form', `${reference} names two`)
    this.#leads.set(reference, content)
    this.#checkAnswerDay(String(answerBy), post.at, post.formType === 'free-visa-case' ? 1 : 2)
  }

  #checkAnswerDay(answerBy: string, postedAt: number, workdays: number): void {
    const skew = 6 * MINUTE
    const possible: string[] = []
    for (let at = postedAt - skew; ; at += DAY) {
      const day = inGermany(Math.min(at, this.#now() + skew)).slice(0, 10)
      possible.push(workdaysAfter(day, workdays))
      if (at >= this.#now() + skew) break
    }
    if (!isWorkday(answerBy)) this.broke('the answer day is a working day', `${answerBy} is none`)
    else if (!possible.includes(answerBy))
      this.broke(
        'the answer day is a working day',
        `${answerBy} is not the one promised at ${inGermany(postedAt)}`,
      )
  }

  before(actions: readonly TransactionAction[]): ReadonlyMap<string, Row> {
    const found = new Map<string, Row>()
    for (const [, { partitionKey, rowKey }] of actions) {
      const row = this.#rows.get(`${partitionKey}/${rowKey}`)
      if (row) found.set(rowKey, row)
    }
    return found
  }

  changed(actions: readonly TransactionAction[], before: ReadonlyMap<string, Row>, by: string): void {
    for (const [action, given, mode] of actions) {
      const { partitionKey, rowKey } = given
      const place = `${partitionKey}/${rowKey}`
      const old = before.get(rowKey)
      if (action === 'delete') {
        this.#rows.delete(place)
        this.#deleted(old, actions, by)
        continue
      }
      const isMerge = action !== 'create' && (mode ?? 'Merge') === 'Merge'
      this.#rows.set(place, { ...(isMerge && old), ...given } as Row)
      if (old) this.#rewritten(old, given as Row)
      else this.#created(given as Row, before, by)
    }
  }

  #created(row: Row, before: ReadonlyMap<string, Row>, by: string): void {
    const { rowKey, partitionKey } = row
    const id = rowKey.slice(2)
    if (rowKey.startsWith('l:')) {
      const earlier = this.#stored.get(String(row.reference))
      const isRepeated = earlier && this.#now() - earlier.at < 7 * DAY && !this.#isErased(earlier.email)
      // Two calls that waited for the same thaw look into each other's month before either has written.
      if (isRepeated && !this.#hasJustThawed(by))
        this.broke(
          'a repeated key is stored once',
          `${row.reference} lies in ${earlier.partition} and ${partitionKey}`,
        )
      if (earlier && !isRepeated) this.#storedAnew.add(String(row.reference))
      this.#referenceOf.set(id, String(row.reference))
      this.#stored.set(String(row.reference), {
        id,
        partition: partitionKey,
        at: this.#now(),
        email: String(row.email),
      })
      if (Object.values(row).some((value) => typeof value === 'string' && /\p{M}{31}/u.test(value)))
        this.broke('text is stored as it can be read', `${row.reference} holds a heap of marks`)
      if (doing().name.startsWith('program')) this.#countPost((row.receivedAt as Date).getTime())
    }
    if (/^[sy]:/.test(rowKey)) this.#addressOf.set(String(row.addressId), addressed(row.email))
    if (rowKey.startsWith('y:')) {
      const request = before.get(`s:${row.requestId}`)
      const isSame = ['email', 'language', 'textVersion', 'addressId'].every(
        (name) => request?.[name] === row[name],
      )
      if (!request || !isSame)
        this.broke('what is proof is never rewritten', `${row.email} is confirmed by another request`)
      const withdrawnAt = this.#withdrawn.get(addressed(row.email))
      if (withdrawnAt !== undefined && (row.requestedAt as Date).getTime() < withdrawnAt - ON_ITS_WAY)
        this.broke('nothing after a withdrawal', `${row.email} is confirmed by a request from before it`)
    }
    if (rowKey.endsWith(':morning') && rowKey.startsWith('m:') && !this.#hasJustThawed(by))
      this.#checkMorning(rowKey.slice(2, 12))
    if (rowKey.startsWith('d:0:') && row.kind !== 'team')
      this.broke('a human is told', `${row.kind} counts as a mail to the team`)
    if (rowKey.startsWith('d:') && row.kind === 'opt-in') this.#notAskable.add(addressed(addresseeIn(row)))
  }

  #rewritten(old: Row, given: Row): void {
    const { rowKey } = old
    if (!/^[lys]:/.test(rowKey)) return
    const changed = Object.keys(given).filter((name) => String(given[name]) !== String(old[name]))
    const isMark = (name: string) => /^(team|visitor)Mail(SentAt|Attempts|Failure)$/.test(name)
    if (!rowKey.startsWith('l:') || !changed.every(isMark))
      this.broke('what is proof is never rewritten', `${rowKey} changes in ${changed.join(', ')}`)
  }

  #deleted(old: Row | undefined, actions: readonly TransactionAction[], by: string): void {
    if (!old) return
    const isByHand = by === 'the operator'
    const { rowKey } = old
    if (rowKey.startsWith('h:') && isByHand && actions.some(([action]) => action === 'create')) {
      this.#released.add(String(old.id))
      if (old.kind === 'opt-in') this.#released.add(addressed(addresseeIn(old)))
      this.#takePlace(mailboxOf(addresseeIn(old)), this.#now())
    }
    if (isByHand) return
    if (rowKey.startsWith('d:0:')) this.broke('a human is told', `${by} deletes a dead letter of the team`)
    const keptSince = old.receivedAt instanceof Date ? old.receivedAt.getTime() : null
    if (rowKey.startsWith('l:') && keptSince !== null) {
      const keptMs = this.#now() - keptSince
      if (keptMs < this.#world.config.keepLeadsDays * DAY - ON_ITS_WAY)
        this.broke(
          'kept as long as told, and no longer',
          `${old.reference} is deleted after ${Math.floor(keptMs / DAY)} days`,
        )
    }
    // Nobody is sent a link that no longer leads anywhere.
    if (rowKey.startsWith('p:') && old.kind === 'opt-in' && this.#hasWaitedFor(LINK_IS_VALID, old))
      this.#notAskable.add(addressed(addresseeIn(old)))
    if (rowKey.startsWith('y:') && !this.#rows.has(`sign-ups/w:${rowKey.slice(2)}`))
      this.broke('what is proof is never rewritten', `the proof of ${old.email} is deleted`)
  }

  #hasWaitedFor(ms: number, { queuedAt }: Row): boolean {
    return this.#now() - new Date(queuedAt as Date).getTime() > ms - ON_ITS_WAY
  }

  #countPost(at: number): void {
    const { postsPerClient, postsPerClientInAnHour } = this.#world.config
    this.#postsOfPrograms.push(at)
    for (const [ms, most] of [
      [10 * MINUTE, postsPerClient],
      [HOUR, postsPerClientInAnHour],
    ] as const) {
      const inWindow = this.#postsOfPrograms.filter((other) => Math.floor(other / ms) === Math.floor(at / ms))
      if (inWindow.length > most)
        this.broke(
          'a network has its posts of an hour',
          `${inWindow.length} of one network within ${ms / MINUTE} minutes`,
        )
    }
  }

  #checkMorning(day: string): void {
    const shown = [-6, 6].map((minutes) => inGermany(this.#now() + minutes * MINUTE))
    const isInTime = shown.some((moment) => moment.slice(0, 10) === day && moment.slice(11) >= '07:00')
    if (!isInTime || !isWorkday(day))
      this.broke('the morning mail comes in the morning', `that of ${day} comes at ${inGermany(this.#now())}`)
  }

  mailed(mail: Mail): void {
    const to = mail.to[0] ?? ''
    const [reference] = /IS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail.subject) ?? []
    if (to === this.#world.config.house.teamEmail) {
      if (!reference) this.#morning(mail.text)
      else if (this.#world.posting.fails) this.#bounced(reference)
      else {
        const { by } = this.#world.posting
        const first = this.#ofTeam.get(reference)
        if (first && !this.#storedAnew.has(reference) && !this.#mayBeForgotten(first, by))
          this.broke('a mail goes out once', `the team gets ${reference} again`)
        this.#ofTeam.set(reference, first ?? { at: this.#now(), by, wasStored: this.#stored.has(reference) })
      }
      return
    }
    this.#countMail(to)
    if (reference) this.#receipt(reference, mail)
    else this.#aboutSignUp(mail)
  }

  /**
   * A mail of a form that could not be stored is remembered by the instance that sent it, for a quarter of an hour. Of
   * two calls at the same moment each asks the service before either has posted.
   */
  #mayBeForgotten(first: { at: number; by: string; wasStored: boolean }, by: string): boolean {
    const since = this.#now() - first.at
    return !first.wasStored && (first.by !== by || since < SAME_MOMENT || since > 15 * MINUTE)
  }

  /** What was never stored nobody asks about again: the platform's watch of bounces tells of it (infra/main.bicep). */
  #bounced(reference: string): void {
    if (this.#stored.has(reference)) return
    this.#toldOf.dead += reference
    this.#world.story.tell('the watch of bounces', `tells the operator of ${reference}`)
  }

  #receipt(reference: string, mail: Mail): void {
    if (this.#receipts.has(reference) && !this.#storedAnew.has(reference))
      this.broke('a mail goes out once', `the receipt of ${reference} comes twice`)
    if (!this.#world.posting.fails) this.#receipts.set(reference, mail)
    const stored = this.#stored.get(reference)
    if (!stored) {
      this.broke('a receipt is about a stored form', `${reference} was never stored`)
      return
    }
    const erasedAt = this.#erased.get(addressed(stored.email))
    if (erasedAt !== undefined && stored.at < erasedAt && this.#now() > erasedAt + ON_ITS_WAY)
      this.broke('nothing to an erased address', `the receipt of ${reference} goes to ${stored.email}`)
  }

  #aboutSignUp(mail: Mail): void {
    const to = mail.to[0] ?? ''
    const address = addressed(to)
    this.#asked.add(address)
    const withdrawnAt = this.#withdrawn.get(address)
    const since = this.#now() - (withdrawnAt ?? 0)
    if (withdrawnAt !== undefined && since > ON_ITS_WAY && since < 30 * DAY - ON_ITS_WAY)
      this.broke('nothing after a withdrawal', `"${mail.subject}" goes to ${to}`)
    const erasedAt = this.#erased.get(address)
    const isOnList = [...this.#rows.values()].some(
      ({ rowKey, email }) => /^[sy]:/.test(rowKey) && addressed(email) === address,
    )
    if (erasedAt !== undefined && !isOnList && this.#now() > erasedAt + ON_ITS_WAY)
      this.broke('nothing to an erased address', `"${mail.subject}" goes to ${to}`)
  }

  /** A mail, or one that was let go, may have taken a place of its mailbox on that day, or on the one beside. */
  #takePlace(mailbox: string, at: number): void {
    for (const day of new Set([at - ON_ITS_WAY, at + ON_ITS_WAY].map((moment) => Math.floor(moment / DAY))))
      this.#placesUsed.set(`${mailbox} ${day}`, (this.#placesUsed.get(`${mailbox} ${day}`) ?? 0) + 1)
  }

  /** Mails that are handed over at the turn of a day, by whatever clock, count for either. */
  #countMail(to: string): void {
    const { begunAt, by } = this.#world.posting
    const mailbox = mailboxOf(to)
    this.#takePlace(mailbox, begunAt)
    if (this.#hasJustThawed(by) || isAtTurnOfDay(begunAt)) return
    const day = Math.floor(begunAt / DAY)
    const count = (this.#ofMailboxes.get(`${mailbox} ${day}`) ?? 0) + 1
    this.#ofMailboxes.set(`${mailbox} ${day}`, count)
    if (count > this.#world.config.mailsPerMailbox)
      this.broke('a mailbox has its mails of a day', `${mailbox} gets ${count} on one day`)
  }

  withdrawn(search: string): void {
    const addressId = addressIn(search)
    this.#withdrawn.set(this.#addressOf.get(addressId) ?? addressId, this.#now())
    if (this.#rows.has(`sign-ups/y:${addressId}`))
      this.broke('nothing after a withdrawal', 'the confirmation is still there')
  }

  erasing(email: string): void {
    this.#toBeErased.add(addressed(email))
  }

  erased(email: string, begunAt: number): void {
    const sought = email.toLowerCase()
    for (const row of this.#rows.values()) {
      const since = [row.queuedAt, row.receivedAt, row.requestedAt].find((time) => time instanceof Date)
      if (!(since instanceof Date) || since.getTime() > begunAt - ON_ITS_WAY) continue
      const text = row.mail instanceof Uint8Array ? new TextDecoder().decode(row.mail) : String(row.email)
      if (text.toLowerCase().includes(sought))
        this.broke('nothing to an erased address', `${row.partitionKey}/${row.rowKey} is about ${email}`)
    }
    this.#erased.set(addressed(email), begunAt)
    // That it was withdrawn is about the address as well.
    this.#withdrawn.delete(addressed(email))
  }

  kept(): void {
    for (const acknowledgement of this.#acknowledged) {
      if (acknowledgement.path === '/api/send-contact-email') this.#lead(acknowledgement)
      else this.#signUp(acknowledgement)
    }
    const now = this.#now()
    for (const row of this.#rows.values()) {
      const { rowKey, queuedAt } = row
      const age = queuedAt instanceof Date ? now - queuedAt.getTime() : 0
      // Counts lie in months whose other rows stay for half a year.
      if (/^[cm]:/.test(rowKey) && now > (this.#lifetimeOf(row) ?? 0))
        this.broke('kept as long as told, and no longer', `${row.partitionKey}/${rowKey} is still there`)
      if (/^[ap]:/.test(rowKey) && age > 7 * DAY)
        this.broke('everything comes to rest', `${rowKey} waits for ${Math.floor(age / DAY)} days`)
      const reference =
        this.#referenceOf.get(String(row.id).split(':')[0] ?? '') ?? 'a lead that nobody stored'
      const isTeams = rowKey.startsWith('d:0:') || (rowKey.startsWith('h:') && row.kind === 'visitor')
      if (isTeams && age > 5 * DAY && !this.#isTold(rowKey.startsWith('d') ? 'dead' : 'held', reference))
        this.broke('a human is told', `nobody hears of ${rowKey}`)
    }
  }

  forgotten(): void {
    for (const row of this.#rows.values()) {
      const { partitionKey, rowKey } = row
      const kept = this.#lifetimeOf(row)
      if (kept === null)
        this.broke('kept as long as told, and no longer', `nobody says how long ${rowKey} is kept`)
      else if (this.#now() > kept)
        this.broke('kept as long as told, and no longer', `${partitionKey}/${rowKey} is still there`)
    }
  }

  /** Until when a row may be there, by the privacy policy and docs/operate.md; null for a row that neither lists. */
  #lifetimeOf({ partitionKey, rowKey, ...row }: Row): number | null {
    const since = (time: unknown, kept: number) => (time instanceof Date ? time.getTime() : 0) + kept + DAY
    if (rowKey.startsWith('l:'))
      return this.#holdsLetters(rowKey)
        ? Number.POSITIVE_INFINITY
        : since(row.receivedAt, (this.#world.config.keepLeadsDays + 1) * DAY)
    // Until a person has seen to it; until the withdrawal; one row each.
    if (/^(d:0:|y:|last-sweep$|q:pause$)/.test(rowKey)) return Number.POSITIVE_INFINITY
    // What names nobody, the morning mail and the count of an hour's mails, goes with the leads of its month.
    if (/^q:|:morning$/.test(rowKey) && partitionKey !== 'sign-ups') return Number.POSITIVE_INFINITY
    if (/^(h:|d:[1-9]:|a:|p:)/.test(rowKey)) return since(row.queuedAt, STRANGERS_ARE_KEPT)
    if (rowKey.startsWith('s:')) return since(row.requestedAt, STRANGERS_ARE_KEPT)
    if (rowKey.startsWith('w:')) return since(row.at, STRANGERS_ARE_KEPT)
    const [, day = ''] = /^[cm]:(\d{4}-\d\d-\d\d)/.exec(rowKey) ?? []
    return day ? since(new Date(`${day}T00:00:00Z`), COUNTS_ARE_KEPT + DAY) : null
  }

  #holdsLetters(lead: string): boolean {
    return [...this.#rows.values()].some(
      ({ rowKey }) => /^[pdh]:/.test(rowKey) && rowKey.includes(lead.slice('l:'.length)),
    )
  }

  #lead({ owner, reference, email, key, at }: Acknowledgement): void {
    const post = this.#posts.get(key)
    const stored = this.#stored.get(reference)
    if (!stored && this.storageFailures === 0)
      this.broke('what can be stored is stored', `${reference} of ${owner} is not`)
    const erasedAt = this.#erased.get(addressed(email)) ?? Number.POSITIVE_INFINITY
    const isErased = this.#isErased(email) && erasedAt >= at - ON_ITS_WAY
    if (!this.#ofTeam.has(reference) && !isErased && !this.#isTold('dead', reference))
      this.broke(
        'acknowledged is delivered',
        `the team never hears of ${reference}, which ${owner} was promised`,
      )
    if (stored && post?.isPerson && !this.#isErased(email)) this.#receiptOf(reference, stored)
    if (post?.isProgram && this.#receipts.has(reference) && !this.#released.has(`${stored?.id}:visitor`))
      this.broke('no stranger hears of a held form', `${email} gets the receipt of ${reference}`)
  }

  /** In a month in which nothing fails behind the gate: unless the mailbox had its mails that day. */
  #receiptOf(reference: string, { at, email }: { at: number; email: string }): void {
    const { trouble, outages } = this.#world.weather
    if (trouble > 0 || outages.length > 0 || this.#receipts.has(reference) || isAtTurnOfDay(at)) return
    const onThatDay = this.#placesUsed.get(`${mailboxOf(email)} ${Math.floor(at / DAY)}`) ?? 0
    if (onThatDay < this.#world.config.mailsPerMailbox)
      this.broke(
        'who writes gets a receipt',
        `${reference} has none, and ${email} got ${onThatDay} mails that day`,
      )
  }

  #signUp({ owner, email, key }: Acknowledgement): void {
    const address = addressed(email)
    const post = this.#posts.get(key)
    const isOver = this.#withdrawn.has(address) || this.#isErased(email)
    const isOfPrograms = this.#signedUp.get(address)?.byPerson === false
    if (isOfPrograms && this.#asked.has(address) && !this.#released.has(address))
      this.broke('no stranger hears of a held form', `${email} is asked whether it signed up`)
    if (post?.isPerson && !isOver && !this.#asked.has(address) && !this.#notAskable.has(address))
      this.broke('who signs up is asked', `${owner} gets no mail to ${email}`)
  }

  /** What somebody does who stood still was decided when it was time. */
  #hasJustThawed(by: string): boolean {
    const { thawedAt = 0 } = this.#world.instances.find(({ name }) => name === by) ?? {}
    return Math.abs(this.#now() - thawedAt) < ON_ITS_WAY
  }

  told(text: string): void {
    for (const line of text.split('\n')) if (line.includes('  team  ')) this.#toldOf.dead += `${line}\n`
  }

  #morning(text: string): void {
    for (const line of text.split('\n')) {
      if (/mails? to you could not be delivered/.test(line)) this.#toldOf.dead += line
      if (/receipt held/.test(line)) this.#toldOf.held += line
    }
  }

  /** Of many only the first are named. */
  #isTold(of: 'dead' | 'held', reference: string): boolean {
    return this.#toldOf[of].includes(reference) || this.#toldOf[of].includes(' more.')
  }

  #isErased(email: string): boolean {
    return this.#toBeErased.has(addressed(email))
  }

  #now(): number {
    return this.#world.clock.now()
  }
}

/** One address, however it is spelled. */
const addressed = (email: unknown): string => String(email).trim().toLowerCase()

const addresseeIn = ({ mail }: Row): string => JSON.parse(new TextDecoder().decode(mail as Uint8Array)).to

/** One mailbox, however its address is written. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace('googlemail', 'gmail')}`
}

/** The clocks do not agree which day it is. */
const isAtTurnOfDay = (at: number) =>
  Math.floor((at - ON_ITS_WAY) / DAY) !== Math.floor((at + ON_ITS_WAY) / DAY)

const partsIn = (text: string): string[] => {
  const [, content = ''] = /token=\d\.([\w-]+)\./.exec(text) ?? []
  return Buffer.from(content, 'base64url').toString().split('.')
}
const addressIn = (text: string) => partsIn(text)[1] ?? ''
