import { expect, test } from 'vitest'
import { clampedHex, contrastOf, lchOf } from './oklch.ts'

// The figures are those of the author's own page and of CSS Color 4.
test.each([
  ['#ffffff', 1, 0, null],
  ['#000000', 0, 0, null],
  ['#ff0000', 0.628, 0.258, 29.2],
  ['#00ff00', 0.866, 0.295, 142.5],
  ['#0000ff', 0.452, 0.313, 264.1],
  ['#808080', 0.6, 0, null],
])('%s has lightness %d and chroma %d', (colour, lightness, chroma, degrees) => {
  const lch = lchOf(colour)
  expect(lch.lightness).toBeCloseTo(lightness, 3)
  expect(lch.chroma).toBeCloseTo(chroma, 3)
  if (degrees !== null) expect(((lch.hue * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1)
})

test('a colour that a screen shows is unchanged by the way there and back', () => {
  for (let step = 0; step < 0x1000000; step += 0x1f3d5) {
    const colour = `#${step.toString(16).padStart(6, '0')}`
    expect(clampedHex(lchOf(colour))).toBe(colour)
  }
})

test('a colour that no screen shows keeps its lightness and hue, and loses chroma', () => {
  const target = { lightness: 0.9, chroma: 0.3, hue: 0.5 }
  const result = lchOf(clampedHex(target))
  expect(result.lightness).toBeCloseTo(target.lightness, 2)
  expect(result.hue).toBeCloseTo(target.hue, 1)
  expect(result.chroma).toBeLessThan(0.1)
})

test('the contrast of black on white is 21, and does not depend on the order', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'))
})
