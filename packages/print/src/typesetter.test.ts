import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { createTypesetter } from './typesetter.ts'
import type { Span } from './words.ts'

const STYLE = { size: 10, colour: '#000000' }

/** The minimum width of one character of any kind, in points. */
const MIN_WIDTH = 1

const openSheet = () => {
  const pdf = new PdfDocument({ size: [300, 200], margin: 20 })
  const bytes = buffer(pdf)
  const { layOut, draw, widthOf } = createTypesetter(pdf)
  const regular = (text: string): Span[] => [{ text, weight: 'regular' }]
  const linesOf = (text: string, width = 200) =>
    layOut(regular(text), STYLE, width).lines.map(({ runs }) => runs.map((run) => run.text).join(''))
  /** The text of each page, as extracted from the file. */
  const pages = async () => {
    pdf.end()
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(await bytes)
    const texts = [...document.pages()].map((page) => page.getText())
    document.destroy()
    library.destroy()
    return texts
  }
  return { pdf, layOut, draw, widthOf, regular, linesOf, pages }
}

test('text of several fonts can be read from the file', async () => {
  const { layOut, draw, regular, pages } = openSheet()
  const text = 'Gęś z kaszą, köfte ığ, ≤ 200 g → Борщ 🍎🥦 ✓'
  draw(layOut(regular(text), STYLE, 260), { x: 20, y: 20 })
  expect((await pages()).map((page) => page.trim())).toEqual([text])
})

test('lines break between words, and after a hyphen or slash', () => {
  const { linesOf } = openSheet()
  expect(linesOf('Linsen mit Reis und Spinat', 60)).toEqual(['Linsen mit', 'Reis und', 'Spinat'])
  expect(linesOf('Hafer-Dinkel-Brei/Müsli', 60)).toEqual(['Hafer-', 'Dinkel-Brei/', 'Müsli'])
  expect(linesOf('von 2010-2020', 60)).toEqual(['von', '2010-2020'])
  expect(linesOf('eins\n\nzwei\n')).toEqual(['eins', '', 'zwei', ''])
  expect(linesOf('  eingerückt\n\tTab')).toEqual(['  eingerückt', '    Tab'])
})

test.each([
  ['one letter', 'a'],
  ['letters of two fonts', 'ağ'],
  ['pictures', '🍎'],
  ['letters with marks', 'ẓ̀'],
])('a word of %s that is longer than a line is cut, and no part of it is lost', (_, part) => {
  const { layOut, regular } = openSheet()
  const text = part.repeat(300)
  const { lines } = layOut(regular(text), STYLE, 100)
  expect(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')).toBe(text)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.length).toBeLessThan(300)
  for (const { width } of lines) expect(width).toBeLessThan(100 + MIN_WIDTH)
})

test('a column narrower than one character still ends', () => {
  const { linesOf } = openSheet()
  expect(linesOf('abc', 2)).toEqual(['a', 'b', 'c'])
})

test('words from right to left are in their order of reading, and stay a stretch of their own', () => {
  const { linesOf } = openSheet()
  expect(linesOf('Brot مع حليب ساخن und Tee', 260)).toEqual(['Brot ساخن حليب مع und Tee'])
})

test('spans of different weight share a line', async () => {
  const { pdf, layOut, draw, pages } = openSheet()
  const spans: Span[] = [
    { text: 'Frühstück: ', weight: 'bold' },
    { text: 'gęś', weight: 'regular' },
  ]
  draw(layOut(spans, STYLE, 260), { x: 20, y: 20 })
  expect(pdf.y).toBeLessThan(40)
  expect((await pages())[0]?.trim()).toBe('Frühstück: gęś')
})

test('a text continues on the next page, and the position is below it', async () => {
  const { pdf, layOut, draw, regular, pages } = openSheet()
  const lines = layOut(
    regular(Array.from({ length: 20 }, (_, index) => `Zeile ${index}`).join('\n')),
    STYLE,
    260,
  )
  draw(lines, { x: 20, y: 20 })
  expect([pdf.x, pdf.y]).toEqual([20, expect.closeTo(20 + lines.height - 13 * (lines.height / 20), 1)])
  const [first, second] = await pages()
  expect(first?.trim().split(/\s*\n/)).toHaveLength(13)
  expect(second?.trim().split(/\s*\n/).at(-1)).toBe('Zeile 19')
})

test('a text can end at the right', () => {
  const { pdf, layOut, draw, regular, widthOf } = openSheet()
  const drawn: number[] = []
  const text = pdf.text.bind(pdf)
  pdf.text = ((...args: Parameters<typeof text>) => {
    drawn.push(args[1] as number)
    return text(...args)
  }) as typeof pdf.text
  draw(layOut(regular('Seite 1'), STYLE, 260), { x: 20, y: 20, align: 'right' })
  expect(drawn).toEqual([expect.closeTo(280 - widthOf(regular('Seite 1'), STYLE), 5)])
})
