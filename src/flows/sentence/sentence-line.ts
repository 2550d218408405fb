import { type ActorRefFrom, createActor } from 'xstate'
import type { Language } from '#contracts/values/language.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import type { sentenceMachine } from '#machines/sentence.ts'
import { createButton, createElement } from '#src/browser/create-element.ts'
import { loadSentence } from '#src/content/law/sentence-questions.ts'
import type { SentenceForm } from '#src/content/law/tool-page.ts'
import { SENTENCE_TEXTS } from './sentence.texts.ts'
import { wireSentence } from './sentence.wiring.ts'
import styles from './sentence-line.module.css'

type Question = SentenceForm['questions'][number]

export type RunningSentence = Pick<
  ActorRefFrom<typeof sentenceMachine>,
  'getSnapshot' | 'subscribe' | 'send' | 'stop'
>

const run = (machine: typeof sentenceMachine): RunningSentence => createActor(machine).start()

/**
 * Shows the visitor's answers in a line before `place`, until the signal aborts. Development passes its own `start`, to
 * inspect the machine.
 */
export async function showSentence(place: HTMLElement, signal: AbortSignal, start = run): Promise<void> {
  const language = pathLanguage(location.pathname)
  const questions = await loadSentence(language)
  if (signal.aborted) return
  const actor = start(wireSentence())
  draw(place, actor, questions, language, signal)
  signal.addEventListener('abort', () => actor.stop())
}

/** Renders without React, which static pages do not load. */
function draw(
  place: HTMLElement,
  actor: RunningSentence,
  questions: readonly Question[],
  language: Language,
  signal: AbortSignal,
): void {
  const texts = SENTENCE_TEXTS[language]
  const shown = createElement('span')
  const lists = questions.map((question) =>
    listOf(question, texts.choose, (value) => actor.send({ type: 'choose', part: question.id, value })),
  )
  const fields = createElement('span', { className: styles.fields, hidden: true })
  const change = createButton(
    texts.change,
    () => {
      actor.send({ type: 'change' })
      lists[0]?.select.focus()
    },
    'text',
  )
  const done = createButton(
    texts.done,
    () => {
      actor.send({ type: 'finish' })
      if (!line.hidden) change.focus()
      else leave()
    },
    'text',
  )
  const forget = createButton(
    texts.forget,
    () => {
      actor.send({ type: 'forget' })
      leave()
    },
    'text',
  )
  const line = createElement(
    'section',
    { className: styles.line, lang: language, ariaLabel: texts.label },
    createElement('b', {}, `${texts.label}:`),
    ' ',
    shown,
    fields,
    ' ',
    change,
    done,
    forget,
  )
  const leave = () => document.getElementById('main')?.focus({ preventScroll: true })

  const show = (snapshot = actor.getSnapshot()) => {
    const { sentence } = snapshot.context
    const isChanging = snapshot.matches('changing')
    line.hidden = snapshot.matches('empty')
    shown.hidden = change.hidden = isChanging
    if (isChanging === fields.hidden)
      fields.replaceChildren(...(isChanging ? lists.map(({ field }) => field) : []))
    fields.hidden = done.hidden = !isChanging
    shown.textContent = questions.flatMap((question) => wordOf(question, sentence[question.id])).join(' · ')
    for (const { select } of lists) select.value = sentence[select.name] ?? ''
  }
  place.before(line)
  const { unsubscribe } = actor.subscribe(show)
  show()
  signal.addEventListener('abort', () => {
    unsubscribe()
    line.remove()
  })
}

const wordOf = (question: Question, id = ''): string[] =>
  optionsOf(question).flatMap((option) => (option.id === id ? [option.text] : []))

const optionsOf = ({ options, countries }: Question) =>
  countries?.map(({ code, name }) => ({ id: code, text: name })) ?? options

function listOf(question: Question, choose: string, tell: (value: string) => void) {
  const select = createElement(
    'select',
    { name: question.id },
    new Option(choose, ''),
    ...optionsOf(question).map(({ id, text }) => new Option(text, id)),
  )
  select.addEventListener('change', () => tell(select.value))
  return { field: createElement('label', {}, question.text, ' ', select), select }
}
