import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FURTHER_READING, readingFor } from '#contracts/words/further-reading.ts'

test('each suggested guide exists in both languages and fits the answers', () => {
  const forFamily = readingFor('individual', { who: 'doctor', goal: 'bring' })
  expect(forFamily.map(({ path }) => path)).toEqual(['/information/family-reunion-visa-germany'])
  expect(readingFor('individual', { who: 'degree_list', goal: 'work' })).toEqual([])
  expect(readingFor('business', {})).toBe(FURTHER_READING.business)
  for (const { path } of [...FURTHER_READING.business, ...FURTHER_READING.individual, ...forFamily])
    for (const language of ['en', 'de'])
      expect(existsSync(`src/content/articles/${path.replace('/information/', '')}.${language}.mdx`)).toBe(
        true,
      )
})
