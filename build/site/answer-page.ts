import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { type AnswerPage, type AnswerTexts, answerPageFile } from '#contracts/forms/answer-page.ts'
import type { Language } from '#contracts/values/language.ts'
import { attributeOf, elementsIn } from './html.ts'
import { extractUsedRules, liftStyleAttributes } from './page-styles.ts'

interface RenderedAnswer {
  language: Language
  html: string
  css: string
  words: AnswerTexts
}

/** Values of `data-controller` whose elements do nothing without a script. */
const BY_SCRIPT = ['ask-about-cookies', 'open-cookie-settings']

export async function writeAnswerPages(pages: readonly RenderedAnswer[], folder: string): Promise<void> {
  await fs.mkdir(path.join(folder, 'pages'), { recursive: true })
  for (const { language, html: rendered, css, words } of pages) {
    const document = withoutScripts(rendered)
    const { html, rules } = liftStyleAttributes(document)
    const styles = (await extractUsedRules(css, [document])) + rules
    const page: AnswerPage = {
      html: html.replace('</head>', () => `<style>${styles}</style></head>`),
      styles: [`'sha256-${createHash('sha256').update(styles).digest('base64')}'`],
      words,
    }
    await fs.writeFile(path.join(folder, answerPageFile(language)), JSON.stringify(page))
  }
}

function withoutScripts(html: string): string {
  const document = parse(html)
  const isByScript = (name: string) => BY_SCRIPT.includes(name)
  for (const element of elementsIn(
    document,
    (one) => one.tagName === 'script' || isByScript(attributeOf(one, 'data-controller')),
  ))
    defaultTreeAdapter.detachNode(element)
  return serialize(document)
}
