import {
  deleteUserGoalProposalAsManager,
  getUserGoalProposalsAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { page } from 'vitest/browser'
import { button, chooseFromMenu, dialogNamed, expectSaid, openAsManager } from '../../../testing/editing.ts'
import { sampleProposal } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/ziele'

test('deletes a proposal after a confirmation, and says that nobody loses a goal', async ({ server }) => {
  server.on(getUserGoalProposalsAsManager, [sampleProposal(1), sampleProposal(2)])
  server.on(deleteUserGoalProposalAsManager, () => {
    server.on(getUserGoalProposalsAsManager, [sampleProposal(2)])
    return {}
  })
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Vorschlag 1', 'Löschen')
  const form = dialogNamed('Zielvorschlag löschen')
  await expect.element(form.getByText('Wer sich dieses Ziel schon ausgesucht hat, behält es.')).toBeVisible()
  await button('Zielvorschlag löschen', form).click()
  await expectSaid('Zielvorschlag wurde gelöscht.')
  await expect.element(page.getByText('Vorschlag 1')).not.toBeInTheDocument()
  await expect.element(button('Vorschlag 2')).toHaveFocus()
  await expect
    .poll(() => server.callsOf(deleteUserGoalProposalAsManager).map(({ input }) => input))
    .toEqual([{ userGoalProposalId: idOf(1) }])
})
