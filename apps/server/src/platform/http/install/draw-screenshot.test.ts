import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pixelsOf, shareOf } from '../../../testing/files/pixels.ts'
import { drawScreenshot } from './draw-screenshot.ts'
import { screenshotsFor } from './screenshots.ts'

const scaleOf = (colour: string) => brandScaleOf(colour) ?? []

const shownColours = (part: string) => {
  const screenshot = screenshotsFor('NUTRITION').find(({ file }) => file.endsWith(part))
  if (!screenshot) throw new Error(`no screenshot of ${part}`)
  return screenshot
}

test('a screenshot has the colours of its app, and no others', async () => {
  const pixels = await pixelsOf(await drawScreenshot(shownColours('habits'), scaleOf('#6d4c9f'), null))
  const sharesOf = (colour: string) => [0, 6].map((shade) => shareOf(pixels, scaleOf(colour)[shade] ?? ''))
  const [ground = 0, buttons = 0] = sharesOf('#6d4c9f')
  expect([ground > 0.3, buttons > 0.01]).toEqual([true, true])
  // Where white fades into a shade, a few pixels are like a tint of any colour.
  expect(Math.max(...sharesOf('#e20074'))).toBeLessThan(0.001)
})

test('a screenshot shows the icon of its app where the header has a logo', async () => {
  const screenshot = screenshotsFor('NUTRITION').find(({ mark }) => mark)
  const size = screenshot?.mark?.size ?? 0
  if (!screenshot || !size) throw new Error('no screenshot has room for an icon')
  const icon = await sharp({ create: { width: size, height: size, channels: 3, background: '#c00020' } })
    .png()
    .toBuffer()
  const redWith = async (mark: Buffer | null) =>
    shareOf(await pixelsOf(await drawScreenshot(screenshot, scaleOf('#3a785c'), mark)), '#c00020')
  expect(await redWith(null)).toBe(0)
  expect(await redWith(icon)).toBeGreaterThan(0.0005)
})
