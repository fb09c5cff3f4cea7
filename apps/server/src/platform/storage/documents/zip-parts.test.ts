import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { declareSize, zip } from '../../../testing/files/word-files.ts'
import { openZip } from './zip-parts.ts'

const MEBIBYTE = 2 ** 20
/** Compressed, so that the size in the directory can be anything. */
const PACKED = Buffer.alloc(2000)

const isOpened = (bytes: Buffer) =>
  openZip(bytes).then(
    () => true,
    () => false,
  )

test('parts have decoded names in lower case; folders are omitted', async () => {
  const file = new ZipFile()
  file.addBuffer(Buffer.from('a'), 'Word/Document.XML')
  file.addBuffer(Buffer.from('b'), 'word/%64.xml')
  file.addEmptyDirectory('word/media/')
  file.end()
  expect((await openZip(await buffer(file.outputStream))).names).toEqual(['word/document.xml', 'word/d.xml'])
})

describe('a directory is accepted up to', () => {
  const parts = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, '']))

  test('a thousand parts', async () => {
    expect([await isOpened(await zip(parts(1000))), await isOpened(await zip(parts(1001)))]).toEqual([
      true,
      false,
    ])
  })

  test('fifty mebibytes of all parts together', async () => {
    const two = await zip({ 'first.xml': PACKED, 'second.xml': PACKED })
    const ofSize = (bytes: number) =>
      declareSize(
        declareSize(two, 'first.xml', MEBIBYTE, 25 * MEBIBYTE),
        'second.xml',
        MEBIBYTE,
        bytes - 25 * MEBIBYTE,
      )
    expect(await isOpened(ofSize(50 * MEBIBYTE))).toBe(true)
    expect(await isOpened(ofSize(50 * MEBIBYTE + 1))).toBe(false)
  })

  test.each([
    [10_000, 2_000_000, true],
    [10_000, 2_000_001, false],
    [1_000_000, 2_000_000, true],
    [100, MEBIBYTE, true],
    [100, MEBIBYTE + 1, false],
  ])('a part of %i bytes that unpacks to %i: %s', async (packed, unpacked, expected) => {
    const one = await zip({ 'part.xml': PACKED })
    expect(await isOpened(declareSize(one, 'part.xml', packed, unpacked))).toBe(expected)
  })
})

test.each([
  ['%2fa.xml'],
  ['a%2f%2fb.xml'],
  ['.%2fa.xml'],
  ['a%2f.%2fb.xml'],
  ['a%2f'],
  ['a%2f.'],
  ['%2e'],
  ['a%5cb.xml'],
  ['a%00.xml'],
  ['a%e0.xml'],
])('refuses a part with the name %s', async (name) => {
  expect(await isOpened(await zip({ [name]: 'x' }))).toBe(false)
})

test.each([['a.b%2fc.xml'], ['.rels'], ['_rels/.rels'], ['a%2e.xml']])(
  'does not refuse one with %s',
  async (name) => {
    expect(await isOpened(await zip({ [name]: 'x' }))).toBe(true)
  },
)

test('refuses two parts of the same name, however they are written', async () => {
  expect(await isOpened(await zip({ 'a.xml': 'x', 'A.xml': 'y' }))).toBe(false)
  expect(await isOpened(await zip({ 'a.xml': 'x', '%61.xml': 'y' }))).toBe(false)
})

test('refuses bytes that are not a zip', async () =>
  expect(await isOpened(Buffer.from('no zip'))).toBe(false))

describe('a part', () => {
  test('is read up to a size', async () => {
    const { read } = await openZip(await zip({ 'a.xml': 'four' }))
    expect(String(await read('a.xml', 4))).toBe('four')
    await expect(read('a.xml', 3)).rejects.toThrow('too much')
    await expect(read('b.xml', 4)).rejects.toThrow('missing')
  })

  test('is read until eight mebibytes were read in total', async () => {
    const { read } = await openZip(await zip({ 'a.xml': Buffer.alloc(MEBIBYTE), 'b.xml': 'x' }))
    for (let count = 0; count < 8; count += 1) expect(await read('a.xml', MEBIBYTE)).toHaveLength(MEBIBYTE)
    await expect(read('b.xml', 1)).rejects.toThrow('too much')
  })

  test('returns its first bytes, also when it is empty', async () => {
    const { beginning } = await openZip(await zip({ 'a.xml': 'abc', 'b.xml': '' }))
    expect([String(await beginning('a.xml')), String(await beginning('b.xml'))]).toEqual(['abc', ''])
    await expect(beginning('c.xml')).rejects.toThrow('missing')
  })
})
