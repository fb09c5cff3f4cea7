import { describe, expect, test } from 'vitest'
import { contrastRatio } from './colour.ts'
import { PALETTES } from './palette.ts'

describe.each(Object.entries(PALETTES))('The %s palette', (_name, { scale, accent, paper }) => {
  test('carries white text on its button colours', () => {
    expect(contrastRatio(scale[6], '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(scale[7], '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  test.each([8, 9] as const)('reads well with step %i as text on its tints and its paper', (step) => {
    for (const ground of [scale[0], scale[1], paper.white, paper.base]) {
      expect(contrastRatio(scale[step], ground)).toBeGreaterThanOrEqual(7)
    }
  })

  test('gets darker with every step', () => {
    const darkness = scale.map((colour) => contrastRatio(colour, '#ffffff'))
    expect(darkness).toEqual([...darkness].sort((one, other) => one - other))
    expect(new Set(scale).size).toBe(10)
  })

  test('has a deep text tone that reads on the pale accent', () => {
    expect(contrastRatio(scale[9], accent.light)).toBeGreaterThanOrEqual(7)
  })
})

test('The contrast of black on white is 21 and of a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#466fa6', '#466fa6')).toBe(1)
})
