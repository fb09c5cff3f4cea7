import { hash } from 'node:crypto'

/** The hash of the account for which the transaction acts, as {@link subjectHash} computes it. */
export const BOUND_SUBJECT = `sha256(convert_to(current_setting('app.id', true) || ':' || current_setting('app.user_id', true), 'UTF8'))`

/** Identifies the account of a tombstone, hexadecimal: it can be recognised by the account's row only. */
export const subjectHash = (appId: string, userId: string): string => hash('sha256', `${appId}:${userId}`)
