import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import {
  createModuleOfPackageAsManager,
  getPackageOfModuleAsManager,
  inspectPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, describe, expect, test } from 'vitest'
import { HANDLERS } from '../../composition/handlers.ts'
import { createPackageOpener } from '../../platform/http/course-packages/open-package.ts'
import { createCalls } from '../../testing/call.ts'
import { richText } from '../../testing/content/content-elements.ts'
import { storeFormerText } from '../../testing/content/former-content.ts'
import { outcome } from '../../testing/content/reading.ts'
import { modulePackage, packageFile } from '../../testing/files/course-package.ts'
import { DEAR_PACKAGES, dearPackage } from '../../testing/files/dear-packages.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const ENDLESS = new URL('../../testing/files/endless-thread.ts', import.meta.url)
const GREEDY = new URL('../../testing/files/greedy-thread.ts', import.meta.url)
const DYING = new URL('data:text/javascript,process.exit(1)')

/** Computing time of this thread, which is the one that serves: a busy machine adds nothing to it. */
const servingMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Reading one of them in the serving thread would take between one and four seconds. */
const MAX_SERVING_MS = 400

test.each(DEAR_PACKAGES)('%s is refused by a limit, and delays no other work', async (kind) => {
  const { as } = await createManager(testServer)
  const files = { package: await dearPackage(kind) }
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof send>>>()
  const send = () => testServer.call(inspectPackageAsManager, {}, { ...as, files })
  const ms = await servingMs(() => send().then(answer.resolve))
  const { status, refusal } = await answer.promise
  expect([status, refusal?.message]).toEqual([
    400,
    expect.stringMatching(/^Das Paket ist zu groß: .* höchstens .*\. Teile den Inhalt bitte/),
  ])
  expect(ms).toBeLessThan(MAX_SERVING_MS)
})

test('an admin’s package is read like a manager’s', async () => {
  const { appId } = await testServer.createApp()
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const files = { package: await dearPackage('a module of markup') }
  const ms = await servingMs(() => testServer.call(inspectPackageAsAdmin, { appId }, { token, files }))
  expect(ms).toBeLessThan(MAX_SERVING_MS)
})

const serveWith = async (options: Parameters<typeof createPackageOpener>[0]) => {
  const services = { openPackage: createPackageOpener(options) }
  const server = await testServer.build(OPERATIONS, HANDLERS, { services })
  const { app, as } = await createManager(testServer)
  const { call } = createCalls(server, () => app.host)
  const files = { package: await packageFile(modulePackage) }
  return {
    send: () => call(createModuleOfPackageAsManager, {}, { ...as, files }),
    readSomething: () => call(getHabitsAsManager, {}, as),
    close: () => server.close(),
  }
}

const LIMITS = { maxCpuMs: 2000, maxMs: 60_000, heapMb: 64 }

test('a package whose reading does not end is refused, and other requests are answered meanwhile', async () => {
  const { send, readSomething, close } = await serveWith({ thread: ENDLESS, limits: LIMITS })
  const order: string[] = []
  const sending = send().finally(() => order.push('the package'))
  for (let count = 0; count < 5; count += 1) expect(outcome(await readSomething())).toBe(200)
  order.push('five others')
  expect((await sending).refusal?.message).toMatch(
    /^Das Paket ist zu groß: Es zu lesen darf höchstens 10 Sekunden Rechenzeit brauchen/,
  )
  expect(order).toEqual(['five others', 'the package'])
  await close()
})

test.each([
  ['takes too much memory', GREEDY, [400, 'package-not-valid']],
  ['dies', DYING, [500, 'internal-error']],
] as const)(
  'a reading that %s is reported, and the next package is read again',
  async (_, thread, expected) => {
    let isFirst = true
    const once = { thread, limits: { ...LIMITS, maxCpuMs: 60_000 } }
    const services = {
      openPackage: (bytes: Buffer) => {
        const open = createPackageOpener(isFirst ? once : {})
        isFirst = false
        return open(bytes)
      },
    }
    const server = await testServer.build(OPERATIONS, HANDLERS, { services })
    const { app, as } = await createManager(testServer)
    const { call } = createCalls(server, () => app.host)
    const files = { package: await packageFile(modulePackage) }
    const send = () => call(createModuleOfPackageAsManager, {}, { ...as, files })
    expect(outcome(await send())).toEqual(expected)
    expect(outcome(await send())).toBe(200)
    await server.close()
  },
)

test('a machine without time for a package says so, and does not call the package faulty', async () => {
  const { send, close } = await serveWith({
    thread: ENDLESS,
    limits: { ...LIMITS, maxCpuMs: 60_000, maxMs: 200 },
  })
  const { status, refusal, headers } = await send()
  expect([status, refusal?.identifier, headers['retry-after']]).toEqual([429, 'too-many-at-once', '5'])
  await close()
})

describe('content that a package cannot have is not saved', () => {
  /** From before versions had a limit. */
  const saveModule = async (count: number, textHtml: string) => {
    const { app, as } = await createManager(testServer)
    const elements = Array.from({ length: count }, () => ({ ...richText(), title: 'Text' }))
    const { moduleId, pages } = await testServer.createModule(app, { pages: [{ elements }] })
    const ids = pages.flatMap((page) => page.elements.map(({ contentElementId }) => contentElementId))
    await storeFormerText(testServer.adminPool, 'content_element', ids, textHtml)
    return testServer.call(getPackageOfModuleAsManager, { moduleId }, as)
  }

  test.each([
    [
      'too much markup',
      20,
      '<p>a</p>'.repeat(8000),
      'Seine Texte dürfen zusammen höchstens 200.000 Formatierungen (HTML-Tags) haben',
    ],
    ['too much text', 70, `<p>${'a'.repeat(64_000)}</p>`, 'Alle Texte zusammen dürfen höchstens 4 MB haben'],
    ['too many elements', 101, '<p>a</p>', 'Etwas darin ist nicht gültig'],
  ])('%s', async (_, count, html, reason) => {
    const { status, refusal } = await saveModule(count, html)
    expect([status, refusal?.identifier, refusal?.message]).toEqual([
      409,
      'not-packable',
      expect.stringContaining(`So lässt sich das nicht als Paket speichern: ${reason}`),
    ])
  })

  test('content just below the limit is saved', async () => {
    expect((await saveModule(60, `<p>${'a'.repeat(64_000)}</p>`)).status).toBe(200)
  })
})
