import { randomUUID } from 'node:crypto'
import { getUsersForAppAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const as = { token: await testServer.signInAdmin(await testServer.createAdmin()) }

type Input = { appId: string; partOfAddress?: string; limit?: number; after?: string }
const ask = (input: Input) => testServer.call(getUsersForAppAsAdmin, input, as)
const addressesFor = async (input: Input) =>
  (await ask(input)).body.items.map(({ emailAddress }) => emailAddress)

const createUsers = async (app: TestApp, emailAddresses: readonly string[]) => {
  for (const emailAddress of emailAddresses) await testServer.createUser({ app, emailAddress })
}

test('returns all of a user that the list shows, and nothing else', async () => {
  const app = await testServer.createApp()
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER', emailAddress: 'a@firma.de' })
  const learner = await testServer.createUser({ app, isDisabled: true, emailAddress: 'b@firma.de' })
  await testServer.call(login, { emailAddress: 'a@firma.de', password: PASSWORD }, { host: app.host })
  expect((await ask({ appId: app.appId })).body).toEqual({
    items: [
      {
        userId: manager.id,
        emailAddress: 'a@firma.de',
        firstName: 'Petra',
        lastName: 'Probe',
        role: 'ROLE_APP_MANAGER',
        isAppManager: true,
        lastAuthenticatedAt: testServer.clock.now().toISOString(),
        isDisabled: false,
        hasSecondFactor: false,
      },
      {
        userId: learner.id,
        emailAddress: 'b@firma.de',
        firstName: 'Petra',
        lastName: 'Probe',
        role: 'ROLE_USER',
        isAppManager: false,
        lastAuthenticatedAt: null,
        isDisabled: true,
        hasSecondFactor: false,
      },
    ],
    next: null,
  })
})

test('goes through one app’s users page by page, by address', async () => {
  const app = await testServer.createApp()
  const all = ['anna@firma.de', 'anna@mail.de', 'bert@firma.de', 'carl@firma.de', 'dora@firma.de']
  await createUsers(app, all.toReversed())
  await createUsers(await testServer.createApp(), ['bea@firma.de'])
  const seenAddresses: string[] = []
  let after: string | undefined
  do {
    const { body } = await ask({ appId: app.appId, limit: 2, ...(after ? { after } : {}) })
    seenAddresses.push(...body.items.map(({ emailAddress }) => emailAddress))
    after = body.next ?? undefined
  } while (after)
  expect(seenAddresses).toEqual(all)
})

test('finds any part of an address, in upper case too, and no pattern', async () => {
  const app = await testServer.createApp()
  await createUsers(app, ['anna@firma.de', 'bert_x@firma.de', 'bertax@mail.de'])
  const addressesWith = (partOfAddress: string) => addressesFor({ appId: app.appId, partOfAddress })
  expect(await addressesWith(' @FIRMA ')).toEqual(['anna@firma.de', 'bert_x@firma.de'])
  expect(await addressesWith('bert_')).toEqual(['bert_x@firma.de'])
  expect(await addressesWith('%')).toEqual([])
  expect(await addressesWith('')).toHaveLength(3)
})

test('a search continues within its results, and its cursor is invalid for others', async () => {
  const app = await testServer.createApp()
  await createUsers(app, ['a@firma.de', 'b@mail.de', 'c@firma.de', 'd@firma.de'])
  const search = { appId: app.appId, partOfAddress: 'firma', limit: 2 }
  const { body } = await ask(search)
  const after = body.next ?? ''
  expect(await addressesFor({ ...search, after })).toEqual(['d@firma.de'])
  for (const other of [
    { ...search, partOfAddress: 'mail' },
    { ...search, appId: (await testServer.createApp()).appId },
  ])
    expect(outcome(await ask({ ...other, after }))).toEqual([400, 'cursor-not-valid'])
})

test('an unknown app is not found', async () => {
  expect(outcome(await ask({ appId: randomUUID() }))).toEqual([404, 'not-found'])
})

test('is for admins only', async () => {
  const app = await testServer.createApp()
  const token = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const answer = await testServer.call(getUsersForAppAsAdmin, { appId: app.appId }, { token })
  expect(outcome(answer)).toEqual([401, 'authentication-required'])
})
