import type { Role } from '@wohlauf/contract/features'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { ADMIN_SESSION_LIFE, sessionLife } from './session-life.ts'
import { adminSession, session } from './tables.ts'
import { hashToken, newToken } from './token.ts'

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Starts a session; answers with its token, which is kept nowhere else. */
export const startSession = async (
  tx: Tx,
  user: { id: string; role: Role },
  client: 'web' | 'native',
  now: Date,
): Promise<string> => {
  const token = newToken()
  const life = sessionLife(user.role, client)
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    userId: user.id,
    client,
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: life.idle,
    expiresAt: after(now, life.absolute),
  })
  return token
}

export const startAdminSession = async (tx: Tx, adminId: string, now: Date): Promise<string> => {
  const token = newToken()
  await tx.insert(adminSession).values({
    tokenHash: hashToken(token),
    adminId,
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: ADMIN_SESSION_LIFE.idle,
    expiresAt: after(now, ADMIN_SESSION_LIFE.absolute),
  })
  return token
}

export const touchSession = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash))
}

/** Ends a session, also one that has run out. */
export const endSession = async (tx: Tx, tokenHash: Buffer): Promise<void> => {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash))
}

export const endAdminSession = async (tx: Tx, tokenHash: Buffer): Promise<void> => {
  await tx.delete(adminSession).where(eq(adminSession.tokenHash, tokenHash))
}
