import { expect, test } from 'vitest'
import { repeatsTitle } from './repeats-title.ts'

test.each([
  ['Zucker im Alltag', 'Zucker im Alltag', true],
  ['zucker im  alltag.', 'Zucker im Alltag', true],
  ['„Zucker im Alltag“', 'Zucker im Alltag', true],
  ['Wie viel ist genug?', 'Wie viel ist genug', true],
  ['Zucker\u00ADbedarf', 'Zuckerbedarf', true],
  ['Zucker', 'Zucker im Alltag', false],
  ['Zucker im Alltag 2', 'Zucker im Alltag', false],
  ['', '', false],
  ['?', '!', false],
])('the title %j repeats the page’s title %j: %s', (title, pageTitle, expected) => {
  expect(repeatsTitle(title, pageTitle)).toBe(expected)
})
