import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getUserProgress, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { page } from 'vitest/browser'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

test.for([
  ['Petra', 'Du hast 135 Gesundheitspunkte gesammelt. Schön, dass du dranbleibst, Petra!'],
  ['', 'Du hast 135 Gesundheitspunkte gesammelt. Schön, dass du dranbleibst!'],
] as const)('a level is congratulated on by name: "%s"', async ([firstName, sentence], { server }) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  server.on(getUserProgress, { ...progress, lastCelebratedLevel: 0 })
  server.on(markLevelAsCelebrated, {})
  await openScreen({ server, path: '/dashboard', user: sampleUser('ROLE_USER', { firstName }) })
  const dialog = page.getByRole('dialog', { name: 'Glückwunsch' })
  await expect.element(dialog.getByText('Level 1')).toBeVisible()
  await expect.element(dialog.getByText(sentence, { exact: true })).toBeVisible()
})
