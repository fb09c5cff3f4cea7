import type { Role } from '@wohlauf/contract/features'
import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { prepared } from '../database/prepared.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import { ADMIN_SESSION_LIFE, IMPERSONATION_LIFE, sessionLife } from './session-life.ts'
import { adminSession, session } from './tables.ts'
import { hashToken, newToken } from './token.ts'

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

type SessionStart = {
  client: 'web' | 'native'
  device: string
  /**
   * The caller has just proved the password, and the second factor if there is one, at the login. A session that is started
   * anywhere else counts for neither: sensitive operations ask first.
   */
  isLogin: boolean
  /** The admin who views the account. */
  impersonatorAdminId?: string
}

/** No person has more devices; each request for a private picture searches all sessions of its owner. */
const MAX_SESSIONS = 50

/** Leaves room for one more of the owner's sessions: the one that was not used for longest ends. */
const roomFor = (tx: Tx) => {
  const surplus = tx
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.userId, sql.placeholder('userId')), isNull(session.impersonatorAdminId)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .offset(MAX_SESSIONS - 1)
  // As an array, which is nearly always empty: with `IN`, every login read the sessions of all users.
  const isSurplus = sql`${session.tokenHash} = ANY (ARRAY${surplus})`
  // An admin's visit ends none of them.
  const isOwn = sql`${sql.placeholder('impersonatorAdminId')}::uuid IS NULL`
  const ended = tx.delete(session).where(and(isOwn, isSurplus))
  return tx.$with('room').as(ended.returning({ id: session.id }))
}

const sessionQuery = (tx: Tx, name: string) =>
  tx
    .with(roomFor(tx))
    .insert(session)
    .values({
      tokenHash: sql.placeholder('tokenHash'),
      userId: sql.placeholder('userId'),
      client: sql.placeholder('client'),
      device: sql.placeholder('device'),
      impersonatorAdminId: sql.placeholder('impersonatorAdminId'),
      createdAt: sql.placeholder('now'),
      lastSeenAt: sql.placeholder('now'),
      idleSeconds: sql.placeholder('idleSeconds'),
      expiresAt: sql.placeholder('expiresAt'),
      provedAt: sql`${sql.placeholder('provedAt')}::timestamptz`,
    })
    .prepare(name)

/** Starts a session with the transaction's commit; returns its token, which is stored nowhere else. */
export const startSession = async (
  tx: Tx,
  user: { id: string; role: Role },
  { client, device, isLogin, impersonatorAdminId }: SessionStart,
  now: Date,
): Promise<string> => {
  const token = newToken()
  const life = impersonatorAdminId ? IMPERSONATION_LIFE : sessionLife(user.role, client)
  sendWithCommit(tx, prepared(tx, 'start-session', sessionQuery), {
    tokenHash: hashToken(token),
    userId: user.id,
    client,
    device,
    impersonatorAdminId: impersonatorAdminId ?? null,
    now,
    idleSeconds: life.idle,
    expiresAt: after(now, life.absolute),
    provedAt: isLogin ? now.toISOString() : null,
  })
  return token
}

/**
 * Only the login of the admin site starts one: it counts as a fresh login.
 *
 * @param needsSecondFactor nothing else is answered before the admin has set one up
 */
export const startAdminSession = async (
  tx: Tx,
  adminId: string,
  now: Date,
  { needsSecondFactor = false } = {},
): Promise<string> => {
  const token = newToken()
  await tx.insert(adminSession).values({
    tokenHash: hashToken(token),
    adminId,
    needsSecondFactor,
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: ADMIN_SESSION_LIFE.idle,
    expiresAt: after(now, ADMIN_SESSION_LIFE.absolute),
    provedAt: now,
  })
  return token
}

const touchedAt = sql`${sql.placeholder('now')}::timestamptz`

const touchQuery = (tx: Tx, name: string) =>
  tx
    .update(session)
    .set({ lastSeenAt: touchedAt })
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), lt(session.lastSeenAt, touchedAt)))
    .prepare(name)

/** Records with the transaction's commit that a session is used; its last use never moves back in time. */
export const touchSession = (tx: Tx, tokenHash: Buffer, now: Date): void =>
  sendWithCommit(tx, prepared(tx, 'touch-session', touchQuery), { tokenHash, now: now.toISOString() })

export const touchAdminSession = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx
    .update(adminSession)
    .set({ lastSeenAt: now })
    .where(and(eq(adminSession.tokenHash, tokenHash), lt(adminSession.lastSeenAt, now)))
}

/** The password, and the second factor if there is one, was proved again in this session. */
export const noteProof = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx.update(session).set({ provedAt: now }).where(eq(session.tokenHash, tokenHash))
}

export const noteAdminProof = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx.update(adminSession).set({ provedAt: now }).where(eq(adminSession.tokenHash, tokenHash))
}

/**
 * Locks a session until the transaction ends, so that a command which ends it also sees the effects of
 * earlier requests with it.
 *
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

/** Ends a session, also an expired one, which has no binding: having its token is enough. */
export const endSession = async (tx: Tx, tokenHash: Buffer): Promise<void> => {
  await tx.execute(sql`SELECT lookups.end_session(${tokenHash})`)
}

/** @returns false when the user has no such session */
export const endSessionOf = async (tx: Tx, userId: string, sessionId: string): Promise<boolean> => {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends all sessions of a user; for a changed password or a closed account. */
export const endSessionsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(session).where(eq(session.userId, userId))
}

export const endOtherSessionsOf = async (tx: Tx, userId: string, tokenHash: Buffer): Promise<void> => {
  await tx.delete(session).where(and(eq(session.userId, userId), ne(session.tokenHash, tokenHash)))
}

/** Deletes the rows of the sessions that had expired before. */
export const removeSessionsExpiredBefore = async (tx: Tx, before: Date): Promise<void> => {
  const hasIdled = sql`${session.lastSeenAt} + make_interval(secs => ${session.idleSeconds}) < ${before.toISOString()}::timestamptz`
  await tx.delete(session).where(or(lt(session.expiresAt, before), hasIdled))
}

/** Ends all sessions of an admin. */
export const endAdminSessionsOf = async (tx: Tx, adminId: string): Promise<void> => {
  await tx.delete(adminSession).where(eq(adminSession.adminId, adminId))
}

export const endOtherAdminSessionsOf = async (tx: Tx, adminId: string, tokenHash: Buffer): Promise<void> => {
  await tx
    .delete(adminSession)
    .where(and(eq(adminSession.adminId, adminId), ne(adminSession.tokenHash, tokenHash)))
}

/** @returns its owner; null when it did not exist */
export const endAdminSession = async (tx: Tx, tokenHash: Buffer): Promise<string | null> => {
  const [ended] = await tx
    .delete(adminSession)
    .where(eq(adminSession.tokenHash, tokenHash))
    .returning({ adminId: adminSession.adminId })
  return ended?.adminId ?? null
}
