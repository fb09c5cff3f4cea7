import { login as loginOperation } from '@wohlauf/contract/authentication'
import type { Role } from '@wohlauf/contract/features'
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { isOutdated } from '../../../platform/passwords/argon2.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { pushConfigurationsOf } from '../../push-notifications/index.ts'
import { findLogin } from '../find-login.ts'
import { loginAttempt } from '../login-attempt.ts'
import { toSessionUser } from '../session-user.ts'

const noteQuery = (tx: Tx, name: string) =>
  tx
    .update(appUser)
    .set({
      lastAuthenticatedAt: sql`${sql.placeholder('now')}::timestamptz`,
      passwordHash: sql`${sql.placeholder('passwordHash')}`,
    })
    .where(eq(appUser.id, sql.placeholder('id')))
    .returning()
    .prepare(name)

/** @returns the account, which is the bound user's own */
const noteLogin = async (
  tx: Tx,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
) => {
  const values = { id, passwordHash, now: now.toISOString() }
  return (await prepared(tx, 'note-login', noteQuery).execute(values))[0]
}

/**
 * One password check whether or not the address has an account, so that neither texts nor time reveal it;
 * failures count by account, by network, and by both together.
 */
export const login = handle(
  loginOperation,
  async (context) => {
    const { input, tx, now, app, services, remoteAddress, client, device } = context
    const { refuse, tellSecurity, giveToken, actAs } = context
    const { passwords, throttle } = services
    const attempt = loginAttempt(app.appId, input.emailAddress, remoteAddress)
    const [{ retryAfterSeconds, succeed }, found] = await Promise.all([
      throttle.begin(attempt, now),
      findLogin(tx, input.emailAddress),
    ])
    if (retryAfterSeconds > 0) {
      tellSecurity('login-throttled', null)
      return refuse('too-many-requests', { retryAfterSeconds })
    }

    const isRight = await passwords.verify(input.password, found?.passwordHash ?? null)
    if (!found || !isRight || found.isDisabled) tellSecurity('login-failed', found?.id ?? null)
    if (!found || !isRight) return refuse('login-failed')
    if (found.isDisabled) return refuse('user-disabled')

    const passwordHash = isOutdated(found.passwordHash)
      ? await passwords.hash(input.password)
      : found.passwordHash
    // The binding comes first: statements sent after it see the account's own rows.
    const [, , row] = await Promise.all([
      succeed(),
      actAs(found.id),
      noteLogin(tx, { id: found.id, passwordHash, now }),
    ])
    if (!row) return refuse('login-failed')
    giveToken(await startSession(tx, { id: row.id, role: row.role as Role }, { client, device }, now))
    const pushNotificationConfigurations = await pushConfigurationsOf(tx, row.id)
    return { ...app, user: toSessionUser(row, { pushNotificationConfigurations }) }
  },
  { isHashing: true },
)
