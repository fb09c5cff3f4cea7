import { randomBytes } from 'node:crypto'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import type { Log } from '../../platform/base/outages.ts'
import { acrossTenants, inTenant } from '../../platform/database/transaction.ts'
import type { MountDependencies } from '../../platform/http/mount/mount.ts'
import { buildServer } from '../../platform/http/server/server.ts'
import { app, appUser } from '../../platform/tenancy/tables.ts'
import { HANDLERS } from '../handlers.ts'

type Running = MountDependencies & { stop: () => Promise<void> }

/** The type of `startServices`, which is passed as an argument because it starts the backup service itself. */
export type StartServices = (config: Config, adminUrl: string, log: Log) => Promise<Running>

type Learner = { appId: string; host: string; id: string; emailAddress: string }

/** Several, because a learner who has lost access proves nothing. */
const MAX_LEARNERS = 10

const findLearners = async ({ pool, services }: Running): Promise<Learner[]> => {
  const apps = await acrossTenants(services.platformPool, 'a restored backup is tried in any app', (tx) =>
    tx.select({ appId: app.appId, host: app.host }).from(app).where(eq(app.isInMaintenance, false)),
  )
  const candidates: Learner[] = []
  for (const { appId, host } of apps) {
    const learners = await inTenant(pool, { appId, userId: null, reach: 'app' }, (tx) =>
      tx
        .select({ id: appUser.id, emailAddress: appUser.emailAddress })
        .from(appUser)
        .where(and(eq(appUser.role, 'ROLE_USER'), eq(appUser.isDisabled, false)))
        .limit(MAX_LEARNERS),
    )
    candidates.push(...learners.map((learner) => ({ appId, host, ...learner })))
    if (candidates.length >= MAX_LEARNERS) break
  }
  return candidates
}

/** The statuses of a login with a new password, and of a query for the logged-in user. */
const enter = async (running: Running, server: FastifyInstance, learner: Learner): Promise<number[]> => {
  const { appId, id, host, emailAddress } = learner
  const password = randomBytes(24).toString('base64url')
  const passwordHash = await running.services.passwords.hash(password)
  await inTenant(running.pool, { appId, userId: id, reach: 'app' }, (tx) =>
    tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, id)),
  )
  const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) =>
    server.inject({ method, url, headers: { host, ...headers }, ...(payload ? { payload } : {}) })
  const entrance = await send('POST', login.path, {}, { emailAddress, password })
  const token = String(entrance.headers['auth-token'] ?? '')
  const question = await send('GET', getAuthenticatedUser.path, { 'auth-token': token })
  return [entrance.statusCode, question.statusCode]
}

/**
 * Starts the whole server on a restored database and logs in there, with a password that replaces the one of any
 * learner: this shows that host, account, roles, sessions and the secret key fit together, but not that the stored
 * passwords do.
 * @returns false when no app has a learner
 * @throws StartError when the login fails
 */
export const tryLogin = async (
  config: Config,
  adminUrl: string,
  startServices: StartServices,
): Promise<boolean> => {
  const running = await startServices(config, adminUrl, { warn: () => {} })
  try {
    const learners = await findLearners(running)
    if (learners.length === 0) return false
    const server = await buildServer({ ...config, logLevel: 'silent' }, OPERATIONS, HANDLERS, running)
    try {
      let statuses: number[] = []
      for (const learner of learners) {
        statuses = await enter(running, server, learner)
        if (statuses.every((status) => status === 200)) return true
      }
      throw new StartError(
        `On the restored database a login was answered with ${statuses[0]}, and the question who is logged in with ${statuses[1]}.`,
      )
    } finally {
      await server.close()
    }
  } finally {
    await running.stop()
  }
}
