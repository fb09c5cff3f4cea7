import { contrastRatio } from '@wohlauf/art/colour'
import { getTipsAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { nightScaleOf } from '@wohlauf/contract/rules/night-scale'
import { APP_STYLES } from '@wohlauf/contract/values/features'
import { colourOf, ringOf } from '../../testing/colours.ts'
import { chooseFromMenu, dialogNamed, field, openAsManager } from '../../testing/editing.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { sampleTip } from '../../testing/managed-samples.ts'
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

/** Texts on special grounds, and the contrast that an edge or an icon needs instead (WCAG 2.2, 1.4.11). */
const OWN_PAIRS: [text: string, ground: string, least?: number][] = [
  ['--on-fill', '--mantine-color-brand-6'],
  ['--on-fill', '--mantine-color-brand-7'],
  ['--on-fill', '--alert'],
  ['--on-fill', '--ink'],
  ['--mantine-color-white', '--mantine-primary-color-filled'],
  ['--mantine-color-white', '--mantine-primary-color-filled-hover'],
  ['--mantine-color-black', '--mantine-color-default'],
  ['--mantine-color-black', '--mantine-color-default-hover'],
  ['--mantine-color-brand-light-color', '--mantine-color-brand-light'],
  ['--mantine-color-brand-light-color', '--mantine-color-brand-light-hover'],
  ['--on-deep', '--deep'],
  ['--ink', '--mantine-color-brand-1'],
  ['--ink', '--mantine-color-gray-2'],
  ['--ink', '--accent-light'],
  ['--ink', '--green-ground'],
  ['--ink', '--warm-ground'],
  ['--accent-ink', '--accent-light'],
  ['--accent-ink', '--warm-ground'],
  ['--accent-ink', '--surface'],
  ['--green-ink', '--green-ground'],
  ['--green-ink', '--surface'],
  ['--green', '--green-ground', 3],
  ['--green', '--surface', 3],
  ['--warm', '--warm-ground', 3],
  ['--warm', '--surface', 3],
  ['--blue', '--surface', 3],
  ['--on-fill', '--green', 3],
  ['--on-fill', '--warm', 3],
  ['--edge', '--surface', 3],
  ['--edge', '--tint', 3],
  ['--mantine-color-brand-6', '--surface', 3],
  ['--mantine-color-brand-6', '--tint', 3],
]

const palePairs = () =>
  [...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])), ...OWN_PAIRS]
    .map(([text, ground, least = 4.5]) => ({
      text,
      ground,
      least,
      ratio: contrastRatio(colourOf(text), colourOf(ground)),
    }))
    .filter(({ ratio, least }) => ratio < least)

const APPEARANCES = ['light', 'dark'] as const
const pairsOf = <Value,>(values: readonly Value[]) =>
  values.flatMap((value) => APPEARANCES.map((appearance) => [value, appearance] as const))

test.for(pairsOf(APP_STYLES))(
  'in the style %s every text has sufficient contrast on every background, %s',
  async ([style, appearance], { server }) => {
    await emulateMedia({ appearance })
    await openScreen({ server, path: '/login', app: { ...sampleApp, appStyle: style } })
    expect(palePairs()).toEqual([])
    expect(contrastRatio(colourOf('--surface'), '#ffffff') > 10).toBe(appearance === 'dark')
  },
)

/** Accepted extremes: light, dark, grey, one of each hue. */
const COLOURS = ['#ff6600', '#1da1f2', '#34a853', '#e20074', '#5b2a86', '#767676', '#000000']

test.for(pairsOf(COLOURS))(
  'an app of the colour %s has it everywhere, with sufficient contrast, %s',
  async ([colour, appearance], { server }) => {
    await emulateMedia({ appearance })
    const appScale = brandScaleOf(colour)
    const appNightScale = nightScaleOf(appScale?.[6] ?? '')
    await openScreen({ server, path: '/login', app: { ...sampleApp, appScale, appNightScale } })
    const scale = appearance === 'dark' ? appNightScale : appScale
    expect(colourOf('--mantine-color-brand-6')).toBe(scale?.[6])
    expect(palePairs()).toEqual([])
  },
)

test.for(APPEARANCES)(
  'a field and a list of choices have a ring that can be seen while they have the focus, %s',
  async (appearance, { server }) => {
    await emulateMedia({ appearance })
    server.on(getTipsAsManager, [sampleTip(1)])
    await openAsManager(server, '/verwaltung/ernaehrungstagebuch')
    await chooseFromMenu('Mehr zu: Tipp 1', 'Bearbeiten')
    const form = dialogNamed('Tipp bearbeiten')
    await expect.element(field(form, 'Tipp')).toHaveFocus()
    form.getByRole('button').first().element().focus()
    for (const control of [field(form, 'Tipp'), form.getByRole('combobox')]) {
      const element = control.element() as HTMLElement
      expect(ringOf(element)).toBeNull()
      element.focus()
      const ring = ringOf(element)
      expect(ring?.width).toBe('2px')
      expect(contrastRatio(ring?.colour ?? '', colourOf('--surface'))).toBeGreaterThan(3)
    }
  },
)

test('paper is white, and its text dark, regardless of the screen', async ({ server }) => {
  await emulateMedia({ appearance: 'dark', type: 'print' })
  await openScreen({ server, path: '/login' })
  expect([colourOf('--surface'), colourOf('--ink'), colourOf('--tint')]).toEqual([
    '#ffffff',
    '#22303d',
    '#f2f6fb',
  ])
})
