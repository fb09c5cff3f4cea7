import type { Browser } from '@playwright/test'
import { DEMO_SPONSOR } from '@wohlauf/demo/sponsor'
import { follow, type PictureVariant, press, type Step, takeScreen } from './looks.ts'
import { openAs, openDevice } from './open-as.ts'
import { APPS } from './product.ts'

const SITE = APPS.nutrition

const at =
  (path: string): Step =>
  (page) =>
    page.goto(`${SITE}${path}`)

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

/** The learners' screens of the decision record that compares them, in its order. */
export const screensOfLearners = async (browser: Browser, look: PictureVariant): Promise<Buffer[]> => {
  const { device } = look
  const member = await openAs(browser, SITE, 'mitglied', device)
  const screens: Buffer[] = []
  for (const steps of STEPS_OF_MEMBER) screens.push(await takeScreen(member, steps, look))
  const stranger = await openDevice(browser, device)
  screens.push(await takeScreen(stranger, [at('/login')], look))
  const invitation = at(`/registrierung/s/${DEMO_SPONSOR.registrationLinkSlug}`)
  screens.push(await takeScreen(stranger, [invitation], look))
  const newcomer = await openAs(browser, SITE, 'neu', device)
  screens.push(await takeScreen(newcomer, [at('/einfuehrung')], look))
  screens.push(await takeScreen(member, [at('/support')], look))
  return screens
}
