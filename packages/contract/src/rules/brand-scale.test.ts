import { contrastRatio } from '@wohlauf/art/colour'
import { PALETTES } from '@wohlauf/art/palette'
import { createRandom } from '@wohlauf/art/random'
import { expect, test } from 'vitest'
import { type BrandScale, brandScaleOf } from './brand-scale.ts'
import { lchOf } from './oklch.ts'

const WHITE = '#ffffff'
const styles = Object.values(PALETTES)
const papers = styles.flatMap(({ paper }) => [paper.white, paper.base])
const accents = styles.map(({ accent }) => accent.light)
/** Texts have these colours in every app: ink, soft ink, hints, errors. */
const inks = ['#22303d', '#526170', '#606e7b', '#8c2f2a']

/**
 * Texts in a shade, and all backgrounds on which the site and mails show them, with the contrast that the styles'
 * own scales have.
 */
const pairsOf = (scale: BrandScale): [text: string, ground: string, least: number][] => {
  const shade = (step: number): string => scale[step] ?? ''
  const tints = [shade(0), shade(1)]
  return [
    ...[6, 7].map((step): [string, string, number] => [WHITE, shade(step), 4.5]),
    ...[...tints, ...papers].map((ground): [string, string, number] => [shade(7), ground, 4.5]),
    ...[...tints, ...papers].flatMap((ground) =>
      [8, 9].map((step): [string, string, number] => [shade(step), ground, 7]),
    ),
    // The greeting's sky.
    ...[2, 3].flatMap((step): [string, string, number][] => [
      [shade(8), shade(step), 4.5],
      [shade(9), shade(step), 7],
    ]),
    ...accents.flatMap((ground): [string, string, number][] => [
      [shade(8), ground, 4.5],
      [shade(9), ground, 7],
    ]),
    ...inks.map((ink): [string, string, number] => [ink, shade(0), 4.5]),
  ]
}

const faultsOf = (scale: BrandScale) => {
  const pale = pairsOf(scale).filter(([text, ground, least]) => contrastRatio(text, ground) < least)
  const lightness = scale.map((shade) => lchOf(shade).lightness)
  const steps = lightness.slice(1).map((each, at) => (lightness[at] ?? 0) - each)
  return { pale, tooClose: steps.filter((step) => step < 0.02) }
}

const sound = { pale: [], tooClose: [] }

test('each of many colours has a scale in which everything can be read, or is refused for being too light', () => {
  const random = createRandom('brand colours')
  for (let count = 0; count < 3000; count++) {
    const colour = `#${random.whole(0, 0xffffff).toString(16).padStart(6, '0')}`
    const scale = brandScaleOf(colour)
    const carriesWhite = contrastRatio(colour, WHITE) >= 4.5
    if (!scale) {
      expect([colour, carriesWhite]).toEqual([colour, false])
      continue
    }
    expect([colour, scale.length, faultsOf(scale)]).toEqual([colour, 10, sound])
    if (carriesWhite && lchOf(colour).lightness >= 0.25) expect(scale[6]).toBe(colour)
  }
})

test('the colours of the two styles make nearly the scales that were drawn by hand', () => {
  for (const { scale } of styles) {
    const ownScale = brandScaleOf(scale[6]) ?? []
    for (const [step, shade] of scale.entries()) {
      const [target, actual] = [lchOf(shade), lchOf(ownScale[step] ?? '')]
      expect(Math.abs(target.lightness - actual.lightness)).toBeLessThan(0.02)
      expect(Math.abs(target.chroma - actual.chroma)).toBeLessThan(0.02)
    }
  }
})

test.each([
  ['#e20074', '#e20074', 'it carries white text'],
  ['#E20074', '#e20074', 'the notation does not matter'],
  ['#767676', '#767676', 'a grey that just carries it'],
  ['#777777', '#767676', 'a grey that just does not'],
  ['#ff0000', '#ee0000', 'a little darker'],
  ['#34a853', '#008937', 'darker, and still this green'],
  ['#ff6600', '#cb4f00', 'darker, and still orange'],
  ['#000000', '#222222', 'three darker shades must remain'],
])('%s is shown as %s: %s', (colour, main) => {
  const scale = brandScaleOf(colour) ?? []
  expect(scale[6]).toBe(main)
  expect(faultsOf(scale)).toEqual(sound)
})

test.each(['#ffff00', '#ffd500', '#00ff00', '#00bcd4', '#f39200', '#ffc0cb', '#aaaaaa', '#ffffff'])(
  '%s would have to be darkened beyond recognition',
  (colour) => expect(brandScaleOf(colour)).toBeNull(),
)
