import type { AnyActorRef } from 'xstate'
import { inBerlin } from '#contracts/words/german-time.ts'
import type { FormContext } from '#machines/form.ts'
import { inTab, runChart } from './browser.ts'
import type { Draw } from './chance.ts'
import type { SiteForm } from './forms.ts'
import type { Tab, World } from './world.ts'

type Fields = Record<string, unknown>

/** A form on a page of a tab. What was typed is watched until the visitor lets it go. */
export interface Page {
  type(fields: Fields): void
  /** Presses the button; a program fills in what people do not see. */
  submit(draw: Draw, isProgram?: boolean): void
  /** Resolves when nothing is under way, with whether the page says that the team has it. */
  settled(): Promise<boolean>
  /** Keeps on the device what could not be sent; resolves with what was written, or null where it cannot wait. */
  keep(): Promise<{ key: string; form: Fields } | null>
  /** The token in the link to the page of the message, once it was sent. */
  link(): string | null
  /** Tells whether fields must be fixed before it can be sent. */
  isRefused(): boolean
  /** The visitor leaves the page; returns what was typed and not sent. */
  leave(): Fields
}

/**
 * Opens the page of a form in a tab, with the draft that the tab keeps.
 *
 * @param before what was typed in this tab before, and is expected to be there again
 */
export function openPage(world: World, tab: Tab, form: SiteForm, before: Fields = {}): Page {
  const { clock, promises } = world
  const actor: AnyActorRef = runChart(clock, tab, form.flow(tab.language, tab))
  const context = () => actor.getSnapshot().context as FormContext<Fields>
  let typed: Fields | null = null
  /** The key of what stands in the form, once it was sent; a 422 ends it. */
  let keyOfForm: string | null = null
  let endedKey: string | null = null
  let said = context().sent
  let isSent = false
  let key: string | null = null
  let wake: () => void = () => {}
  const isSending = () => JSON.stringify(actor.getSnapshot().value).includes('sending')

  const keepsWhatWasTyped = () => {
    if (!typed) return
    const { form: shown, sent } = context()
    const missing = Object.entries(typed).filter(
      ([name, text]) => text !== shown[name] && text !== sent?.form[name],
    )
    if (missing.length === 0) return
    const kept = inTab(tab, () => form.draft.load()?.form) as Fields | undefined
    for (const [name, text] of missing)
      if (text !== kept?.[name])
        promises.broke('typed text stays', `${tab.owner} misses ${JSON.stringify(text)} in "${name}"`)
  }

  inTab(tab, () => {
    actor.subscribe(() => {
      keepsWhatWasTyped()
      const { sent, idempotencyKey, failure } = context()
      if (failure?.status === 422) endedKey = keyOfForm
      if (isSending() && idempotencyKey !== null) {
        key = idempotencyKey
        if (key === endedKey) promises.broke('a form keeps its key', `${tab.owner} sends a refused one again`)
        if (keyOfForm !== null && endedKey !== keyOfForm && key !== keyOfForm)
          promises.broke('a form keeps its key', `${tab.owner} sends the same form under another`)
        keyOfForm = key
      }
      if (sent && sent !== said) {
        said = sent
        isSent = true
        typed = null
        keyOfForm = null
        promises.acknowledged(tab, String(key), sent)
      }
      if (!isSending()) wake()
    })
    actor.start()
    const draft = form.open ? null : form.draft.load()
    if (draft) actor.send({ type: 'restore', draft })
    typed = { ...textsIn(context().form, form.blank as Fields), ...before }
    keepsWhatWasTyped()
  })

  return {
    type: (fields) =>
      inTab(tab, () => {
        const another = { type: 'bookAnother' }
        if (actor.getSnapshot().can(another)) actor.send(another)
        if (form.open && !JSON.stringify(actor.getSnapshot().value).includes('open'))
          actor.send(form.open(fields))
        const { kind: _, ...ofDialog } = fields
        const changed = form.open ? ofDialog : fields
        const before = typed
        typed = null
        keyOfForm = null
        actor.send({ type: 'change', form: changed })
        typed = textsIn({ ...before, ...changed }, form.blank as Fields)
        keepsWhatWasTyped()
      }),
    submit: (draw, isProgram = false) =>
      inTab(tab, () =>
        actor.send({
          type: 'submit',
          idempotencyKey: draw.uuid(),
          signals: isProgram
            ? draw.one([
                { filledInS: 0, isTrapFilled: false },
                { filledInS: 60, isTrapFilled: true },
              ])
            : draw.one([{ filledInS: draw.between(3, 600), isTrapFilled: false }, null]),
          now: inBerlin(new Date()),
        }),
      ),
    async settled() {
      if (isSending())
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const wasSent = isSent
      isSent = false
      return wasSent
    },
    async keep() {
      const { idempotencyKey, form: shown } = context()
      const event = { type: 'keep', text: Object.values(textsIn(shown, {})).join('\n') }
      if (!idempotencyKey || !actor.getSnapshot().can(event)) return null
      inTab(tab, () => actor.send(event))
      while (actor.getSnapshot().hasTag('keeping')) await clock.sleep(100)
      return actor.getSnapshot().hasTag('queued') ? { key: idempotencyKey, form: shown } : null
    },
    link: () => said?.messageToken ?? null,
    isRefused: () => Object.keys(context().problems).length > 0,
    leave() {
      keepsWhatWasTyped()
      const left = typed ?? {}
      typed = null
      inTab(tab, () => actor.stop())
      return left
    },
  }
}

/** Returns the texts that somebody typed: those that were not there before. */
const textsIn = (fields: Fields, blank: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => typeof value === 'string' && value !== '' && value !== blank[name],
    ),
  )
