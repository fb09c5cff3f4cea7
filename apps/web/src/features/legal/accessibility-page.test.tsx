import { getLegalText } from '@wohlauf/contract/legal/legal'
import { reportBarrier } from '@wohlauf/contract/support/support'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const WITH_STATEMENT: AppSettings = { ...sampleApp, optionalLegalTexts: ['ACCESSIBILITY'] }
const STATEMENT = {
  version: '2099-03-05',
  bodyHtml:
    '<p>Was in dieser App ohne Hindernisse geht.</p><h2>Was noch nicht geht</h2><p>Videos haben keine Untertitel.</p>',
  isInForce: true,
  formerVersions: [],
}

const report = page.getByRole('region', { name: 'Barriere melden' })
const field = (name: string) => report.getByRole('textbox', { name })
const send = report.getByRole('button', { name: 'Barriere melden' })
/** Finds a button that looks disabled too. */
const press = () => (send.element() as HTMLElement).click()
const sentReports = (server: FakeServer) => server.callsOf(reportBarrier).map(({ input }) => input)

const openStatement = async (server: FakeServer) => {
  server.on(getLegalText, STATEMENT)
  await openScreen({ server, path: '/barrierefreiheit', app: WITH_STATEMENT })
  await expect.element(send).toBeVisible()
}

const fill = async (emailAddress = '') => {
  await field('Was hindert dich?').fill('Die Uhrzeit wird nicht vorgelesen.')
  await field('Wo?').fill('Tagebuch')
  await field('E-Mail Adresse (freiwillig)').fill(emailAddress)
}

test('the statement is read without a session, and its contents lead to the report of a barrier', async ({
  server,
}) => {
  await page.viewport(1440, 900)
  await openStatement(server)
  await expect.element(page.getByText('Fassung vom 05.03.2099')).toBeVisible()
  await expect.element(page.getByText('Videos haben keine Untertitel.')).toBeVisible()
  expect(server.callsOf(getLegalText).map(({ input }) => input)).toEqual([{ kind: 'ACCESSIBILITY' }])
  await page
    .getByRole('navigation', { name: 'Inhalt dieser Seite' })
    .getByRole('link', { name: 'Barriere melden' })
    .click()
  await expect.element(page.getByRole('heading', { name: 'Barriere melden' })).toHaveFocus()
})

test('an app without a statement has no such page', async ({ server }) => {
  server.refuse(getLegalText, 'not-found')
  await openScreen({ server, path: '/barrierefreiheit' })
  await expect.element(page.getByRole('heading', { name: 'Nicht gefunden' })).toBeVisible()
  expect(report.elements()).toEqual([])
})

test('a barrier is reported with the keyboard, and the answer is announced', async ({ server }) => {
  server.on(reportBarrier, {})
  await openStatement(server)
  // A region that comes with its text is not announced.
  const liveRegion = report.getByRole('status').element()
  await fill('petra@firma.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(report.getByRole('button', { name: 'Noch eine Barriere melden' })).toHaveFocus()
  await expect
    .element(liveRegion)
    .toMatchTextContent('Danke, deine Meldung ist bei uns. Unsere Antwort geht an petra@firma.example.')
  expect(sentReports(server)).toEqual([
    { barrier: 'Die Uhrzeit wird nicht vorgelesen.', place: 'Tagebuch', emailAddress: 'petra@firma.example' },
  ])
  await expectAccessible()

  await report.getByRole('button', { name: 'Noch eine Barriere melden' }).click()
  await expect.element(field('Was hindert dich?')).toHaveFocus()
  await expect.element(field('Was hindert dich?')).toHaveValue('')
})

test('without an address nobody is promised an answer; two presses send one report', async ({ server }) => {
  const { resume } = server.hold(reportBarrier, {})
  await openStatement(server)
  await fill()
  await send.click()
  press()
  resume()
  await expect.element(report.getByText(/deshalb bekommst du keine Antwort/)).toBeVisible()
  expect(sentReports(server)).toHaveLength(1)
})

test('what is missing is said at its field, and a wrong address too', async ({ server }) => {
  await openStatement(server)
  press()
  await expect.poll(() => report.getByText('Dieses Feld muss gefüllt sein').elements()).toHaveLength(2)
  await expect.element(field('Was hindert dich?')).toHaveFocus()
  await expectAccessible()
  await fill('petra')
  press()
  await expect.element(report.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
  expect(sentReports(server)).toEqual([])
})

test('a report that cannot be sent says why, and loses nothing', async ({ server }) => {
  server.refuse(reportBarrier, 'too-many-requests')
  await openStatement(server)
  await fill()
  await send.click()
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/zu viele|zu oft|später/i)
        .first(),
    )
    .toBeVisible()
  await expect.element(field('Was hindert dich?')).toHaveValue('Die Uhrzeit wird nicht vorgelesen.')
})

test.for([
  [360, 740],
  [1440, 900],
] as const)('the page is accessible, and fits %i × %i', async ([width, height], { server }) => {
  await page.viewport(width, height)
  await openStatement(server)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
