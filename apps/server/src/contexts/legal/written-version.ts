import { type LegalTextKind, STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { RICH_LINK } from '@wohlauf/contract/values/rich-text'
import { and, eq, ne } from 'drizzle-orm'
import { cleanWritten } from '../../platform/base/html/clean-written.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { app } from '../../platform/tenancy/tables.ts'
import { legalText } from './database/tables.ts'
import { complaintOfDay } from './rules/versions.ts'

/**
 * The second of two admins with the same day waits, and gets the reason for the refusal.
 * @returns false when there is no such app
 */
export const lockApp = async (tx: Tx, appId: string): Promise<boolean> => {
  const apps = await tx
    .select({ appId: app.appId })
    .from(app)
    .where(eq(app.appId, appId))
    .for('no key update')
  return apps.length > 0
}

type Planned = { appId: string; legalTextId: string; kind: LegalTextKind; validFrom: string }

/** The message for the field of the form; null when it can. Call it under {@link lockApp}. */
export const complainOfDay = async (tx: Tx, plannedVersion: Planned, now: Date): Promise<string | null> => {
  const { appId, legalTextId, kind, validFrom } = plannedVersion
  const others = await tx
    .select({ validFrom: legalText.validFrom })
    .from(legalText)
    .where(and(eq(legalText.appId, appId), eq(legalText.kind, kind), ne(legalText.id, legalTextId)))
  return complaintOfDay(validFrom, {
    today: berlinDay(now),
    standardVersion: STANDARD_VERSIONS[kind],
    takenDays: others.map((other) => other.validFrom),
  })
}

/** A template of a kind without a standard text has these where only the operator knows what is true. */
const PLACE_TO_FILL = /\[[^\]]*\]/

/** @throws Refusal `not-valid` for an empty text, and for one in which places of its template are left */
export const cleanBody = (kind: LegalTextKind, bodyHtml: string | null): string | null => {
  if (bodyHtml === null) return null
  const clean = cleanWritten(bodyHtml, RICH_LINK, 'bodyHtml')
  if (STANDARD_VERSIONS[kind] === null && PLACE_TO_FILL.test(clean))
    throw new Refusal('not-valid', { fields: { bodyHtml: 'Ersetze noch jede Stelle in [eckigen Klammern]' } })
  return clean
}

/** A version that can still be changed or deleted, or the refusal. Call it under {@link lockApp}. */
export const findPlanned = async (tx: Tx, appId: string, legalTextId: string, now: Date) => {
  const [version] = await tx
    .select()
    .from(legalText)
    .where(and(eq(legalText.appId, appId), eq(legalText.id, legalTextId)))
    .for('update')
  if (!version) return 'not-found'
  return version.validFrom <= berlinDay(now) ? 'legal-text-in-force' : version
}
