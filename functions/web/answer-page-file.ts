import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type AnswerPage, answerPageFile } from '#contracts/forms/answer-page.ts'
import type { ReadAnswerPage } from './page-answers.ts'

const read = new Map<string, Promise<AnswerPage>>()

export const writtenAnswerPage: ReadAnswerPage = (language) => {
  const file = path.join(import.meta.dirname, answerPageFile(language))
  const reading = read.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as AnswerPage)
  read.set(file, reading)
  // Forget a failed read, so that the next request retries it.
  reading.catch(() => read.delete(file))
  return reading
}
