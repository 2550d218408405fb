import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { liftStyleAttributes, shownRules } from '#build/site/page-styles.ts'
import { formOf, inputNamesOf } from '#contracts/forms/forms.ts'
import { type PageTemplate, templateFile } from '#contracts/forms/page-template.ts'

type FormPageHtml = Awaited<ReturnType<typeof import('#src/app/entry-server.tsx').renderFormPages>>[number]
type Element = DefaultTreeAdapterTypes.Element

/** What the app renders where only a submission supplies the value. */
const MINUTES = '777'

/** A part of an HTML document, by its place in the text. */
interface Part {
  start: number
  end: number
  element: Element
}

/**
 * Writes what the functions answer a browser's own submit with: the pages of the forms, cut where something is filled
 * in. Both sides of a cut are what React made of the page, so that page and answer cannot differ.
 *
 * @param cssFor the rules of the modules that a route is made of
 */
export async function writeFormPages(
  pages: readonly FormPageHtml[],
  cssFor: (route: string) => string,
  folder: string,
): Promise<void> {
  await fs.mkdir(path.join(folder, 'pages'), { recursive: true })
  for (const page of pages) {
    const { ids, problems, notices } = page.words
    const css = [...new Set(page.routes.map(cssFor))].join('')
    const form = withoutScripts(naming(page, formTemplate))
    const screens = Object.entries(page.screens).map(([screen, html]) => [
      screen,
      withoutScripts(html, { isInert: true }).replaceAll(page.day, '{{answerBy}}'),
    ])
    const documents = [form, ...screens.map(([, html = '']) => html)]
    const shown = await shownRules(css, documents)
    const styles = new Set<string>()
    const styled = (document: string) => {
      const { html, rules } = liftStyleAttributes(document)
      styles.add(hashOf(shown + rules))
      return html.replace('</head>', () => `<style>${shown}${rules}</style></head>`)
    }
    const template: PageTemplate = {
      form: styled(form),
      screens: Object.fromEntries(screens.map(([screen = '', html = '']) => [screen, styled(html)])),
      styles: [...styles],
      ids,
      problems,
      notices,
    }
    await fs.writeFile(path.join(folder, templateFile(page.name, page.language)), JSON.stringify(template))
  }
}

/** Says of which form something does not hold. */
function naming(page: FormPageHtml, make: (page: FormPageHtml) => string): string {
  try {
    return make(page)
  } catch (error) {
    const { message } = error as Error
    throw new Error(
      `The form ${page.name} without the app, in ${page.language}: ${message} Compare src/app/form-pages.ts and contracts/forms/forms.ts with its page (docs/decisions/0075).`,
    )
  }
}

const hashOf = (styles: string) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

/** The page with its form: filled in, and with what is said where the app would say it. */
function formTemplate({ name, form, words }: FormPageHtml): string {
  if (name === 'confirmation') return form.plain
  const { plain, refused } = form
  const controls = inputNamesOf(name)
  const cuts: { part: Part; text: string }[] = [
    { part: noticeIn(plain), text: noticeTemplate({ name, form, words }) },
    ...controls.flatMap((control) => {
      const part = fieldIn(plain, control)
      const mended = fieldIn(refused, control)
      if (!part) return []
      const calm = filledIn(textOf(plain, part), control)
      const marked = mended && words.problems[control] && filledIn(textOf(refused, mended), control)
      return [{ part, text: marked ? either(control, withProblem(marked, control, words), calm) : calm }]
    }),
  ]
  const cut = cuts
    .toSorted((one, other) => other.part.start - one.part.start)
    .reduce((html, { part, text }) => html.slice(0, part.start) + text + html.slice(part.end), plain)
  const error = escaped(words.error)
  return cut.replace('<title>', `<title>{{#refused}}${error}: {{/refused}}{{#failed}}${error}: {{/failed}}`)
}

const either = (control: string, marked: string, calm: string) =>
  marked === calm
    ? calm
    : `{{#problems.${control}}}${marked}{{/problems.${control}}}{{^problems.${control}}}${calm}{{/problems.${control}}}`

/** The text beside a field: React had to show one of its texts. */
function withProblem(html: string, control: string, { problems }: FormPageHtml['words']): string {
  const [text] = Object.values(problems[control] ?? {})
  if (!text || !html.includes(escaped(text))) throw new Error(`No problem is shown beside ${control}.`)
  return html.replaceAll(escaped(text), `{{problems.${control}}}`)
}

/** What is chosen or ticked; texts hold their marks already. */
const filledIn = (html: string, control: string): string =>
  html
    .replaceAll(/<option value="([^"]+)"( selected="")?/g, (_, value: string) => {
      const chosen = `chosen.${control}.${value}`
      return `<option value="${value}"{{#${chosen}}} selected{{/${chosen}}}`
    })
    .replace(/<option value="" selected=""/, '<option value=""')
    .replace(/(<input[^>]*type="checkbox")/, `$1{{#values.${control}}} checked{{/values.${control}}}`)

function noticeTemplate({ name, form, words }: Pick<FormPageHtml, 'name' | 'form' | 'words'>): string {
  const [refused, failed, throttled] = [form.refused, form.failed, form.throttled].map((html) =>
    textOf(html, noticeIn(html)).replace('tabindex="-1"', 'tabindex="-1" autofocus'),
  )
  if (!refused || !failed || !throttled) throw new Error('A form has no place for its notices.')
  const { malformed, failed: failure } = words.notices
  const list = /<ul([^>]*)>.*<\/ul>/s
  const item = '{{#list}}<li><a href="#{{id}}">{{text}}</a></li>{{/list}}'
  const whatIsWrong = said(refused, malformed).replace(list, `<ul$1>${item}</ul>`)
  const [first = '', ...rest] = said(failed, failure)
    .split('<p>')
    .map((text, at) => (at === 0 ? text : `<p>${text}`))
  const [message = '', after = ''] = [rest.slice(0, -1).join(''), rest.at(-1) ?? '']
  const [, kept = '', closing = ''] = /^(<p>.*<\/p>)(.*)$/s.exec(after) ?? []
  const wait = (throttled.match(/<p>[^<]*777[^<]*<\/p>/)?.[0] ?? '').replace(MINUTES, '{{minutes}}')
  const encoded = withChoices(name, form.plain, kept).replaceAll(
    /%7B%7Bvalues\.(\w+)%7D%7D/g,
    '{{encoded.$1}}',
  )
  const whatHappened = `${first}${message}{{#minutes}}${wait}{{/minutes}}{{^isUnread}}${encoded}{{/isUnread}}{{#isUnread}}<p>${escaped(words.goBack)}</p>{{/isUnread}}${closing}`
  return `{{#refused}}${whatIsWrong}{{/refused}}{{#failed}}${whatHappened}{{/failed}}`
}

/** An address with the text of the first of the choices of each list, made to hold whichever was chosen. */
function withChoices(name: FormPageHtml['name'], html: string, address: string): string {
  return Object.entries(formOf(name).controls).reduce((written, [control, of]) => {
    if (of.kind !== 'choice') return written
    const texts = of.of.map((value) => {
      const [, text = ''] = new RegExp(`<option value="${value}"[^>]*>([^<]+)<`).exec(html) ?? []
      return { value, text: encodeURIComponent(text) }
    })
    const [first] = texts
    if (!first?.text || !written.includes(first.text))
      throw new Error(`The e-mail beside the form ${name} does not say what was chosen for ${control}.`)
    const whichever = texts.map(({ value, text }) => {
      const chosen = `chosen.${control}.${value}`
      return `{{#${chosen}}}${text}{{/${chosen}}}`
    })
    return written.replace(first.text, whichever.join(''))
  }, address)
}

/** The notice with its title and message to be filled in. */
function said(notice: string, { title }: { title: string }): string {
  const at = notice.indexOf(`>${escaped(title)}<`)
  if (at < 0) throw new Error(`The notice does not say “${title}”.`)
  const before = notice.slice(0, at)
  const after = notice.slice(at + 1 + escaped(title).length)
  return `${before}>{{title}}${after.replace(/<p>.*?<\/p>/s, '<p>{{message}}</p>')}`
}

/** Pages of functions run none; what would need one is left out where nothing else happens on the page. */
function withoutScripts(html: string, { isInert = false } = {}): string {
  const scripts = partsIn(html, ({ tagName, attrs }) => {
    const is = (name: string, value?: string) =>
      attrs.some((one) => one.name === name && (value === undefined || one.value === value))
    if (
      tagName === 'script' ||
      is('data-does', 'ask-about-cookies') ||
      is('data-does', 'open-cookie-settings')
    )
      return true
    return isInert && tagName === 'button' && is('type', 'button') && !is('tabindex', '-1')
  })
  return scripts.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html)
}

const textOf = (html: string, { start, end }: Part): string => html.slice(start, end)

function noticeIn(html: string): Part {
  const [part] = partsIn(
    html,
    (element) => has(element, 'role', 'group') && has(element, 'tabindex', '-1') && isInForm(element),
  )
  if (!part) throw new Error('A form has no place for its notices.')
  return part
}

/** The field of a control with its label and what is said of it; undefined where the page shows none. */
function fieldIn(html: string, control: string): Part | undefined {
  const [named] = partsIn(html, (element) => has(element, 'name', control) && isInForm(element))
  for (let node = named && parentOf(named.element); node; node = parentOf(node)) {
    const isField = has(node, 'data-field') || classes(node).some((one) => /-InputWrapper-root$/.test(one))
    if (isField) return partOf(node)
  }
  return undefined
}

const has = ({ attrs }: Element, wanted: string, value?: string) =>
  attrs.some(({ name, value: given }) => name === wanted && (value === undefined || given === value))
const classes = ({ attrs }: Element) => attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []
const parentOf = ({ parentNode }: Element) =>
  parentNode && 'tagName' in parentNode ? (parentNode as Element) : undefined

function isInForm(element: Element): boolean {
  for (let node = parentOf(element); node; node = parentOf(node)) {
    if (node.tagName === 'form') return has(node, 'method', 'post')
  }
  return false
}

/** The outermost elements that are meant, in the order of the text. */
function partsIn(html: string, isMeant: (element: Element) => boolean): Part[] {
  const search = (node: DefaultTreeAdapterTypes.ParentNode): Part[] =>
    node.childNodes.flatMap((child) => {
      if (!('tagName' in child)) return []
      const found = isMeant(child) ? partOf(child) : undefined
      return found ? [found] : search(child)
    })
  return search(parse(html, { sourceCodeLocationInfo: true }))
}

function partOf(element: Element): Part {
  const place = element.sourceCodeLocation
  if (!place) throw new Error(`A ${element.tagName} was put there by the parser.`)
  return { start: place.startOffset, end: place.endOffset, element }
}

/** As React writes text. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
