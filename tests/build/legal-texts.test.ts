import { expect, test } from 'vitest'
import { parseGuide } from '#build/articles/files.ts'
import { remarkSections } from '#build/articles/legal-texts.ts'

const FRONTMATTER = '---\nchanged: 2026-11-21\n---\n\n'
test.each([
  ['---\nchanged: November\n---\n\n## Rights {/* #rights */}\n', 'changed'],
  ['---\nchangd: 2026-11-21\n---\n\n## Rights {/* #rights */}\n', 'changd'],
  [`${FRONTMATTER}## Rights\n`, '"Rights" needs an anchor of its own'],
  [`${FRONTMATTER}## One {/* #a */}\n\n## Two {/* #a */}\n`, 'needs an anchor of its own'],
  [`${FRONTMATTER}Text.\n`, 'must start with a heading'],
])('A legal text such as %j ends the build with its name and "%s"', (text, problem) => {
  const compile = () => remarkSections()(parseGuide(text), { path: 'privacy.en.mdx' })
  expect(compile).toThrow(problem)
  expect(compile).toThrow('privacy.en.mdx')
})
