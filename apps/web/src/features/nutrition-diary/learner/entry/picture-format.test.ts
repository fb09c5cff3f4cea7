import { expect, test } from 'vitest'
import { formatOfBytes } from './picture-format.ts'

const text = (value: string): number[] => [...value].map((letter) => letter.charCodeAt(0))
const isoFile = (brand: string): number[] => [0, 0, 0, 24, ...text('ftyp'), ...text(brand), 0, 0, 0, 0]

test.each<[string, number[], string | null]>([
  ['a JPEG of a camera', [0xff, 0xd8, 0xff, 0xe1, 0x00, 0x10], 'JPEG'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], 'PNG'],
  ['a HEIC of an iPhone', isoFile('heic'), 'HEIC'],
  ['a HEIC with a general brand', isoFile('mif1'), 'HEIC'],
  ['a film, which begins like a HEIC', isoFile('isom'), null],
  ['a GIF', text('GIF89a'), null],
  ['a text', text('Hallo Welt, hallo'), null],
  ['the beginning of a PNG only', [0x89, 0x50, 0x4e, 0x47], null],
  ['an empty file', [], null],
])('%s', (_name, bytes, format) => {
  expect(formatOfBytes(new Uint8Array(bytes))).toBe(format)
})
