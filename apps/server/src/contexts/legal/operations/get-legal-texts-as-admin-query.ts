import { getLegalTextsAsAdmin, type LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import { LEGAL_TEXT_KINDS } from '@wohlauf/contract/legal/legal-texts'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { adminUser, app } from '../../../platform/tenancy/tables.ts'
import { legalText } from '../database/tables.ts'
import { findVersions } from '../stored-versions.ts'

/** Includes all texts: an app has a few of each kind, and the admin compares them. */
export const getLegalTextsAsAdminQuery = handle(
  getLegalTextsAsAdmin,
  async ({ input: { appId }, tx, now, refuse }) => {
    const [appRow] = await tx.select({ appId: app.appId }).from(app).where(eq(app.appId, appId))
    if (!appRow) return refuse('not-found')
    const versions = await findVersions(tx, appId, now)
    const rows = await tx
      .select({ text: legalText, writtenBy: adminUser.emailAddress })
      .from(legalText)
      .leftJoin(adminUser, eq(adminUser.id, legalText.writtenBy))
      .where(eq(legalText.appId, appId))
    return LEGAL_TEXT_KINDS.flatMap((kind) =>
      versions[kind].toReversed().map(({ id, version, validFrom, state }): LegalTextVersion => {
        const row = rows.find(({ text }) => text.id === id)
        return {
          legalTextId: id,
          kind,
          version,
          validFrom,
          state,
          bodyHtml: row?.text.bodyHtml ?? null,
          writtenAt: row?.text.writtenAt.toISOString() ?? null,
          writtenBy: row?.writtenBy ?? null,
          revision: row?.text.revision ?? null,
        }
      }),
    )
  },
)
