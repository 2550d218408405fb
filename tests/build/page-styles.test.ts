import { expect, test } from 'vitest'
import { liftStyleAttributes, pageStyles } from '#build/page-styles.ts'

const stylesheet = `
:root{--mantine-a:var(--mantine-b);--mantine-b:1px;--mantine-c:2px;--paper:white}
@font-face{font-family:F}
h1{margin:0}
._b1c_0{padding:var(--mantine-a)}
._b1c_9{color:red}
._zz9_1{color:blue}
.m_button,._b1c_0 .m_button{color:green}
@media (min-width:1px){._zz9_1{margin:0}}
@media print{._b1c_0{margin:1px}}
@page{margin:1cm}
::view-transition-old(*){top:0}
@keyframes turn{from{top:0}to{top:1px}}
`

test('a page keeps the rules of every module it shows, elements and fonts, and drops other modules, paper and transitions', () => {
  const styles = pageStyles(stylesheet)('<div class="_b1c_0"></div>')
  expect(styles.trim().split('\n')).toEqual([
    ':root{--mantine-a:var(--mantine-b);--mantine-b:1px;--paper:white}',
    '@font-face{font-family:F}',
    'h1{margin:0}',
    '._b1c_0{padding:var(--mantine-a)}',
    '._b1c_9{color:red}',
    '@keyframes turn{from{top:0}to{top:1px}}',
  ])
})

test('a variable named in an attribute of the page stays', () => {
  const styles = pageStyles(stylesheet)('<div class="m_button" style="top:var(--mantine-c)"></div>')
  expect(styles).toContain('--mantine-c:2px')
  expect(styles).toContain('.m_button')
  expect(styles).not.toContain('--mantine-a')
})

test('rules for an attribute the page does not show are left to the whole stylesheet, but not what :not() excludes', () => {
  const sheet =
    '.a[data-size=xs]{top:0}.a[data-size=md]{top:1px}.a[data-error]{top:2px}.a:not([data-off]){top:3px}.a[open]{top:4px}'
  expect(pageStyles(sheet)('<p class="a" data-size="md"></p>')).toBe(
    '.a[data-size=md]{top:1px}.a:not([data-off]){top:3px}.a[open]{top:4px}',
  )
})

test('style attributes become rules that outweigh a class, one for each wording', () => {
  const page = `<p class="a" style="--x:1px;font:&quot;A&quot;">style="no tag"</p><b style="--y:2px"></b><i style="--y:2px"></i>`
  expect(liftStyleAttributes(page)).toEqual({
    html: `<p class="a" data-style="1">style="no tag"</p><b data-style="2"></b><i data-style="2"></i>`,
    rules: `[data-style][data-style="1"]{--x:1px;font:"A"}[data-style][data-style="2"]{--y:2px}`,
  })
})
