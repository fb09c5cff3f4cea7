import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { button, field, formNamed, link, openAsManager } from '../../../testing/editing.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/erfahrungsberichte'

test('a new report begins with 18 years, and needs a photo', async ({ server }) => {
  server.on(getExperienceReportsAsManager, [])
  await openAsManager(server, PATH)
  await link('Erfahrungsbericht erstellen').click()
  const form = formNamed('Erfahrungsbericht erstellen')
  await expect.element(field(form, 'Name')).toHaveFocus()
  await expect.element(field(form, 'Alter in Jahren')).toHaveValue('18')
  await field(form, 'Name').fill('Petra')
  await field(form, 'Beruf').fill('Lehrerin')
  await field(form, 'Familiäre Situation').fill('Ledig')
  await field(form, 'Bericht').fill('Es begann mit einem Glas Wasser.')
  await expect.element(button('Erstellen', form)).toBeDisabled()
  expect(server.callsOf(createExperienceReportAsManager)).toEqual([])
})
