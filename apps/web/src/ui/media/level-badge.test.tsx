import { APP_STYLES, PREVENTION_TYPES } from '@wohlauf/contract/values/features'
import { colourOf } from '../../testing/colours.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** Levels 0, 2, 4, 6 and 9. */
const badgesOf = (): Element[] => [...document.querySelectorAll('main svg:has(image)')]

const pictureIn = (badge: Element | undefined): string | null | undefined =>
  badge?.querySelector('image')?.getAttribute('href')

const rimOf = (badge: Element | undefined): string => {
  const rim = badge?.querySelector('circle')
  if (!rim) throw new Error('the badge has no rim')
  return getComputedStyle(rim).fill
}

const fillOf = (variable: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colourOf(variable).slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

test.for(
  APP_STYLES.flatMap((style) =>
    (['light', 'dark'] as const).map((appearance) => [style, appearance] as const),
  ),
)('in the style %s a badge has a frame of its colours, %s', async ([style, appearance], { server }) => {
  await emulateMedia({ appearance })
  await openScreen({ server, path: '/ueber-wohlauf', app: { ...sampleApp, appStyle: style } })
  await expect.poll(() => badgesOf().length).toBe(5)
  expect(rimOf(badgesOf()[3])).toBe(fillOf('--mantine-color-brand-6'))
})

test.for(PREVENTION_TYPES)('a badge of %s has its picture in every style', async (type, { server }) => {
  await openScreen({
    server,
    path: '/ueber-wohlauf',
    app: { ...sampleApp, appPreventionType: type, appStyle: 'wohlauf' },
  })
  await expect.poll(() => badgesOf().length).toBe(5)
  expect(pictureIn(badgesOf()[3])).toContain(`${type.toLowerCase()}-6`)
})
