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
import { notify, type SnackbarKind } from './snackbar-queue.ts'

const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role="slider"]'

/** A card that is one link may be covered a little. */
const TALL = 144

const hostedMessage = () =>
  document.querySelector('[aria-label="Meldung schließen"]')?.closest('[data-kind]') ?? null
const message = () => (hostedMessage()?.hasAttribute('data-hidden') ? null : hostedMessage())

const isTall = (control: Element): boolean => {
  const card = control.matches('[data-covers-card]') ? (control as HTMLElement).offsetParent : null
  return (card ?? control).getBoundingClientRect().height >= TALL
}

/** Names of the controls that the message covers. */
const coveredControls = (): string[] => {
  const own = message() as HTMLElement | null
  if (!own) throw new Error('no message is shown')
  const { left, top, right, bottom } = own.getBoundingClientRect()
  const coveredElements = new Set<Element>()
  own.style.display = 'none'
  for (let y = top; y <= bottom; y += 4)
    for (let x = left; x <= right; x += 8) {
      const control = document.elementFromPoint(x, y)?.closest(CONTROLS)
      if (control && !isTall(control)) coveredElements.add(control)
    }
  own.style.removeProperty('display')
  return [...coveredElements].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent ?? '',
  )
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
  kind?: SnackbarKind
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
    name: 'a recipe saved as a favourite, which fails',
    path: `/rezepte/rezept/${recipes[0]?.recipeId}`,
    serve: (server) => {
      server.on(getRecipes, recipes)
      if (recipes[0]) server.on(getRecipeDetails, recipes[0])
    },
    ready: 'Rezept 1',
    text: 'Es ist ein interner Fehler aufgetreten',
    kind: 'error',
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

test.for(SCREENS)(
  '$name: the message covers no control',
  async ({ path, serve, ready, text, kind }, { server }) => {
    await page.viewport(360, 740)
    serve(server)
    await openScreen({ server, path, user: sampleUser() })
    await expect.element(page.getByRole('main').getByText(ready).first()).toBeVisible()
    await document.fonts.ready
    // The page may have been scrolled as well.
    for (const top of [0, 90, 10_000]) {
      window.scrollTo({ top })
      notify(kind ?? 'success', text)
      await expect.poll(() => message()?.textContent).toContain(text)
      // With the focus in it, it stays until it was looked at, however busy the machine is.
      const close = page.getByRole('button', { name: 'Meldung schließen' })
      ;(close.element() as HTMLElement).focus({ preventScroll: true })
      // The code that places the message is loaded when the browser is idle.
      await expect.poll(coveredControls, { message: `scrolled to ${window.scrollY}` }).toEqual([])
      const { top: messageTop, bottom } = message()?.getBoundingClientRect() ?? new DOMRect()
      expect(messageTop).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(740)
      await close.click()
      await expect.poll(hostedMessage).toBe(null)
    }
  },
)

test('content that arrives later is not covered either', async ({ server }) => {
  await page.viewport(360, 740)
  await openScreen({ server, path: '/support', user: sampleUser() })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('button', { name: 'Support anfordern' })).toBeVisible()
  notify('success', 'Die Nachricht wurde abgeschickt.')
  await expect.poll(() => message()?.textContent).toContain('abgeschickt')
  const close = page.getByRole('button', { name: 'Meldung schließen' })
  ;(close.element() as HTMLElement).focus({ preventScroll: true })
  await expect.poll(() => hostedMessage()?.parentElement?.parentElement?.style.translate ?? '').not.toBe('')
  const { top } = (message() as Element).getBoundingClientRect()
  const frame = main.element().firstElementChild as HTMLElement
  const button = frame.appendChild(document.createElement('button'))
  button.textContent = 'Später'
  button.style.cssText = `position: absolute; top: ${top}px; left: 40px; height: 44px`
  expect(coveredControls()).toEqual(['Später'])
  frame.style.paddingBottom = '400px'
  await expect.poll(coveredControls).toEqual([])
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
