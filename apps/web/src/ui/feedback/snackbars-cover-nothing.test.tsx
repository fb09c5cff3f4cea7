import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getExperienceReports } from '@wohlauf/contract/experience-reports/experience-reports'
import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { getRecipeDetails, getRecipes } from '@wohlauf/contract/recipes/recipes'
import { page, userEvent } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleRecipe, sampleReport } from '../../testing/managed-samples.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { addressIn, asActiveModule, moduleWith, serveModule, THREE_PAGES } from '../../testing/reading.ts'
import { dayOf, daysAgo, diaryOf, sampleEntry } from '../../testing/sample-diary.ts'
import { sampleGoal, sampleProgress } from '../../testing/sample-goals.ts'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { notify } from './snackbar-queue.ts'

/** What a person looks at or presses. */
const THINGS =
  'a[href], button, input, select, textarea, label, summary, [role="slider"], h1, h2, h3, img, svg'

const hostedMessage = () =>
  document
    .querySelector<HTMLElement>('[aria-label="Meldung schließen"]')
    ?.closest<HTMLElement>('[data-kind]') ?? null
const message = () => (hostedMessage()?.hasAttribute('data-hidden') ? null : hostedMessage())

/** What the message covers beside the bar whose place it takes. */
const coveredThings = (): string[] => {
  const own = message()
  if (!own) throw new Error('no message is shown')
  const { left, top, right, bottom } = own.getBoundingClientRect()
  const coveredElements = new Set<Element>()
  own.style.display = 'none'
  for (let y = top + 1; y < bottom; y += 4)
    for (let x = left + 1; x < right; x += 8) {
      const element = document.elementFromPoint(x, y)
      const thing = element?.closest('nav') ? null : element?.closest(THINGS)
      if (thing) coveredElements.add(thing)
    }
  own.style.removeProperty('display')
  return [...coveredElements].map((thing) => thing.getAttribute('aria-label') ?? thing.textContent ?? '')
}

const reading = moduleWith(THREE_PAGES, { completionPercentage: 33, lastSeenModulePageIndex: 1 })
const habits = [1, 2, 3].map((nth) => sampleHabit(nth, { today: { date: '2031-03-05', state: 'PLANNED' } }))
const recipes = [1, 2, 3].map((nth) => sampleRecipe(nth, { name: `Rezept ${nth}` }))

type Screen = {
  name: string
  path: string
  serve: (server: FakeServer) => void
  ready: string
  text: string
}

const SCREENS: Screen[] = [
  {
    name: 'a habit ticked on the start page',
    path: '/dashboard',
    serve: (server) => {
      serveModule(server, reading)
      server.on(getDashboard, { ...emptyDashboard, activeModule: asActiveModule(reading) })
      server.on(getHabitIntents, habits)
    },
    ready: 'Gewohnheit 3',
    text: 'Durchführung wurde eingetragen.',
  },
  {
    name: 'a habit ticked on its page',
    path: '/gewohnheiten',
    serve: (server) => server.on(getHabitIntents, habits),
    ready: 'Gewohnheit 3',
    text: 'Durchführung wurde eingetragen.',
  },
  {
    name: 'a diary entry saved',
    path: '/ernaehrungstagebuch',
    serve: (server) =>
      server.on(
        getNutritionDiaryTimeline,
        diaryOf([dayOf(daysAgo(0), sampleEntry(1), sampleEntry(2)), dayOf(daysAgo(1), sampleEntry(3))]),
      ),
    ready: 'Heute',
    text: 'Eintrag wurde hinzugefügt.',
  },
  {
    name: 'a recipe stored on the device',
    path: `/rezepte/rezept/${recipes[0]?.recipeId}`,
    serve: (server) => {
      server.on(getRecipes, recipes)
      if (recipes[0]) server.on(getRecipeDetails, recipes[0])
    },
    ready: 'Rezept 1',
    text: 'Das kannst du jetzt auch ohne Internet lesen.',
  },
  {
    name: 'a goal saved',
    path: '/ziele',
    serve: (server) =>
      server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [3, 4, 6]), sampleGoal(2, [2, 5])])),
    ready: 'Deine Ziele',
    text: 'Ziel wurde erstellt.',
  },
  {
    name: 'a recipe list',
    path: '/rezepte',
    serve: (server) => server.on(getRecipes, recipes),
    ready: 'Rezept 3',
    text: 'Die Anfrage wurde abgeschickt.',
  },
  {
    name: 'a list of reports',
    path: '/erfahrungsberichte',
    serve: (server) => server.on(getExperienceReports, [sampleReport(1), sampleReport(2), sampleReport(3)]),
    ready: 'Petra 3',
    text: 'Die Nachricht wurde abgeschickt.',
  },
  {
    name: 'a page of a module, with its foot',
    path: addressIn(2),
    serve: (server) => serveModule(server, reading),
    ready: 'Ein Absatz zum Lesen.',
    text: 'Gewohnheit wurde erstellt.',
  },
  {
    name: 'the profile',
    path: '/profil',
    serve: (server) => {
      server.on(getOwnSessions, [])
      server.on(getDataExport, { requestedAt: null, availableUntil: null })
    },
    ready: 'Benachrichtigungen',
    text: 'Einstellungen für Benachrichtigungen wurden angepasst.',
  },
]

const openAt = async (width: number, height: number, { path, serve, ready }: Screen, server: FakeServer) => {
  await page.viewport(width, height)
  serve(server)
  await openScreen({ server, path, user: sampleUser() })
  await expect.element(page.getByRole('main').getByText(ready).first()).toBeVisible()
  await document.fonts.ready
}

test.for(SCREENS)('$name: on a phone the message takes the place of a bar', async (screen, { server }) => {
  await openAt(360, 740, screen, server)
  // The page may have been scrolled as well.
  for (const top of [0, 90, 10_000]) {
    window.scrollTo({ top })
    notify('success', screen.text)
    await expect.poll(() => message()?.textContent).toContain(screen.text)
    // With the focus in it, it stays until it was looked at, however busy the machine is.
    const close = page.getByRole('button', { name: 'Meldung schließen' })
    ;(close.element() as HTMLElement).focus({ preventScroll: true })
    await Promise.all(
      message()
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )
    expect(coveredThings(), `scrolled to ${window.scrollY}`).toEqual([])
    const { top: messageTop, bottom } = message()?.getBoundingClientRect() ?? new DOMRect()
    expect(bottom).toBe(740)
    expect(messageTop).toBeGreaterThanOrEqual(740 - 64)
    await close.click()
    await expect.poll(hostedMessage).toBe(null)
  }
})

test('on a wide screen a message stands at the bottom left, and in the rail of managers', async ({
  server,
}) => {
  await page.viewport(1440, 900)
  await openScreen({ server, path: '/support', user: sampleUser() })
  notify('info', 'Die Nachricht wurde abgeschickt.', { durationMs: 60_000 })
  await expect.poll(() => message()?.getAnimations().length).toBe(0)
  expect(message()?.getBoundingClientRect()).toMatchObject({ left: 24, bottom: 900 - 24 })
  await openScreen({ server, path: '/support', user: sampleUser('ROLE_APP_MANAGER') })
  await expect.element(page.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible()
  notify('info', 'Eine Meldung, die auch dann noch neben die Seite passt, wenn sie lang ist.')
  await expect.poll(() => message()?.textContent).toContain('Eine Meldung')
  expect(message()?.getBoundingClientRect().right).toBeLessThanOrEqual(272)
})

test('what the screen shows itself is only spoken, and keeps no message waiting', async ({ server }) => {
  await openScreen({ server, path: '/support', user: sampleUser() })
  notify('success', 'Durchführung wurde eingetragen.', { isSpokenOnly: true })
  const spoken = page.getByRole('status').filter({ hasText: 'Durchführung wurde eingetragen.' })
  await expect.element(spoken).toBeInTheDocument()
  expect(spoken.element().getBoundingClientRect().height).toBeLessThanOrEqual(1)
  expect(message()).toBe(null)
  notify('error', 'Es ist ein interner Fehler aufgetreten')
  await expect.poll(() => message()?.textContent).toContain('Es ist ein interner Fehler aufgetreten')
  await expect.element(spoken).toBeInTheDocument()
})

test('a message is closed with its screen', async ({ server }) => {
  await page.viewport(360, 740)
  server.on(getHabitIntents, habits)
  const { router } = await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(page.getByText('Gewohnheit 3').first()).toBeVisible()
  notify('success', 'Durchführung wurde eingetragen.')
  await userEvent.keyboard('{Shift}')
  await router.navigate({ href: '/support' })
  await expect.poll(message).toBe(null)
})

test('a message of a command that leads to another page stays, and so does an error', async ({ server }) => {
  const { router } = await openScreen({ server, path: '/support', user: sampleUser() })
  server.on(getHabitIntents, habits)
  await userEvent.keyboard('{Shift}')
  notify('success', 'Das Ziel wurde gelöscht.')
  await router.navigate({ href: '/gewohnheiten' })
  await expect.element(page.getByText('Gewohnheit 3').first()).toBeVisible()
  expect(message()?.textContent).toBe('Das Ziel wurde gelöscht.')
  notify('error', 'Es ist ein interner Fehler aufgetreten')
  await userEvent.keyboard('{Shift}')
  await router.navigate({ href: '/support' })
  await expect.poll(() => message()?.textContent).toContain('Es ist ein interner Fehler aufgetreten')
})
