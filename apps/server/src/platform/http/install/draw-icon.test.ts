import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { channelsOf, differenceOf, pixelsOf } from '../../../testing/files/pixels.ts'
import { cutIcon, drawLogo, drawSprout } from './draw-icon.ts'

const scaleOf = (colour: string) => brandScaleOf(colour) ?? []

test('a tile has nothing in its corners; a square fills them', async () => {
  const drawing = await drawSprout(scaleOf('#3a785c'))
  const tile = await pixelsOf(await cutIcon(drawing, { size: 192, shape: 'tile' }))
  expect([tile.at(1, 1)[3], tile.at(96, 96)[3]]).toEqual([0, 255])
  const square = await pixelsOf(await cutIcon(drawing, { size: 192, shape: 'square' }))
  const corners = [0, 191].flatMap((x) => [0, 191].map((y) => square.at(x, y)[3]))
  expect(corners).toEqual([255, 255, 255, 255])
})

test.each(['#e20074', '#3a785c'])('the sprout of an app in %s has its colours', async (colour) => {
  const icon = await pixelsOf(
    await cutIcon(await drawSprout(scaleOf(colour)), { size: 512, shape: 'square' }),
  )
  expect(differenceOf(icon.at(4, 0), channelsOf(scaleOf(colour)[5] ?? ''))).toBeLessThan(4)
})

test.each([
  ['wide', 600, 150],
  ['square', 200, 200],
  ['small', 40, 12],
])('a %s logo is on white, within the circle that no device cuts', async (_kind, width, height) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#c00020' } })
    .png()
    .toBuffer()
  const icon = await cutIcon(await drawLogo(png, { width, height }), { size: 512, shape: 'square' })
  const { width: size, at } = await pixelsOf(icon)
  let [count, reach] = [0, 0]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (differenceOf(at(x, y), [255, 255, 255]) <= 8) continue
      count += 1
      reach = Math.max(reach, Math.hypot(x - size / 2, y - size / 2))
    }
  expect(count).toBeGreaterThan(1000)
  expect(reach).toBeLessThan(0.4 * size)
  expect(reach).toBeGreaterThan(0.3 * size)
})
