import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FURTHER_READING } from '#contracts/words/further-reading.ts'

test.for(['business', 'individual'] as const)('a %s is given two guides, in both languages', (audience) => {
  const guides = FURTHER_READING[audience]
  expect(new Set(guides.map(({ path }) => path)).size).toBe(2)
  for (const { path, label } of guides) {
    const slug = path.replace(/^\/information\//, '')
    for (const language of ['en', 'de'] as const) {
      expect(existsSync(`src/content/articles/${slug}.${language}.mdx`)).toBe(true)
      expect(label[language]).toMatch(/^[A-ZÄÖÜ].{10,}\w$/)
    }
    expect(label.en).not.toBe(label.de)
  }
})
