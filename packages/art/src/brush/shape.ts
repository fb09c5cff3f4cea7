import type { Colour } from '../colour.ts'
import { n, type Point } from './path.ts'

const veil = (opacity: number) => (opacity === 1 ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`)

export function fill(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${veil(opacity)}/>`
}

export function stroke(path: string, paint: Colour, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${veil(opacity)}/>`
}

/** The soft shade that a sheet of paper throws on the sheet below it, made of a few wide faint lines. */
export function shade(path: string, colour: Colour, reach: number, strength = 0.05): string {
  const lines = [1, 0.8, 0.6, 0.42, 0.26, 0.12].map(
    (share) => `<path d="${path}" stroke-width="${n(reach * 2 * share)}"/>`,
  )
  return `<g fill="none" stroke="${colour}" stroke-linejoin="round" stroke-opacity="${Math.round(strength * 500) / 1000}">${lines.join('')}</g>`
}

export function sheet(path: string, paint: string, shadow: Colour, reach = 12, strength = 0.05): string {
  return shade(path, shadow, reach, strength) + fill(path, paint)
}

export function dots(points: readonly Point[], paint: Colour, size: number, opacity = 1): string {
  const path = points.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join('')
  return stroke(path, paint, size, opacity)
}

type Placing = { x?: number; y?: number; turn?: number; scale?: number; flip?: boolean }

/** Moves, then turns (degrees), then scales what is drawn around the origin. */
export function place(content: string, { x = 0, y = 0, turn = 0, scale = 1, flip = false }: Placing): string {
  const parts = [x || y ? `translate(${n(x)} ${n(y)})` : '', turn ? `rotate(${n(turn)})` : '']
  const size = Math.round(scale * 1000) / 1000
  if (flip) parts.push(`scale(${-size} ${size})`)
  else if (size !== 1) parts.push(`scale(${size})`)
  const transform = parts.join('')
  return transform ? `<g transform="${transform}">${content}</g>` : content
}

export function svg(width: number, height: number, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${content}</svg>\n`
}
