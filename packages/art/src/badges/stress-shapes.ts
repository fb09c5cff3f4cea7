import { fill, place } from '../brush/shape.ts'
import type { BadgeTones } from './badge-tones.ts'

export const rings = (x: number, y: number, sizes: readonly number[], paint: string) =>
  sizes
    .map(
      (r) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * 0.3)}" fill="none" stroke="${paint}" stroke-width="4" opacity="${1.1 - r / 80}"/>`,
    )
    .join('')

export const water = (t: BadgeTones, y: number) =>
  fill(`M-80 ${y}H80V80H-80Z`, t.ground[0]) +
  fill(`M-80 ${y + 24}Q-40 ${y + 16} 0 ${y + 24}T80 ${y + 22}V80H-80Z`, t.ground[1])

export const cloud = (x: number, y: number, scale: number, paint: string) =>
  place(fill('M-34 0a12 12 0 0 1 4-23a19 19 0 0 1 33-9a16 16 0 0 1 25 12a10.5 10.5 0 0 1 2 20Z', paint), {
    x,
    y,
    scale,
  })
