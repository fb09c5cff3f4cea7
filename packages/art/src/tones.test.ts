import { describe, expect, test } from 'vitest'
import { BADGE_TYPES } from './badges/badge.ts'
import { contrastRatio } from './colour.ts'
import { foodTones } from './food/tones.ts'
import { type MoodName, moodOf } from './moods.ts'
import { PALETTES } from './palette.ts'
import { LEAF, TYPE_TONES } from './tones.ts'

const HOURS: readonly MoodName[] = ['dawn', 'day', 'clear', 'warm', 'dusk']
const STYLES = ['default', 'wohlauf'] as const

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const isGreen = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return green > red && green > blue
}

describe.each(HOURS)('At the hour %s', (hour) => {
  test('food and leaves are the same in every style', () => {
    const [blue, green] = STYLES.map((style) => moodOf(style, hour, 'NUTRITION'))
    expect(blue && foodTones(blue)).toEqual(green && foodTones(green))
    expect(blue?.leaf).toEqual(green?.leaf)
    expect(blue?.land.slice(1)).toEqual(green?.land.slice(1))
  })

  test.each(BADGE_TYPES)(
    'twigs are green, and the sky has the style’s colours, in a picture about %s',
    (type) => {
      for (const style of STYLES) {
        const { plant, leaf, cloth } = moodOf(style, hour, type)
        for (const tone of [plant.light, plant.dark, leaf.light, leaf.dark]) expect(isGreen(tone)).toBe(true)
        const { scale } = PALETTES[style]
        expect(scale).toContain(cloth[3])
      }
    },
  )
})

test('Every course has land of its own', () => {
  const lands = BADGE_TYPES.map((type) => moodOf('default', 'day', type).land.join())
  expect(new Set([...lands, moodOf('default', 'day').land.join()]).size).toBe(BADGE_TYPES.length + 1)
})

describe.each(Object.entries(TYPE_TONES))('The tones of %s', (_type, { scale, accent }) => {
  test('get darker with every step', () => {
    const darkness = scale.map((colour) => contrastRatio(colour, '#ffffff'))
    expect(darkness).toEqual([...darkness].sort((one, other) => one - other))
  })

  test('show a white figure on their deep ground, and the accent on it', () => {
    expect(contrastRatio('#fffdf9', scale[7])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(accent.light, scale[7])).toBeGreaterThanOrEqual(3)
  })
})

test('Leaves are green at every step', () => {
  for (const tone of LEAF) expect(isGreen(tone)).toBe(true)
})
