import { expect } from '@playwright/test'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { callAs } from '../test-server/call-as.ts'
import { text } from '../test-server/content.ts'
import { test } from './test.ts'

/**
 * Orca's keys in a page: h goes to the next heading, b to the next button, e to the next field, k to the next link. In a
 * field it types.
 */

test('reads a page of a module', async ({ testServer, visit }) => {
  const app = await testServer.createApp()
  const pages = [
    { title: 'Warum wir schlafen', elements: [text('Was nachts geschieht')] },
    { title: 'Wie wir einschlafen', elements: [text('Was am Abend hilft')] },
  ]
  await testServer.createModule(app, { title: 'Gut schlafen', pages })
  const user = await testServer.createUser({ app })
  const ear = await visit({ app, path: '/module', user, shows: 'Gut schlafen' })
  await ear.seek('k', 'Gut schlafen')
  await ear.press('Return')
  await ear.hear('Warum wir schlafen')
  await ear.seek('h', 'Was nachts geschieht')
  await ear.press('Down')
  await ear.seek('b', 'Weiter')
  await ear.press('Return')
  await ear.hear('Wie wir einschlafen')
  expect(ear.record()).toMatchSnapshot('read-a-page.txt')
})

test('ticks a habit', async ({ testServer, visit }) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const habitId = await testServer.createHabit(app, { title: 'Ein Glas Wasser' })
  const token = await testServer.signIn(user)
  await callAs({ host: app.host, token }, createHabitIntent, {
    habitId,
    weekdays: [...WEEKDAYS],
    notificationTime: '12:00:00',
  })
  const ear = await visit({ app, path: '/gewohnheiten', user, shows: 'Ein Glas Wasser' })
  await ear.seek('x', 'Ein Glas Wasser')
  await ear.press('space')
  await ear.hear('Durchführung wurde eingetragen.')
  expect(ear.record()).toMatchSnapshot('tick-a-habit.txt')
})

test('logs in, after a wrong password', async ({ testServer, visit }) => {
  const app = await testServer.createApp()
  const { emailAddress, password } = await testServer.createUser({ app, emailAddress: 'mia@journey.example' })
  const ear = await visit({ app, path: '/login', shows: 'Passwort zurücksetzen' })
  await ear.seek('Tab', 'E-Mail Adresse')
  await ear.type(emailAddress)
  await ear.seek('Tab', 'Passwort')
  await ear.type('nicht mein Passwort')
  await ear.press('Return')
  await ear.hear('Die Anmeldung ist fehlgeschlagen')
  await ear.press('ctrl+a')
  await ear.type(password)
  await ear.press('Return')
  await ear.hear('Guten Tag')
  expect(ear.record()).toMatchSnapshot('log-in.txt')
})

test('writes into the diary', async ({ testServer, visit }) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const ear = await visit({ app, path: '/ernaehrungstagebuch', user, shows: 'Neuer Eintrag' })
  await ear.seek('b', 'Neuer Eintrag')
  await ear.press('Return')
  await ear.hear('Beschreibung')
  await ear.type('Linsensuppe mit Brot')
  await ear.seek('Tab', 'Eintrag hinzu')
  await ear.press('Return')
  await ear.hear('Linsensuppe')
  expect(ear.record()).toMatchSnapshot('write-into-the-diary.txt')
})

test('finds a recipe', async ({ testServer, visit }) => {
  const app = await testServer.createApp()
  await testServer.createRecipe(app, { name: 'Polenta mit Pilzen' })
  await testServer.createRecipe(app, { name: 'Käsebrot' })
  const user = await testServer.createUser({ app })
  const ear = await visit({ app, path: '/rezepte', user, shows: 'Polenta' })
  await ear.seek('b', 'Suche')
  await ear.press('Return')
  await ear.hear('Suchbegriff')
  await ear.type('Polenta')
  await ear.hear('1 Ergebnis')
  await ear.press('Down')
  await ear.press('Return')
  await ear.seek('h', 'Polenta mit Pilzen')
  await ear.seek('h', 'Zutaten')
  expect(ear.record()).toMatchSnapshot('find-a-recipe.txt')
})

test('reports a barrier without an account', async ({ testServer, visit }) => {
  const app = await testServer.createApp()
  await testServer.publishLegalText(
    app,
    'ACCESSIBILITY',
    '<h2>Was noch nicht geht</h2><p>Videos haben keine Untertitel.</p>',
  )
  const ear = await visit({ app, path: '/barrierefreiheit', shows: 'Was hindert dich?' })
  await ear.seek('h', 'Barriere melden')
  await ear.seek('Tab', 'Was hindert dich?')
  await ear.type('Videos haben keine Untertitel')
  await ear.seek('Tab', 'Wo?')
  await ear.type('Erstes Modul')
  await ear.seek('Tab', 'Barriere melden')
  await ear.press('Return')
  await ear.hear('Danke')
  expect(ear.record()).toMatchSnapshot('report-a-barrier.txt')
})
