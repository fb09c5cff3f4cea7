import { getLegalText } from '@wohlauf/contract/legal/legal'
import { type LegalTextKind, STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { legalText } from '../database/tables.ts'
import type { Version } from '../rules/versions.ts'
import { findVersions } from '../stored-versions.ts'

/** A version without a text has something to show only where there is a standard text. */
const publishedOf = (kind: LegalTextKind, versions: readonly Version[]): Version[] =>
  versions.filter(
    ({ state, isStandard }) => state !== 'PLANNED' && !(isStandard && STANDARD_VERSIONS[kind] === null),
  )

export const getLegalTextQuery = handle(getLegalText, async ({ input, tx, app, now, refuse }) => {
  const versions = publishedOf(input.kind, (await findVersions(tx, app.appId, now))[input.kind])
  const inForce = versions.find(({ state }) => state === 'IN_FORCE')
  const legalVersion =
    input.version === undefined ? inForce : versions.find(({ version }) => version === input.version)
  if (!inForce || !legalVersion) return refuse('not-found')
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
