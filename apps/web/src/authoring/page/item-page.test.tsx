import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import {
  button,
  chooseFile,
  dialogNamed,
  expectSaid,
  field,
  formNamed,
  link,
  openAsManager,
  rows,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleReport } from '../../testing/managed-samples.ts'
import { makePhoto } from '../../testing/photo.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const LIST = '/verwaltung/erfahrungsberichte'
const change = formNamed('Erfahrungsbericht bearbeiten')
const preview = page.getByRole('region', { name: 'Vorschau der Seite' })
const MANY = Array.from({ length: 30 }, (_, index) => sampleReport(index + 1))

const openReport = async (server: FakeServer, number = 1) => {
  server.on(getExperienceReportsAsManager, MANY)
  await openAsManager(server, LIST)
  await link(`Petra ${number}, Lehrerin`).click()
  await expect.element(field(change, 'Name')).toHaveValue(`Petra ${number}`)
}

/** Makes the server store each save as the next revision. */
const store = (server: FakeServer) =>
  server.on(updateExperienceReportAsManager, ({ experienceReportId, name, revision }) => {
    server.on(
      getExperienceReportsAsManager,
      MANY.map((each) =>
        each.experienceReportId === experienceReportId
          ? { ...each, name, revision: Number(revision) + 1 }
          : each,
      ),
    )
    return {}
  })

/** Removes the focus, as after a dialog was closed. */
const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(document.activeElement).toBe(document.body)
}

const saveByLetter = () => userEvent.keyboard('{Control>}s{/Control}')

test('the preview follows each key', async ({ server }) => {
  await openReport(server)
  await field(change, 'Name').fill('')
  await userEvent.keyboard('Pau')
  await expect.element(preview.getByText('Pau', { exact: true })).toBeVisible()
  await userEvent.keyboard('la')
  await expect.element(preview.getByText('Paula', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('on a phone either the form or its preview is there', async ({ server }) => {
  await openReport(server)
  await page.viewport(360, 740)
  await expect.poll(() => preview.query()).toBeNull()
  await page.getByText('Vorschau', { exact: true }).click()
  await expect.element(preview).toBeVisible()
  await expect.poll(() => change.query()).toBeNull()
  await expectAccessible()
  await page.getByText('Schreiben', { exact: true }).click()
  await expect.element(field(change, 'Name')).toBeVisible()
})

test('saving leads back to the row, which is in view, marked, and has the focus', async ({ server }) => {
  await openReport(server, 25)
  store(server)
  await field(change, 'Name').fill('Paula')
  await button('Speichern', change).click()
  await expectSaid('Erfahrungsbericht wurde angepasst.')
  const opener = link('Paula, Lehrerin')
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).toBeInViewport()
  const markedRows = rows()
    .elements()
    .filter((row) => row.hasAttribute('data-marked'))
  expect(markedRows.map((row) => row.textContent)).toEqual([expect.stringContaining('Paula')])
})

test('Ctrl and S save, and editing continues: nothing closes, the focus stays, and the next change is based on the last', async ({
  server,
}) => {
  await openReport(server)
  store(server)
  const name = field(change, 'Name')
  await name.fill('Paula')
  await saveByLetter()
  await expectSaid('Erfahrungsbericht wurde angepasst.')
  await expect.element(change.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Pauline')
  await expect.element(change.getByText('Noch nicht gespeichert')).toBeVisible()
  await saveByLetter()
  await expect.element(change.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(
    server.callsOf(updateExperienceReportAsManager).map(({ input }) => [input.name, input.revision]),
  ).toEqual([
    ['Paula', '1'],
    ['Pauline', '2'],
  ])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pauline' })).toBeVisible()
})

test('Ctrl and Enter save where nothing has the focus, and only once', async ({ server }) => {
  await openReport(server)
  store(server)
  await field(change, 'Name').fill('Paula')
  leaveField()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectSaid('Erfahrungsbericht wurde angepasst.')
  await expect.element(link('Paula, Lehrerin')).toBeVisible()
  expect(server.callsOf(updateExperienceReportAsManager)).toHaveLength(1)
})

test('Escape where nothing has the focus leaves the page once', async ({ server }) => {
  server.on(getExperienceReportsAsManager, MANY)
  server.on(getHabitsAsManager, [])
  const { router } = await openAsManager(server, '/verwaltung/gewohnheiten')
  await router.navigate({ href: LIST })
  await link('Petra 1, Lehrerin').click()
  await expect.element(field(change, 'Name')).toBeVisible()
  leaveField()
  await userEvent.keyboard('{Escape}')
  await expect.element(link('Petra 1, Lehrerin')).toHaveFocus()
  expect(router.state.location.pathname).toBe(LIST)
})

test('input typed while a change is in flight stays, and is the next change', async ({ server }) => {
  await openReport(server)
  const name = field(change, 'Name')
  await name.fill('Paula')
  const answer = server.hold(updateExperienceReportAsManager, {})
  await saveByLetter()
  await name.fill('Pauline')
  server.on(getExperienceReportsAsManager, [sampleReport(1, { name: 'Paula', revision: 2 })])
  answer.resume()
  await expectSaid('Erfahrungsbericht wurde angepasst.')
  await expect.element(name).toHaveValue('Pauline')
  await expect.element(change.getByText('Noch nicht gespeichert')).toBeVisible()
  expect(change.getByRole('alert').query()).toBeNull()
  await saveByLetter()
  await expect.element(change.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(server.callsOf(updateExperienceReportAsManager).at(-1)?.input.revision).toBe('2')
})

test('a picture chosen while a change is in flight is the next change', async ({ server }) => {
  await openReport(server)
  await field(change, 'Name').fill('Paula')
  server.on(updateExperienceReportAsManager, {})
  const newest = server.hold(getExperienceReportsAsManager, [sampleReport(1, { name: 'Paula', revision: 2 })])
  await saveByLetter()
  await expect.poll(() => server.callsOf(updateExperienceReportAsManager)).toHaveLength(1)
  await chooseFile(change, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  const chosenPicture = change.getByRole('img', { name: 'Gewähltes Bild' })
  await expect.element(chosenPicture).toBeVisible()
  newest.resume()
  await expectSaid('Erfahrungsbericht wurde angepasst.')
  await expect.element(change.getByText('Noch nicht gespeichert')).toBeVisible()
  await expect.element(chosenPicture).toBeVisible()
})

test('Escape keeps the draft, says so in the row, and leads there', async ({ server }) => {
  await openReport(server, 3)
  await field(change, 'Name').fill('Paula')
  await userEvent.keyboard('{Escape}')
  await expect.element(change).not.toBeInTheDocument()
  await expect.element(rows().nth(2)).toMatchTextContent(/Entwurf behalten\s*·\s*Wieder öffnen/)
  expect(page.getByText('Entwurf behalten').elements()).toHaveLength(1)
  await expectAccessible()
  await button('Wieder öffnen: Petra 3').click()
  await expect.element(field(change, 'Name')).toHaveValue('Paula')
  await button('Verwerfen', change.getByRole('status')).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(link('Petra 3, Lehrerin')).toHaveFocus()
  expect(page.getByText('Entwurf behalten').query()).toBeNull()
})

test('the draft of a new item is offered above the list', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [])
  await openAsManager(server, LIST)
  await link('Erfahrungsbericht erstellen').click()
  const creation = formNamed('Erfahrungsbericht erstellen')
  await field(creation, 'Name').fill('Paula')
  await userEvent.keyboard('{Escape}')
  await button('Wieder öffnen: Erfahrungsbericht erstellen').click()
  await expect.element(field(creation, 'Name')).toHaveValue('Paula')
})

test('Escape closes only a dialog above the page', async ({ server }) => {
  await openReport(server)
  await chooseFile(change, await makePhoto())
  const crop = dialogNamed('Ausschnitt wählen')
  await expect.element(crop).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(crop).not.toBeInTheDocument()
  await expect.element(change).toBeVisible()
})

test('a new item saved by Ctrl and S has an address of its own, and the form stays', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [])
  const { router } = await openAsManager(server, `${LIST}/neu`)
  const creation = formNamed('Erfahrungsbericht erstellen')
  const values = { Name: 'Paula', Beruf: 'Lehrerin', 'Familiäre Situation': 'Ledig', Bericht: 'Ein Anfang.' }
  for (const [label, text] of Object.entries(values)) await field(creation, label).fill(text)
  await chooseFile(creation, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  await expect.element(creation.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  server.on(createExperienceReportAsManager, ({ experienceReportId, name }) => {
    server.on(getExperienceReportsAsManager, [
      sampleReport(1, { experienceReportId: String(experienceReportId), name }),
    ])
    return { experienceReportId: String(experienceReportId) }
  })
  const name = field(creation, 'Name')
  await name.click()
  await saveByLetter()
  await expectSaid('Erfahrungsbericht wurde erstellt.')
  const [call] = server.callsOf(createExperienceReportAsManager)
  await expect.poll(() => router.state.location.pathname).toBe(`${LIST}/${call?.input.experienceReportId}`)
  await expect.element(field(change, 'Name')).toHaveFocus()
  store(server)
  await field(change, 'Name').fill('Pauline')
  await saveByLetter()
  await expect
    .poll(() => server.callsOf(updateExperienceReportAsManager).map(({ input }) => input.revision))
    .toEqual(['1'])
})

test('input typed while a new item is being created is its draft, and no other new item is begun', async ({
  server,
}) => {
  server.on(getExperienceReportsAsManager, [])
  await openAsManager(server, `${LIST}/neu`)
  const creation = formNamed('Erfahrungsbericht erstellen')
  const values = { Name: 'Paula', Beruf: 'Lehrerin', 'Familiäre Situation': 'Ledig', Bericht: 'Ein Anfang.' }
  for (const [label, text] of Object.entries(values)) await field(creation, label).fill(text)
  await chooseFile(creation, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  await expect.element(creation.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  const answer = server.hold(createExperienceReportAsManager, { experienceReportId: idOf(1) })
  await field(creation, 'Name').click()
  await saveByLetter()
  await expect.poll(() => server.callsOf(createExperienceReportAsManager)).toHaveLength(1)
  const [call] = server.callsOf(createExperienceReportAsManager)
  const experienceReportId = String(call?.input.experienceReportId)
  await field(creation, 'Name').fill('Pauline')
  server.on(getExperienceReportsAsManager, [sampleReport(1, { experienceReportId, name: 'Paula' })])
  answer.resume()
  await expect.element(field(change, 'Name')).toHaveValue('Pauline')
  await userEvent.keyboard('{Escape}')
  await expect.element(rows()).toMatchTextContent(/Entwurf behalten/)
  expect(page.getByText('Entwurf behalten').elements()).toHaveLength(1)
})

test('an item that another user has deleted stays on the screen; an unknown one leads to the list', async ({
  server,
}) => {
  await openReport(server)
  await field(change, 'Name').fill('Paula')
  server.on(getExperienceReportsAsManager, [])
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect
    .element(change.getByRole('alert'))
    .toMatchTextContent('Der Erfahrungsbericht wurde inzwischen gelöscht.')
  await expect.element(field(change, 'Name')).toHaveValue('Paula')
  await openAsManager(server, `${LIST}/${idOf(77)}`)
  await expect
    .element(page.getByRole('heading', { name: 'Diesen Erfahrungsbericht gibt es nicht' }))
    .toBeVisible()
  await expect.element(link('Alle Erfahrungsberichte')).toHaveAttribute('href', LIST)
})
