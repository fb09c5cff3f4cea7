import { expect, test } from 'vitest'
import { textOf } from './text-of-file.ts'

const TEXT = 'Müller;müller@firma.example\n'
const utf16 = (text: string, isBig: boolean, mark: string) => {
  const view = new DataView(new ArrayBuffer((mark.length + text.length) * 2))
  for (const [at, unit] of (mark + text).split('').entries())
    view.setUint16(at * 2, unit.charCodeAt(0), !isBig)
  return view.buffer
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT).buffer],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`).buffer],
  ['windows-1252, as Excel writes it', Uint8Array.from(TEXT, (each) => each.charCodeAt(0)).buffer],
  ['UTF-16, as Excel writes "Unicode Text"', utf16(TEXT, false, '\uFEFF')],
  ['UTF-16 of other machines', utf16(TEXT, true, '\uFEFF')],
  ['UTF-16 without a mark', utf16(TEXT, false, '')],
  ['UTF-16 of other machines without a mark', utf16(TEXT, true, '')],
])('a file in %s is read with its umlauts', (_, bytes) => expect(textOf(bytes)).toBe(TEXT))

test('an empty file is empty', () => expect(textOf(new ArrayBuffer(0))).toBe(''))
