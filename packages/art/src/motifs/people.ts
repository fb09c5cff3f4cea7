import { circle, taper } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { sunAt } from '../settings/backdrop.ts'
import { landscape } from '../settings/landscape.ts'
import type { Stage } from '../stage.ts'
import { SKIN, SOIL } from '../tones.ts'
import type { Motif } from './motif.ts'

type Friend = {
  x: number
  size: number
  top: string
  dark: string
  hair: string
  style: 'bun' | 'short' | 'long'
}

function friend({ x, size, top, dark, hair, style }: Friend, skin: string, lean: number): string {
  return place(
    fill('M-92 14C-100-22-74-40-48-36H48C74-40 100-22 92 14Q0 34-92 14Z', dark) +
      fill(
        'M-74 8C-82-60-84-128-66-152C-52-172-26-174 0-174S52-172 66-152C84-128 82-60 74 8Q0 24-74 8Z',
        top,
      ) +
      fill('M0-174C26-174 52-172 66-152C84-128 82-60 74 8Q52 16 30 17C52-50 50-120 0-174Z', dark, 0.4) +
      place(
        fill(
          taper(
            [
              [0, 14],
              [0, -26],
            ],
            () => 30,
          ),
          skin,
        ) +
          fill(circle(0, -52, 41), skin) +
          (style === 'bun' ? fill(circle(0, -106, 22), hair) : '') +
          (style === 'long'
            ? fill('M-46-52C-52-112 52-112 46-52C50-10 56 22 48 40Q0 62-48 40C-56 22-50-10-46-52Z', hair)
            : fill('M-44-46C-52-112 52-112 44-46C40-18 26-12 0-12S-40-18-44-46Z', hair)),
        { y: -172, turn: lean },
      ),
    { x, scale: size },
  )
}

function drawFriends(stage: Stage): string {
  const { unit, random, mood: m, cx, ink } = stage
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const skins = [
    mix(SKIN.base, SKIN.deep, 0.2),
    mix(SKIN.base, SKIN.light, 0.3),
    mix(SKIN.deep, SOIL, 0.4),
  ] as const
  const tops: [string, string][] = [
    [isDark ? m.paper.white : m.mid, isDark ? m.paper.shade : m.fabric.dark],
    [m.accent.base, m.accent.deep],
    [isDark ? m.soft : m.deep, isDark ? m.mid : mix(m.deep, '#000000', 0.2)],
  ]
  const styles = ['bun', 'long', 'short'] as const
  const count = random.whole(2, 3)
  const start = random.whole(0, 2)
  const group = Array.from({ length: count }, (_, index) => {
    const which = (index + start) % 3
    const [light, dark] = tops[which] ?? ['', '']
    const lean = (index - (count - 1) / 2) * -13
    const x = (index - (count - 1) / 2) * (count === 2 ? 158 : 150)
    const hair = which === 1 ? mix(m.deep, m.accent.deep, 0.3) : mix(m.deep, '#000000', 0.12)
    return {
      x,
      who: {
        x,
        size: index % 2 ? 1.06 : 0.98,
        top: ink.linear([
          [0, light],
          [1, dark],
        ]),
        dark,
        hair,
        style: styles[which] ?? 'short',
      } as Friend,
      lean,
      skin: skins[which] ?? skins[0],
    }
  })
  const people = group.map(({ who, skin, lean }) => friend(who, skin, lean)).join('')
  const hug = group
    .slice(1)
    .map(({ x }, index) =>
      fill(
        taper(
          [
            [x - 40, -136],
            [x - 92, -128],
            [x - 148, -112],
          ],
          (share) => 34 - share * 12,
        ),
        group[index + 1]?.who.dark ?? m.mid,
      ),
    )
    .join('')
  return landscape(stage, {
    behind: () => sunAt(stage, cx / stage.width + random.between(-0.05, 0.05), 0.4, 140),
    front: ({ near }) =>
      place(people + hug, { x: cx, y: near(cx) + 46 * unit, scale: unit * (count === 2 ? 1.24 : 1.1) }),
    sunSize: 0,
    nearAt: 0.84,
  })
}

const friends: Motif = { moods: ['dawn', 'clear', 'warm', 'dusk', 'day'], draw: drawFriends }

export const people = { friends }
