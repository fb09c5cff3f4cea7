import { count, eq, like, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Services } from '../../../apps/server/src/platform/base/services.ts'
import { acrossTenants, inTenant, type Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { appBranding } from '../../../apps/server/src/platform/storage/branding/tables.ts'
import { adminUser, app, appHost } from '../../../apps/server/src/platform/tenancy/tables.ts'
import { demoAccounts } from './accounts.ts'
import { DEMO_ADMIN, giveSecondFactor } from './admin.ts'
import {
  APP_WITH_LEGAL_TEXTS,
  DEMO_APPS,
  DEMO_PASSWORD,
  type DemoApp,
  demoHost,
  SPONSORED_APP,
} from './apps.ts'
import { drawBranding } from './brand-app.ts'
import { DEMO_WORLDS } from './content/worlds.ts'
import { fillWithContent } from './fill-with-content.ts'
import { fillWithPeople } from './fill-with-people.ts'
import { fillWithReading } from './fill-with-reading.ts'
import { fillWithReport } from './fill-with-report.ts'
import { fillWithSeats, fillWithSponsors } from './fill-with-sponsor.ts'
import { keepDiary, writeTips } from './keep-diary.ts'
import { type Drawing, startDrawing } from './media/drawing.ts'
import { DEMO_SPONSOR } from './sponsor.ts'
import { writeImprints, writeOptionalTexts } from './write-legal-texts.ts'

const REASON = 'the demo world creates apps and their hosts'

export type DemoServices = { pool: pg.Pool; services: Services; clock: () => Date }

/**
 * The first characters of an app's host while it is being filled. No request can name it, so the app is invisible
 * until it is complete.
 */
const UNFINISHED = '#unfinished '

export const inDemoTransaction = <T>({ services }: DemoServices, work: (tx: Tx) => Promise<T>): Promise<T> =>
  acrossTenants(services.platformPool, REASON, work)

const createApp = async (tx: Tx, demo: DemoApp): Promise<string> => {
  const [created] = await tx
    .insert(app)
    .values({
      title: demo.title,
      preventionType: demo.preventionType,
      style: demo.style,
      host: `${UNFINISHED}${demo.key}`,
      enabledFeatures: demo.enabledFeatures,
      senderEmailAddress: 'hallo@demo.example',
    })
    .returning({ appId: app.appId })
  if (!created) throw new Error('the app that was just written is gone')
  return created.appId
}

const fill = async (environment: DemoServices, demo: DemoApp, drawing: Drawing): Promise<string> => {
  const { pool, services, clock } = environment
  const appId = await inDemoTransaction(environment, (tx) => createApp(tx, demo))
  if (demo.brandColour) {
    const branding = await drawBranding(services.storage, drawing, appId, demo.brandColour)
    await inDemoTransaction(environment, (tx) => tx.insert(appBranding).values(branding))
  }
  await inTenant(pool, { appId, userId: null, reach: 'app' }, async (tx) => {
    // Drawing and hashing interrupt it: on a busy machine for longer than a request's transaction may be idle.
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    const world = DEMO_WORLDS[demo.key]
    const content = await fillWithContent(tx, services, drawing, { appId, demo, world, now: clock() })
    await fillWithReading(tx, content, clock())
    await writeTips(tx, world.tips)
    if (demo === APP_WITH_LEGAL_TEXTS) {
      await writeImprints(tx, clock())
      await writeOptionalTexts(tx, clock())
    }
    const keepsDiary = (userId: string) => {
      const diary = { appId, userId, palette: demo.style, entries: world.diary }
      return keepDiary(tx, services, drawing, diary, clock())
    }
    const sponsorIds = demo === SPONSORED_APP ? await fillWithSponsors(tx, clock()) : null
    const sponsorId = sponsorIds?.get(DEMO_SPONSOR.name) ?? null
    await fillWithPeople(
      tx,
      services.passwords,
      { accounts: demoAccounts(demo), sponsorId, keepDiary: keepsDiary },
      content,
      clock(),
    )
    const { passwords } = services
    if (sponsorIds) {
      await fillWithSeats(tx, sponsorIds, { passwords, content, now: clock() })
      await fillWithReport(tx, sponsorIds, clock())
    }
  })
  return appId
}

/** Removes an interrupted run's files first, because they are found by its rows. */
const removeUnfinished = async (environment: DemoServices): Promise<void> => {
  const isUnfinished = like(app.host, `${UNFINISHED}%`)
  const unfinished = await inDemoTransaction(environment, (tx) =>
    tx.select({ appId: app.appId }).from(app).where(isUnfinished),
  )
  for (const { appId } of unfinished) await environment.services.storage.removeAll(appId)
  if (unfinished.length > 0) await inDemoTransaction(environment, (tx) => tx.delete(app).where(isUnfinished))
}

/** One transaction: before it there is no demo world, after it there is a complete one. */
const publish = async (
  environment: DemoServices,
  filledApps: Map<DemoApp, string>,
  port: number,
): Promise<void> => {
  const passwordHash = await environment.services.passwords.hash(DEMO_PASSWORD)
  await inDemoTransaction(environment, async (tx) => {
    for (const [demo, appId] of filledApps) {
      const host = demoHost(demo, port)
      // Until now each save was published.
      const { publishesOnSave } = demo
      await tx.update(app).set({ host, publishesOnSave }).where(eq(app.appId, appId))
      await tx.insert(appHost).values({ appId, host })
    }
    await tx.insert(adminUser).values({ emailAddress: DEMO_ADMIN, passwordHash }).onConflictDoNothing()
    await giveSecondFactor(tx, environment.services.sealedSecrets, environment.clock())
  })
}

/**
 * Fills an empty database with the demo world of `decisions.md`. An interrupted run starts again.
 * @returns whether the database was empty
 */
export const fillDemoWorld = async (
  environment: DemoServices,
  port: number,
  apps: readonly DemoApp[] = DEMO_APPS,
): Promise<boolean> => {
  await removeUnfinished(environment)
  const [row] = await inDemoTransaction(environment, (tx) => tx.select({ apps: count() }).from(app))
  if (row?.apps !== 0) return false
  console.log('Filling the demo world; this takes a moment, once …')
  const drawing = startDrawing()
  try {
    const filledApps = new Map<DemoApp, string>()
    for (const [index, demo] of apps.entries()) {
      filledApps.set(demo, await fill(environment, demo, drawing))
      console.log(
        `  ${demo.title}: pictures, documents and people are there (${index + 1} of ${apps.length})`,
      )
    }
    await publish(environment, filledApps, port)
    return true
  } catch (error) {
    await removeUnfinished(environment).catch(() => {})
    throw error
  } finally {
    drawing.stop()
  }
}
