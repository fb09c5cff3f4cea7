import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPseudonyms } from './pseudonyms.ts'

const KEYS = ['a'.repeat(43), 'b'.repeat(43)] as const

test('a person has one pseudonym, which is short and contains nothing of the id', () => {
  const pseudonymOf = createPseudonyms(KEYS[0])
  const [one, other] = [randomUUID(), randomUUID()]
  expect(pseudonymOf(one)).toBe(createPseudonyms(KEYS[0])(one))
  expect(pseudonymOf(one)).not.toBe(pseudonymOf(other))
  expect(pseudonymOf(one)).toMatch(/^[\w-]{16}$/)
})

test('another secret key makes other pseudonyms', () => {
  const id = randomUUID()
  expect(createPseudonyms(KEYS[0])(id)).not.toBe(createPseudonyms(KEYS[1])(id))
})
