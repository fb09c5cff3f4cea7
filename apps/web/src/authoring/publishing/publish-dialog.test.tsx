import {
  getExperienceReportsAsManager,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, chooseFromMenu, dialogNamed, message, openAsManager, rows } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleReport } from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'
import { firstProposal, plannedText } from '../planned-time.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const serve = (server: FakeServer, plans: readonly (string | null)[]) => {
  server.on(
    getExperienceReportsAsManager,
    plans.map((publishAt, index) => sampleReport(index + 1, { isPublished: false, publishAt })),
  )
  server.on(planPublicationOfExperienceReportAsManager, {})
  server.on(publishExperienceReportAsManager, {})
}

const open = async (number: number) => {
  await chooseFromMenu(`Mehr zu: Petra ${number}`, 'Veröffentlichen')
  const dialog = dialogNamed('Erfahrungsbericht veröffentlichen')
  await expect.element(dialog.getByText(`„Petra ${number}“`)).toBeVisible()
  return dialog
}

const openDialog = async (server: FakeServer, publishAt: string | null) => {
  serve(server, [publishAt])
  await openAsManager(server, '/verwaltung/erfahrungsberichte')
  await chooseFromMenu('Mehr zu: Petra 1', 'Veröffentlichen')
  return dialogNamed('Erfahrungsbericht veröffentlichen')
}

const plans = (server: FakeServer) =>
  server.callsOf(planPublicationOfExperienceReportAsManager).map(({ input }) => input)

test('a publication is planned for tomorrow at eight unless another time is chosen', async ({ server }) => {
  const dialog = await openDialog(server, null)
  await dialog.getByText('Später', { exact: true }).click()
  await expectAccessible()
  const proposal = firstProposal(new Date())
  await button('Planen', dialog).click()
  await expect.element(message(`Erfahrungsbericht erscheint ${plannedText(proposal)}.`)).toBeVisible()
  expect(plans(server)).toEqual([{ experienceReportId: idOf(1), publishAt: proposal }])
  expect(server.callsOf(publishExperienceReportAsManager)).toEqual([])
})

test('a planned item says when it appears; its plan can be cancelled', async ({ server }) => {
  const plannedTime = new Date(Date.now() + 9 * DAY_MS).toISOString()
  const dialog = await openDialog(server, plannedTime)
  await expect
    .element(rows().first())
    .toMatchTextContent(`Petra 1, LehrerinGeplantErscheint ${plannedText(plannedTime)}`)
  await expect.element(button('Planen', dialog)).toBeVisible()
  await dialog.getByText('Nicht mehr', { exact: true }).click()
  await button('Planung aufheben', dialog).click()
  await expect.element(message('Erfahrungsbericht erscheint nicht mehr von selbst.')).toBeVisible()
  expect(plans(server)).toEqual([{ experienceReportId: idOf(1), publishAt: null }])
})

test.for([
  ['to a year ahead', -1, true],
  ['not later', 1, false],
] as const)('a publication can be planned %s', async ([, minutes, isAllowed], { server }) => {
  const plannedTime = new Date(Date.now() + 366 * DAY_MS + minutes * 60_000).toISOString()
  const dialog = await openDialog(server, plannedTime)
  const problem = dialog.getByText(/^Das Datum darf nicht nach dem/)
  const plan = button('Planen', dialog)
  if (isAllowed) {
    await expect.element(plan).toBeEnabled()
    expect(problem.query()).toBeNull()
  } else {
    await expect.element(problem).toBeVisible()
    await expect.element(plan).toBeDisabled()
  }
})

test('nothing is planned for a time that is over', async ({ server }) => {
  const over = new Date(Date.now() - DAY_MS).toISOString()
  const dialog = await openDialog(server, over)
  await expect.element(dialog.getByText(/^Das Datum darf nicht vor dem/)).toBeVisible()
  await expect.element(button('Planen', dialog)).toBeDisabled()
})

test('each opening begins with the state of its item, not with the choice made for another', async ({
  server,
}) => {
  serve(server, [null, inDays(9)])
  await openAsManager(server, '/verwaltung/erfahrungsberichte')
  const unplanned = await open(1)
  await unplanned.getByText('Später', { exact: true }).click()
  await button('Abbrechen', unplanned).click()
  const plannedDialog = await open(2)
  await expect.element(plannedDialog.getByText('Nicht mehr', { exact: true })).toBeVisible()
  await expect.element(button('Planen', plannedDialog)).toBeVisible()
  await plannedDialog.getByText('Nicht mehr', { exact: true }).click()
  await button('Abbrechen', plannedDialog).click()
  const again = await open(1)
  await expect.element(again.getByRole('radio', { name: 'Jetzt' })).toBeChecked()
  await expect.element(button('Veröffentlichen', again)).toBeVisible()
})

test('a plan that is answered late closes its own dialog, not the one opened meanwhile', async ({
  server,
}) => {
  serve(server, [null, null])
  await openAsManager(server, '/verwaltung/erfahrungsberichte')
  const { resume } = server.hold(publishExperienceReportAsManager, {})
  const first = await open(1)
  await button('Veröffentlichen', first).click()
  await button('Schließen', first).click()
  const second = await open(2)
  await expect.element(button('Veröffentlichen', second)).not.toHaveAttribute('data-loading')
  resume()
  await expect.element(message('Erfahrungsbericht wurde veröffentlicht.')).toBeVisible()
  await expect.element(button('Veröffentlichen', second)).toBeVisible()
})

test('the server’s message about the time is shown at the field', async ({ server }) => {
  const dialog = await openDialog(server, null)
  server.refuse(planPublicationOfExperienceReportAsManager, 'not-valid', {
    publishAt: 'Diese Zeit ist vorbei.',
  })
  await dialog.getByText('Später', { exact: true }).click()
  await button('Planen', dialog).click()
  const time = dialog.getByRole('group', { name: /^Zeitpunkt/ })
  await expect.element(time).toMatchTextContent('Diese Zeit ist vorbei.')
  await dialog.getByRole('combobox', { name: 'Stunde' }).selectOptions('09')
  await expect.element(dialog.getByText('Diese Zeit ist vorbei.')).not.toBeInTheDocument()
})

test('on a device whose clock is a day slow, tomorrow is the server’s', async ({ server }) => {
  const now = () => new Date(Date.now() + DAY_MS)
  server.setClock(now)
  const dialog = await openDialog(server, null)
  await dialog.getByText('Später', { exact: true }).click()
  await button('Planen', dialog).click()
  await expect.poll(() => plans(server)[0]?.publishAt).toBe(firstProposal(now()))
})
