import { getLegalText } from '@wohlauf/contract/legal/legal'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { legalText } from '../database/tables.ts'
import { versionInForce } from '../rules/versions.ts'
import { findVersions } from '../stored-versions.ts'

export const getLegalTextQuery = handle(getLegalText, async ({ input, tx, app, now, refuse }) => {
  const versions = (await findVersions(tx, app.appId, now))[input.kind]
  const publishedVersions = versions.filter(({ state }) => state !== 'PLANNED')
  const legalVersion =
    input.version === undefined
      ? versionInForce(versions)
      : publishedVersions.find(({ version }) => version === input.version)
  if (!legalVersion) return refuse('not-found')
  const [row] = legalVersion.id
    ? await tx
        .select({ bodyHtml: legalText.bodyHtml })
        .from(legalText)
        .where(eq(legalText.id, legalVersion.id))
    : []
  return {
    version: legalVersion.version,
    bodyHtml: row?.bodyHtml ?? null,
    isInForce: legalVersion.state === 'IN_FORCE',
    formerVersions: versions
      .filter(({ state }) => state === 'FORMER')
      .map(({ version }) => version)
      .toReversed(),
  }
})
