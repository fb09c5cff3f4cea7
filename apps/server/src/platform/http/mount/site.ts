import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Actor } from '../../audit/write-entry.ts'
import type { Tx } from '../../database/transaction.ts'
import type { WriteValues } from './batched-write.ts'

/** `locking` waits for a concurrent change of the caller, and blocks changes until the end. */
export type Access = 'reading' | 'writing' | 'locking'

export type Call = { request: FastifyRequest; tokenHash: Buffer | null; now: Date; input: unknown }

export type InTransaction = { client: pg.PoolClient; batchedWrite: WriteValues }

export type Admitted = {
  appId: string | null
  userId: string | null
  /** A user or an admin. */
  callerId: string | null
  actor: Actor | null
  /** The session's latest use; null for one whose use is not recorded. */
  lastSeenAt: Date | null
  /** @throws Refusal for an input that states another app or caller */
  refuseForeign: (input: unknown) => void
  contextIn: (transaction: InTransaction) => object
}

export type Site = {
  /** Runs `work`, which begins with `admit`, in one transaction, which is read-only for `reading`. */
  open: <T>(
    call: Call,
    access: Access,
    work: (tx: Tx, admit: () => Admitted, client: pg.PoolClient) => Promise<T>,
  ) => Promise<T>
  recordUse: (
    admitted: Admitted,
    session: { tokenHash: Buffer | null; lastSeenAt: Date; now: Date },
  ) => Promise<void>
}
