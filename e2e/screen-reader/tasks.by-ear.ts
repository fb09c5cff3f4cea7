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
