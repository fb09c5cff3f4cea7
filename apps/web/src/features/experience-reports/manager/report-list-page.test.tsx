import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  field,
  message,
  openAsManager,
  rows,
  save,
} from '../../../testing/editing.ts'
import { sampleReport } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/erfahrungsberichte'

test('shows which reports are published', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1), sampleReport(2, { isPublished: false })])
  await openAsManager(server, PATH)
  await expect.element(rows().first()).toMatchTextContent('Petra 1, LehrerinVeröffentlicht')
  await expect.element(rows().nth(1)).toMatchTextContent('Petra 2, LehrerinUnveröffentlicht')
})

test('a new report begins with 18 years, and needs a photo', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [])
  await openAsManager(server, PATH)
  await button('Erfahrungsbericht erstellen').click()
  const form = dialogNamed('Erfahrungsbericht erstellen')
  await expect.element(field(form, 'Name')).toHaveFocus()
  await expect.element(field(form, 'Alter in Jahren')).toHaveValue('18')
  await field(form, 'Name').fill('Petra')
  await field(form, 'Beruf').fill('Lehrerin')
  await field(form, 'Familiäre Situation').fill('Ledig')
  await field(form, 'Bericht').fill('Es begann mit einem Glas Wasser.')
  await expect.element(button('Erstellen', form)).toBeDisabled()
  expect(server.callsOf(createExperienceReportAsManager)).toEqual([])
})

test('changes a report without a new photo, and sends its revision', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1)])
  server.on(updateExperienceReportAsManager, {})
  await openAsManager(server, PATH)
  await button('Petra 1, Lehrerin').click()
  const form = dialogNamed('Erfahrungsbericht bearbeiten')
  await field(form, 'Beruf').fill('Schulleiterin')
  await save(form, 'Speichern', 'Erfahrungsbericht wurde angepasst.')
  const [sent] = server.callsOf(updateExperienceReportAsManager)
  expect(sent?.input).toMatchObject({ experienceReportId: idOf(1), job: 'Schulleiterin', revision: '1' })
  expect(sent?.files).toEqual({})
})

test('asks before it publishes a report, and before it hides one', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1, { isPublished: false }), sampleReport(2)])
  server.on(publishExperienceReportAsManager, {})
  server.on(unpublishExperienceReportAsManager, {})
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Petra 1', 'Veröffentlichen')
  const publishing = dialogNamed('Erfahrungsbericht veröffentlichen')
  expect(server.callsOf(publishExperienceReportAsManager)).toEqual([])
  await button('Veröffentlichen', publishing).click()
  await expect.element(message('Erfahrungsbericht wurde veröffentlicht.')).toBeVisible()
  await chooseFromMenu('Mehr zu: Petra 2', 'Verstecken')
  await button('Verstecken', dialogNamed('Erfahrungsbericht verstecken')).click()
  await expect.element(message('Erfahrungsbericht wurde versteckt.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(publishExperienceReportAsManager).map(({ input }) => input))
    .toEqual([{ experienceReportId: idOf(1) }])
  await expect
    .poll(() => server.callsOf(unpublishExperienceReportAsManager).map(({ input }) => input))
    .toEqual([{ experienceReportId: idOf(2) }])
})
