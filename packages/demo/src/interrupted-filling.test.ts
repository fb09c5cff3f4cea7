import { readdirSync } from 'node:fs'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { afterAll, expect, test } from 'vitest'
import type { Services } from '../../../apps/server/src/platform/base/services.ts'
import {
  documentElement,
  habitProposal,
  picture,
} from '../../../apps/server/src/testing/content/content-elements.ts'
import { createLearner } from '../../../apps/server/src/testing/people/learner.ts'
import { startTestServer } from '../../../apps/server/src/testing/test-server.ts'
import { DEMO_APPS, type DemoApp } from './apps.ts'
import { fillDemoWorld } from './fill-demo-world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const demo = { pool: testServer.pool, services: testServer.services, clock: testServer.clock.now }

const byKey = (key: DemoApp['key']) => DEMO_APPS.filter((demo) => demo.key === key)
const apps = [...byKey('stress'), ...byKey('movement')]

/** The apps that have files. */
const appsWithFiles = () => {
  const foundEntries = readdirSync(testServer.storageFolder, { recursive: true, withFileTypes: true })
  const keptFolders = foundEntries.filter((entry) => entry.isFile()).map((entry) => entry.parentPath)
  return [
    ...new Set(keptFolders.map((path) => path.slice(testServer.storageFolder.length + 1).split('/')[0])),
  ]
}

const rows = async () => {
  const { rows: foundRows } = await testServer.adminPool.query(
    `SELECT (SELECT count(*)::int FROM app) AS apps, (SELECT count(*)::int FROM app_host) AS hosts,
       (SELECT count(*)::int FROM module) AS modules, (SELECT count(*)::int FROM image) AS images,
       (SELECT count(*)::int FROM app_user) AS users, (SELECT count(*)::int FROM admin_user) AS admins`,
  )
  return foundRows[0]
}

const NOTHING = { apps: 0, hosts: 0, modules: 0, images: 0, users: 0, admins: 0 }

/** A run that fails at its nth picture. */
const fillUntil = (nth: number) => {
  let count = 0
  const images: Services['images'] = {
    ...testServer.services.images,
    write: async (...args) => {
      count += 1
      if (count === nth) throw new Error('the disk is full')
      return testServer.services.images.write(...args)
    },
  }
  return fillDemoWorld({ ...demo, services: { ...testServer.services, images } }, 3000, apps)
}

test('when the second app fails, the first is removed too, with all its files', async () => {
  const picturesOfTheFirst = 11
  await expect(fillUntil(picturesOfTheFirst + 2)).rejects.toThrow('the disk is full')
  expect(await rows()).toEqual(NOTHING)
  expect(appsWithFiles()).toEqual([])
})

test('the rest of an aborted run is removed by the next one', async () => {
  const app = await testServer.createApp({ host: '#unfinished stress' })
  const { as } = await createLearner(testServer, app)
  const habitId = await testServer.createHabit(app)
  const { documentId } = await testServer.createDocument(app)
  const elements = [habitProposal(habitId), documentElement(documentId), picture()]
  await testServer.createModule(app, { pages: [{ elements }] })
  const args = { habitId, weekdays: ['MONDAY' as const], notificationTime: '12:00:00' }
  expect((await testServer.call(createHabitIntent, args, as)).status).toBe(200)
  expect(appsWithFiles()).toEqual([app.appId])

  await expect(fillUntil(1)).rejects.toThrow('the disk is full')
  expect(await rows()).toEqual(NOTHING)
  expect(appsWithFiles()).toEqual([])
})
