import { bodyIn, fieldsIn } from '#contracts/forms/form-fields.ts'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { formSignalsText, TRAP } from '#contracts/forms/form-signals.ts'
import { formAction, formOf } from '#contracts/forms/forms.ts'
import { ORIGIN, openTab } from './browser.ts'
import { HOUR, MINUTE, SECOND } from './calendar.ts'
import type { Doing, Draw } from './chance.ts'
import { line, type Person, text, wish } from './forms.ts'
import { answeredBy, formPost } from './native-post.ts'
import { followReceipt, openMessageTab, pressWithoutScript } from './own-message.ts'
import type { Tab, World } from './world.ts'

/** The privacy policy: "for 24 hours"; and what clocks may be off. */
const RECEIPT_IS_SHOWN = 24 * HOUR + 15 * MINUTE
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
  /** The address of what the page shows for a sent form, or null. */
  const send = async (): Promise<URL | null> => {
    const answered = await answeredBy(world, tab, formPost(ORIGIN + action, typed))
    if (!answered) return null
    const location = answered.headers.get('location')
    if (answered.status === 303 && location) return new URL(location, ORIGIN)
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
        ...(sent.consent && { 'x-consent-version': sent.consent }),
        'x-form-signals': formSignalsText({ filledInS: null, isTrapFilled: isProgram }),
      },
      body: JSON.stringify(body),
    })
    const address = await send()
    if (address) {
      const receipt = address.searchParams
      story.tell(owner, `reads that it was sent, as ${receipt.get('reference') ?? 'a sign-up'}`)
      const [reference, answerBy] = [receipt.get('reference'), receipt.get('by')]
      promises.acknowledged(tab, key, {
        form: sent,
        reference,
        answerBy,
        receipt: receipt.get('mail'),
        nativePage: page,
        messageToken: receipt.get('message'),
      })
      const token = receipt.get('message')
      const link = token && { token, language, forwardedFor }
      if (link) followReceipt(world, owner, link)
      await openReceipt(world, tab, address, draw)
      if (link && world.callBy(`${owner} thinks again`).draw.is(0.1)) {
        await pressWithoutScript(world, openMessageTab(owner, link), link.token, ['take-back'])
        story.tell(owner, 'thinks again, and sends the same once more')
        continue
      }
      if (draw.is(0.7)) return
      if (draw.is(0.5)) typed = fillIn()
      continue
    }
    if (draw.is(0.1)) break
    if (draw.is(0.5)) await clock.sleep(draw.stretch(MINUTE, 20 * HOUR))
  }
  story.tell(owner, 'goes')
}

/** The beginning of the functions' pages; those of a gateway in between begin otherwise. */
const OUR_PAGE = '<!doctype html><html lang='

/** The page that a sent form leads to: at once, and perhaps once more when its day is over. */
async function openReceipt(world: World, tab: Tab, address: URL, draw: Draw): Promise<void> {
  const { clock, promises } = world
  const reference = address.searchParams.get('reference') ?? ''
  const open = async () => {
    const answered = await answeredBy(world, tab, new Request(address))
    if (!answered) return null
    const html = await answered.text()
    return { status: answered.status, html, isReceipt: answered.status === 200 && html.startsWith(OUR_PAGE) }
  }
  const shown = await open()
  if (shown?.isReceipt && !shown.html.includes(reference))
    promises.broke('a reference names one form', `${tab.owner} reads a receipt without ${reference}`)
  if (shown && [303, 400, 403].includes(shown.status))
    promises.broke('a link ends when it says', `${tab.owner} finds no receipt right after sending`)
  if (draw.is(0.8)) return
  void clock.sleep(RECEIPT_IS_SHOWN + draw.stretch(MINUTE, 20 * HOUR)).then(async () => {
    const later = await open()
    if (later?.isReceipt)
      promises.broke('a link ends when it says', `${tab.owner} opens a receipt of more than a day`)
  })
}

/** The link of a mail about a sign-up, on a page that posts to its own address; the host sends that on. */
export async function confirmWithoutScript(
  world: World,
  tab: Tab,
  search: string,
  wantsBack: boolean,
): Promise<'confirmed' | 'withdrawn' | null> {
  const request = formPost(`${ORIGIN}/api/confirm-waitlist`, {
    confirmation: wantsBack ? 'withdraw' : 'gesture',
  })
  request.headers.set('x-ms-original-url', new URL(tab.url.pathname + search, ORIGIN).href)
  const answered = await answeredBy(world, tab, request)
  const location = answered?.status === 303 && answered.headers.get('location')
  const screen = location && new URL(location, ORIGIN).searchParams.get('screen')
  return screen === 'confirmed' || screen === 'withdrawn' ? screen : null
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
