import { LISTS } from '@wohlauf/contract/values/rich-text'
import { expect, test } from 'vitest'
import { cleanWritten } from './clean-written.ts'

test('a text that is not empty after sanitizing is returned', () => {
  expect(cleanWritten('<p onclick="x()">Text</p>', LISTS, 'introduction')).toBe('<p>Text</p>')
})

test.each(['', '<p> </p>', '<script>x()</script>'])('%j is refused like an empty text', (html) => {
  expect(() => cleanWritten(html, LISTS, 'possibleAnswers.1.explanation')).toThrow(
    expect.objectContaining({
      name: 'not-valid',
      fields: { 'possibleAnswers.1.explanation': 'Dieses Feld muss gefüllt sein' },
    }),
  )
})
