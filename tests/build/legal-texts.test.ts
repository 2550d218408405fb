import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { remarkSections } from '#build/articles/legal-texts.ts'

const FRONTMATTER = '---\nchanged: 2026-11-21\n---\n\n'
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter)

function compile(text: string) {
  const tree = parser.parse(text)
  remarkSections()(tree, { path: 'privacy.en.mdx' })
  return tree
}

test('Each heading opens a section with its anchor, which holds all that follows', () => {
  const { children } = compile(
    `${FRONTMATTER}## Your *rights* {/* #rights */}\n\nOne.\n\n- Two\n\n## Changes {/* #changes */}\n\nThree.\n`,
  )
  const [rights, changes] = children
  expect(rights).toMatchObject({
    name: 'section',
    attributes: [
      { name: 'id', value: 'rights' },
      { name: 'aria-labelledby', value: 'rights-title' },
    ],
    children: [{ name: 'h2', children: [{ value: 'Your rights' }] }, { type: 'paragraph' }, { type: 'list' }],
  })
  expect(changes).toMatchObject({ name: 'section', children: [{ name: 'h2' }, { type: 'paragraph' }] })
  expect(children.slice(2).map(({ type }) => type)).toEqual(['mdxjsEsm', 'mdxjsEsm'])
})

test.each([
  ['has no date', '## Rights {/* #rights */}\n', 'changed'],
  ['has a date that is none', '---\nchanged: November\n---\n\n## Rights {/* #rights */}\n', 'changed'],
  ['misspells a key', '---\nchangd: 2026-11-21\n---\n\n## Rights {/* #rights */}\n', 'changd'],
  ['has a heading without an anchor', `${FRONTMATTER}## Rights\n`, '"Rights" needs an anchor of its own'],
  [
    'uses an anchor twice',
    `${FRONTMATTER}## One {/* #a */}\n\n## Two {/* #a */}\n`,
    'needs an anchor of its own',
  ],
  ['starts without a heading', `${FRONTMATTER}Text.\n`, 'starts with a heading'],
])('A legal text that %s ends the build with its name', (_, text, problem) => {
  expect(() => compile(text)).toThrow(problem)
  expect(() => compile(text)).toThrow('privacy.en.mdx')
})
