import { and, eq, isNotNull, isNull, lt, type Placeholder, sql } from 'drizzle-orm'
import { prepared } from '../database/prepared.ts'
import type { Tx } from '../database/transaction.ts'
import { type FactorOwner, tableOf } from './owner.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import type { SealedSecrets } from './sealed-secrets.ts'
import type { adminSecondFactor } from './tables.ts'
import { isTotpCode, matchingStep } from './totp.ts'

export type Factor = typeof adminSecondFactor.$inferSelect
export type EnabledFactor = Factor & { enabledAt: Date }

const factorOf = (tx: Tx, owner: FactorOwner, ownerId: string | Placeholder) => {
  const table = tableOf(owner)
  return tx.select().from(table).where(eq(table.ownerId, ownerId))
}

/** Includes one that is still being set up. */
export const lockFactor = async (tx: Tx, owner: FactorOwner): Promise<Factor | null> =>
  (await factorOf(tx, owner, owner.id).for('update'))[0] ?? null

/** Prepared, because every login uses it. */
export const findEnabledFactor = async (tx: Tx, owner: FactorOwner): Promise<EnabledFactor | null> => {
  const name = owner.appId === null ? 'find-factor-of-admin' : 'find-factor'
  const query = prepared(tx, name, () => factorOf(tx, owner, sql.placeholder('ownerId')).prepare(name))
  const [factor] = await query.execute({ ownerId: owner.id })
  return factor?.enabledAt ? { ...factor, enabledAt: factor.enabledAt } : null
}

/** One of many concurrent attempts with the same code changes the row; the others find it used. */
const spendStep = async (
  tx: Tx,
  owner: FactorOwner,
  { step, sealedSecret }: { step: number; sealedSecret: string },
): Promise<boolean> => {
  const table = tableOf(owner)
  const updated = await tx
    .update(table)
    .set({ lastStep: step, sealedSecret })
    .where(and(eq(table.ownerId, owner.id), lt(table.lastStep, step)))
    .returning({ ownerId: table.ownerId })
  return updated.length > 0
}

const spendRecoveryCode = async (tx: Tx, owner: FactorOwner, code: string): Promise<boolean> => {
  const table = tableOf(owner)
  const hash = hashRecoveryCode(code)
  const updated = await tx
    .update(table)
    .set({ recoveryCodeHashes: sql`array_remove(${table.recoveryCodeHashes}, ${hash}::text)` })
    .where(
      and(
        eq(table.ownerId, owner.id),
        isNotNull(table.enabledAt),
        sql`${hash}::text = ANY (${table.recoveryCodeHashes})`,
      ),
    )
    .returning({ ownerId: table.ownerId })
  return updated.length > 0
}

type CodeUse = { factor: Factor; code: string; now: Date; secrets: SealedSecrets }

/** @returns whether it was right and had not been used */
export const spendTotpCode = async (
  tx: Tx,
  owner: FactorOwner,
  { factor, code, now, secrets }: CodeUse,
): Promise<boolean> => {
  const secret = secrets.open(owner, factor.sealedSecret)
  const step = secret && matchingStep(secret, code, now)
  if (!secret || step === null) return false
  return spendStep(tx, owner, { step, sealedSecret: secrets.seal(owner, secret) })
}

/** @returns the kind of code that proved it; null when it was wrong, too old, or used before */
export const spendCode = async (
  tx: Tx,
  owner: FactorOwner,
  use: CodeUse,
): Promise<'app' | 'recovery-code' | null> => {
  const code = use.code.replace(/[\s-]/g, '')
  if (isTotpCode(code)) return (await spendTotpCode(tx, owner, { ...use, code })) ? 'app' : null
  return (await spendRecoveryCode(tx, owner, code)) ? 'recovery-code' : null
}

/** @returns false when the factor is on already; else an earlier setup is replaced */
export const savePending = async (
  tx: Tx,
  owner: FactorOwner,
  { enrolmentId, sealedSecret, now }: { enrolmentId: string; sealedSecret: string; now: Date },
): Promise<boolean> => {
  const table = tableOf(owner)
  const values = { enrolmentId, sealedSecret, begunAt: now, lastStep: 0 }
  // The second of two that begin at the same time waits for the first, and replaces it.
  const inserted = await tx
    .insert(table)
    .values({ ownerId: owner.id, ...values })
    .onConflictDoNothing()
    .returning({ ownerId: table.ownerId })
  if (inserted.length > 0) return true
  const replaced = await tx
    .update(table)
    .set(values)
    .where(and(eq(table.ownerId, owner.id), isNull(table.enabledAt)))
    .returning({ ownerId: table.ownerId })
  return replaced.length > 0
}

export const saveFactor = async (
  tx: Tx,
  owner: FactorOwner,
  values: { enabledAt?: Date; recoveryCodeHashes: string[] },
): Promise<void> => {
  const table = tableOf(owner)
  await tx.update(table).set(values).where(eq(table.ownerId, owner.id))
}

/** @returns whether there was one that was on */
export const removeFactor = async (tx: Tx, owner: FactorOwner): Promise<boolean> => {
  const table = tableOf(owner)
  const removed = await tx
    .delete(table)
    .where(eq(table.ownerId, owner.id))
    .returning({ enabledAt: table.enabledAt })
  return removed.some(({ enabledAt }) => enabledAt !== null)
}
