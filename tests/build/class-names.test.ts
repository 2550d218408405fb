import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classNames } from '#build/site/class-names.ts'

const files = globSync('src/**/*.module.css').map((file) => `${process.cwd()}/${file}`)

test('a class is named by its file and its number there, the same in every build', () => {
  const [one, other] = [classNames(), classNames()]
  const names = (nameOf: typeof one) =>
    ['card', 'title', 'card'].map((local) => nameOf(local, `${process.cwd()}/src/ui/points.module.css`))
  expect(names(one)).toEqual(names(other))
  const [card, title, again] = names(one)
  expect(card).toMatch(/^_[A-Z]{1,2}0$/)
  expect(title).toBe(card?.replace(/0$/, '1'))
  expect(again).toBe(card)
})

test('no two classes share a name', () => {
  const nameOf = classNames()
  const locals = Array.from({ length: 40 }, (_, number) => `class-${number}`)
  const names = files.flatMap((file) => locals.map((local) => nameOf(local, file)))
  expect(files.length).toBeGreaterThan(26)
  expect(new Set(names).size).toBe(names.length)
})

test('a stylesheet from elsewhere ends the build', () => {
  expect(() => classNames()('card', '/elsewhere/card.module.css')).toThrow(/is none of src/)
})
