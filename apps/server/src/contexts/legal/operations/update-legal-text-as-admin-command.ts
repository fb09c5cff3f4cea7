import { updateLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { and, eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { legalText } from '../database/tables.ts'
import { cleanBody, complainOfDay, findPlanned, lockApp } from '../written-version.ts'

export const updateLegalTextAsAdminCommand = handle(
  updateLegalTextAsAdmin,
  async ({ input, tx, admin, now, refuse, addAuditNote }) => {
    const { appId, legalTextId, validFrom, bodyHtml, revision } = input
    if (!(await lockApp(tx, appId))) return refuse('not-found')
    const version = await findPlanned(tx, appId, legalTextId, now)
    if (typeof version === 'string') return refuse(version)
    if (wasChangedSince(version, revision)) return refuse('conflict')
    const complaint = await complainOfDay(tx, { appId, legalTextId, kind: version.kind, validFrom }, now)
    if (complaint) return refuse('legal-text-day-not-available', { fields: { validFrom: complaint } })
    await tx
      .update(legalText)
      .set({
        validFrom,
        bodyHtml: cleanBody(version.kind, bodyHtml),
        writtenAt: now,
        writtenBy: admin.id,
        revision: version.revision + 1,
      })
      .where(and(eq(legalText.appId, appId), eq(legalText.id, legalTextId)))
    addAuditNote({ appId })
    return {}
  },
)
