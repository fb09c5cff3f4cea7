import type { AppSettings } from '@wohlauf/contract/authentication'
import type { AppStyle, Feature, PreventionType, Role } from '@wohlauf/contract/features'
import type pg from 'pg'
import { nameTenant } from '../database/tenant-handle.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'

/** Who a session belongs to, as the database knows it at this moment: nothing of it is cached. */
export type SignedInUser = {
  id: string
  role: Role
  sponsorId: string | null
  hasCompletedOnboarding: boolean
  isDisabled: boolean
  lastSeenAt: Date
  /** Of the text by which they agreed to the processing of health data; null when they did not. */
  healthConsentVersion: string | null
  /** An admin looks at the account; its owner is not there. */
  isImpersonated: boolean
}

/** A request's opening: the app that its host names, and the user, when the token fits a living session of that app. */
export type Opened = { app: AppSettings; isInMaintenance: boolean; user: SignedInUser | null }

const OPEN = `
  SELECT o.*, set_config('app.id', o.app_id::text, true),
    set_config('app.user_id', CASE WHEN o.is_disabled THEN '' ELSE coalesce(o.user_id::text, '') END, true),
    set_config('app.reach', CASE WHEN o.is_disabled THEN 'none' WHEN o.role = 'ROLE_USER' THEN 'own'
      WHEN o.role = 'ROLE_APP_MANAGER' THEN 'manager' WHEN o.role = 'ROLE_SPONSOR_MANAGER' THEN 'sponsor' ELSE 'none' END, true),
    set_config('app.sponsor_id', CASE WHEN o.role = 'ROLE_SPONSOR_MANAGER' THEN coalesce(o.sponsor_id::text, '') ELSE '' END, true)
  FROM resolver.open_request($1, $2, $3) o`

type Opening = { host: string; tokenHash: Buffer | null; now: Date }

const openQuery = ({ host, tokenHash, now }: Opening) => ({
  name: 'open-request',
  text: OPEN,
  values: [host, tokenHash, now],
  rowMode: 'array' as const,
})

/** One transaction a request: opened and bound in one round trip, before anything else is asked. */
export const openRequest = <T>(
  pool: pg.Pool,
  given: Opening & { isRead?: () => boolean },
  work: (tx: Tx, opened: Opened | null, client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  inTransaction(
    pool,
    (client) => client.query(openQuery(given)),
    (tx, { rows }, client) => {
      const opened = readOpening(rows[0] as OpeningRow | undefined)
      nameTenant(client, opened?.app.appId ?? null)
      return work(tx, opened, client)
    },
    { isRead: given.isRead },
  )

const LOCK_ACCOUNT = 'SELECT FROM app_user WHERE app_id = $1 AND id = $2 FOR NO KEY UPDATE'

/**
 * Opens a transaction's request once more after waiting for whoever changes the account, and keeps the account from being
 * changed until the transaction ends. Rows that refer to the account can still be added by others.
 */
export const reopenUnderLock = async (
  client: pg.PoolClient,
  account: { appId: string; userId: string },
  given: Opening,
): Promise<Opened | null> => {
  const [, { rows }] = await Promise.all([
    client.query({ name: 'lock-account', text: LOCK_ACCOUNT, values: [account.appId, account.userId] }),
    client.query(openQuery(given)),
  ])
  return readOpening(rows[0] as OpeningRow | undefined)
}

type OpeningRow = [
  appId: string,
  title: string,
  preventionType: PreventionType,
  style: AppStyle,
  host: string,
  enabledFeatures: string,
  appStoreLink: string | null,
  playStoreLink: string | null,
  userId: string | null,
  role: Role,
  sponsorId: string | null,
  hasCompletedOnboarding: boolean,
  isDisabled: boolean,
  lastSeenAt: Date,
  healthConsentVersion: string | null,
  isImpersonated: boolean,
  isInMaintenance: boolean,
]

const readOpening = (row: OpeningRow | undefined): Opened | null => {
  if (!row) return null
  return {
    app: {
      appId: row[0],
      appTitle: row[1],
      appPreventionType: row[2],
      appStyle: row[3],
      appHost: row[4],
      appEnabledFeatures: row[5] === '' ? [] : (row[5].split(',') as Feature[]),
      appStoreLink: row[6],
      playStoreLink: row[7],
    },
    isInMaintenance: row[16],
    user:
      (row[8] && {
        id: row[8],
        role: row[9],
        sponsorId: row[10],
        hasCompletedOnboarding: row[11],
        isDisabled: row[12],
        lastSeenAt: row[13],
        healthConsentVersion: row[14],
        isImpersonated: row[15],
      }) ||
      null,
  }
}
