import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Company } from '../values/company.ts'
import { CalendarDate, EmptyObject, RichText } from '../values/values.ts'
import { LEGAL_TEXT_KINDS } from './legal-texts.ts'

export const getCompany = query('legal/get-company-query', {
  audience: 'anyone',
  site: 'both',
  input: z.object({}),
  output: Company,
})

/**
 * The version in force today, or a former one by its day. A planned version is not found, and no version of a kind without a
 * standard text while the app shows none.
 */
export const getLegalText = query('legal/get-legal-text-query', {
  audience: 'anyone',
  input: z.object({ kind: z.enum(LEGAL_TEXT_KINDS), version: z.optional(CalendarDate) }),
  output: z.object({
    version: CalendarDate,
    /** Null: the standard text, which the web has. */
    bodyHtml: z.nullable(RichText),
    isInForce: z.boolean(),
    /** Newest first. */
    formerVersions: z.array(CalendarDate),
  }),
})

/** A registration sends these versions. */
export const getLegalVersions = query('legal/get-legal-versions-query', {
  audience: 'anyone',
  input: EmptyObject,
  output: z.object({ termsOfUseVersion: CalendarDate, dataProtectionVersion: CalendarDate }),
})
