import { count, eq } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants, inTenant, type Tx } from '../platform/database/transaction.ts'
import type { Services } from '../platform/services.ts'
import { adminUser, app, appHost } from '../platform/tenancy/tables.ts'
import { DEMO_ADMIN, demoAccounts } from './accounts.ts'
import { DEMO_APPS, DEMO_PASSWORD, type DemoApp, demoHost } from './apps.ts'
import { DEMO_WORLDS } from './content/worlds.ts'
import { type Drawing, startDrawing } from './drawing.ts'
import { fillWithContent } from './fill-with-content.ts'
import { fillWithPeople } from './fill-with-people.ts'

const REASON = 'the demo world makes apps and their hosts'

type Place = { pool: pg.Pool; services: Services; clock: () => Date }

const createApp = async (tx: Tx, demo: DemoApp, port: number): Promise<string> => {
  const host = demoHost(demo, port)
  const [created] = await tx
    .insert(app)
    .values({
      title: demo.title,
      preventionType: demo.preventionType,
      style: demo.style,
      host,
      enabledFeatures: demo.enabledFeatures,
      senderEmailAddress: 'hallo@demo.example',
    })
    .returning({ appId: app.appId })
  if (!created) throw new Error('the app that was just written is gone')
  await tx.insert(appHost).values({ appId: created.appId, host })
  return created.appId
}

const fill = async (place: Place, demo: DemoApp, appId: string, drawing: Drawing): Promise<void> => {
  const { pool, services, clock } = place
  await inTenant(pool, { appId, userId: null, reach: 'app' }, async (tx) => {
    const content = await fillWithContent(tx, services, drawing, {
      appId,
      demo,
      world: DEMO_WORLDS[demo.key],
    })
    await fillWithPeople(tx, services.passwords, demoAccounts(demo), content, clock())
  })
}

/** Ports move with `PORT`, also when the data stays: the hosts of the demo apps follow. */
const moveHosts = (platformPool: pg.Pool, port: number): Promise<void> =>
  acrossTenants(platformPool, REASON, async (tx) => {
    for (const demo of DEMO_APPS) {
      const [found] = await tx.select().from(app).where(eq(app.title, demo.title))
      const host = demoHost(demo, port)
      if (!found || found.host === host) continue
      await tx.update(app).set({ host }).where(eq(app.appId, found.appId))
      await tx.delete(appHost).where(eq(appHost.appId, found.appId))
      await tx.insert(appHost).values({ appId: found.appId, host })
    }
  })

/**
 * Fills an empty database with the demo world of `decisions.md`; leaves any other as it is, but for the port in its hosts.
 * Its apps appear last and together, so that an interrupted filling starts anew instead of staying half.
 */
export const prepareDemoWorld = async (place: Place, port: number): Promise<void> => {
  const { platformPool, passwords } = place.services
  const isEmpty = await acrossTenants(platformPool, REASON, async (tx) => {
    const [row] = await tx.select({ apps: count() }).from(app)
    return row?.apps === 0
  })
  if (!isEmpty) return moveHosts(platformPool, port)

  console.log('Filling the demo world; this takes a moment, once …')
  const drawing = startDrawing()
  try {
    for (const demo of DEMO_APPS) {
      const appId = await acrossTenants(platformPool, REASON, (tx) => createApp(tx, demo, port))
      await fill(place, demo, appId, drawing).catch(async (error: unknown) => {
        await acrossTenants(platformPool, REASON, (tx) => tx.delete(app))
        throw error
      })
    }
    const passwordHash = await passwords.hash(DEMO_PASSWORD)
    await acrossTenants(platformPool, REASON, (tx) =>
      tx.insert(adminUser).values({ emailAddress: DEMO_ADMIN, passwordHash }).onConflictDoNothing(),
    )
  } finally {
    drawing.stop()
  }
}

/** What `npm start` prints: where to look and whom to be. */
export const describeDemoWorld = (port: number): string =>
  [
    '',
    'Wohlauf is ready:',
    ...DEMO_APPS.map((demo) => `  http://${demoHost(demo, port)}`.padEnd(38) + demo.title),
    `  http://admin.localhost:${port}`.padEnd(38) + 'Admin site',
    '',
    `Accounts (password ${DEMO_PASSWORD}):`,
    ...(DEMO_APPS[0] ? demoAccounts(DEMO_APPS[0]) : []).map(
      ({ emailAddress, role }) => `  ${emailAddress}`.padEnd(38) + role,
    ),
    `  ${DEMO_ADMIN}`.padEnd(38) + 'admin site only',
    '',
  ].join('\n')
