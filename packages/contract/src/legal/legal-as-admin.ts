import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { RICH_LINK } from '../values/rich-text.ts'
import { CalendarDate, EmptyObject, Id, Instant, NewId, Revision, RichText } from '../values/values.ts'
import { writtenRichText } from '../values/written-rich-text.ts'
import { LEGAL_TEXT_KINDS } from './legal-texts.ts'

export const LEGAL_TEXT = { id: 'legalTextId', name: 'Fassung' } as const

const Kind = z.enum(LEGAL_TEXT_KINDS)

export const LegalTextVersion = z.object({
  /** Null for the standard text as long as the app has not had another one. */
  legalTextId: z.nullable(Id),
  kind: Kind,
  /** The day that readers see. Of the standard text it may be later than `validFrom`. */
  version: CalendarDate,
  validFrom: z.nullable(CalendarDate),
  state: z.enum(['PLANNED', 'IN_FORCE', 'FORMER']),
  /** Null: the standard text, or none where there is no standard text. */
  bodyHtml: z.nullable(RichText),
  /** Who wrote it last and when; null for the standard text above, and an address when its account is gone. */
  writtenAt: z.nullable(Instant),
  writtenBy: z.nullable(z.string()),
  revision: z.nullable(Revision),
})
export type LegalTextVersion = z.infer<typeof LegalTextVersion>

/** Newest first; none of a kind without a standard text before the first one is written. */
export const getLegalTextsAsAdmin = query('legal/get-legal-texts-as-admin-query', {
  audience: 'admin',
  input: z.object({ appId: Id }),
  output: z.array(LegalTextVersion),
})

const textFields = {
  /** In force from the beginning of this day in Berlin: today or later. */
  validFrom: CalendarDate,
  /** Null: the standard text, or none, from that day on. */
  bodyHtml: z.nullable(writtenRichText(RICH_LINK)),
}

const ofLegalTexts = {
  audience: 'admin',
  needsFreshLogin: true,
  invalidates: () => [getLegalTextsAsAdmin],
} as const

/** Idempotent under the id that the client has chosen. From its day on, a version is neither changed nor deleted. */
export const createLegalTextAsAdmin = command('legal/create-legal-text-as-admin-command', {
  ...ofLegalTexts,
  audit: { title: 'Fassung eines Rechtstexts angelegt', target: 'legalTextId' },
  input: z.object({ appId: Id, legalTextId: NewId, kind: Kind, ...textFields }),
  output: z.object({ legalTextId: Id }),
  refusals: ['conflict', 'legal-text-day-not-available'],
})

export const updateLegalTextAsAdmin = command('legal/update-legal-text-as-admin-command', {
  ...ofLegalTexts,
  audit: { title: 'Fassung eines Rechtstexts geändert', target: 'legalTextId' },
  input: z.object({ appId: Id, legalTextId: Id, ...textFields, revision: z.optional(Revision) }),
  output: EmptyObject,
  refusals: ['conflict', 'legal-text-day-not-available', 'legal-text-in-force'],
})

export const deleteLegalTextAsAdmin = command('legal/delete-legal-text-as-admin-command', {
  ...ofLegalTexts,
  audit: { title: 'Fassung eines Rechtstexts gelöscht', target: 'legalTextId' },
  input: z.object({ appId: Id, legalTextId: Id }),
  output: EmptyObject,
  refusals: ['legal-text-in-force'],
})
