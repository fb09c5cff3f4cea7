import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { hitsIn } from './highlight.ts'

const shortened = (text: string) => excerptOf(text, hitsIn(text, new Set(['hit'])))
const words = (count: number, word = 'wort') => Array.from({ length: count }, () => word).join(' ')

test('a short text is shown whole', () => {
  expect(shortened('Ein kurzer Hit.')).toBe('Ein kurzer Hit.')
  expect(shortened('')).toBe('')
})

test('without a hit the beginning is shown, cut between words', () => {
  const excerpt = shortened(words(100))
  expect(excerpt).toMatch(/^wort( wort)* …$/)
  expect(excerpt.length).toBeLessThanOrEqual(184)
})

test('a hit in the middle stands in context', () => {
  const excerpt = shortened(`${words(100)} Hit ${words(100)}`)
  expect(excerpt).toMatch(/^… wort( wort)* Hit wort( wort)* …$/)
  expect(excerpt.indexOf('Hit')).toBeLessThan(60)
})

test('a hit at the end is shown with what is before it', () => {
  const excerpt = shortened(`${words(100)} Hit`)
  expect(excerpt).toMatch(/^… wort( wort)* Hit$/)
  expect(excerpt.length).toBeGreaterThan(150)
})

test('the passage with the most hits is shown, and the first of equal ones', () => {
  expect(shortened(`Hit eins ${words(60)} Hit Hit Hit ${words(60)}`)).toContain('Hit Hit Hit')
  expect(shortened(`Hit eins ${words(60)} Hit zwei ${words(60)}`)).toContain('Hit eins')
})

test('a word longer than the passage is cut', () => {
  expect(shortened('x'.repeat(500))).toBe(`${'x'.repeat(180)} …`)
  const excerpt = shortened(`${'x'.repeat(500)} Hit ${'y'.repeat(500)}`)
  expect(excerpt).toContain('Hit')
})
