import { logoUrl } from '@wohlauf/contract/administration/app-look'
import type { AppSettings } from '@wohlauf/contract/authentication/authentication'
import type { AppStyle, Feature, PreventionType, Role } from '@wohlauf/contract/features'
import type pg from 'pg'
import type { Binding, Reach } from '../database/binding.ts'
import { bind, inTransaction, type Tx } from '../database/transaction.ts'
import { scaleOf } from '../storage/branding/scale-of.ts'
import { logoOf } from '../storage/branding/stored-logo.ts'
import type { AlongsideRows } from './alongside.ts'
import { type Opening, openingsQuery, openTogether, wishOf } from './open-together.ts'

/** The user of a session, as stored at this moment: nothing of it is cached. */
export type SignedInUser = {
  id: string
  role: Role
  sponsorId: string | null
  hasCompletedOnboarding: boolean
  isDisabled: boolean
  registeredAt: Date
  lastSeenAt: Date
  /** When password, and second factor if there is one, were last proved in this session, by the login or since; 1970 for never. */
  provedAt: Date
  /**
   * Version of the text with which the user consented to the processing of health data; null without consent.
   */
  healthConsentVersion: string | null
  /** An admin is viewing the account, in the owner's absence. */
  isImpersonated: boolean
}

/**
 * The opening of a request: the app of its host, and the user, when the token belongs to an active session of
 * that app.
 */
export type Opened = {
  app: AppSettings
  isInMaintenance: boolean
  user: SignedInUser | null
  /** The version of the app's shared content, read before anything else; null before the first change. */
  contentVersion: string | null
  alongside: AlongsideRows
}

const OPEN_UNDER_LOCK = {
  name: 'open-request-under-lock',
  text: 'SELECT * FROM resolver.open_request_under_lock($1, $2, $3, $4)',
}

const underLockQuery = (given: Opening) => ({
  ...OPEN_UNDER_LOCK,
  values: [given.host.toLowerCase(), given.tokenHash, given.now, wishOf(given)] as unknown[],
  rowMode: 'array' as const,
})

const REACH_OF: Partial<Record<Role, Reach>> = {
  ROLE_USER: 'own',
  ROLE_APP_MANAGER: 'manager',
  ROLE_SPONSOR_MANAGER: 'sponsor',
}

/** What the caller's transaction sees. */
export const bindingOf = ({ app, user: found }: Opened): Binding => {
  const user = found?.isDisabled ? null : found
  const reach = (user && REACH_OF[user.role]) ?? 'none'
  const sponsorId = reach === 'sponsor' ? (user?.sponsorId ?? null) : null
  return { appId: app.appId, userId: user?.id ?? null, reach, sponsorId }
}

/**
 * Binds the transaction to the user found by the opening. Not awaited: it is sent with the first statement of
 * the work, and if it failed, the database would refuse that and all other statements of the transaction.
 */
const bindTo = (client: pg.PoolClient, opened: Opened | null): void => {
  if (opened) bind(client, bindingOf(opened)).catch(() => {})
}

type RequestWork<T> = (tx: Tx, opened: Opened | null, client: pg.PoolClient) => Promise<T>

/**
 * Opened together with the other requests of the same moment. The database refuses every write, the result does not wait for
 * the commit, and the transaction begins with the first statement of `work`: none is needed for content that is kept in the
 * process.
 */
const openReading = async <T>(pool: pg.Pool, given: Opening, work: RequestWork<T>): Promise<T> => {
  const opened = readOpening((await openTogether(pool, given)) as OpeningRow | undefined)
  return inTransaction(
    pool,
    async () => opened,
    (tx, _, client) => {
      bindTo(client, opened)
      return work(tx, opened, client)
    },
    { isReadOnly: true, beginsLate: true },
  )
}

/** How a request is opened; at most one of both. */
type OpeningMode = {
  /**
   * Waits for a concurrent change of the caller's account, and keeps it from being changed until the transaction ends. Rows that
   * refer to the account can still be added by others.
   */
  isLocking?: boolean
  /** As {@link openReading} does. */
  isReadOnly?: boolean
}

/**
 * Opens a request and runs its work in one transaction, which is bound before any other statement. A writing one is opened
 * in that transaction, in one round trip; a reading one before it ({@link openReading}).
 */
export const openRequest = <T>(
  pool: pg.Pool,
  { isLocking = false, isReadOnly = false, ...given }: Opening & OpeningMode,
  work: RequestWork<T>,
): Promise<T> => {
  if (isReadOnly) return openReading(pool, given, work)
  return inTransaction(
    pool,
    (client) => client.query(isLocking ? underLockQuery(given) : openingsQuery([given])),
    async (tx, answer, client) => {
      const opened = readOpening((await answer).rows[0] as OpeningRow | undefined)
      bindTo(client, opened)
      return work(tx, opened, client)
    },
  )
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
  contentVersion: string | null,
  provedAt: Date,
  brandColour: string | null,
  logoId: string | null,
  logoWidth: number | null,
  logoHeight: number | null,
  registeredAt: Date,
  articlesRead: string | null,
  moduleProgress: string | null,
  position: number,
]

const readOpening = (row: OpeningRow | undefined): Opened | null => {
  if (!row) return null
  // The order of the columns of `resolver.open_requests`.
  const [
    appId,
    appTitle,
    appPreventionType,
    appStyle,
    appHost,
    enabledFeatures,
    appStoreLink,
    playStoreLink,
    userId,
    role,
    sponsorId,
    hasCompletedOnboarding,
    isDisabled,
    lastSeenAt,
    healthConsentVersion,
    isImpersonated,
    isInMaintenance,
    contentVersion,
    provedAt,
    brandColour,
    logoId,
    logoWidth,
    logoHeight,
    registeredAt,
    articlesRead,
    moduleProgress,
  ] = row
  const logo = logoOf({ logoId, logoWidth, logoHeight })
  return {
    app: {
      appId,
      appTitle,
      appPreventionType,
      appStyle,
      appHost,
      appEnabledFeatures: enabledFeatures === '' ? [] : (enabledFeatures.split(',') as Feature[]),
      appStoreLink,
      playStoreLink,
      appScale: scaleOf(brandColour),
      appLogo: logo && { url: logoUrl(appId, logo.logoId), width: logo.width, height: logo.height },
    },
    isInMaintenance,
    contentVersion,
    alongside: { 'articles-read': articlesRead, 'module-progress': moduleProgress },
    user: userId
      ? {
          id: userId,
          role,
          sponsorId,
          hasCompletedOnboarding,
          isDisabled,
          lastSeenAt,
          healthConsentVersion,
          isImpersonated,
          provedAt,
          registeredAt,
        }
      : null,
  }
}
