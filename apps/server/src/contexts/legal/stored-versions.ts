import { LEGAL_TEXT_KINDS, type LegalTextKind, STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { legalText } from './database/tables.ts'
import { type Version, versionInForce, versionsOf } from './rules/versions.ts'

const DAY_MS = 86_400_000

const findStored = (tx: Tx, appId: string) =>
  tx
    .select({
      id: legalText.id,
      kind: legalText.kind,
      validFrom: legalText.validFrom,
      isStandard: sql<boolean>`${legalText.bodyHtml} IS NULL`,
    })
    .from(legalText)
    .where(eq(legalText.appId, appId))

/** Users consent to these; of both a version is always in force. */
const CONSENTED_KINDS = ['TERMS_OF_USE', 'DATA_PROTECTION'] as const
type ConsentedKind = (typeof CONSENTED_KINDS)[number]

const ofEach = <Kind extends LegalTextKind, Each>(kinds: readonly Kind[], eachOf: (kind: Kind) => Each) =>
  Object.fromEntries(kinds.map((kind) => [kind, eachOf(kind)])) as Record<Kind, Each>

type Stored = Awaited<ReturnType<typeof findStored>>

const versionsOn = (rows: Stored, kind: LegalTextKind, now: Date): Version[] =>
  versionsOf(
    rows.filter((each) => each.kind === kind),
    STANDARD_VERSIONS[kind],
    berlinDay(now),
  )

/** Leaves out the texts. Not shared content: callers without a session read them too. */
export const findVersions = async (
  tx: Tx,
  appId: string,
  now: Date,
): Promise<Record<LegalTextKind, Version[]>> => {
  const rows = await findStored(tx, appId)
  return ofEach(LEGAL_TEXT_KINDS, (kind) => versionsOn(rows, kind, now))
}

export const findVersionsInForce = async (
  tx: Tx,
  appId: string,
  now: Date,
): Promise<Record<ConsentedKind, string>> => {
  const versions = await findVersions(tx, appId, now)
  return ofEach(CONSENTED_KINDS, (kind) => versionInForce(versions[kind]).version)
}

/** The versions that a page opened at most a day ago may show: today's first. */
export type ShownVersions = Readonly<Record<ConsentedKind, readonly string[]>>

export const findShownVersions = async (tx: Tx, appId: string, now: Date): Promise<ShownVersions> => {
  const rows = await findStored(tx, appId)
  const moments = [now, new Date(now.getTime() - DAY_MS)]
  const versionsShown = (kind: ConsentedKind) => [
    ...new Set(moments.map((moment) => versionInForce(versionsOn(rows, kind, moment)).version)),
  ]
  return ofEach(CONSENTED_KINDS, versionsShown)
}
