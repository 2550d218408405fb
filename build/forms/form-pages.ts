import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { attributeOf, type Element, elementsIn, type ParentNode } from '#build/site/html.ts'
import { liftStyleAttributes, shownRules } from '#build/site/page-styles.ts'
import { inputNamesOf } from '#contracts/forms/forms.ts'
import { type PageTemplate, templateFile } from '#contracts/forms/page-template.ts'
import { addUnless, fillSlots, showWhereGiven, slotIn } from './slots.ts'

type FormPageHtml = Awaited<ReturnType<typeof import('#src/app/entry-server.tsx').renderFormPages>>[number]

/**
 * Writes the pages with which the functions answer a native form post: the pages of the forms as templates. Each part
 * is what React rendered in one of the form's states, so that page and answer cannot differ.
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
    const { problems, choices, notices } = page.words
    const css = [...new Set(page.routes.map(cssFor))].join('')
    const form = naming(page, formTemplate)
    const screens = Object.entries(page.screens).map(([screen, html]) => [
      screen,
      serialize(showWhereGiven(withoutScripts(html, { isInert: true }))),
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
      problems,
      choices,
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
function formTemplate({ name, plain, variants, words }: FormPageHtml): string {
  const page = withoutScripts(plain)
  if (variants.length === 0) return serialize(page)
  const others = variants.map(({ html, slots }) => ({ document: parse(html), slots }))
  for (const { document, slots } of others) {
    if ('notice' in slots) completeNotice(slotIn(document, 'notice'), inputNamesOf(name), words)
  }
  fillSlots(page, others)
  prefixTitle(page, words)
  return serialize(page)
}

/** Adds to a notice what the app does by script, and what is said of a form that was not read. */
function completeNotice(notice: Element, controls: readonly string[], { goBack }: FormPageHtml['words']) {
  notice.attrs.push({ name: 'autofocus', value: '' })
  const tags = controls.map((control) => `{{encoded.${control}}}`)
  for (const { attrs } of elementsIn(notice, ({ tagName }) => tagName === 'a')) {
    for (const address of attrs.filter(({ name }) => name === 'href'))
      address.value = tags.reduce((text, tag) => text.replaceAll(encodeURIComponent(tag), tag), address.value)
  }
  const [kept] = elementsIn(notice, (element) => attributeOf(element, 'data-slot') === 'isKept')
  if (kept) addUnless('isKept', goBack, kept)
}

/** Says before the title of the page that something went wrong. */
function prefixTitle(page: ParentNode, { error }: FormPageHtml['words']): void {
  const [title] = elementsIn(page, ({ tagName }) => tagName === 'title')
  const [text] = title?.childNodes ?? []
  if (text && 'value' in text)
    text.value = `{{#refused}}${error}: {{/refused}}{{#failed}}${error}: {{/failed}}${text.value}`
}

/** Pages of functions run none; what would need one is left out where nothing else happens on the page. */
function withoutScripts(html: string, { isInert = false } = {}): ParentNode {
  const document = parse(html)
  const is = (element: Element, name: string, value: string) => attributeOf(element, name) === value
  const scripts = elementsIn(
    document,
    (element) =>
      element.tagName === 'script' ||
      is(element, 'data-does', 'ask-about-cookies') ||
      is(element, 'data-does', 'open-cookie-settings') ||
      (isInert &&
        element.tagName === 'button' &&
        is(element, 'type', 'button') &&
        !is(element, 'tabindex', '-1')),
  )
  for (const script of scripts) defaultTreeAdapter.detachNode(script)
  return document
}
