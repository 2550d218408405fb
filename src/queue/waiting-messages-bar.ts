import { type ActorRefFrom, createActor } from 'xstate'
import { messageAddress } from '#contracts/calls/message-address.ts'
import { dateFormat } from '#contracts/values/date-format.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import type {
  ListedMessage,
  UnsentMessage,
  WaitingMessagesEvent,
  waitingMessagesMachine,
} from '#machines/waiting-messages.ts'
import { canCopy, copyText } from '#src/browser/copy-text.ts'
import { createButton, createElement } from '#src/browser/create-element.ts'
import { WAITING_TEXTS } from './waiting-messages.texts.ts'
import { wireWaitingMessages } from './waiting-messages.ts'
import styles from './waiting-messages-bar.module.css'

type Machine = typeof waitingMessagesMachine
type WaitingTexts = (typeof WAITING_TEXTS)[Language]
type Send = (event: WaitingMessagesEvent) => void

export type WaitingMessages = Pick<ActorRefFrom<Machine>, 'getSnapshot' | 'subscribe' | 'send' | 'stop'>

const run = (machine: Machine): WaitingMessages => createActor(machine).start()

/** Shows the bar until the signal aborts. Development passes its own `start`, to inspect the machine. */
export function openBar(main: HTMLElement, sendsAtOnce: boolean, signal: AbortSignal, start = run): void {
  if (signal.aborted) return
  const actor = start(wireWaitingMessages(sendsAtOnce))
  showBar(main, actor, signal)
  signal.addEventListener('abort', () => actor.stop())
}

/** Renders without React, which static pages do not load. */
function showBar(main: HTMLElement, actor: WaitingMessages, signal: AbortSignal): void {
  const locale = pathLanguage(location.pathname)
  const texts = WAITING_TEXTS[locale]
  const headline = createElement('p', { className: styles.headline, role: 'status' })
  const list = createElement('ul')
  const news = createElement('p', { role: 'status' })
  const bar = createElement(
    'aside',
    { className: styles.bar, ariaLabel: texts.label, tabIndex: -1, hidden: true },
    headline,
    list,
    news,
  )
  const send: Send = (event) => actor.send(event)
  let listed = '[]'

  const show = (snapshot = actor.getSnapshot()) => {
    const { messages, notice } = snapshot.context
    const waiting = messages.filter(({ state }) => state === 'waiting').length
    write(headline, headlineFor(waiting, texts))
    write(news, notice ? texts[notice.name] : '')
    // Replace the list only after a change, to preserve the focus and expanded texts.
    const now = JSON.stringify(messages)
    if (now !== listed) {
      listed = now
      const losesFocus = bar.contains(document.activeElement)
      list.replaceChildren(...messages.map((message) => entry(message, locale, send)))
      bar.hidden = messages.length === 0
      if (losesFocus) (bar.hidden ? main : bar).focus({ preventScroll: true })
    }
    for (const button of list.querySelectorAll<HTMLButtonElement>('button[value="sendNow"]')) {
      const isSending = snapshot.hasTag('sending')
      write(button, isSending ? texts.sending : texts.sendNow)
      button.setAttribute('aria-disabled', String(isSending))
    }
    if (notice?.name === 'otherDraft' || notice?.name === 'notRestored')
      for (const text of list.querySelectorAll('details')) text.open ||= text.id === idOf(notice.key)
  }

  main.before(bar)
  const { unsubscribe } = actor.subscribe(show)
  show()
  signal.addEventListener('abort', () => {
    unsubscribe()
    bar.remove()
  })
}

const headlineFor = (waiting: number, texts: WaitingTexts): string => {
  if (waiting === 0) return texts.done
  return waiting === 1 ? texts.oneWaits : fillIn(texts.manyWait, { count: waiting })
}

const idOf = (key: string | null) => `waiting-${key}`

function entry(message: ListedMessage, locale: Language, send: Send): HTMLElement {
  const texts = WAITING_TEXTS[locale]
  const { key } = message
  const kept = inWords(message.keptAt, locale)
  if (message.state === 'delivered') {
    const { reference, answerBy, messageToken, receipt } = message.receipt
    return createElement(
      'li',
      {},
      createElement('p', {}, fillIn(texts.sent, { kept })),
      ...(reference
        ? [createElement('p', {}, createElement('strong', {}, fillIn(texts.reference, { reference })))]
        : []),
      ...(reference && receipt === 'none' ? [createElement('p', {}, texts.withoutMail)] : []),
      ...(answerBy
        ? [createElement('p', {}, fillIn(texts.answerBy, { day: dayInWords(answerBy, locale) }))]
        : []),
      ...(messageToken
        ? [
            createElement(
              'p',
              {},
              createElement('a', { href: messageAddress(locale, messageToken) }, texts.yourMessage),
            ),
          ]
        : []),
      buttons(createButton(texts.close, () => send({ type: 'remove', key }))),
    )
  }
  const { isReadable } = message
  const says = {
    waiting: fillIn(texts.waits, { kept, until: inWords(message.keptAt + MESSAGE_WAITS_MS, locale) }),
    refused: `${fillIn(texts.refused, { kept })} ${isReadable ? texts.correct : texts.copyOnly}`,
    expired: `${fillIn(texts.expired, { kept })} ${isReadable ? texts.sendAnew : texts.copyOnly}`,
    takenBack: `${fillIn(texts.takenBack, { kept })} ${isReadable ? texts.sendAnew : texts.copyOnly}`,
  }[message.state]
  const isWaiting = message.state === 'waiting'
  const sendNow = createButton(texts.sendNow, () => send({ type: 'sendNow' }))
  sendNow.value = 'sendNow'
  return createElement(
    'li',
    {},
    createElement('p', {}, says),
    textOf(message, texts, send),
    buttons(
      ...(isWaiting ? [sendNow] : []),
      ...(isReadable ? [createButton(texts.takeBack, () => send({ type: 'takeBack', key }))] : []),
      ...(isWaiting && isReadable ? [] : [createButton(texts.discard, () => send({ type: 'remove', key }))]),
    ),
  )
}

function textOf({ key, text }: UnsentMessage, texts: WaitingTexts, send: Send): HTMLElement {
  const copy = async () => {
    if (await copyText(text)) send({ type: 'confirmCopy', key })
  }
  return createElement(
    'details',
    { id: idOf(key) },
    createElement('summary', {}, texts.text),
    createElement('pre', { dir: 'auto' }, text),
    ...(canCopy() ? [createButton(texts.copy, () => void copy())] : []),
  )
}

const inWords = (moment: number, locale: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(moment)

/** Skips an unchanged text, because screen readers would announce it again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

const buttons = (...all: HTMLElement[]) => createElement('div', { className: styles.buttons }, ...all)
