import { expect, test } from 'vitest'
import { classNames } from '#build/class-names.ts'

test('a class is named by its file and its number there, the same in every build', () => {
  const [one, other] = [classNames(), classNames()]
  const names = (nameOf: typeof one) =>
    ['card', 'title', 'card'].map((local) => nameOf(local, `${process.cwd()}/src/ui/points.module.css`))
  expect(names(one)).toEqual(names(other))
  const [card, title, again] = names(one)
  expect(card).toMatch(/^_[a-z0-9]{3}_0$/)
  expect(title).toBe(card?.replace(/0$/, '1'))
  expect(again).toBe(card)
  expect(one('card', `${process.cwd()}/src/ui/steps.module.css`)).not.toBe(card)
})

test('files that would share a name end the build', () => {
  const nameOf = classNames()
  const name = () => {
    for (let number = 0; number < 10_000; number += 1) nameOf('card', `/site/${number}.module.css`)
  }
  expect(name).toThrow(/need longer names: see MODULE_LETTERS/)
})
