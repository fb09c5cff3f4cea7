import type { Role } from '@wohlauf/contract/values/features'
import { sql } from 'drizzle-orm'
import { shortenedNetwork } from '../base/network.ts'
import { prepared } from '../database/prepared.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import type { AuditTarget } from './audited.ts'
import { auditEntry } from './tables.ts'

/** Facts about a call that only its handler knows; stored only when the call succeeds. */
export type AuditNote = {
  /** The app that an admin's call is about, where the input does not name it. */
  appId?: string
  /** An admin's visit in an account begins or ends: the admin did it, not the account's owner. */
  visit?: { adminId: string; userId: string }
}

export type AddAuditNote = (note: AuditNote) => void

export type Actor = { id: string; role: Role | null }

type Entry = {
  operation: string
  actor: Actor
  appId: string | null
  target: AuditTarget | null
  remoteAddress: string | undefined
  now: Date
}

const entryQuery = (tx: Tx, name: string) =>
  tx
    .insert(auditEntry)
    .values({
      at: sql.placeholder('at'),
      operation: sql.placeholder('operation'),
      actorId: sql.placeholder('actorId'),
      actorRole: sql.placeholder('actorRole'),
      ofAppId: sql.placeholder('ofAppId'),
      targetKind: sql.placeholder('targetKind'),
      targetId: sql.placeholder('targetId'),
      network: sql.placeholder('network'),
    })
    .prepare(name)

/** Committed together with its subject: there is no change without its entry, and no entry without its change. */
export const writeAuditEntry = (
  tx: Tx,
  { operation, actor, appId, target, remoteAddress, now }: Entry,
): void => {
  sendWithCommit(tx, prepared(tx, 'write-audit-entry', entryQuery), {
    at: now,
    operation,
    actorId: actor.id,
    actorRole: actor.role,
    ofAppId: appId,
    targetKind: target?.kind ?? null,
    targetId: target?.id ?? null,
    network: remoteAddress === undefined ? null : shortenedNetwork(remoteAddress),
  })
}
