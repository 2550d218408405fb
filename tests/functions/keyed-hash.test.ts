import { expect, test } from 'vitest'
import { keyedHash } from '#functions/keyed-hash.ts'

const hash = keyedHash('a key of 32 bytes or more, as it should')
const other = keyedHash('another key of 32 bytes or more, really')

test('Addresses that differ in +tag, dots or case have one mailbox', () => {
  const same = [
    'jane.doe@visitor.example',
    'JaneDoe@Visitor.Example',
    'janedoe+visa@visitor.example',
    ' j.a.n.e.doe+a+b@visitor.example',
  ]
  expect(new Set(same.map(hash.mailbox)).size).toBe(1)
  expect(hash.mailbox('jane.doe@googlemail.com')).toBe(hash.mailbox('janedoe+x@gmail.com'))
  expect(hash.mailbox('jane@visitor.example')).not.toBe(hash.mailbox('jane@other.example'))
})

test('An address ignores case, but not a tag', () => {
  expect(hash.address('Jane@Visitor.Example')).toBe(hash.address('jane@visitor.example'))
  expect(hash.address('jane+visa@visitor.example')).not.toBe(hash.address('jane@visitor.example'))
})

test('A domain is equal in Unicode and Punycode, but not to a lookalike', () => {
  expect(hash.address('a@münchen.example')).toBe(hash.address('a@xn--mnchen-3ya.example'))
  expect(hash.mailbox('a@МÜNCHEN.example')).not.toBe(hash.mailbox('a@münchen.example'))
})

test('Hashes need the key, and differ for address, mailbox and network', () => {
  const [one, form] = ['a@b.example', { email: 'a@b.example' }]
  const hashes = [hash, other].flatMap((by) => [
    by.address(one),
    by.mailbox(one),
    by.network(one),
    by.form(form),
  ])
  expect(new Set(hashes).size).toBe(8)
  for (const text of hashes) expect(text).toMatch(/^[\w-]{22}$/)
  expect(hash.form({ ...form })).toBe(hash.form(form))
  expect(hash.form({ email: 'c@b.example' })).not.toBe(hash.form(form))
})
