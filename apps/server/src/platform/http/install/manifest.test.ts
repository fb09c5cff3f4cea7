import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { PREVENTION_TYPES } from '@wohlauf/contract/values/features'
import { expect, test } from 'vitest'
import { type ManifestApp, manifestOf, shortNameOf } from './manifest.ts'

const APP: ManifestApp = {
  appTitle: 'Gesund bei Muster',
  appPreventionType: 'NUTRITION',
  appStyle: 'default',
  appScale: null,
  appLogo: null,
  appEnabledFeatures: ['NUTRITION_DIARY'],
}

test('a manifest has its app’s name, in short too, and stays on its host', () => {
  expect(manifestOf(APP)).toMatchObject({
    id: '/',
    name: 'Gesund bei Muster',
    short_name: 'Muster',
    start_url: '/',
    scope: '/',
    lang: 'de',
    display: 'standalone',
  })
  for (const { src } of manifestOf(APP).icons) expect(src).toMatch(/^\/api\/files\/icons\//)
})

test.each([
  ['Wohlauf', 'Wohlauf'],
  ['Gesund leben', 'Gesund leben'],
  ['Gesund leben jetzt', 'Gesund leben'],
  ['Gesund bei Musterwerke', 'Musterwerke'],
  ['Gesund bei der Beispiel AG', 'Beispiel AG'],
  ['Fit mit der Muster AG', 'Muster AG'],
  ['Kochen mit Plan', 'Kochen'],
  ['Ernährungscoaching', 'Ernährungsco'],
  ['Donaudampfschifffahrt AG', 'Donaudampfsc'],
])('%s is called %s below the icon', (title, short) => expect(shortNameOf(title)).toBe(short))

test('its colours are those of the app, or of its style', () => {
  expect(manifestOf(APP)).toMatchObject({ theme_color: '#466fa6', background_color: '#f2f6fb' })
  const appScale = brandScaleOf('#e20074')
  expect(manifestOf({ ...APP, appScale })).toMatchObject({
    theme_color: '#e20074',
    background_color: appScale?.[0],
  })
})

test('it has icons in every size that devices ask for, and maskable ones', () => {
  const sizesOf = (purpose: string) =>
    manifestOf(APP)
      .icons.filter((icon) => icon.purpose === purpose)
      .map(({ sizes }) => sizes)
  expect(sizesOf('any')).toEqual(expect.arrayContaining(['48x48', '96x96', '192x192', '512x512']))
  expect(sizesOf('maskable')).toEqual(['192x192', '384x384', '512x512'])
})

test('another colour, style or logo has pictures of another address', () => {
  const logo = (id: string) => ({ url: `/api/files/logos/a/${id}.png`, width: 60, height: 20 })
  const looks = [
    APP,
    { ...APP, appStyle: 'wohlauf' as const },
    { ...APP, appScale: brandScaleOf('#e20074') },
    { ...APP, appLogo: logo('1') },
    { ...APP, appLogo: logo('2') },
  ]
  const addresses = looks.map((app) => manifestOf(app).icons[0]?.src)
  expect(new Set(addresses).size).toBe(looks.length)
  expect(manifestOf({ ...APP, appTitle: 'Anders' }).icons[0]?.src).toBe(addresses[0])
  expect(new Set(looks.map((app) => manifestOf(app).screenshots[0]?.src)).size).toBe(looks.length)
})

test('its shortcuts are today, and a new entry where the app has the diary', () => {
  const shortcutsOf = (app: ManifestApp) => manifestOf(app).shortcuts.map(({ name, url }) => `${name} ${url}`)
  const diary = 'Neuer Eintrag /ernaehrungstagebuch?eintrag=neu'
  expect(shortcutsOf(APP)).toEqual(['Heute /dashboard', diary])
  expect(shortcutsOf({ ...APP, appEnabledFeatures: ['BLOG'] })).toEqual(['Heute /dashboard'])
})

test.each(PREVENTION_TYPES)('an app of %s has screenshots that Chromium shows', (appPreventionType) => {
  const { screenshots } = manifestOf({ ...APP, appPreventionType })
  for (const [formFactor, count] of [
    ['narrow', 4],
    ['wide', 2],
  ] as const) {
    const ofForm = screenshots.filter(({ form_factor }) => form_factor === formFactor)
    expect(ofForm).toHaveLength(count)
    // Pictures with another size than the first are left out.
    const sizes = new Set(ofForm.map((each) => each.sizes))
    expect(sizes.size).toBe(1)
    const sides = [...sizes].join().split('x').map(Number)
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(320)
    expect(Math.max(...sides)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(...sides)))
    for (const { label } of ofForm) expect(label).toMatch(/^[A-ZÄÖÜ][a-zäöüß]/)
  }
  expect(new Set(screenshots.map(({ src }) => src)).size).toBe(6)
})
