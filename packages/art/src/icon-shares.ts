import type { Colour } from './colour.ts'
import { drawIcon } from './draw-app-icon.ts'
import { PALETTES, type Scale } from './palette.ts'

const BLACK: Colour = '#000000'
const WHITE: Colour = '#ffffff'

/** The shades of an app's scale that its icon has. */
const SHADES = [2, 4, 5, 7, 8] as const

const black = { light: BLACK, base: BLACK, deep: BLACK }
const blackPaper = { white: BLACK, base: BLACK, shade: BLACK }

const white = { light: WHITE, base: WHITE, deep: WHITE }
const whitePaper = { white: WHITE, base: WHITE, shade: WHITE }

const scaleWith = (shade: number | null): Scale =>
  Array.from({ length: 10 }, (_none, at) => (at === shade ? WHITE : BLACK)) as unknown as Scale

/**
 * The share of each shade in every pixel of the icon, as pictures from black (none) to white (full): with them the
 * server colours the icon for any app, and needs no program that reads drawings. Colours are mixed linearly, so the
 * icon is the sum of its shades, each times its share, and of a part that is the same for every app.
 */
export function drawIconShares(): { name: string; drawing: string }[] {
  const shades = SHADES.map((shade) => ({
    name: `shade-${shade}`,
    drawing: drawIcon({ scale: scaleWith(shade), accent: black, paper: blackPaper }, 'square'),
  }))
  const tile = drawIcon(
    { scale: Array(10).fill(WHITE) as unknown as Scale, accent: white, paper: whitePaper },
    'tile',
  )
  const unchanged = { ...PALETTES.default, scale: scaleWith(null) }
  return [
    ...shades,
    { name: 'tile', drawing: tile },
    { name: 'unchanged', drawing: drawIcon(unchanged, 'square') },
  ]
}
