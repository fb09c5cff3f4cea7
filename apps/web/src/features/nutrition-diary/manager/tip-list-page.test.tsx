import {
  getTipsAsManager,
  publishTipAsManager,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  expectReportsTooLong,
  expectSaid,
  field,
  openAsManager,
  rows,
  save,
} from '../../../testing/editing.ts'
import { sampleTip } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/ernaehrungstagebuch'

test('an empty tip is refused, and one that is too long stays as it was pasted', async ({ server }) => {
  server.on(getTipsAsManager, [sampleTip(1)])
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Tipp 1', 'Bearbeiten')
  const form = dialogNamed('Tipp bearbeiten')
  await field(form, 'Tipp').fill(' ')
  await userEvent.tab()
  await expect.element(form.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expectReportsTooLong(form, field(form, 'Tipp'), 255)
  await expect.element(button('Speichern', form)).toBeDisabled()
})

test('publishes a tip', async ({ server }) => {
  server.on(getTipsAsManager, [sampleTip(1, { isPublished: false })])
  server.on(publishTipAsManager, () => {
    server.on(getTipsAsManager, [sampleTip(1)])
    return {}
  })
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Tipp 1', 'Veröffentlichen')
  await expectSaid('Tipp wurde veröffentlicht.')
  await expect.element(page.getByText('Unveröffentlicht')).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(publishTipAsManager)[0]?.input)
    .toEqual({ nutritionDiaryTipId: idOf(1) })
})

test('hides a tip', async ({ server }) => {
  server.on(getTipsAsManager, [sampleTip(1)])
  server.on(unpublishTipAsManager, () => {
    server.on(getTipsAsManager, [sampleTip(1, { isPublished: false })])
    return {}
  })
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Tipp 1', 'Verstecken')
  await expectSaid('Tipp wurde versteckt.')
  await expect.element(page.getByText('Unveröffentlicht')).toBeVisible()
  await expect
    .poll(() => server.callsOf(unpublishTipAsManager)[0]?.input)
    .toEqual({ nutritionDiaryTipId: idOf(1) })
})

test('sorts the tips, only when there is more than one', async ({ server }) => {
  server.on(getTipsAsManager, [sampleTip(1)])
  server.on(updateOrderOfTipsAsManager, {})
  await openAsManager(server, PATH)
  await expect.element(rows()).toMatchTextContent('Tipp 1')
  expect(button('Sortieren').query()).toBeNull()
  server.on(getTipsAsManager, [sampleTip(1), sampleTip(2)])
  await openAsManager(server, PATH)
  await button('Sortieren').click()
  const form = dialogNamed('Tipps sortieren')
  await expect.element(form).toMatchTextContent('Überprüfe: Tipp 2')
  await button('Überprüfe: Tipp 1 nach unten', form).click()
  await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateOrderOfTipsAsManager)[0]?.input)
    .toEqual({
      sortedIdsOfTips: [idOf(2), idOf(1)],
    })
})
