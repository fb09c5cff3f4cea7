import { Refusal } from '../../../platform/base/refusal.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { lockAccount } from '../../../platform/tenancy/lock-account.ts'
import type { appUser } from '../../../platform/tenancy/tables.ts'
import { type PasswordCheck, proveCurrentPassword, wrongPassword } from '../../authentication/index.ts'
import { findLink } from '../../mailed-links/index.ts'
import { type Departure, findDepartureOf } from './departures.ts'

type LinkContext = { tx: Tx; now: Date; actAs: (userId: string) => Promise<void> }

/** The account of a mailed link, as whose owner the transaction acts from then on. */
const actAsLeaver = async ({ tx, now, actAs }: LinkContext, token: string): Promise<string | null> => {
  const link = await findLink(tx, token, ['DEPARTURE'], now)
  if (!link?.accountId) return null
  await actAs(link.accountId)
  return link.accountId
}

/** The departure of a mailed link; null when it is over. Without a lock: for queries. */
export const findDepartureByLink = async (context: LinkContext, token: string): Promise<Departure | null> => {
  const accountId = await actAsLeaver(context, token)
  return accountId ? findDepartureOf(context.tx, accountId) : null
}

type Leaver = { account: typeof appUser.$inferSelect; departure: Departure }

/**
 * The account stays locked until the transaction ends: an undo, a move and the deletion lock it too, and end the
 * departure. Null when one of them was earlier.
 * @param how `with others`: only against them; `alone`: against all that refers to the account
 */
export const lockLeaver = async (
  context: LinkContext,
  token: string,
  how: Parameters<typeof lockAccount>[2],
): Promise<Leaver | null> => {
  const accountId = await actAsLeaver(context, token)
  const account = accountId && (await lockAccount(context.tx, accountId, how))
  const departure = account && (await findDepartureOf(context.tx, account.id))
  return departure ? { account, departure } : null
}

type ProofContext = LinkContext & Omit<PasswordCheck, 'user'>
type Proof = { confirmationToken: string; password: string }
type No = Refusal<'link-not-valid' | 'current-password-wrong' | 'too-many-requests'>

/**
 * The link comes first: without a valid one no answer about a password is given, and no guess is counted. Without a
 * lock: for queries.
 */
export const proveLeaver = async (
  context: ProofContext,
  { confirmationToken, password }: Proof,
): Promise<typeof appUser.$inferSelect | No> => {
  const departure = await findDepartureByLink(context, confirmationToken)
  if (!departure) return new Refusal('link-not-valid')
  const { accountId } = departure
  const passwordProof = await proveCurrentPassword(
    { ...context, user: { id: accountId } },
    password,
    'password',
  )
  // The account was deleted meanwhile: there was no password to compare with.
  const isOver = passwordProof instanceof Refusal && !(await findDepartureOf(context.tx, accountId))
  return isOver ? new Refusal('link-not-valid') : passwordProof
}

/** Like `lockLeaver`, once the password is proved: the account is not locked while a hash is computed. */
export const lockProvedLeaver = async (
  context: ProofContext,
  proof: Proof,
  how: Parameters<typeof lockAccount>[2],
): Promise<Leaver | No> => {
  const proved = await proveLeaver(context, proof)
  if (proved instanceof Refusal) return proved
  const leaver = await lockLeaver(context, proof.confirmationToken, how)
  if (!leaver) return new Refusal('link-not-valid')
  return leaver.account.passwordHash === proved.passwordHash ? leaver : wrongPassword('password')
}
