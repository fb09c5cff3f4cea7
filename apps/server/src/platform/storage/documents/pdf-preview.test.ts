import { expect, test } from 'vitest'
import { makePdf, makePdfThatUnpacksTo } from '../../../testing/files/pdf-files.ts'
import { newCaller } from '../../../testing/files/picture.ts'
import { createPdfPreviews } from './pdf-preview.ts'

const drawFor = createPdfPreviews()
const draw = (bytes: Buffer) => drawFor(bytes, newCaller(null))

test('the first page is drawn, and the pages are counted', async () => {
  const preview = await draw(await makePdf({ pages: 3 }))
  expect(preview).toMatchObject({ pageCount: 3, width: 800, height: 1131 })
  const pixel = (x: number, y: number) => {
    const { pixels, width } = preview ?? { pixels: new Uint8Array(), width: 0 }
    return [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  }
  expect(preview?.pixels).toHaveLength(800 * 1131 * 4)
  expect(pixel(10, 10)).toEqual([0, 0, 255, 255])
  expect(pixel(790, 1120)).toEqual([255, 255, 255, 255])
})

test.each([
  ['very high', [20, 14_000], [2, 1600]],
  ['very wide', [14_000, 700], [800, 40]],
] as const)('a page that is %s is drawn within the limits', async (_, size, [width, height]) => {
  expect(await draw(await makePdf({ size: [...size] }))).toMatchObject({ width, height })
})

test.each([
  ['encrypted', async () => makePdf({ userPassword: 'geheim' })],
  ['cut off', async () => (await makePdf()).subarray(0, 200)],
  ['empty', async () => Buffer.from('%PDF-1.4\n%%EOF\n')],
  ['without pages', () => makePdf({ pages: 0 })],
])('a PDF that is %s has no preview', async (_, make) => {
  expect(await draw(await make())).toBeNull()
})

test('a page that needs more memory than is allowed has no preview', async () => {
  expect(await draw(makePdfThatUnpacksTo(1e6))).toMatchObject({ pageCount: 1 })
  expect(await draw(makePdfThatUnpacksTo(3e8))).toBeNull()
})

test('a PDF that takes too long has no preview, and the next one has', async () => {
  const endless = new URL('../../../testing/files/endless-thread.ts', import.meta.url)
  expect(
    await createPdfPreviews({ thread: endless, maxCpuMs: 2000 })(await makePdf(), newCaller(null)),
  ).toBeNull()
  expect(await draw(await makePdf())).not.toBeNull()
})
