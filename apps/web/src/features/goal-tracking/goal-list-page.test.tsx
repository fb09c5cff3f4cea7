import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import {
  createUserGoal,
  deleteUserGoal,
  getUserGoalProgress,
  getUserGoalProposals,
  type UserGoal,
  updateUserGoal,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { expectReportsTooLong } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { tabTo } from '../../testing/focus.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleGoal, sampleProgress } from '../../testing/sample-goals.ts'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const menuOf = (title: string) => page.getByRole('button', { name: `Mehr zu: ${title}` })
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

const open = async (server: FakeServer, ...goals: UserGoal[]) => {
  server.on(getUserGoalProgress, sampleProgress(goals))
  return openScreen({ server, path: '/ziele', user: sampleUser() })
}

/** Accepts the command; later answers contain these goals. */
const changesTo =
  (server: FakeServer, ...goals: UserGoal[]) =>
  () => {
    server.on(getUserGoalProgress, sampleProgress(goals))
    return {}
  }

test('leads a user without goals to the first one', async ({ server }) => {
  await open(server)
  await expect.element(page.getByRole('heading', { name: 'Was möchtest du erreichen?' })).toBeVisible()
  await expect.element(button('Ziel auswählen')).toBeVisible()
  await expectAccessible()
  server.on(createUserGoal, () => {
    server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [4], { title: 'Mehr Gemüse' })]))
    return { userGoalId: idOf(1) }
  })
  await button('Ziel erstellen').click()
  await expect.element(dialog().getByRole('textbox', { name: 'Dein Ziel' })).toHaveFocus()
  await expect.element(dialog().getByRole('button', { name: 'Ziel erstellen' })).toBeDisabled()
  await dialog().getByRole('textbox', { name: 'Dein Ziel' }).fill('Mehr\n Gemüse')
  const slider = dialog().getByRole('slider', { name: 'Wie nah bist du ihm heute?' })
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
  await tabTo(slider)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '4 von 10')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Ziel erstellen' }).click()
  await expect.element(page.getByText('Ziel wurde erstellt.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Mehr Gemüse' })).toBeVisible()
  const [call] = server.callsOf(createUserGoal)
  expect(call?.input).toMatchObject({ title: 'Mehr Gemüse', initialScore: 4 })
})

test('a goal that is too long says so, and is not cut off', async ({ server }) => {
  await open(server)
  await button('Ziel erstellen').click()
  await expectReportsTooLong(dialog(), dialog().getByRole('textbox', { name: 'Dein Ziel' }), 255)
})

test('before the first rating a hint says when there will be a history', async ({ server }) => {
  await open(server, sampleGoal(1, [3]))
  await expect
    .element(
      page.getByText(
        'Sobald du deine Ziele zum ersten Mal bewertet hast, siehst du hier, was sich verändert.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText(/^Du hast mit 3 begonnen/)).toBeVisible()
  expect(page.getByRole('img', { name: /^Verlauf/ }).query()).toBeNull()
  expect(page.getByRole('button', { name: /^Als Tabelle zeigen/ }).query()).toBeNull()
})

test('shows what has changed, and each goal as a line or as a table', async ({ server }) => {
  await open(server, sampleGoal(1, [3, 5, 6]), sampleGoal(2, [8, 10]))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zielerreichung' })).toBeVisible()
  const overview = page.getByRole('region', { name: 'Was sich verändert hat' })
  await expect.element(overview.getByText('Du bist allen deinen Zielen näher gekommen.')).toBeVisible()
  expect(overview.getByText('Ziel 1').query()).toBeNull()
  await expect.element(page.getByText('Am Anfang 3, jetzt 6 von 10')).toBeVisible()
  await expect.element(page.getByText('Erreicht')).toBeVisible()
  const line = page.getByRole('img', {
    name: 'Verlauf von „Ziel 1“: am 05.03.31 3 von 10, am 19.03.31 6 von 10, 3 Bewertungen.',
  })
  await expect.element(line).toBeVisible()
  // The line itself, and its labels.
  await expect.poll(() => line.element().querySelectorAll('.recharts-line-curve').length).toBe(1)
  await expect.element(line).toMatchTextContent('05.03.31')
  await expectAccessible()
  await button('Als Tabelle zeigen: Ziel 1').click()
  const rows = page.getByRole('table').getByRole('row').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TagBewertung',
    '19.03.316 von 10',
    '12.03.315 von 10',
    '05.03.313 von 10',
  ])
  await expect.element(line).not.toBeInTheDocument()
  await expectAccessible()
  await button('Als Linie zeigen: Ziel 1').click()
  await expect.element(line).toBeVisible()
})

test('years of ratings are one line, and a table that scrolls by keyboard', async ({ server }) => {
  await open(
    server,
    sampleGoal(
      1,
      Array.from({ length: 520 }, (_, week) => 1 + (week % 10)),
    ),
  )
  const line = page.getByRole('img', { name: /520 Bewertungen/ })
  await expect.poll(() => line.query()?.querySelectorAll('.recharts-line-curve').length).toBe(1)
  // So many dots would form a broad band.
  expect(line.element().querySelectorAll('circle')).toHaveLength(0)
  await button('Als Tabelle zeigen: Ziel 1').click()
  const frame = page.getByRole('region', { name: 'Bewertungen von „Ziel 1“' })
  await expect.element(frame).toHaveAttribute('tabindex', '0')
  expect(frame.element().scrollHeight).toBeGreaterThan(frame.element().clientHeight)
  await expectAccessible()
})

test('a goal is taken from the proposals that are left, and can be reworded', async ({ server }) => {
  await open(server, sampleGoal(1, [3, 4], { title: 'Mehr Gemüse' }))
  server.on(getUserGoalProposals, [
    { userGoalProposalId: idOf(11), title: 'Mehr Gemüse' },
    { userGoalProposalId: idOf(12), title: 'Genug trinken' },
  ])
  server.on(createUserGoal, { userGoalId: idOf(2) })
  await button('Ziel auswählen').click()
  await expect.element(dialog().getByRole('button', { name: 'Genug trinken' })).toBeVisible()
  expect(dialog().getByRole('listitem').elements()).toHaveLength(1)
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Genug trinken' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Anderes Ziel' })).toHaveFocus()
  const title = dialog().getByRole('textbox', { name: 'Dein Ziel' })
  await expect.element(title).toHaveValue('Genug trinken')
  await title.fill('Genug Wasser trinken')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ziel wurde erstellt.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(createUserGoal)[0]?.input)
    .toMatchObject({
      title: 'Genug Wasser trinken',
      initialScore: 1,
    })
})

test('without further proposals, the dialog says so', async ({ server }) => {
  await open(server, sampleGoal(1, [3]))
  server.on(getUserGoalProposals, [{ userGoalProposalId: idOf(11), title: 'Ziel 1' }])
  await button('Ziel auswählen').click()
  await expect.element(dialog().getByText('Du hast alle übernommen')).toBeVisible()
})

test('proposals are retried after a failure', async ({ server }) => {
  await open(server)
  server.refuse(getUserGoalProposals, 'unavailable')
  await button('Ziel auswählen').click()
  await expect.element(dialog().getByText('Die Vorschläge sind gerade nicht erreichbar')).toBeVisible()
  server.on(getUserGoalProposals, [])
  await dialog().getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(dialog().getByText('Noch keine Vorschläge')).toBeVisible()
})

test('a creation without an answer is sent again with the same id, and keeps what was typed', async ({
  server,
}) => {
  await open(server)
  server.on(createUserGoal, { userGoalId: idOf(1) })
  await button('Ziel erstellen').click()
  await dialog().getByRole('textbox', { name: 'Dein Ziel' }).fill('Mehr Gemüse')
  server.setReachable(false)
  await dialog().getByRole('button', { name: 'Ziel erstellen' }).click()
  await expect.element(page.getByText(/Es konnte keine Verbindung/).first()).toBeVisible()
  server.setReachable(true)
  await expect.element(dialog().getByRole('textbox', { name: 'Dein Ziel' })).toHaveValue('Mehr Gemüse')
  server.refuse(createUserGoal, 'too-many-goals')
  await dialog().getByRole('button', { name: 'Ziel erstellen' }).click()
  await expect.element(page.getByText(/^Mehr als 20 Ziele auf einmal gehen nicht/)).toBeVisible()
})

test('a goal is reworded', async ({ server }) => {
  await open(server, sampleGoal(1, [3, 4]))
  server.on(updateUserGoal, changesTo(server, sampleGoal(1, [3, 4], { title: 'Neu gesagt' })))
  await menuOf('Ziel 1').click()
  await page.getByRole('menuitem', { name: 'Ziel anpassen' }).click()
  const title = dialog().getByRole('textbox', { name: 'Dein Ziel' })
  await expect.element(title).toHaveValue('Ziel 1')
  await title.fill('Neu gesagt')
  await dialog().getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByText('Ziel wurde angepasst.')).toBeVisible()
  await expect.poll(titles).toEqual(['Neu gesagt'])
  await expect
    .poll(() => server.callsOf(updateUserGoal)[0]?.input)
    .toEqual({ userGoalId: idOf(1), title: 'Neu gesagt' })
})

test('a goal is deleted after a confirmation that says what is deleted with it', async ({ server }) => {
  await open(server, sampleGoal(1, [3, 4]), sampleGoal(2, [5, 6]))
  server.on(deleteUserGoal, changesTo(server, sampleGoal(2, [5, 6])))
  await menuOf('Ziel 1').click()
  await page.getByRole('menuitem', { name: 'Ziel löschen' }).click()
  await expect.element(dialog().getByText(/„Ziel 1“ wird mit allen Bewertungen gelöscht/)).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Ziel löschen' }).click()
  await expect.element(page.getByText('Das Ziel wurde gelöscht.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(titles).toEqual(['Ziel 2'])
})

test('after a deletion the focus moves to the next goal, after the last one to the button for a new one', async ({
  server,
}) => {
  const goals = [1, 2, 3].map((number) => sampleGoal(number, [3, 4]))
  await open(server, ...goals)
  const remove = async (title: string, ...remainingGoals: UserGoal[]) => {
    server.on(deleteUserGoal, changesTo(server, ...remainingGoals))
    await tabTo(menuOf(title))
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Ziel löschen' }).click()
    await dialog().getByRole('button', { name: 'Ziel löschen' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  }
  await remove('Ziel 2', ...goals.filter(({ title }) => title !== 'Ziel 2'))
  await expect.element(menuOf('Ziel 3')).toHaveFocus()
  await remove('Ziel 3', ...goals.slice(0, 1))
  await expect.element(menuOf('Ziel 1')).toHaveFocus()
  await remove('Ziel 1')
  await expect.element(button('Ziel erstellen')).toHaveFocus()
})

test('a goal that another device has deleted leaves the list, and its dialog closes', async ({ server }) => {
  await open(server, sampleGoal(1, [3, 4]), sampleGoal(2, [5, 6]))
  await menuOf('Ziel 1').click()
  await page.getByRole('menuitem', { name: 'Ziel löschen' }).click()
  server.refuse(deleteUserGoal, 'not-found')
  server.on(getUserGoalProgress, sampleProgress([sampleGoal(2, [5, 6])]))
  await dialog().getByRole('button', { name: 'Ziel löschen' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(titles).toEqual(['Ziel 2'])
})

test('retries the goals after a failure', async ({ server }) => {
  server.refuse(getUserGoalProgress, 'unavailable')
  await openScreen({ server, path: '/ziele', user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Deine Ziele sind gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [3])]))
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Ziel 1' })).toBeVisible()
})

test('without the consent, the page asks for it, and then leads to the first goal', async ({ server }) => {
  server.on(getUserGoalProgress, sampleProgress([]))
  server.on(giveHealthConsent, () => {
    server.on(getAuthenticatedUser, { ...sampleApp, user: sampleUser() })
    return {}
  })
  await openScreen({
    server,
    path: '/ziele',
    user: sampleUser('ROLE_USER', { healthConsentVersion: null }),
  })
  await expect.element(page.getByRole('heading', { name: 'Ziele brauchen deine Einwilligung' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Einwilligung ansehen' }).click()
  await dialog().getByRole('button', { name: HEALTH_DATA_CONSENT.acceptLabel }).click()
  await expect.element(page.getByRole('heading', { name: 'Was möchtest du erreichen?' })).toBeVisible()
})

test('an admin who views the account sees that goals are private, and nothing is requested', async ({
  server,
}) => {
  await openScreen({
    server,
    path: '/ziele',
    user: sampleUser('ROLE_USER', { isImpersonated: true }),
  })
  await expect.element(page.getByRole('heading', { name: 'Ziele bleiben privat' })).toBeVisible()
  await expectAccessible()
  expect(server.callsOf(getUserGoalProgress)).toEqual([])
})
