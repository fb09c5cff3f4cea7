import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { createLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import type { OptionalLegalText } from '@wohlauf/contract/values/optional-legal-texts'
import { DEMO_APPS, DEMO_PASSWORD, type DemoApp, demoHost } from '@wohlauf/demo/apps'
import { clusterPaths } from '@wohlauf/embedded-database'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { startServices } from '../../apps/server/src/composition/start-services.ts'
import { document } from '../../apps/server/src/contexts/documents/database/tables.ts'
import { habitIntent } from '../../apps/server/src/contexts/habits/database/tables.ts'
import { remindOfHabits } from '../../apps/server/src/contexts/reminders/jobs/remind-of-habits.ts'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import { ROLES, urlFor } from '../../apps/server/src/platform/database/roles.ts'
import { acrossTenants, inTenant, type Tx } from '../../apps/server/src/platform/database/transaction.ts'
import { closeBoss, openBoss } from '../../apps/server/src/platform/jobs/open-boss.ts'
import { session } from '../../apps/server/src/platform/sessions/tables.ts'
import { storedFile } from '../../apps/server/src/platform/storage/tables.ts'
import { app, appUser } from '../../apps/server/src/platform/tenancy/tables.ts'
import { createContent } from '../../apps/server/src/testing/content/content.ts'
import { tracesOf } from '../../apps/server/src/testing/database/traces.ts'
import { createPeople, type TestApp, type TestUser } from '../../apps/server/src/testing/people/people.ts'
import { createSponsors } from '../../apps/server/src/testing/people/sponsors.ts'
import { callAs } from './call-as.ts'
import { openMails } from './mails.ts'
import { runningProduct } from './running.ts'

export type { TestApp, TestUser }

/** PostgreSQL writes its port into the fourth line. */
const databasePort = (dataDir: string): string =>
  readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim() ?? ''

/**
 * Direct access to the running product: creates the users and the content that a journey begins with, by the
 * server's own code, and makes changes that only the server's side can make.
 */
export const openTestServer = async () => {
  const { port, dataDir } = runningProduct()
  const config = readConfig({ DATA_DIR: dataDir, PORT: String(port) })
  const address = `postgres://127.0.0.1:${databasePort(dataDir)}/postgres`
  const running = await startServices(config, address, { warn: () => {} })
  const { pool, services } = running
  const people = createPeople(running)
  const password = readFileSync(clusterPaths(dataDir).password, 'utf8').trim()
  const adminUrl = address.replace('//', `//postgres:${password}@`)
  const adminPool = new pg.Pool({ connectionString: adminUrl, max: 1 })
  const within = <T>({ appId }: TestApp, work: (tx: Tx) => Promise<T>) =>
    inTenant(pool, { appId, userId: null, reach: 'app' }, work)
  // Several workers create users and apps concurrently, so a counter would not keep them apart.
  const hostNamed = (name: string) => `${name}.localhost:${port}`
  const freshHost = () => hostNamed(`app-${randomUUID().slice(0, 8)}`)
  const adminToken = async (): Promise<string> => {
    const admin = await people.createAdmin({ emailAddress: `${randomUUID()}@journey.example` })
    return people.signInAdmin(admin)
  }

  /** One of the demo world's apps. */
  const demoApp = async (key: DemoApp['key']): Promise<TestApp> => {
    const demo = DEMO_APPS.find((each) => each.key === key)
    const host = demo ? demoHost(demo, port) : ''
    const [row] = await acrossTenants(services.platformPool, 'journeys visit the demo apps', (tx) =>
      tx.select().from(app).where(eq(app.host, host)),
    )
    if (!row) throw new Error(`the demo world has no app at ${host}`)
    return { appId: row.appId, host, title: row.title }
  }

  return {
    ...createContent(running),
    ...createSponsors(running),
    mails: await openMails(dataDir),
    /** The recipient of messages to the support. */
    supportEmailAddress: config.supportEmailAddress,
    freshHost,
    hostNamed,
    demoApp,

    /** A demo app's member with months of history: read-only, because journeys share them. */
    demoMember: async (key: DemoApp['key']): Promise<TestUser> => {
      const home = await demoApp(key)
      const emailAddress = 'mitglied@demo.example'
      const [row] = await within(home, (tx) =>
        tx.select().from(appUser).where(eq(appUser.emailAddress, emailAddress)),
      )
      if (!row) throw new Error(`${emailAddress} is not in ${home.title}`)
      return { id: row.id, emailAddress, password: DEMO_PASSWORD, role: 'ROLE_USER', app: home }
    },

    createApp: (settings: Parameters<typeof people.createApp>[0] = {}) =>
      people.createApp({ host: freshHost(), title: 'Wohlauf Probe', ...settings }),

    createUser: (settings: Parameters<typeof people.createUser>[0]) =>
      people.createUser({ emailAddress: `${randomUUID()}@journey.example`, ...settings }),

    /** A session's token, like a login's. */
    signIn: (user: TestUser) => people.signIn(user),

    /** A token for a session of a new admin. */
    adminToken,

    /** The address that opens a user's account for an admin; valid for a minute, once. */
    impersonationUrl: async ({ id }: TestUser): Promise<string> => {
      const at = { host: hostNamed('admin'), token: await adminToken() }
      return (await callAs(at, getImpersonationUrlForUserAsAdmin, { userId: id })).impersonationURL
    },

    /** A text of a kind without a standard text, in force from today on. */
    publishLegalText: async (
      { appId }: TestApp,
      kind: OptionalLegalText,
      bodyHtml: string,
    ): Promise<void> => {
      const at = { host: hostNamed('admin'), token: await adminToken() }
      const validFrom = berlinDay(new Date())
      await callAs(at, createLegalTextAsAdmin, { appId, kind, validFrom, bodyHtml })
    },

    endSessions: (user: TestUser): Promise<unknown> =>
      within(user.app, (tx) => tx.delete(session).where(eq(session.userId, user.id))),

    /**
     * Sets only the flag, unlike an admin, who ends the sessions too, so that an open page learns the reason.
     */
    disable: ({ app, id }: TestUser): Promise<unknown> =>
      adminPool.query('UPDATE app_user SET is_disabled = true WHERE app_id = $1 AND id = $2', [
        app.appId,
        id,
      ]),

    /** Makes the server refuse native apps below this version. */
    setLowestShellVersion: ({ appId }: TestApp, version: string): Promise<unknown> =>
      adminPool.query('UPDATE app SET lowest_shell_version = $1 WHERE app_id = $2', [version, appId]),

    /** Dates the start of habits back by a day, so that yesterday can be filled in. */
    startedYesterday: ({ app, id }: TestUser): Promise<unknown> =>
      within(app, (tx) =>
        tx
          .update(habitIntent)
          .set({ startedOn: sql`${habitIntent.startedOn} - 1` })
          .where(eq(habitIntent.userId, id)),
      ),

    /** Makes the reminders of a user's habits due now, and starts the minute's job. */
    remindNow: async ({ app, id }: TestUser): Promise<void> => {
      await within(app, (tx) =>
        tx.update(habitIntent).set({ nextReminderAt: sql`now()` }).where(eq(habitIntent.userId, id)),
      )
      const boss = await openBoss(urlFor(address, ROLES.jobs, config.secretKey), () => {})
      await boss.send(remindOfHabits.name)
      await closeBoss(boss, 0)
    },

    /** The stored bytes of an app's document. */
    documentBytes: (from: TestApp, title: string): Promise<Buffer> =>
      within(from, async (tx) => {
        const [row] = await tx
          .select({ key: storedFile.storageKey })
          .from(document)
          .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
          .where(eq(document.title, title))
        const bytes = row && (await services.storage.read(row.key))
        if (!bytes) throw new Error(`the document "${title}" is not stored`)
        return buffer(bytes)
      }),

    /** Where any of these texts still occurs in the stored data: tables of every schema, and files. */
    tracesOf: (words: readonly string[]): Promise<string[]> =>
      tracesOf({ adminPool, storageFolder: join(dataDir, 'files') }, words),

    close: async (): Promise<void> => {
      await Promise.all([running.stop(), adminPool.end()])
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>
