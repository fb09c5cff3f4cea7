import { pathTo } from '@wohlauf/contract/routes/routes'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { app, appHost } from '../../../apps/server/src/platform/tenancy/tables.ts'
import { demoAccounts } from './accounts.ts'
import { codeOfDemoAdmin, DEMO_ADMIN, DEMO_ADMIN_KEY_URI, giveSecondFactor } from './admin.ts'
import { DEMO_APPS, DEMO_PASSWORD, type DemoApp, demoHost, hostOnPort, SPONSORED_APP } from './apps.ts'
import { type DemoServices, fillDemoWorld, inDemoTransaction } from './fill-demo-world.ts'
import { DEMO_SPONSOR } from './sponsor.ts'

/** The host includes the port with which it was created; if there are several, the oldest moves. */
const moveHost = async (tx: Tx, demo: DemoApp, port: number): Promise<void> => {
  const pattern = `^${demo.subdomain.replace('.', '\\.')}localhost(:\\d+)?$`
  const [row] = await tx
    .select()
    .from(app)
    .where(sql`${app.host} ~ ${pattern}`)
    .orderBy(app.createdAt)
    .limit(1)
  const host = demoHost(demo, port)
  const [otherApp] = await tx.select().from(appHost).where(eq(appHost.host, host))
  if (!row || otherApp) return
  await tx.update(app).set({ host }).where(eq(app.appId, row.appId))
  await tx.update(appHost).set({ host }).where(eq(appHost.host, row.host))
}

/**
 * Runs at every start: when the data stays and `PORT` changes, the demo apps' hosts are updated. A demo world from
 * before its admin had a second factor gets it.
 */
export const prepareDemoWorld = async (demo: DemoServices, port: number): Promise<void> => {
  const isFilled = await fillDemoWorld(demo, port)
  if (!isFilled)
    await inDemoTransaction(demo, async (tx) => {
      for (const app of DEMO_APPS) await moveHost(tx, app, port)
      await giveSecondFactor(tx, demo.services.sealedSecrets, demo.clock())
    })
}

const line = (left: string, right: string) => `  ${left.padEnd(36)}${right}`

export const describeDemoWorld = (port: number, now: Date, headline = 'Wohlauf is ready:'): string => {
  const [first] = DEMO_APPS
  const linkHost = SPONSORED_APP ? demoHost(SPONSORED_APP, port) : ''
  return [
    '',
    headline,
    ...DEMO_APPS.map((demo) => line(`http://${demoHost(demo, port)}`, demo.title)),
    line(`http://${hostOnPort('admin.', port)}`, 'Admin site'),
    '',
    `Accounts (password ${DEMO_PASSWORD}):`,
    ...(first ? demoAccounts(first).map(({ emailAddress, role }) => line(emailAddress, role)) : []),
    line(DEMO_ADMIN, `admin site only, with a code: now ${codeOfDemoAdmin(now)}`),
    '',
    'Later codes of the admin: npm run demo:code, or an authenticator app with',
    `  ${DEMO_ADMIN_KEY_URI}`,
    '',
    `Registration for employees of ${DEMO_SPONSOR.name}:`,
    `  http://${linkHost}${pathTo('authentication-user-registration-with-sponsor-link', { registrationLinkSlug: DEMO_SPONSOR.registrationLinkSlug })}`,
    '',
  ].join('\n')
}
