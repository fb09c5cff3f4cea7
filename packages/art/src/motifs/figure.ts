import type { Ink } from '../brush/ink.ts'
import { limb } from '../brush/limb.ts'
import { circle } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import { type Colour, mix } from '../colour.ts'
import type { Mood } from '../moods.ts'
import { SKIN } from '../tones.ts'

/** Paper people have no faces, so that everyone may see themselves. */
type FigureTones = {
  skin: Colour
  hair: Colour
  top: string
  topShade: Colour
  legs: Colour
  legsShade: Colour
}

export function figureTones(ink: Ink, { mid, deep, paper, fabric, name }: Mood): FigureTones {
  const isDark = name === 'dusk' || name === 'clear'
  const [topLight, topDark] = isDark ? [paper.white, paper.shade] : [fabric.light, fabric.dark]
  return {
    skin: mix(SKIN.base, SKIN.deep, 0.25),
    hair: mix(deep, SKIN.deep, 0.14),
    top: ink.linear([
      [0, topLight],
      [1, topDark],
    ]),
    topShade: topDark,
    legs: isDark ? mix(mid, paper.white, 0.15) : deep,
    legsShade: isDark ? mid : mix(deep, mid, 0.4),
  }
}

/** A head seen from any side, with a bun or short hair; the origin is the neck. */
export function head(tones: FigureTones, hair: 'bun' | 'short' | 'long', tilt = 0): string {
  const crown = 'M-31-34C-38-66-16-86 6-82C34-78 40-52 32-36C26-48 10-54-4-52C-16-50-24-44-31-34Z'
  const extras = {
    bun: fill(circle(-14, -86, 15), tones.hair),
    short: '',
    long: fill('M-33-40C-46-6-34 14-26 22C-8 24-14-20-20-46Z', tones.hair),
  }
  return place(
    (hair === 'long' ? extras.long : '') +
      limb(
        [
          [0, -4],
          [0, -12],
          [1, -24],
        ],
        { from: 22, to: 20 },
        tones.skin,
      ) +
      fill(circle(2, -44, 29), tones.skin) +
      fill(crown, tones.hair) +
      (hair === 'bun' ? extras.bun : ''),
    { turn: tilt },
  )
}
