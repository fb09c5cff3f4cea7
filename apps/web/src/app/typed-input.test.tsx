import { login, logout } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import {
  createNutritionDiaryEntry,
  getNutritionDiaryTimeline,
  updateDescriptionOfNutritionDiaryEntry,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { page, userEvent } from 'vitest/browser'
import { button, chooseFromMenu, dialogNamed, expectSaid, field } from '../testing/editing.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { dayOf, daysAgo, diaryOf, sampleEntry } from '../testing/sample-diary.ts'
import { idOf } from '../testing/sample-elements.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'

const DIARY = '/ernaehrungstagebuch'
const IS_BACK = 'Dein Text von vorhin ist wieder da. Gespeichert ist er noch nicht.'
const user = sampleUser()
const another = { ...user, id: idOf(99), emailAddress: 'jemand-anderes@wohlauf.example' }
const newEntry = dialogNamed('Neuer Eintrag')
const submit = () => page.getByRole('main').getByRole('button', { name: 'Anmelden' })

const openDiary = async (server: FakeServer) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  const days = [1, 2].map((number) =>
    dayOf(daysAgo(number), sampleEntry(number, { day: daysAgo(number), description: `Mahlzeit ${number}` })),
  )
  server.on(getNutritionDiaryTimeline, diaryOf(days))
  return openScreen({ server, path: DIARY, user })
}

const sendLogin = async (server: FakeServer, person = user) => {
  await expect.element(submit()).toBeVisible()
  server.on(login, { ...sampleApp, user: person })
  await field(page.getByRole('main'), 'E-Mail Adresse').fill(person.emailAddress)
  await page.getByLabelText(/^Passwort\W*$/).fill('ein-ganz-neues-wort-2026')
  // A hovered message stays, and the next one waits.
  snackbarQueue.set([])
  await submit().click()
}

const logIn = async (server: FakeServer, person = user) => {
  await sendLogin(server, person)
  await expect.element(submit()).not.toBeInTheDocument()
}

/** Messages would cover the button. */
const openNew = async () => {
  snackbarQueue.set([])
  await button('Neuer Eintrag').click()
}

/** Types a new entry and sends it, after the session has ended. */
const writeInVain = async (server: FakeServer) => {
  await openNew()
  await field(newEntry, 'Beschreibung').fill('Suppe mit Brot')
  await newEntry.getByRole('button', { name: /^Mahlzeit und Zeitpunkt: / }).click()
  // Chooses another meal first: the one that is proposed at this hour would be deselected.
  for (const meal of ['Abendessen', 'Mittagessen']) await button(meal, newEntry).click()
  server.refuse(createNutritionDiaryEntry, 'authentication-required')
  await button('Eintrag hinzufügen', newEntry).click()
  await expect.element(submit()).toBeVisible()
}

const description = () => field(newEntry, 'Beschreibung')

test('a text whose session ended is offered again after the login, on the page where it was', async ({
  server,
}) => {
  const { address } = await openDiary(server)
  await writeInVain(server)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  await sendLogin(server)
  // The message leaves after some seconds, which the page may need as well.
  await expectSaid('Was du vorhin geschrieben hast, ist noch da. Öffne dafür das Formular noch einmal.')
  await expect.poll(address).toBe(DIARY)
  await openNew()
  await expect.element(description()).toHaveValue('Suppe mit Brot')
  server.on(createNutritionDiaryEntry, { nutritionDiaryEntryId: idOf(5), tip: null })
  await button('Eintrag hinzufügen', newEntry).click()
  await expect.element(newEntry).not.toBeInTheDocument()
  expect(server.callsOf(createNutritionDiaryEntry).at(-1)?.input).toMatchObject({
    description: 'Suppe mit Brot',
    meal: 'LUNCH',
  })
  await openNew()
  await expect.element(description()).toHaveValue('')
})

test('a session that ends twice keeps the text twice', async ({ server }) => {
  await openDiary(server)
  await writeInVain(server)
  await logIn(server)
  await openNew()
  await expectSaid(IS_BACK)
  await button('Eintrag hinzufügen', newEntry).click()
  await logIn(server)
  await openNew()
  await expect.element(description()).toHaveValue('Suppe mit Brot')
})

test('another person is not offered it, and starts on their own start page', async ({ server }) => {
  const { address, router } = await openDiary(server)
  await writeInVain(server)
  await logIn(server, another)
  await expect.poll(address).toBe('/dashboard')
  await router.navigate({ href: DIARY })
  await openNew()
  await expect.element(description()).toHaveValue('')
})

test('after another person’s login it is deleted for its author too', async ({ server }) => {
  const { router } = await openDiary(server)
  server.on(logout, {})
  await writeInVain(server)
  await logIn(server, another)
  await router.navigate({ href: '/logout' })
  await logIn(server)
  await router.navigate({ href: DIARY })
  await openNew()
  await expect.element(description()).toHaveValue('')
})

test('a logout keeps nothing', async ({ server }) => {
  const { address, router } = await openDiary(server)
  server.on(logout, {})
  await writeInVain(server)
  await logIn(server)
  await expect.poll(address).toBe(DIARY)
  await router.navigate({ href: '/logout' })
  await logIn(server)
  await expect.poll(address).toBe('/dashboard')
  await router.navigate({ href: DIARY })
  await openNew()
  await expect.element(description()).toHaveValue('')
})

test('a text is restored in the form of its own item only', async ({ server }) => {
  await openDiary(server)
  const dialog = dialogNamed('Beschreibung anpassen')
  const openMenu = (day: string) => chooseFromMenu(`Mehr zu: ${day}, 12:30 Uhr`, 'Beschreibung anpassen')
  await openMenu('Gestern')
  await field(dialog, 'Beschreibung').fill('Nudeln')
  server.refuse(updateDescriptionOfNutritionDiaryEntry, 'authentication-required')
  await button('Speichern', dialog).click()
  await logIn(server)
  await openMenu('Vorgestern')
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Mahlzeit 2')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await openMenu('Gestern')
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Nudeln')
})

test('a page that finds its session ended when it is loaded is reopened after the login', async ({
  server,
}) => {
  await openDiary(server)
  const { address } = await openScreen({
    server,
    path: DIARY,
    isReload: true,
    refusedSession: 'authentication-required',
  })
  await logIn(server)
  await expect.poll(address).toBe(DIARY)
})
