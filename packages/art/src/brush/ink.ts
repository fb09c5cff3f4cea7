import type { Colour } from '../colour.ts'

type Stop = readonly [offset: number, colour: Colour, opacity?: number]

/** The paints of one drawing. Ids start with the drawing's key, so that several drawings can stand in one page. */
export type Ink = {
  /** A gradient over the shape's box; `angle` in degrees, 0 from left to right, 90 from top to bottom. */
  linear: (stops: readonly Stop[], angle?: number) => string
  /** A gradient from a point of the shape's box (fractions) outwards. */
  radial: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string
  within: (path: string, content: string) => string
  defs: () => string
}

const short = (value: number) => String(Math.round(value * 1000) / 1000)

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`
      return `<stop offset="${short(offset)}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}

export function createInk(key: string): Ink {
  const idOf = new Map<string, string>()
  const tags: string[] = []
  const define = (tag: string, attributes: string, content: string) => {
    const body = `${attributes}>${content}</${tag}>`
    const existing = idOf.get(body)
    if (existing) return existing
    const id = `${key}${tags.length}`
    idOf.set(body, id)
    tags.push(`<${tag} id="${id}"${body}`)
    return id
  }
  return {
    linear: (stops, angle = 90) => {
      const turn = (angle * Math.PI) / 180
      const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
      const line = ` x1="${short(0.5 - dx)}" y1="${short(0.5 - dy)}" x2="${short(0.5 + dx)}" y2="${short(0.5 + dy)}"`
      return `url(#${define('linearGradient', line, stopTags(stops))})`
    },
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) => {
      const circle = ` cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"`
      return `url(#${define('radialGradient', circle, stopTags(stops))})`
    },
    within: (path, content) => {
      const id = define('clipPath', '', `<path d="${path}"/>`)
      return `<g clip-path="url(#${id})">${content}</g>`
    },
    defs: () => (tags.length === 0 ? '' : `<defs>${tags.join('')}</defs>`),
  }
}
