import { describe, expect, test } from 'vitest'
import {
  BADGE_LEVELS,
  BADGE_TYPES,
  drawAppIcon,
  drawBadge,
  drawEmptyState,
  drawLogo,
  drawScene,
  EMPTY_STATES,
  SCENE_SUBJECTS,
} from './index.ts'
import { SCALES } from './palette.ts'

const PALETTE_NAMES = ['default', 'wohlauf'] as const

/** Faults that keep a text from being a drawing which every viewer shows alike; empty without any. */
function faults(drawing: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, closing, tag, rest] of drawing.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== tag) faults.push(`</${tag}> closes nothing`)
    } else if (!rest?.endsWith('/')) open.push(tag ?? '')
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(' ')}`)
  if (!drawing.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) faults.push('does not begin as SVG')
  if (/NaN|undefined|Infinity|null/.test(drawing)) faults.push('holds a value that is no number')
  if (/<(text|image|script|style|filter|foreignObject)\b/.test(drawing))
    faults.push('uses more than plain shapes')
  const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) faults.push('names two things alike')
  for (const [, id] of drawing.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    if (!ids.includes(id)) faults.push(`refers to ${id}, which is not there`)
  }
  return faults
}

test.each(Object.entries(SCALES))('The logo is a sound drawing in the shades of %s', (_name, scale) => {
  expect(faults(drawLogo(scale))).toEqual([])
})

describe.each(SCENE_SUBJECTS)('The scene %s', (subject) => {
  test.each(PALETTE_NAMES)('is a sound drawing in %s at every hour and shape', (palette) => {
    for (const [seed, width, height] of [
      [0, 1000, 667],
      [1, 1000, 1000],
      [2, 1200, 675],
      [3, 1000, 667],
      [4, 400, 300],
    ] as const) {
      expect(faults(drawScene({ subject, palette, seed, width, height }))).toEqual([])
    }
  })

  test('is the same for the same seed and another for another', () => {
    const scene = { subject, palette: 'default', seed: 5, width: 1000, height: 667 } as const
    expect(drawScene(scene)).toBe(drawScene({ ...scene }))
    expect(drawScene({ ...scene, seed: 6 })).not.toBe(drawScene(scene))
    expect(drawScene({ ...scene, palette: 'wohlauf' })).not.toBe(drawScene(scene))
  })
})

describe.each(BADGE_TYPES)('The badges for %s', (preventionType) => {
  test.each(BADGE_LEVELS)('are sound and small at level %i', (level) => {
    const drawing = drawBadge({ level, preventionType })
    expect(faults(drawing)).toEqual([])
    expect(drawing).toBe(drawBadge({ level, preventionType }))
    expect(drawing.length).toBeLessThan(8000)
  })

  test('differ from level to level', () => {
    expect(new Set(BADGE_LEVELS.map((level) => drawBadge({ level, preventionType }))).size).toBe(10)
  })
})

describe.each(PALETTE_NAMES)('In %s', (palette) => {
  test.each(EMPTY_STATES)('the spot %s is sound', (kind) => {
    expect(faults(drawEmptyState(kind, palette))).toEqual([])
    expect(drawEmptyState(kind, palette)).toBe(drawEmptyState(kind, palette))
  })

  test('the app icon is sound', () => {
    expect(faults(drawAppIcon(palette))).toEqual([])
  })
})
