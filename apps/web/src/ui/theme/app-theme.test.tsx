import { contrastRatio } from '@wohlauf/art/colour'
import { APP_STYLES } from '@wohlauf/contract/features'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { colourOf } from '../../testing/colours.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** The colours of texts, and of their backgrounds. */
const TEXTS = [
  '--ink',
  '--ink-soft',
  '--alert',
  '--mantine-color-dimmed',
  '--mantine-color-placeholder',
  '--mantine-color-brand-7',
  '--mantine-color-brand-8',
]
const GROUNDS = ['--paper', '--surface', '--tint']

test.for(APP_STYLES)(
  'in the style %s every text has sufficient contrast on every background',
  async (style, { server }) => {
    await openScreen({ server, path: '/login', app: { ...sampleApp, appStyle: style } })
    const pale = TEXTS.flatMap((text) =>
      GROUNDS.map((ground) => ({ text, ground, ratio: contrastRatio(colourOf(text), colourOf(ground)) })),
    ).filter(({ ratio }) => ratio < 4.5)
    expect(pale).toEqual([])
  },
)

test.for(APP_STYLES)(
  'in the style %s the main button has sufficient contrast with white text',
  async (style, { server }) => {
    await openScreen({ server, path: '/login', app: { ...sampleApp, appStyle: style } })
    for (const step of [6, 7])
      expect(contrastRatio('#ffffff', colourOf(`--mantine-color-brand-${step}`))).toBeGreaterThanOrEqual(4.5)
  },
)

/** At the edges of what is accepted: light, dark, grey, one of each hue. */
const COLOURS = ['#ff6600', '#1da1f2', '#34a853', '#e20074', '#5b2a86', '#767676', '#000000']

test.for(COLOURS)(
  'an app of the colour %s has it everywhere, with sufficient contrast',
  async (colour, { server }) => {
    const appScale = brandScaleOf(colour)
    await openScreen({ server, path: '/login', app: { ...sampleApp, appScale } })
    expect(colourOf('--mantine-color-brand-6')).toBe(appScale?.[6])
    const pale = TEXTS.flatMap((text) =>
      GROUNDS.map((ground) => ({ text, ground, ratio: contrastRatio(colourOf(text), colourOf(ground)) })),
    ).filter(({ ratio }) => ratio < 4.5)
    expect(pale).toEqual([])
  },
)
