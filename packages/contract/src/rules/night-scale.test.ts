import { contrastRatio } from '@wohlauf/art/colour'
import { NIGHT_SCALES, SCALES } from '@wohlauf/art/palette'
import { createRandom } from '@wohlauf/art/random'
import { expect, test } from 'vitest'
import { type BrandScale, brandScaleOf } from './brand-scale.ts'
import { nightScaleOf } from './night-scale.ts'
import { lchOf } from './oklch.ts'

/** The sheets of cards and of the print preview, in every app. */
const SHEETS = ['#1d2125', '#1a1d20']
/** Texts have these colours in every app: ink, soft ink, hints, errors. */
const INKS = ['#e4e9ee', '#a9b4be', '#97a3ae', '#f2a9a1']
const ACCENTS = ['#382c23', '#382f1f']

/**
 * Texts in a shade, and all backgrounds on which the sites and mails show them, with the contrast that they have
 * by day.
 */
const pairsOf = (scale: BrandScale): [text: string, ground: string, least: number][] => {
  const shade = (step: number): string => scale[step] ?? ''
  const grounds = [shade(0), shade(1), ...SHEETS]
  return [
    // Dark text on buttons, and its mark of what was read.
    ...SHEETS.flatMap((text): [string, string, number][] => [
      [text, shade(6), 4.5],
      [text, shade(7), 4.5],
      [text, shade(5), 3],
    ]),
    ...[6, 7].flatMap((step) =>
      grounds.map((ground): [string, string, number] => [shade(step), ground, 4.5]),
    ),
    ...[8, 9].flatMap((step) =>
      [...grounds, ...ACCENTS].map((ground): [string, string, number] => [shade(step), ground, 7]),
    ),
    // The greeting's sky.
    ...[2, 3].flatMap((step): [string, string, number][] => [
      [shade(8), shade(step), 4.5],
      [shade(9), shade(step), 7],
    ]),
    // Hints stand on sheets and on the page.
    ...INKS.flatMap((ink) =>
      [shade(0), shade(1), ...SHEETS].map((ground): [string, string, number] => [ink, ground, 4.5]),
    ),
    // Snackbars and banners.
    [INKS[0] ?? '', shade(2), 7],
  ]
}

const faultsOf = (scale: BrandScale) => {
  const lightness = scale.map((shade) => lchOf(shade).lightness)
  return {
    pale: pairsOf(scale).filter(([text, ground, least]) => contrastRatio(text, ground) < least),
    tooClose: lightness.slice(1).filter((each, at) => each - (lightness[at] ?? 0) < 0.02),
  }
}

const sound = { pale: [], tooClose: [] }

test('each of many colours has a scale for the night in which everything can be read, lighter with every step', () => {
  const random = createRandom('night colours')
  let count = 0
  for (let attempt = 0; attempt < 3000; attempt++) {
    const colour = `#${random.whole(0, 0xffffff).toString(16).padStart(6, '0')}`
    const main = brandScaleOf(colour)?.[6]
    if (main === undefined) continue
    count++
    const scale = nightScaleOf(main)
    expect([colour, scale.length, faultsOf(scale)]).toEqual([colour, 10, sound])
  }
  expect(count).toBeGreaterThan(1000)
})

test('a colour keeps its hue at night, and a grey none', () => {
  for (const main of ['#e20074', '#466fa6', '#3a785c'])
    expect(lchOf(nightScaleOf(main)[6] ?? '').hue).toBeCloseTo(lchOf(main).hue, 1)
  for (const shade of nightScaleOf('#767676')) expect(lchOf(shade).chroma).toBeLessThan(0.001)
})

test('the scales of the two styles are made by the rule', () => {
  expect(NIGHT_SCALES).toEqual({
    default: nightScaleOf(SCALES.default[6]),
    wohlauf: nightScaleOf(SCALES.wohlauf[6]),
  })
})
