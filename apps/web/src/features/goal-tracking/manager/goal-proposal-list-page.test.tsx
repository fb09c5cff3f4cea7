import {
  createUserGoalProposalAsManager,
  deleteUserGoalProposalAsManager,
  getUserGoalProposalsAsManager,
  updateUserGoalProposalAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { page } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rows,
  save,
} from '../../../testing/editing.ts'
import { sampleProposal } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/ziele'

test('shows a proposal’s day of creation in Berlin', async ({ server }) => {
  server.on(getUserGoalProposalsAsManager, [sampleProposal(1, { createdAt: '2026-03-01T23:30:00.000Z' })])
  await openAsManager(server, PATH)
  await expect.element(rows()).toMatchTextContent('Vorschlag 1')
  await expect.element(rows()).toMatchTextContent('Erstellt am 02.03.2026')
})

test('creates a proposal', async ({ server }) => {
  server.on(getUserGoalProposalsAsManager, [])
  server.on(createUserGoalProposalAsManager, () => {
    server.on(getUserGoalProposalsAsManager, [sampleProposal(1, { title: 'Ich koche selbst' })])
    return { userGoalProposalId: idOf(1) }
  })
  await openAsManager(server, PATH)
  await button('Zielvorschlag erstellen').click()
  const form = dialogNamed('Zielvorschlag erstellen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await field(form, 'Titel').fill('Ich koche selbst')
  await save(form, 'Erstellen', 'Zielvorschlag wurde erstellt.')
  await expect.element(rows()).toMatchTextContent('Ich koche selbst')
  await expect
    .poll(() => server.callsOf(createUserGoalProposalAsManager)[0]?.input)
    .toMatchObject({
      title: 'Ich koche selbst',
    })
})

test('changes a proposal, and sends its revision', async ({ server }) => {
  server.on(getUserGoalProposalsAsManager, [sampleProposal(1, { revision: 3 })])
  server.on(updateUserGoalProposalAsManager, {})
  await openAsManager(server, PATH)
  await button('Vorschlag 1').click()
  const form = dialogNamed('Zielvorschlag bearbeiten')
  await field(form, 'Titel').fill('Neu')
  await save(form, 'Speichern', 'Zielvorschlag wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateUserGoalProposalAsManager)[0]?.input)
    .toEqual({
      userGoalProposalId: idOf(1),
      title: 'Neu',
      revision: 3,
    })
})

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
