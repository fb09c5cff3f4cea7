import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { DEMO_SPONSOR } from '@wohlauf/demo/sponsor'
import { openAs, openDevice, screenOf } from './open-as.ts'
import { APPS } from './product.ts'

const SITE = APPS.nutrition

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const PHONES = { scale: 0.75, radius: 16, gap: 14, columns: 6 }
const WINDOWS = { scale: 0.39, radius: 8, gap: 14, columns: 3 }

type Look = { device: BrowserContextOptions; composition: typeof PHONES; isLarge?: boolean }

/** By the ending of the picture's name. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'phone-light': { device: PHONE, composition: PHONES },
  'phone-dark': { device: { ...PHONE, colorScheme: 'dark' }, composition: PHONES },
  'phone-large': { device: PHONE, composition: PHONES, isLarge: true },
  'wide-light': { device: WIDE, composition: WINDOWS },
  'wide-dark': { device: { ...WIDE, colorScheme: 'dark' }, composition: WINDOWS },
}

type Step = (page: Page) => Promise<unknown>

const at =
  (path: string): Step =>
  (page) =>
    page.goto(`${SITE}${path}`)

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()

const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first().click()

const STEPS_OF_MEMBER: readonly Step[][] = [
  [at('/dashboard')],
  [at('/module')],
  [follow('Fortsetzen'), (page) => page.getByRole('button', { name: 'Weiter' }).waitFor()],
  [at('/fortschritt')],
  [at('/gewohnheiten')],
  [at('/ziele')],
  [at('/ernaehrungstagebuch')],
  [at('/rezepte')],
  [
    follow('Rote Linsensuppe mit Zitrone'),
    (page) => page.getByRole('button', { name: 'Jetzt kochen' }).waitFor(),
  ],
  [press('Jetzt kochen'), (page) => page.getByRole('heading', { name: /^Schritt 1 von/ }).waitFor()],
  [at('/blog')],
  [follow(/Fünf Hände voll/), (page) => page.getByRole('button', { name: 'Merken' }).waitFor()],
  [
    at('/module'),
    press('Suche'),
    (page) => page.getByRole('dialog').getByRole('searchbox').fill('zucker'),
    (page) => page.getByRole('dialog').getByRole('link').first().waitFor(),
  ],
  [at('/profil')],
]

/** The learner's screens of the decision record that compares them, in its order. */
export const screensOfLearners = async (
  browser: Browser,
  { device, isLarge = false }: Look,
): Promise<Buffer[]> => {
  const take = async (page: Page, steps: readonly Step[]): Promise<Buffer> => {
    for (const step of steps) await step(page)
    if (isLarge) await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    return screenOf(page)
  }
  const member = await openAs(browser, SITE, 'mitglied', device)
  const screens: Buffer[] = []
  for (const steps of STEPS_OF_MEMBER) screens.push(await take(member, steps))
  const stranger = await openDevice(browser, device)
  screens.push(await take(stranger, [at('/login')]))
  screens.push(await take(stranger, [at(`/registrierung/s/${DEMO_SPONSOR.registrationLinkSlug}`)]))
  const newcomer = await openAs(browser, SITE, 'neu', device)
  screens.push(await take(newcomer, [at('/einfuehrung')]))
  screens.push(await take(member, [at('/support')]))
  return screens
}
