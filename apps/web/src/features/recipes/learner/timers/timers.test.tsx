import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getRecipeDetails, getRecipes } from '@wohlauf/contract/recipes/recipes'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { button, dialogNamed } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { sampleRecipe } from '../../../../testing/managed-samples.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { idOf } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'
import type { Timer } from './timer.ts'

const STEPS = ['20 Minuten kochen, dann 5 Minuten ziehen lassen.', '12 bis 15 Minuten backen.', 'Essen.']

const cook = dialogNamed('Rezept 1')
const timer = (label: string) => cook.getByRole('group', { name: `Timer: ${label}` })

const cookingServer = (server: FakeServer) => {
  server.on(getRecipeDetails, sampleRecipe(1, { preparationSteps: STEPS }))
  server.on(getRecipes, [sampleRecipe(1)])
  server.on(getHabitIntents, [])
}

const openRecipe = async (server: FakeServer, isReload = false) => {
  cookingServer(server)
  await openScreen({ server, path: `/rezepte/rezept/${idOf(1)}`, user: sampleUser(), isReload })
}

const startCooking = async (server: FakeServer) => {
  await openRecipe(server)
  await button('Jetzt kochen').click()
  await expect.element(cook.getByText(STEPS[0] ?? '')).toBeVisible()
}

const sampleTimer = (more: Partial<Timer> = {}): Timer => ({
  recipeId: idOf(1),
  recipeName: 'Rezept 1',
  step: 1,
  label: '12 bis 15 Min.',
  seconds: 720,
  moreSeconds: 180,
  endsAtMs: Date.now() - 1000,
  restMs: null,
  ...more,
})

/** Opens the list of recipes after a reload: another page than the one that started the timers. */
const openListWith = async (server: FakeServer, ...timers: Timer[]) => {
  cookingServer(server)
  window.sessionStorage.setItem('timers', JSON.stringify(timers))
  onTestFinished(() => window.sessionStorage.clear())
  await openScreen({ server, path: '/rezepte', user: sampleUser(), isReload: true })
}

const storedTimers = (): Timer[] => JSON.parse(window.sessionStorage.getItem('timers') ?? '[]')

const ringing = page.getByRole('dialog', { name: 'Der Timer klingelt' })

test('a step offers a timer for each duration of its text', async ({ server }) => {
  await startCooking(server)
  await expect.element(timer('20 Min.').getByRole('button')).toMatchTextContent('20 Min., Timer starten')
  await expect.element(timer('5 Min.')).toBeVisible()
  await button('Weiter', cook).click()
  await expect.element(timer('12 bis 15 Min.')).toBeVisible()
  expect(timer('20 Min.').query()).toBeNull()
})

test('several run, over steps and a reload, are paused, continue and end', async ({ server }) => {
  await startCooking(server)
  await timer('20 Min.').getByRole('button').click()
  await timer('5 Min.').getByRole('button').click()
  await expect.element(timer('20 Min.').getByRole('timer')).toMatchTextContent(/^(20:00|19:5)/)
  await expect.element(timer('5 Min.').getByRole('status')).toMatchTextContent('Der Timer läuft: 5 Min.')
  await button('Weiter', cook).click()
  const atStep1 = (label: string) => cook.getByRole('group', { name: `Timer: Schritt 1, ${label}` })
  await expect.element(atStep1('20 Min.').getByRole('timer')).toBeVisible()
  await expectAccessible()
  await openRecipe(server, true)
  await expect.element(atStep1('5 Min.').getByRole('timer')).toMatchTextContent(/^(5:00|4:5)/)
  await atStep1('5 Min.').getByRole('button').click()
  await expect.poll(() => storedTimers()[1]?.restMs).toBeGreaterThan(250_000)
  await atStep1('5 Min.').getByRole('button', { name: 'weiter' }).click()
  await expect.poll(() => storedTimers()[1]?.restMs).toBeNull()
  await atStep1('5 Min.').getByRole('button').click()
  await cook.getByRole('button', { name: 'Timer beenden: 5 Min.' }).click()
  await expect.element(atStep1('5 Min.')).not.toBeInTheDocument()
  expect(storedTimers().map(({ label }) => label)).toEqual(['20\u00a0Min.'])
  await button('Schließen', cook).click()
  await expect.element(page.getByRole('main').getByRole('timer')).toBeVisible()
})

test('a timer that is started, paused or ended keeps the focus', async ({ server }) => {
  await startCooking(server)
  const main = timer('20 Min.').getByRole('button').first()
  await main.click()
  await expect.element(main).toHaveFocus()
  await main.click()
  await expect.element(main).toHaveFocus()
  await cook.getByRole('button', { name: 'Timer beenden: 20 Min.' }).click()
  await expect.poll(() => timer('20 Min.').element().contains(document.activeElement)).toBe(true)
})

test('a timer rings on any page, until it is said to be done', async ({ server }) => {
  await openListWith(server, sampleTimer({ endsAtMs: Date.now() + 700 }))
  await expect.element(page.getByRole('heading', { name: 'Rezept 1' })).toBeVisible()
  await expect.element(ringing).toBeVisible()
  await expect.element(ringing.getByText('12 bis 15 Min.')).toBeVisible()
  await expect.element(ringing.getByText('Schritt 2, Rezept 1')).toBeVisible()
  await expectAccessible()
  await button('Fertig', ringing).click()
  await expect.element(ringing).not.toBeInTheDocument()
  expect(window.sessionStorage.getItem('timers')).toBeNull()
})

test('a ringing timer can be continued: first with the rest of its range, then by a minute', async ({
  server,
}) => {
  await openListWith(server, sampleTimer())
  await button('Noch 3 Min.', ringing).click()
  await expect.element(ringing).not.toBeInTheDocument()
  const [longer] = storedTimers()
  expect(longer?.endsAtMs).toBeGreaterThan(Date.now() + 170_000)
  expect(longer?.moreSeconds).toBe(0)
})

test('two that ring are ended one by one, and closing ends the rest', async ({ server }) => {
  await openListWith(server, sampleTimer(), sampleTimer({ step: 2, label: '5 Min.' }))
  const both = page.getByRole('dialog', { name: '2 Timer klingeln' })
  await button('Fertig', both).first().click()
  await expect.element(ringing.getByText('Schritt 3, Rezept 1')).toBeVisible()
  await button('Schließen', ringing).click()
  await expect.element(ringing).not.toBeInTheDocument()
  expect(storedTimers()).toEqual([])
})

test.for([
  ['that is paused', sampleTimer({ restMs: 5000 })],
  ['that ended before the night', sampleTimer({ endsAtMs: Date.now() - 7 * 60 * 60 * 1000 })],
] as const)('a timer %s does not ring', async ([, storedTimer], { server }) => {
  await openListWith(server, storedTimer, sampleTimer({ step: 2 }))
  await expect.element(ringing.getByText('Schritt 3, Rezept 1')).toBeVisible()
  expect(ringing.getByText('Schritt 2, Rezept 1').query()).toBeNull()
})

/** The scheduled sounds, by the seconds on the audio clock at which they start; it stands at 100. */
const hearAlarm = () => {
  const plannedSounds: { start: number; stop: number; isDropped: boolean }[] = []
  class Sound {
    plan = { start: 0, stop: 0, isDropped: false }
    connect() {}
    start(at: number) {
      this.plan.start = at
      plannedSounds.push(this.plan)
    }
    stop(at?: number) {
      if (at === undefined) this.plan.isDropped = true
      else this.plan.stop = at
    }
  }
  class Context {
    state = 'suspended'
    currentTime = 100
    sampleRate = 1000
    destination = {}
    createBuffer = () => ({ getChannelData: () => new Float32Array(1400) })
    resume = async () => {
      this.state = 'running'
    }
    close = async () => {}
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBufferSourceNode', Sound)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return () => plannedSounds.filter(({ isDropped }) => !isDropped)
}

test('the sound of each timer is planned on the audio clock, and dropped with it', async ({ server }) => {
  const plannedSounds = hearAlarm()
  await startCooking(server)
  await timer('20 Min.').getByRole('button').click()
  await timer('5 Min.').getByRole('button').click()
  await expect
    .poll(() => plannedSounds().map(({ start }) => Math.round((start - 100) / 10)))
    .toEqual([120, 30])
  expect(plannedSounds().map(({ start, stop }) => Math.round(stop - start))).toEqual([60, 60])
  await timer('20 Min.').getByRole('button').click()
  await expect.poll(() => plannedSounds().map(({ start }) => Math.round((start - 100) / 10))).toEqual([30])
})

test('after a reload the first press allows the sound of ringing timers', async ({ server }) => {
  const plannedSounds = hearAlarm()
  await openListWith(server, sampleTimer())
  await expect.element(ringing).toBeVisible()
  expect(plannedSounds()).toEqual([])
  await ringing.getByText('12 bis 15 Min.').click()
  await expect.poll(() => plannedSounds().map(({ start }) => start)).toEqual([100])
})

test('a device without sound shows ringing timers', async ({ server }) => {
  vi.stubGlobal('AudioContext', undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await openListWith(server, sampleTimer())
  await button('Fertig', ringing).click()
  await expect.element(ringing).not.toBeInTheDocument()
})
