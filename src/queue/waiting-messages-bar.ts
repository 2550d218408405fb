import { dayInWords } from '#contracts/words/german-time.ts'
import { MESSAGE_WAITS_MS } from '#contracts/words/limits.ts'
import { type Locale, localeOf } from '#src/site/locale.ts'
import { sendInBackground } from './background.ts'
import { allMessages, eraseMessage, sendQueued, watchQueue } from './messages.ts'
import styles from './queue-bar.module.css'
import { QUEUE_TEXTS, type QueueTexts } from './queue-bar.texts.ts'
import { isWaiting, type QueuedMessage } from './queued-message.ts'
import { canBeTakenBack, takeBack } from './take-back.ts'

const shownAbove = new WeakSet<HTMLElement>()

/**
 * A bar below the header that says what is in the queue of this device, and goes with the last message. At a visit it
 * sends what waits; what is left the browser sends without a page, where it can. Drawn by hand: a page that only shows
 * has no React.
 */
export function showQueue(main: HTMLElement, isVisit: boolean, signal: AbortSignal): void {
  if (shownAbove.has(main) || signal.aborted) return
  shownAbove.add(main)
  const locale = localeOf(location.pathname)
  const texts = QUEUE_TEXTS[locale]
  const headline = make('p', { className: styles.headline, role: 'status' })
  const list = make('ul')
  const news = make('p', { role: 'status' })
  const bar = make(
    'aside',
    { className: styles.bar, ariaLabel: texts.label, tabIndex: -1, hidden: true },
    headline,
    list,
    news,
  )
  main.before(bar)

  let shown = ''
  let isTried = !isVisit
  let inBackground = 0
  const look = async () => {
    const messages = await allMessages()
    const waiting = messages.filter(isWaiting).length
    if (isTried && waiting > inBackground) void sendInBackground().catch(() => undefined)
    if (isTried) inBackground = waiting
    // What is open stays open while nothing has changed.
    const now = JSON.stringify(messages)
    if (now === shown) return
    shown = now
    const says = waiting > 0 ? texts.waiting(waiting) : texts.done
    if (headline.textContent !== says) headline.textContent = says
    const loses = bar.contains(document.activeElement)
    list.replaceChildren(...messages.map((message) => make('li', {}, ...lines(message, locale, texts, news))))
    bar.hidden = messages.length === 0
    if (!loses) return
    if (bar.hidden) main.focus({ preventScroll: true })
    else bar.focus({ preventScroll: true })
  }
  const lookSafely = () => void look().catch(() => undefined)

  watchQueue(lookSafely, signal)
  signal.addEventListener('abort', () => bar.remove())
  lookSafely()
  if (isVisit)
    void sendQueued()
      .catch(() => undefined)
      .then(() => {
        isTried = true
        lookSafely()
      })
}

function lines(message: QueuedMessage, locale: Locale, texts: QueueTexts, news: HTMLElement): Node[] {
  const kept = inWords(message.keptAt, locale)
  if (message.state === 'delivered') {
    const { reference, answerBy } = message.receipt
    return [
      make('p', {}, texts.sent(kept)),
      ...(reference ? [make('p', {}, make('strong', {}, texts.reference(reference)))] : []),
      ...(answerBy ? [make('p', {}, texts.answerBy(dayInWords(answerBy, locale)))] : []),
      make(
        'div',
        { className: styles.buttons },
        button(texts.close, () => eraseMessage(message.key)),
      ),
    ]
  }
  const goesBack = canBeTakenBack(message)
  const says = {
    waiting: texts.waits(kept, inWords(message.keptAt + MESSAGE_WAITS_MS, locale)),
    refused: `${texts.refused(kept)} ${goesBack ? texts.correct : texts.copyOnly}`,
    expired: `${texts.expired(kept)} ${goesBack ? texts.sendAnew : texts.copyOnly}`,
  }[message.state]
  const tell = (text: string) => {
    news.textContent = text
  }
  const written = make(
    'details',
    {},
    make('summary', {}, texts.text),
    make('pre', {}, message.text),
    ...('clipboard' in navigator
      ? [
          button(texts.copy, async () => {
            await navigator.clipboard.writeText(message.text)
            tell(texts.copied)
          }),
        ]
      : []),
  )
  const putBack = async () => {
    const became = await takeBack(message)
    if (became === 'taken') return
    written.open = true
    tell(texts[became])
  }
  const sendNow = async () => {
    tell('')
    await sendQueued()
    if ((await allMessages()).some(isWaiting)) tell(texts.stillNot)
  }
  return [
    make('p', {}, says),
    written,
    make(
      'div',
      { className: styles.buttons },
      ...(isWaiting(message) ? [button(texts.sendNow, sendNow)] : []),
      ...(goesBack ? [button(texts.takeBack, putBack)] : []),
      ...(isWaiting(message) && goesBack ? [] : [button(texts.discard, () => eraseMessage(message.key))]),
    ),
  ]
}

const inWords = (moment: number, locale: string): string =>
  new Date(moment).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })

const button = (label: string, press: () => Promise<unknown>) => {
  const made = make('button', { type: 'button' }, label)
  made.addEventListener('click', () => void press().catch(() => undefined))
  return made
}

type Properties<Element> = { [Key in keyof Element]?: Element[Key] | undefined }

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
