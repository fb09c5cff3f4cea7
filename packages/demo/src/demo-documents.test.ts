import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DEMO_APPS } from './apps.ts'
import { DEMO_WORLDS } from './content/worlds.ts'
import { writePdf } from './media/write-pdf.ts'

const documents = DEMO_APPS.flatMap((demo) =>
  DEMO_WORLDS[demo.key].documents.map((document) => ({
    ...document,
    appTitle: demo.title,
    palette: demo.style,
  })),
)

/** The objects listed in the table at the end of the file, each of which must be at its offset. */
const objectsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1])
  const [, count = '0'] = /^xref\n0 (\d+)\n/.exec(text.slice(start)) ?? []
  const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  expect(entries.length).toBe(Number(count) - 1)
  return entries.map((offset, index) => {
    expect(text.slice(offset, offset + 20)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    return text.slice(offset, text.indexOf('endobj', offset))
  })
}

/** The pages' content; each stream must decompress. */
const drawnOn = (objects: readonly string[]): string[] =>
  objects.flatMap((object) => {
    const [, packed] = /\/FlateDecode.*?stream\n(.*)\nendstream/s.exec(object) ?? []
    return packed ? [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')] : []
  })

describe.each(documents.map((document) => [document.fileName, document] as const))(
  '%s',
  async (_, document) => {
    const pdf = await writePdf(document)
    const objects = objectsOf(pdf)
    // Streams may contain any bytes, so they are left out.
    const all = objects.map((object) => object.split('stream\n')[0]).join('\n')

    test('is a complete PDF of one to three pages', () => {
      expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.7')
      const pages = objects.filter((object) => /\/Type \/Page\b/.test(object))
      expect(pages.length).toBeGreaterThanOrEqual(1)
      expect(pages.length).toBeLessThanOrEqual(3)
      expect(drawnOn(objects).length).toBeGreaterThanOrEqual(pages.length)
    })

    test('declares its title, its language and its headings', () => {
      expect(all).toContain('/Lang (de-DE)')
      expect(all).toContain('/DisplayDocTitle true')
      expect(all).toContain('/Marked true')
      expect(objects.filter((object) => object.includes('/S /H1'))).toHaveLength(1)
      expect(objects.filter((object) => object.includes('/S /H2'))).toHaveLength(document.sections.length)
    })

    test('contains no scripts and no attachments', () => {
      expect(all).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|URI|AcroForm)\b/)
    })

    test('is the same each time it is written', async () => {
      expect((await writePdf(document)).equals(pdf)).toBe(true)
    })
  },
)
