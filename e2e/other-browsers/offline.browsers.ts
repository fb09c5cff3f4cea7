import { expect } from '@playwright/test'
import { urlOf } from '../browser/test.ts'
import { storedAnswers, storedOnDevice } from '../offline/device.ts'
import { createThingsToOpen } from '../offline/things-to-open.ts'
import { workerReady } from '../offline/worker.ts'
import { startFirefox } from './firefox.ts'
import { expectText, logIn, shownText } from './screens.ts'
import type { Tab } from './tab.ts'
import { test } from './test.ts'
import { startWebkit } from './webkit.ts'

/**
 * The page opens the database first, by code that loads late: WebKit may block it for ever when two open it
 * at the same time.
 */
const expectStored = async (tab: Tab, key: string) => {
  await expect
    .poll(() =>
      tab.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/device-answers')),
      ),
    )
    .toBe(true)
  await expect
    .poll(() => storedAnswers(tab), { intervals: [2000] })
    .toContainEqual(expect.stringContaining(key))
}

const expectPicture = (tab: Tab) =>
  expect
    .poll(() => tab.evaluate(() => (document.querySelector('main img') as HTMLImageElement)?.naturalWidth))
    .toBeGreaterThan(0)

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const)
  test(`${name} opens without a network what was opened, after it was closed`, async ({
    testServer,
    line,
    deviceOf,
  }) => {
    const app = await testServer.createApp({ host: line.host })
    const things = await createThingsToOpen(testServer, app)
    const user = await testServer.createUser({ app })
    const device = await deviceOf(start)
    const tab = await device.start()
    await logIn(tab, user)
    for (const { path, says, key } of things) {
      await tab.goto(urlOf(app, path))
      await expectText(tab, says)
      await expectStored(tab, key)
    }
    await workerReady(tab)
    await expect.poll(async () => (await storedOnDevice(tab)).flatMap(({ files }) => files).length).toBe(4)
    await tab.goto(urlOf(app, '/profil/auf-diesem-geraet'))
    for (const title of ['Gut schlafen', 'Über das Licht', 'Linsensuppe']) await expectText(tab, title)
    await device.close()
    line.cut()

    const again = await device.start()
    for (const { path, says } of [{ path: '/', says: 'Guten' }, ...things]) {
      await again.goto(urlOf(app, path))
      await expectText(again, says)
      await expectText(again, /Du siehst den Stand von heute, \d\d:\d\d Uhr\./)
      if (path.startsWith('/blog')) await expectPicture(again)
    }
    await again.goto(urlOf(app, '/dokumente'))
    // The browser still reports that it is online.
    await expectText(again, 'Die Dokumente sind gerade nicht erreichbar')

    line.mend()
    await again.goto(urlOf(app, '/module'))
    await expectText(again, 'Gut schlafen')
    expect(await shownText(again)).not.toContain('Du siehst den Stand')
  })
