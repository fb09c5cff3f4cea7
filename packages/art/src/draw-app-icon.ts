import { createInk } from './brush/ink.ts'
import { leaf } from './brush/leaf.ts'
import { circle, slab, taper } from './brush/path.ts'
import { fill, place } from './brush/shape.ts'
import { mix } from './colour.ts'
import { PALETTES, type PaletteColours } from './palette.ts'
import type { Palette } from './scene.ts'

/** Width and height of the icon. */
export const APP_ICON_SIZE = 512

/** A tile has round corners and nothing behind them; a square fills the picture, and the device cuts it. */
type IconShape = 'tile' | 'square'

const SHAPES: Record<IconShape, string> = {
  tile: slab(0, 0, APP_ICON_SIZE, APP_ICON_SIZE, 116),
  square: `M0 0H${APP_ICON_SIZE}V${APP_ICON_SIZE}H0Z`,
}

/**
 * A sprout that rises with the sun. Everything that identifies it lies within the circle that no device cuts off
 * (the safe zone of maskable icons: 0.4 of the width).
 */
export function drawIcon(
  { scale: s, accent, paper }: Pick<PaletteColours, 'scale' | 'accent' | 'paper'>,
  shape: IconShape,
  key = 'icon-',
): string {
  const ink = createInk(key)
  const sun = ink.linear([
    [0, mix(accent.light, accent.base, 0.35)],
    [1, accent.base],
  ])
  const white = { light: paper.white, dark: mix(paper.white, s[2], 0.75) }
  const picture =
    fill(circle(256, 396, 262), s[4], 0.22) +
    fill(circle(256, 396, 196), s[4], 0.32) +
    fill(
      taper(
        [
          [256, 420],
          [256, 330],
          [256, 262],
        ],
        (share) => 30 - share * 6,
      ),
      white.light,
    ) +
    place(leaf(208, 124, white), { x: 255, y: 282, turn: -43 }) +
    place(leaf(208, 124, { light: white.dark, dark: white.light }), { x: 257, y: 282, turn: -137 }) +
    fill(circle(256, 396, 118), sun) +
    fill('M-10 404C120 372 392 372 522 404V522H-10Z', s[8])
  const background = ink.linear([
    [0, s[5]],
    [1, s[7]],
  ])
  const drawing = fill(SHAPES[shape], background) + ink.within(SHAPES[shape], picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${APP_ICON_SIZE} ${APP_ICON_SIZE}">${ink.defs()}${drawing}</svg>\n`
}

/** The icon of a style, 512 × 512. */
export function drawAppIcon(palette: Palette): string {
  return drawIcon(PALETTES[palette], 'tile', `icon-${palette}-`)
}
