import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { type LeafTones, leaf } from '../brush/leaf.ts'
import { ellipse } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAF, SOIL } from '../tones.ts'

/** The leaves of a plant indoors. */
export const LEAVES: LeafTones = { light: LEAF[5], dark: LEAF[7] }

/** A pot of clay, 96 wide, with soil at y -62; the origin is the middle of its foot. */
export function pot(ink: Ink, { accent, paper }: PaletteColours): string {
  const mark = { light: paper.white, dark: paper.white }
  return (
    fill(ellipse(0, -62, 44, 8), SOIL) +
    fill('M-42-58H42L33-8Q31 0 23 0H-23Q-31 0-33-8Z', sidePaint(ink, accent.base, accent.deep)) +
    fill(
      'M-48-66A48 8 0 0 0 48-66V-54Q48-48 42-48H-42Q-48-48-48-54Z',
      sidePaint(ink, accent.light, accent.deep),
    ) +
    place(leaf(20, 10, mark), { x: 0, y: -16, turn: -58 }) +
    place(leaf(17, 9, mark), { x: 0, y: -16, turn: -126 })
  )
}
