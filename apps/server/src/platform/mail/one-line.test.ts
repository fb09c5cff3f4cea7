import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['Gesund & Fit', 'Gesund & Fit'],
  ['Gesund\r\nBcc: alle@firma.example', 'Gesund Bcc: alle@firma.example'],
  ['\tGesund\u0000\u0085und\u2028 fit\n', 'Gesund und fit'],
  ['Gesund\u202etiF\u202c \u2066fit\u2069', 'Gesund tiF fit'],
  ['👩\u200d⚕️', '👩\u200d⚕️'],
])('%j stands in a header as %j', (text, header) => {
  expect(oneLine(text)).toBe(header)
})
