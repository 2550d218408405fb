import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type PageTemplate, templateFile } from '#contracts/forms/page-template.ts'
import type { ReadTemplate } from './page-answers.ts'

const read = new Map<string, Promise<PageTemplate>>()

/** From the files beside the bundle, each when it is first needed: they are a hundred times the size of what asks. */
export const writtenTemplate: ReadTemplate = ({ page, language }) => {
  const file = path.join(import.meta.dirname, templateFile(page, language))
  const reading = read.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as PageTemplate)
  read.set(file, reading)
  // A failed read is forgotten: the next request reads the file anew.
  reading.catch(() => read.delete(file))
  return reading
}
