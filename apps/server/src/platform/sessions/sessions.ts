import type { Role } from '@wohlauf/contract/values/features'
import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import { prepared } from '../database/prepared.ts'
import { boundApp } from '../database/tenant-dialect.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import {
  ADMIN_SESSION_LIFE,
  IMPERSONATION_LIFE,
  type SessionEnd,
  type SessionLife,
  sessionEnd,
  sessionLife,
} from './session-life.ts'
import { adminSession, session } from './tables.ts'
import { hashToken, newToken } from './token.ts'

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export type Site = 'app' | 'admin'

/** Both tables have the same columns apart from their owner's. */
const SITES = {
  app: { table: session as unknown as typeof adminSession, owner: session.userId },
  admin: { table: adminSession, owner: adminSession.adminId },
} satisfies Record<Site, unknown>

type UserStart = {
  site?: 'app'
  client: 'web' | 'native'
  device: string
  /** Password and second factor were just proved: a session that is started in any other way counts for neither. */
  isLogin: boolean
  impersonatorAdminId?: string
}

/** Only the login of the admin site starts one: it counts as a fresh login. */
type AdminStart = {
  site: 'admin'
  /** Whether all other calls are refused until the admin has set one up. */
  needsSecondFactor?: boolean
}

/** More than any person's devices. */
const MAX_SESSIONS = 50

/** Leaves room for one more of the owner's sessions: the one that was not used for longest ends. */
const roomFor = (tx: Tx) => {
  const surplus = tx
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.userId, sql.placeholder('ownerId')), isNull(session.impersonatorAdminId)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .offset(MAX_SESSIONS - 1)
  // An array, which is nearly always empty: with `IN`, every login read the sessions of all users.
  const isSurplus = sql`${session.tokenHash} = ANY (ARRAY${surplus})`
  // An admin's visit ends none of them.
  const isOwn = sql`${sql.placeholder('impersonatorAdminId')}::uuid IS NULL`
  const deletion = tx.delete(session).where(and(isOwn, isSurplus))
  return tx.$with('room').as(deletion.returning({ id: session.id }))
}

const columns = () => ({
  tokenHash: sql.placeholder('tokenHash'),
  createdAt: sql.placeholder('now'),
  lastSeenAt: sql.placeholder('now'),
  idleSeconds: sql.placeholder('idleSeconds'),
  expiresAt: sql.placeholder('expiresAt'),
  provedAt: sql`${sql.placeholder('provedAt')}::timestamptz`,
})

const START = {
  app: (tx: Tx, name: string) =>
    tx
      .with(roomFor(tx))
      .insert(session)
      .values({
        ...columns(),
        userId: sql.placeholder('ownerId'),
        client: sql.placeholder('client'),
        device: sql.placeholder('device'),
        impersonatorAdminId: sql.placeholder('impersonatorAdminId'),
      })
      .prepare(name),
  admin: (tx: Tx, name: string) =>
    tx
      .insert(adminSession)
      .values({
        ...columns(),
        adminId: sql.placeholder('ownerId'),
        needsSecondFactor: sql.placeholder('needsSecondFactor'),
      })
      .prepare(name),
}

const lifeOf = (role: Role | null, start: UserStart | AdminStart): SessionLife => {
  if (start.site === 'admin' || role === null) return ADMIN_SESSION_LIFE
  return start.impersonatorAdminId ? IMPERSONATION_LIFE : sessionLife(role, start.client)
}

/**
 * @param owner of `role` null for an admin
 * @returns the token, which is stored nowhere else
 */
export const startSession = async (
  tx: Tx,
  owner: { id: string; role: Role | null },
  start: UserStart | AdminStart,
  now: Date,
): Promise<string> => {
  const token = newToken()
  const life = lifeOf(owner.role, start)
  const isOfAdmin = start.site === 'admin'
  const own = isOfAdmin
    ? { needsSecondFactor: false, ...start, isLogin: true }
    : { impersonatorAdminId: null, ...start }
  const query = isOfAdmin
    ? prepared(tx, 'start-session-of-admin', START.admin)
    : prepared(tx, 'start-session', START.app)
  sendWithCommit(tx, query, {
    ...own,
    tokenHash: hashToken(token),
    ownerId: owner.id,
    now,
    idleSeconds: life.idle,
    expiresAt: after(now, life.absolute),
    provedAt: own.isLogin ? now.toISOString() : null,
  })
  return token
}

const touchQuery = (site: Site) => (tx: Tx, name: string) => {
  const { table } = SITES[site]
  const touchedAt = sql`${sql.placeholder('now')}::timestamptz`
  return tx
    .update(table)
    .set({ lastSeenAt: touchedAt })
    .where(and(eq(table.tokenHash, sql.placeholder('tokenHash')), lt(table.lastSeenAt, touchedAt)))
    .prepare(name)
}

const TOUCH = { app: touchQuery('app'), admin: touchQuery('admin') }

/** The time of the last use never decreases. */
export const touchSession = (tx: Tx, tokenHash: Buffer, now: Date, site: Site = 'app'): void =>
  sendWithCommit(tx, prepared(tx, `touch-session-of-${site}`, TOUCH[site]), {
    tokenHash,
    now: now.toISOString(),
  })

export const recordProof = async (
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
  site: Site = 'app',
): Promise<void> => {
  const { table } = SITES[site]
  await tx.update(table).set({ provedAt: now }).where(eq(table.tokenHash, tokenHash))
}

/** @returns null when it was ended since the request was admitted */
export const findSessionEnd = async (
  tx: Tx,
  tokenHash: Buffer,
  site: Site = 'app',
): Promise<SessionEnd | null> => {
  const { table } = SITES[site]
  const { lastSeenAt, idleSeconds, expiresAt } = table
  const [row] = await tx
    .select({ lastSeenAt, idleSeconds, expiresAt })
    .from(table)
    .where(eq(table.tokenHash, tokenHash))
  return row ? sessionEnd(row) : null
}

/**
 * A command which ends a session then sees the effects of earlier requests with it.
 * @returns false when it was ended since the request was admitted
 */
export const lockSession = async (tx: Tx, tokenHash: Buffer): Promise<boolean> => {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.tokenHash, tokenHash))
    .for('key share')
  return rows.length > 0
}

/** @returns the admin whose session it was; null for a user's. Having its token is enough, even if expired. */
export const endSession = async (tx: Tx, tokenHash: Buffer, site: Site = 'app'): Promise<string | null> => {
  if (site === 'app') {
    await tx.execute(sql`SELECT ${schemas.lookups}.end_session(${boundApp}, ${tokenHash})`)
    return null
  }
  const [endedSession] = await tx
    .delete(adminSession)
    .where(eq(adminSession.tokenHash, tokenHash))
    .returning({ adminId: adminSession.adminId })
  return endedSession?.adminId ?? null
}

/** @returns false when the user has no such session */
export const endSessionOf = async (tx: Tx, userId: string, sessionId: string): Promise<boolean> => {
  const endedSessions = await tx
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id })
  return endedSessions.length > 0
}

export const endSessionsOf = async (tx: Tx, ownerId: string, site: Site = 'app'): Promise<void> => {
  const { table, owner } = SITES[site]
  await tx.delete(table).where(eq(owner, ownerId))
}

export const endOtherSessionsOf = async (
  tx: Tx,
  ownerId: string,
  tokenHash: Buffer,
  site: Site = 'app',
): Promise<void> => {
  const { table, owner } = SITES[site]
  await tx.delete(table).where(and(eq(owner, ownerId), ne(table.tokenHash, tokenHash)))
}

export const removeSessionsExpiredBefore = async (tx: Tx, before: Date): Promise<void> => {
  const hasIdled = sql`${session.lastSeenAt} + make_interval(secs => ${session.idleSeconds}) < ${before.toISOString()}::timestamptz`
  await tx.delete(session).where(or(lt(session.expiresAt, before), hasIdled))
}
