import { bodyIn, fieldsIn } from '#contracts/forms/form-fields.ts'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { formSignalsText, TRAP } from '#contracts/forms/form-signals.ts'
import { formAction, formOf } from '#contracts/forms/forms.ts'
import { asBrowsersWrite } from '#tests/support/form-posts.ts'
import { inTab, ORIGIN, openTab } from './browser.ts'
import type { Doing, Draw } from './chance.ts'
import { line, type Person, text, wish } from './forms.ts'
import { PLAIN_PAGE } from './plain-page.ts'
import type { World } from './world.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Then a browser says by itself that nobody answers. */
const BROWSER_WAITS = 5 * MINUTE
const PAGES = ['booking', 'business', 'individual', 'visa-case', 'consultation', 'sign-up'] as const

/** Somebody whose browser runs no scripts: it sends the form by itself, and a page answers. */
export async function visitWithoutScript(
  world: World,
  who: Doing,
  { person, forwardedFor, isProgram }: { person: Person; forwardedFor: string; isProgram: boolean },
): Promise<void> {
  const { clock, story, promises } = world
  const { draw } = who
  const page = draw.one(PAGES)
  const language = draw.one(['en', 'de'])
  const owner = `${who.name}, ${person.name}`
  const { page: path, call } = formOf(page)
  const tab = openTab(owner, { language, path, forwardedFor })
  const action = formAction(page, language)
  story.tell(owner, `opens the ${page} without scripts in ${language} as ${person.email}`)

  const fillIn = () => ({
    ...typedInto(page, person, draw),
    ...(isProgram && { [TRAP]: 'https://spam.example' }),
  })
  let typed: PostedFields = fillIn()
  /** What the page shows for a sent form, or null. */
  const send = async (): Promise<URLSearchParams | null> => {
    const request = new Request(ORIGIN + action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: asBrowsersWrite(typed),
    })
    const answered = await Promise.race([
      inTab(tab, () => world.network.carry(tab, request)).catch(() => null),
      clock.sleep(BROWSER_WAITS).then(() => null),
    ])
    if (!answered) return null
    const html = await answered.text()
    const location = answered.headers.get('location')
    if (answered.status === 303 && location) return new URL(location, ORIGIN).searchParams
    const isOurs = html.startsWith(PLAIN_PAGE)
    for (const value of isOurs ? Object.values(visible(typed)) : [])
      if (!html.includes(value))
        promises.broke('typed text stays', `${owner} misses ${JSON.stringify(value)}`)
    if (answered.status === 422) typed = fillIn()
    return null
  }

  for (let attempt = 0; attempt < 6; attempt += 1) {
    await clock.sleep(draw.stretch(SECOND, 5 * MINUTE))
    story.tell(owner, 'sends it')
    const sent = typed
    // No browser names a key: this one is only what the promises are kept by.
    const key = draw.uuid()
    const body = bodyIn(page, fieldsIn(page, sent), language)
    promises.posted({
      path: call.path,
      headers: {
        'idempotency-key': key,
        'x-form-signals': formSignalsText({ filledInS: null, isTrapFilled: isProgram }),
      },
      body: JSON.stringify(body),
    })
    const receipt = await send()
    if (receipt) {
      story.tell(owner, `reads that it was sent, as ${receipt.get('reference') ?? 'a sign-up'}`)
      const [reference, answerBy] = [receipt.get('reference'), receipt.get('by')]
      promises.acknowledged(tab, key, { form: sent, reference, answerBy, nativePage: page })
      if (draw.is(0.7)) return
      if (draw.is(0.5)) typed = fillIn()
      continue
    }
    if (draw.is(0.1)) break
    if (draw.is(0.5)) await clock.sleep(draw.stretch(MINUTE, 20 * HOUR))
  }
  story.tell(owner, 'goes')
}

/** Complete, with the box ticked. */
function typedInto(page: (typeof PAGES)[number], { name, email }: Person, draw: Draw): PostedFields {
  const box = formOf(page).controls.consent
  const consent = box?.kind === 'consent' ? { consent: box.version } : {}
  const who = { name: `${name} ${line(draw)}`, email }
  switch (page) {
    case 'booking':
      return { ...consent, ...who, consultationType: 'business', phone: '', description: text(draw) }
    case 'business':
    case 'individual':
      return { ...consent, email, topic: line(draw), message: text(draw), phone: '+49 89 1234' }
    case 'consultation':
      return { ...who, message: text(draw), ...wish(draw, new Date()) }
    case 'visa-case':
      return { ...who, message: text(draw) }
    case 'sign-up':
      return { email }
  }
}

/** What a person typed, not what the page itself sends along. */
const visible = ({ consent: _, [TRAP]: __, ...fields }: PostedFields): PostedFields => fields
