import type { Reach } from './binding.ts'

// PostgreSQL resets a setting of an ended transaction to the empty text. Policies of distributed tables may
// not contain sub-selects.
const APP = `nullif(current_setting('app.id', true), '')::uuid`
const USER = `nullif(current_setting('app.user_id', true), '')::uuid`
const ADMIN = `nullif(current_setting('app.admin_id', true), '')::uuid`
const SPONSOR = `nullif(current_setting('app.sponsor_id', true), '')::uuid`
const REACH = `current_setting('app.reach', true)`

/** The row is the bound tenant's, by this column. */
export const tenantIn = (column: string): string => `${column} = ${APP}`

export const TENANT: string = tenantIn('app_id')

/** The row is the bound user's own, by this column. */
export const own = (column: string): string => `${column} = ${USER}`

/** The row is the bound admin's, by this column. */
export const ofAdmin = (column: string): string => `${column} = ${ADMIN}`

/** The row is the bound sponsor's, by this column, and the transaction acts for it with one of these reaches. */
export const ofSponsor = (column: string, ...reaches: readonly ('sponsor' | 'link')[]): string =>
  `(${reach(...reaches)} AND ${column} = ${SPONSOR})`

/** The transaction has one of these reaches, for any row. */
export const reach = (...reaches: readonly Reach[]): string =>
  reaches.length === 1 ? `${REACH} = '${reaches[0]}'` : `${REACH} = ANY ('{${reaches.join(',')}}'::text[])`

export const either = (...conditions: readonly string[]): string => conditions.join(' OR ')

export const both = (...conditions: readonly string[]): string =>
  `(${conditions.map((condition) => (condition.includes(' OR ') ? `(${condition})` : condition)).join(' AND ')})`

/** A condition in readable form: `user_id = the user OR manager/app`, where single words stand for reaches. */
export const inWords = (condition: string): string =>
  condition
    .replaceAll(USER, 'the user')
    .replaceAll(ADMIN, 'the admin')
    .replaceAll(SPONSOR, 'the sponsor')
    .replaceAll(`${REACH} = ANY `, '')
    .replaceAll(`${REACH} = `, '')
    .replace(/\('\{([\w,]+)\}'::text\[\]\)/g, (_, reaches: string) => reaches.replaceAll(',', '/'))
    .replace(/'(none|link|own|sponsor|manager|app)'/g, '$1')
