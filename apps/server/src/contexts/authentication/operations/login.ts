import { login as loginOperation } from '@wohlauf/contract/authentication/authentication'
import { shortDate } from '@wohlauf/contract/rules/calendar-days'
import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findEnabledFactor } from '../../../platform/second-factor/factors.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { pushConfigurationsOf } from '../../push-notifications/index.ts'
import { findLogin } from '../find-login.ts'
import { loginAttempt } from '../login-attempt.ts'
import { proveCode } from '../prove-code.ts'
import { toSessionUser } from '../session-user.ts'

const accessEndedMessage = (endsOn: string): string =>
  `Dein Zugang ist beendet. Deine Daten kannst du bis zum ${shortDate(endsOn)} über den Link in unserer E-Mail abrufen.`

const loginQuery = (tx: Tx, name: string) =>
  tx
    .update(appUser)
    .set({
      lastAuthenticatedAt: sql`${sql.placeholder('now')}::timestamptz`,
      passwordHash: sql`${sql.placeholder('passwordHash')}`,
    })
    .where(
      and(
        eq(appUser.id, sql.placeholder('id')),
        eq(appUser.passwordHash, sql.placeholder('provedHash')),
        eq(appUser.isDisabled, false),
      ),
    )
    .returning()
    .prepare(name)

/**
 * Waits for an ongoing change of the account, and blocks new ones until the session is
 * started.
 * @param hashes `provedHash`: the stored one that the given password was compared with; `passwordHash`: the
 * one to store
 * @returns undefined when the account was disabled or deleted meanwhile, or has another password
 */
const recordLogin = async (
  tx: Tx,
  { now, ...hashes }: { id: string; provedHash: string; passwordHash: string; now: Date },
) => {
  const values = { ...hashes, now: now.toISOString() }
  return (await prepared(tx, 'note-login', loginQuery).execute(values))[0]
}

/**
 * One password check whether or not the address has an account, so that neither texts nor time reveal it. The
 * code of a second factor comes in a second call, which proves the password again: nothing is stored between
 * the two.
 */
export const login = handle(
  loginOperation,
  async (context) => {
    const { input, tx, now, app, services, remoteAddress, client, device } = context
    const { refuse, logSecurityEvent, giveToken, actAs } = context
    const { closedAccounts, passwords, throttle } = services
    const attempt = loginAttempt(app.appId, input.emailAddress, remoteAddress)
    const [{ retryAfterSeconds, succeed }, account] = await Promise.all([
      throttle.begin(attempt, now),
      findLogin(tx, input.emailAddress),
    ])
    if (retryAfterSeconds > 0) {
      logSecurityEvent('login-throttled', null)
      return refuse('too-many-requests', { retryAfterSeconds })
    }

    const isRight = await passwords.verify(input.password, account?.passwordHash ?? null)
    if (!account || !isRight || account.isDisabled) logSecurityEvent('login-failed', account?.id ?? null)
    if (!account || !isRight) return refuse('login-failed')
    if (account.isDisabled) return refuse('user-disabled')

    const passwordHash = passwords.isOutdated(account.passwordHash)
      ? await passwords.hash(input.password)
      : account.passwordHash
    // The binding comes first: statements sent after it see the account's own rows.
    const [, , row, lastDay, pushNotificationConfigurations, factor] = await Promise.all([
      succeed(),
      actAs(account.id),
      recordLogin(tx, { id: account.id, provedHash: account.passwordHash, passwordHash, now }),
      // Behind the lock of the account: a revocation in progress has ended by then.
      closedAccounts.lastDayOf(tx, account.id),
      pushConfigurationsOf(tx, account.id),
      findEnabledFactor(tx, { id: account.id, appId: app.appId }),
    ])
    if (!row)
      return refuse((await findLogin(tx, input.emailAddress))?.isDisabled ? 'user-disabled' : 'login-failed')
    if (lastDay) {
      logSecurityEvent('login-failed', row.id)
      return refuse('access-ended', { message: accessEndedMessage(lastDay) })
    }
    const owner = { id: row.id, appId: app.appId, emailAddress: row.emailAddress }
    const refusal = await proveCode(context, owner, input.code, factor)
    if (refusal) return refusal
    giveToken(await startSession(tx, { id: row.id, role: row.role }, { client, device, isLogin: true }, now))
    return { ...app, user: toSessionUser(row, { pushNotificationConfigurations }) }
  },
  { isHashing: true },
)
