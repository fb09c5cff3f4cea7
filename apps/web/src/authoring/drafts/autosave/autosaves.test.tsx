import {
  dropAutosaveAsManager,
  getAutosaveAsManager,
  getAutosavesAsManager,
  keepAutosaveAsManager,
} from '@wohlauf/contract/autosaves/autosaves'
import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import {
  button,
  expectSaid,
  field,
  formNamed,
  link,
  openAsManager,
  reload,
  rows,
} from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleReport } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const LIST = '/verwaltung/erfahrungsberichte'
const REPORT = `${LIST}/${idOf(1)}`
const NAME = `experienceReport-${idOf(1)}`
const form = formNamed('Erfahrungsbericht bearbeiten')
const name = field(form, 'Name')
const SAFE = 'Noch nicht gespeichert · Entwurf gesichert'

const open = async (server: FakeServer) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1)])
  await openAsManager(server, REPORT)
  await expect.element(name).toHaveValue('Petra 1')
}

const keptDrafts = (server: FakeServer) =>
  server.callsOf(keepAutosaveAsManager).map(({ input }) => ({
    name: input.name,
    revision: input.revision,
    written: JSON.parse(String(input.values)).name,
  }))

/** Sets the draft that the server has from another device. */
const typedElsewhere = (server: FakeServer, text: string, revision = 1) => {
  const { experienceReportId, ageInYears, job, familySituation, content } = sampleReport(1)
  const values = { experienceReportId, name: text, ageInYears, job, familySituation, content }
  const typedAt = '2026-03-05T10:00:00.000Z'
  server.on(getAutosavesAsManager, [{ name: NAME, typedAt }])
  server.on(getAutosaveAsManager, { name: NAME, values: JSON.stringify(values), revision, typedAt })
}

test('input is kept automatically as a draft, which is announced, and is not saved', async ({ server }) => {
  await open(server)
  expect(form.getByText('Noch nicht gespeichert').query()).toBeNull()
  await name.fill('Paula')
  await expect.element(form.getByText(SAFE, { exact: true })).toBeVisible()
  expect(keptDrafts(server)).toEqual([{ name: NAME, revision: 1, written: 'Paula' }])
  await userEvent.keyboard('!')
  await expect.poll(() => keptDrafts(server).at(-1)?.written).toBe('Paula!')
  expect(server.callsOf(updateExperienceReportAsManager)).toEqual([])
  await expectAccessible()
})

test('the draft is available on another device, where its row is marked and the form starts with it', async ({
  server,
}) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1)])
  typedElsewhere(server, 'Paula, vom Schreibtisch')
  await openAsManager(server, LIST)
  await expect.element(rows().first()).toMatchTextContent(/Entwurf behalten/)
  await button('Wieder öffnen: Petra 1').click()
  await expect.element(name).toHaveValue('Paula, vom Schreibtisch')
  await expect
    .element(form.getByText('Deine Eingaben vom 05.03.2026, 11:00 Uhr sind wieder da.'))
    .toBeVisible()
  await button('Verwerfen', form.getByRole('status')).click()
  await expect.element(name).toHaveValue('Petra 1')
  await expect
    .poll(() => server.callsOf(dropAutosaveAsManager).map(({ input }) => input.name))
    .toEqual([NAME])
})

test('a draft from before another user’s save is a conflict', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1, { name: 'Petra, neu', revision: 2 })])
  typedElsewhere(server, 'Paula')
  await openAsManager(server, REPORT)
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(/Der Erfahrungsbericht wurde inzwischen geändert/)
  await expect.element(name).toHaveValue('Paula')
})

test('a draft that was saved without an answer is no draft any more', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1, { name: 'Paula', revision: 2 })])
  typedElsewhere(server, 'Paula')
  await openAsManager(server, REPORT)
  await expect.element(name).toHaveValue('Paula')
  expect(form.getByText('sind wieder da').query()).toBeNull()
  expect(form.getByRole('alert').query()).toBeNull()
  await expect.poll(() => server.callsOf(dropAutosaveAsManager)).toHaveLength(1)
})

test('saving removes it; the last saved state comes back by discarding', async ({ server }) => {
  await open(server)
  server.on(updateExperienceReportAsManager, ({ name: savedName }) => {
    server.on(getExperienceReportsAsManager, [sampleReport(1, { name: savedName, revision: 2 })])
    return {}
  })
  await name.fill('Paula')
  await expect.element(form.getByText(SAFE, { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expectSaid('Erfahrungsbericht wurde angepasst.')
  await expect.poll(() => server.callsOf(dropAutosaveAsManager)).toHaveLength(1)
  await expect.element(form.getByText('Gespeichert', { exact: true })).toBeVisible()
  await name.fill('Etwas ganz anderes')
  await expect
    .poll(() => keptDrafts(server).at(-1))
    .toEqual({ name: NAME, revision: 2, written: 'Etwas ganz anderes' })
  await button('Verwerfen', form).click()
  await expect.poll(() => server.callsOf(dropAutosaveAsManager)).toHaveLength(2)
  await link(/Paula/).click()
  await expect.element(name).toHaveValue('Paula')
})

test('without a connection it stays on the device, and is sent when there is one', async ({ server }) => {
  await open(server)
  server.setReachable(false)
  await name.fill('Paula')
  const alone = 'Noch nicht gespeichert · Entwurf nur auf diesem Gerät: keine Verbindung'
  await expect.element(form.getByText(alone)).toBeVisible()
  server.setReachable(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(form.getByText(SAFE, { exact: true })).toBeVisible()
  expect(keptDrafts(server).at(-1)?.written).toBe('Paula')
})

test('a login that expires during typing does not interrupt it; the input is restored after the next login', async ({
  server,
}) => {
  await open(server)
  server.refuse(keepAutosaveAsManager, 'authentication-required')
  await name.fill('Paula')
  await expect
    .element(
      form.getByText('Noch nicht gespeichert · Entwurf nur auf diesem Gerät: deine Anmeldung ist abgelaufen'),
    )
    .toBeVisible()
  await userEvent.keyboard(' Panther')
  await expect.element(name).toHaveValue('Paula Panther')
  server.refuse(updateExperienceReportAsManager, 'authentication-required')
  await button('Speichern', form).click()
  await expectSaid('Deine Anmeldung ist abgelaufen, melde dich bitte neu an.')
  server.on(keepAutosaveAsManager, {})
  await reload(server, REPORT)
  await expect.element(name).toHaveValue('Paula Panther')
})

test('the draft of a new item keeps its id on every device: the item is created once', async ({ server }) => {
  const experienceReportId = idOf(9)
  const { ageInYears, job, familySituation, content } = sampleReport(1)
  const values = { experienceReportId, name: 'Paula', ageInYears, job, familySituation, content }
  server.on(getExperienceReportsAsManager, [])
  server.on(getAutosaveAsManager, ({ name: requestedName }) => ({
    name: requestedName,
    values: JSON.stringify(values),
    typedAt: '2026-03-05T10:00:00.000Z',
  }))
  await openAsManager(server, `${LIST}/neu`)
  const creation = formNamed('Erfahrungsbericht erstellen')
  await expect.element(field(creation, 'Name')).toHaveValue('Paula')
  await userEvent.keyboard('!')
  await expect
    .poll(() => server.callsOf(keepAutosaveAsManager).map(({ input }) => JSON.parse(String(input.values))))
    .toContainEqual(expect.objectContaining({ experienceReportId }))
  expect(server.callsOf(createExperienceReportAsManager)).toEqual([])
})

test('an admin who views the account stores nothing', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1)])
  await openAsManager(server, REPORT, { user: sampleUser('ROLE_APP_MANAGER', { isImpersonated: true }) })
  await name.fill('Paula')
  await expect.element(page.getByText('Noch nicht gespeichert', { exact: true })).toBeVisible()
  expect(server.callsOf(getAutosaveAsManager)).toEqual([])
  expect(server.callsOf(keepAutosaveAsManager)).toEqual([])
})
