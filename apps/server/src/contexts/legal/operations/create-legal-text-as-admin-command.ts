import { randomUUID } from 'node:crypto'
import { createLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { and, eq } from 'drizzle-orm'
import { insertOnce } from '../../../platform/database/insert-once.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { legalText } from '../database/tables.ts'
import { cleanBody, complainOfDay, lockApp } from '../written-version.ts'

const { kind, validFrom, bodyHtml } = legalText

export const createLegalTextAsAdminCommand = handle(
  createLegalTextAsAdmin,
  async ({ input, tx, admin, now, refuse, addAuditNote }) => {
    const { appId, legalTextId = randomUUID() } = input
    if (!(await lockApp(tx, appId))) return refuse('not-found')
    const complaint = await complainOfDay(tx, { ...input, legalTextId }, now)
    if (complaint) return refuse('legal-text-day-not-available', { fields: { validFrom: complaint } })
    const fields = {
      kind: input.kind,
      validFrom: input.validFrom,
      bodyHtml: cleanBody(input.kind, input.bodyHtml),
    }
    const outcome = await insertOnce(tx, legalText, {
      row: { appId, id: legalTextId, ...fields, writtenAt: now, writtenBy: admin.id },
      written: fields,
      find: async () => {
        const byId = and(eq(legalText.appId, appId), eq(legalText.id, legalTextId))
        const [row] = await tx.select({ kind, validFrom, bodyHtml }).from(legalText).where(byId)
        return row
      },
    })
    if (outcome === 'conflict') return refuse('conflict')
    addAuditNote({ appId })
    return { legalTextId }
  },
)
