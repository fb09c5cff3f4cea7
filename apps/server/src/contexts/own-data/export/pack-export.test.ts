import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '../../../platform/storage/storage.ts'
import { unzip } from '../../../testing/files/unzip.ts'
import { packExport } from './pack-export.ts'

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const storage = await openStorage({ kind: 'disk', folder })

const about = { title: 'Wohlauf', style: 'wohlauf', madeAt: new Date('2026-03-04T09:00:00Z') } as const
const pictures = Array.from({ length: 30 }, (_, index) => ({
  storageKey: `app/pictures/${index}`,
  fileName: `mahlzeit-${index}.webp`,
  caption: `Mahlzeit "${index}"`,
}))

test('pictures are in their folder with unchanged bytes, and page and list name them', async () => {
  const bytesOf = (index: number) => Buffer.alloc(100_000 + index, `Bild ${index}`)
  for (const [index, { storageKey }] of pictures.entries())
    await storage.write(storageKey, bytesOf(index), 'image/webp')
  const files = await unzip(await buffer(packExport({ sections: [], pictures }, about, storage)))
  expect([...files.keys()]).toEqual([
    'daten.html',
    'daten.json',
    ...pictures.map(({ fileName }) => `bilder/${fileName}`),
  ])
  for (const [index, { fileName }] of pictures.entries())
    expect(files.get(`bilder/${fileName}`)?.equals(bytesOf(index))).toBe(true)
  expect(files.get('daten.html')?.toString()).toContain(
    '<img src="bilder/mahlzeit-7.webp" alt="Mahlzeit &quot;7&quot;"',
  )
  expect(JSON.parse(files.get('daten.json')?.toString() ?? '').pictures[7]).toEqual({
    file: 'bilder/mahlzeit-7.webp',
    caption: 'Mahlzeit "7"',
  })
})

test('an abandoned file closes the picture that it was reading', async () => {
  const pieces = async function* () {
    for (;;) yield Buffer.alloc(100_000)
  }
  const openedStreams: Readable[] = []
  const read = async () => {
    const picture = Readable.from(pieces())
    openedStreams.push(picture)
    return picture
  }
  const packing = packExport({ sections: [], pictures }, about, { read })
  let length = 0
  for await (const chunk of packing) {
    length += chunk.length
    if (length > 500_000) break
  }
  await expect.poll(() => openedStreams.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('a missing picture aborts the file instead of being omitted', async () => {
  const missing = [{ storageKey: 'app/pictures/none', fileName: 'weg.webp', caption: '' }]
  const packing = buffer(packExport({ sections: [], pictures: missing }, about, storage))
  await expect(packing).rejects.toThrow('not in the storage')
})
