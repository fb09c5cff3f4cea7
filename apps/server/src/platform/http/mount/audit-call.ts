import { targetFieldOf } from '@wohlauf/contract/audit-target'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { auditTargetOf, isOfStaff } from '../../audit/audited.ts'
import { type Actor, type AddAuditNote, type AuditNote, writeAuditEntry } from '../../audit/write-entry.ts'
import type { Tx } from '../../database/transaction.ts'

type Call = {
  tx: Tx
  input: object
  answer: unknown
  caller: Actor | null
  /** Null on the admin site. */
  appId: string | null
  remoteAddress: string | undefined
  now: Date
}

export type AuditOfCall = { addNote: AddAuditNote; write: (call: Call) => void }

/** @throws Error when the contract does not determine which id is the target: the server does not start */
export const auditFor = (operation: AnyOperation): (() => AuditOfCall) => {
  const field = operation.audit ? targetFieldOf(operation) : null
  return () => {
    let note: AuditNote = {}
    return {
      addNote: (more) => {
        note = { ...note, ...more }
      },
      write: ({ caller, appId, input, answer, ...call }) => {
        const { visit } = note
        const actor = visit ? { id: visit.adminId, role: null } : isOfStaff(operation) ? caller : null
        if (!operation.audit || !actor) return
        writeAuditEntry(call.tx, {
          ...call,
          operation: operation.name,
          actor,
          appId: appId ?? note.appId ?? null,
          target: visit ? { kind: 'user', id: visit.userId } : auditTargetOf(field, input, answer),
        })
      },
    }
  }
}
