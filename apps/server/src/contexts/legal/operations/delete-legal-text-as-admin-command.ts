import { deleteLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { legalText } from '../database/tables.ts'
import { findPlanned, lockApp } from '../written-version.ts'

export const deleteLegalTextAsAdminCommand = handle(
  deleteLegalTextAsAdmin,
  async ({ input: { appId, legalTextId }, tx, now, refuse, addAuditNote }) => {
    if (!(await lockApp(tx, appId))) return refuse('not-found')
    const version = await findPlanned(tx, appId, legalTextId, now)
    if (typeof version === 'string') return refuse(version)
    await tx.delete(legalText).where(and(eq(legalText.appId, appId), eq(legalText.id, legalTextId)))
    addAuditNote({ appId })
    return {}
  },
)
