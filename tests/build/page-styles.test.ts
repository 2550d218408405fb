import { expect, test } from 'vitest'
import { liftStyleAttributes } from '#build/site/page-styles.ts'

test('Each style attribute becomes a rule, and nothing else on the page changes', () => {
  const before = '<!DOCTYPE html><p>a style="no"</p><br/><p title="&#x27;"'
  expect(
    liftStyleAttributes(
      `${before} style="color:red">1<b style='--font:&quot;A&quot;'></b></p><i style="color:red"></i>`,
    ),
  ).toEqual({
    html: `${before} data-style="1">1<b data-style="2"></b></p><i data-style="1"></i>`,
    rules: '[data-style][data-style="1"]{color:red}[data-style][data-style="2"]{--font:"A"}',
  })
})
