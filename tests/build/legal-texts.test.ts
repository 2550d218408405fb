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

test('Each heading opens a section that has its anchor and contains all that follows', () => {
  const { children } = compile(
    `${FRONTMATTER}## Your *rights* {/* #rights */}\n\nOne.\n\n- Two\n\n## Changes {/* #changes */}\n\nThree.\n`,
  )
  expect(children[0]).toMatchObject({
    name: 'section',
    attributes: [
      { name: 'id', value: 'rights' },
      { name: 'aria-labelledby', value: 'rights-title' },
    ],
    children: [{ name: 'h2', children: [{ value: 'Your rights' }] }, { type: 'paragraph' }, { type: 'list' }],
  })
  expect(children[1]).toMatchObject({ name: 'section', children: [{ name: 'h2' }, { type: 'paragraph' }] })
})

test.each([
  ['## Rights {/* #rights */}\n', 'changed'],
  ['---\nchanged: November\n---\n\n## Rights {/* #rights */}\n', 'changed'],
  ['---\nchangd: 2026-11-21\n---\n\n## Rights {/* #rights */}\n', 'changd'],
  [`${FRONTMATTER}## Rights\n`, '"Rights" needs an anchor of its own'],
  [`${FRONTMATTER}## One {/* #a */}\n\n## Two {/* #a */}\n`, 'needs an anchor of its own'],
  [`${FRONTMATTER}Text.\n`, 'must start with a heading'],
])('A legal text such as %j ends the build with its name and "%s"', (text, problem) => {
  expect(() => compile(text)).toThrow(problem)
  expect(() => compile(text)).toThrow('privacy.en.mdx')
})
