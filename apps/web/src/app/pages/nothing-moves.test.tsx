import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { getSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { getHealthPointEntries, getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { page } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleModule } from '../../testing/managed-samples.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { expectNothingMoved, positionsOfPressable } from '../../testing/positions.ts'
import { asActiveModule, moduleWith, THREE_PAGES } from '../../testing/reading.ts'
import { dayOf, daysAgo, diaryOf, sampleEntry } from '../../testing/sample-diary.ts'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

type Case = {
  path: string
  role?: 'ROLE_USER' | 'ROLE_APP_MANAGER'
  /** Delays the answer. */
  hold: (server: FakeServer) => { resume: () => void }
  /** A text of the page before the answer, and one from the answer. */
  before: string
  after: string
}

const fourHabits = [1, 2, 3, 4].map((nth) => sampleHabit(nth))

const CASES: Case[] = [
  {
    path: '/dashboard',
    hold: (server) => {
      server.on(getDashboard, { ...emptyDashboard, activeModule: asActiveModule(moduleWith(THREE_PAGES)) })
      return server.hold(getHabitIntents, fourHabits)
    },
    before: 'Heute',
    after: 'Gewohnheit 4',
  },
  {
    path: '/support',
    hold: (server) => server.hold(getUserProgress, { ...progress, healthPoints: 1390 }),
    before: '…',
    after: '1.390',
  },
  {
    path: '/profil',
    role: 'ROLE_APP_MANAGER',
    hold: (server) => {
      server.on(getOwnSessions, [])
      return server.hold(getSecondFactorAsManager, {
        enabledAt: '2026-03-04T09:00:00.000Z',
        recoveryCodesLeft: 3,
      })
    },
    before: 'Sicherheit',
    after: 'Noch 3 Codes übrig',
  },
  {
    path: '/gewohnheiten',
    hold: (server) => server.hold(getHabitIntents, fourHabits),
    before: 'Heutige Gewohnheiten',
    after: 'Neue Gewohnheit',
  },
  {
    path: '/ernaehrungstagebuch',
    hold: (server) => server.hold(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(1))])),
    before: 'Für die Beratung drucken',
    after: 'Eintrag 1',
  },
  {
    path: '/fortschritt',
    hold: (server) =>
      server.hold(getHealthPointEntries, {
        items: Array.from({ length: 10 }, (_none, index) => ({
          reason: 'module-page-seen' as const,
          title: `Seite ${index}`,
          points: 5,
          earnedAt: new Date(Date.UTC(2026, 2, 4, 9, 0, 10 - index)).toISOString(),
          entriesOfMonth: null,
        })),
        next: null,
      }),
    before: '135 Gesundheitspunkte',
    after: 'Seite „Seite 9“ gelesen',
  },
  {
    path: '/verwaltung/module',
    role: 'ROLE_APP_MANAGER',
    hold: (server) => server.hold(getModulesAsManager, [sampleModule(1), sampleModule(2)]),
    before: 'Modul erstellen',
    after: 'Modul 2: Titel 2',
  },
]

for (const width of [360, 1440])
  test.for(CASES)(
    `at ${width} px no control moves on $path when the answer arrives`,
    async ({ path, role = 'ROLE_USER', hold, before, after }, { server }) => {
      await page.viewport(width, 900)
      const { resume } = hold(server)
      await openScreen({ server, path, user: sampleUser(role) })
      await expect.element(page.getByText(before, { exact: true }).first()).toBeVisible()
      await document.fonts.ready
      const positions = positionsOfPressable()
      resume()
      await expect.element(page.getByText(after, { exact: true }).first()).toBeVisible()
      expectNothingMoved(positions)
    },
  )
