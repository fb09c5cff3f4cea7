import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  publishExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  getFindingsOfExperienceReportAsManager,
  getStatesOfExperienceReportsAsManager,
  publishChangesOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { firstProposal } from '../../../authoring/planned-time.ts'
import { button, expectSaid, field, formNamed, link, openAsManager } from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleReport } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
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

const openUnpublished = async (server: FakeServer, publishAt: string | null) => {
  server.on(getExperienceReportsAsManager, [sampleReport(1, { isPublished: false, publishAt })])
  server.on(getStatesOfExperienceReportsAsManager, [
    { experienceReportId: idOf(1), isPublished: true, openChanges: 1 },
  ])
  server.on(getFindingsOfExperienceReportAsManager, [])
  server.on(publishChangesOfExperienceReportsAsManager, { hidden: [{ id: idOf(1), publishAt }] })
  server.on(publishExperienceReportAsManager, {})
  await openAsManager(server, `${PATH}/${idOf(1)}`)
  await button('Version freigeben').click()
}

test('a version of an unpublished report is released, and published by one more press', async ({
  server,
}) => {
  await openUnpublished(server, null)
  await expectSaid('Die Version ist freigegeben. Der Erfahrungsbericht ist noch nicht zu sehen.')
  expect(server.callsOf(publishExperienceReportAsManager)).toEqual([])
  await button('Jetzt zeigen').click()
  await expectSaid('Der Erfahrungsbericht ist veröffentlicht.')
  expect(server.callsOf(publishExperienceReportAsManager)[0]?.input).toEqual({ experienceReportId: idOf(1) })
})

test('of a planned report it says when it appears', async ({ server }) => {
  await openUnpublished(server, firstProposal(new Date()))
  await expectSaid('Die Version ist freigegeben. Der Erfahrungsbericht erscheint morgen um 08:00 Uhr.')
  expect(button('Jetzt zeigen').query()).toBeNull()
})
