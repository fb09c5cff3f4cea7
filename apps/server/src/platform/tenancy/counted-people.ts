import { DAYS_BEFORE_COUNTING } from '@wohlauf/contract/values/limits/report-limits'
import { sql } from 'drizzle-orm'
import { boundApp } from '../database/tenant-dialect.ts'
import { appUser } from './tables.ts'

/** Addresses with a tag (`anna+test@firma.example`) belong to the mailbox without it. */
const MAILBOX = sql`regexp_replace(u.email_address, '\\+[^@]*@', '@')`

/**
 * The accounts that figures count as people, as a subquery for jobs: of several accounts with one mailbox the oldest,
 * and none if one of them is of staff. Disabled ones do not count. `counts_from` is for figures that new accounts could
 * be made for.
 */
export const countedPeople = sql`(
  SELECT of_mailbox.id, of_mailbox.created_at + make_interval(days => ${DAYS_BEFORE_COUNTING}) AS counts_from FROM (
    SELECT DISTINCT ON (${MAILBOX}) u.id, u.role, u.created_at FROM ${appUser} u
    WHERE u.app_id = ${boundApp} AND (u.role <> 'ROLE_USER' OR NOT u.is_disabled)
    ORDER BY ${MAILBOX}, u.role = 'ROLE_USER', u.created_at, u.id
  ) of_mailbox WHERE of_mailbox.role = 'ROLE_USER'
)`
