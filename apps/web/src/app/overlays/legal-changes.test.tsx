import { getCompany, getLegalText } from '@wohlauf/contract/legal/legal'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import {
  acceptLegalText,
  type ChangedLegalText,
  getChangedLegalTexts,
} from '@wohlauf/contract/own-data/legal-consents'
import { getUserProgress, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { sampleCompany } from '../../testing/sample-company.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const TERMS: ChangedLegalText = { kind: 'TERMS_OF_USE', version: '2099-03-05' }
const PROTECTION: ChangedLegalText = { kind: 'DATA_PROTECTION', version: '2099-04-06' }

const terms = dialogNamed('Unsere Nutzungsbedingungen haben sich geändert')
const levelUp = dialogNamed('Glückwunsch')
const protection = dialogNamed('Unsere Datenschutzerklärung hat sich geändert')

/** Announces a changed text with every poll until it is accepted. */
const change = (server: FakeServer, ...texts: ChangedLegalText[]) => {
  let open = texts
  server.on(getModules, [])
  server.on(getChangedLegalTexts, () => open)
  server.on(acceptLegalText, ({ kind }) => {
    open = open.filter((text) => text.kind !== kind)
    return {}
  })
}
const openModules = (server: FakeServer, isReload = false) =>
  openScreen({ server, path: '/module', user: sampleUser(), isReload })

test('changed terms are announced with their day, and agreed to', async ({ server }) => {
  change(server, TERMS)
  await openModules(server)
  await expect.element(terms).toMatchTextContent('Seit dem 05.03.2099 gibt es eine neue Fassung.')
  const link = terms.getByRole('link', { name: 'Nutzungsbedingungen lesen' })
  await expect.element(link).toHaveAttribute('href', '/nutzungsbedingungen')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await button('Zustimmen', terms).click()
  await expect.element(terms).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(acceptLegalText).map(({ input }) => input)).toEqual([TERMS])
})

test('changed data protection is announced after the terms, and asks for nothing', async ({ server }) => {
  change(server, TERMS, PROTECTION)
  await openModules(server)
  await expect.element(terms).toBeVisible()
  expect(protection.elements()).toEqual([])
  await button('Zustimmen', terms).click()
  await expect.element(protection).toMatchTextContent('Seit dem 06.04.2099 gilt eine neue Fassung.')
  expect(button('Später', protection).elements()).toEqual([])
  await button('Verstanden', protection).click()
  await expect.element(protection).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(acceptLegalText).map(({ input }) => input))
    .toEqual([TERMS, PROTECTION])
})

test.for(['Später', 'Escape'])(
  '%s is no consent: the next dialog opens, and the question returns when the app is next opened',
  async (way, { server }) => {
    change(server, TERMS, PROTECTION)
    await openModules(server)
    await expect.element(terms).toBeVisible()
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await button(way, terms).click()
    await expect.element(protection).toBeVisible()
    expect(terms.elements()).toEqual([])
    expect(server.callsOf(acceptLegalText)).toEqual([])
    await openModules(server, true)
    await expect.element(terms).toBeVisible()
  },
)

test('this dialog is never left out, and the level-up dialog is not shown over it', async ({ server }) => {
  change(server, TERMS)
  server.on(getUserProgress, { ...progress, level: 2, lastCelebratedLevel: 1 })
  server.on(markLevelAsCelebrated, {})
  await openModules(server)
  const open = () => [terms, levelUp].filter((dialog) => dialog.elements().length > 0)
  await expect.poll(open).toHaveLength(1)
  // The order of the two depends on their answers.
  if (open()[0] === levelUp) {
    await userEvent.keyboard('{Escape}')
    await expect.element(levelUp).not.toBeInTheDocument()
  }
  await expect.element(terms).toBeVisible()
  expect(open()).toEqual([terms])
})

test('when yet another version has come into force, that one is asked about', async ({ server }) => {
  change(server, TERMS)
  await openModules(server)
  await expect.element(terms).toBeVisible()
  server.refuse(acceptLegalText, 'conflict')
  server.on(getChangedLegalTexts, [{ ...TERMS, version: '2099-03-06' }])
  await button('Zustimmen', terms).click()
  await expect.element(terms).toMatchTextContent('Seit dem 06.03.2099')
})

test('a consent that could not be stored can be given again', async ({ server }) => {
  change(server, TERMS)
  await openModules(server)
  await expect.element(terms).toBeVisible()
  server.refuse(acceptLegalText, 'unavailable')
  await button('Zustimmen', terms).click()
  await expect.element(page.getByText('Wir sind gerade nicht erreichbar.').first()).toBeVisible()
  server.on(acceptLegalText, {})
  await button('Zustimmen', terms).click()
  await expect.element(terms).not.toBeInTheDocument()
})

test('a person who is reading the text is not asked over it, but on the next page', async ({ server }) => {
  change(server, TERMS)
  server.on(getCompany, sampleCompany)
  server.on(getLegalText, {
    version: TERMS.version,
    bodyHtml: '<p>Neu.</p>',
    isInForce: true,
    formerVersions: [],
  })
  const { router } = await openScreen({ server, path: '/nutzungsbedingungen', user: sampleUser() })
  await expect.element(page.getByText('Neu.')).toBeVisible()
  await expect.poll(() => server.callsOf(getChangedLegalTexts)).not.toEqual([])
  // Longer than a dialog waits for a calm moment.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(terms.elements()).toEqual([])
  await router.navigate({ to: '/module' })
  await expect.element(terms).toBeVisible()
})

test('a manager is asked too', async ({ server }) => {
  change(server, TERMS)
  server.on(getModulesAsManager, [])
  await openScreen({ server, path: '/verwaltung/module', user: sampleUser('ROLE_APP_MANAGER') })
  await expect.element(terms).toBeVisible()
})

test.for(['ROLE_USER', 'ROLE_APP_MANAGER'] as const)(
  'nothing is asked while an admin views the account: %s',
  async (role, { server }) => {
    change(server, TERMS)
    server.on(getModulesAsManager, [])
    const path = role === 'ROLE_USER' ? '/module' : '/verwaltung/module'
    await openScreen({ server, path, user: sampleUser(role, { isImpersonated: true }) })
    await expect.element(page.getByRole('main').getByText(/Noch keine Module/)).toBeVisible()
    expect(server.callsOf(getChangedLegalTexts)).toEqual([])
  },
)

test.for([360, 1440])('the dialog is accessible, and fits a width of %i', async (width, { server }) => {
  await page.viewport(width, 740)
  change(server, TERMS)
  await openModules(server)
  await expect.element(button('Zustimmen', terms)).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
