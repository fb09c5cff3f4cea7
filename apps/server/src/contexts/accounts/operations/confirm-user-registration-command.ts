import { randomUUID } from 'node:crypto'
import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import type { ParsedInputOf } from '@wohlauf/contract/operation'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { storedForm } from '@wohlauf/contract/values/email-address'
import type { Role } from '@wohlauf/contract/values/features'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { HandlerServices } from '../../../platform/base/services.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { passwordComplaint } from '../../../platform/passwords/password-rules.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { toSessionUser } from '../../authentication/index.ts'
import { findShownVersions } from '../../legal/index.ts'
import { consentsOfRegistration, recordConsents } from '../../own-data/index.ts'
import { acceptSeat, findPendingRegistration } from '../../seats/index.ts'
import { acceptStaffInvitation, findInvitedStaff } from '../invited-staff.ts'
import { accountCreatedMail } from '../mails/account-created.ts'

type Registration = {
  tx: Tx
  input: ParsedInputOf<typeof confirmUserRegistration>
  app: AppSettings
  now: Date
  services: HandlerServices
  actAs: (userId: string) => Promise<void>
}

type Account = typeof appUser.$inferSelect

const hashNewPassword = (
  { input: { password }, app, services }: Registration,
  emailAddress: string,
  role: Role,
): Promise<string> => {
  const complaint = passwordComplaint({ password, role, emailAddress, title: app.appTitle })
  if (complaint) throw new Refusal('password-too-easy', { fields: { password: complaint } })
  return services.passwords.hash(password)
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPendingRegistration>>>

/**
 * A row that kept an older spelling, because another one has the stored form (docs/decisions/0042): an account with it could
 * never log in, so the other row is the way in.
 */
const isOlderSpelling = (emailAddress: string): boolean => storedForm(emailAddress) !== emailAddress

/** @returns null when another account has taken this address since the mail was sent */
const createLearner = async (registration: Registration, pending: Pending): Promise<Account | null> => {
  const { tx, input, app, now, actAs } = registration
  const { emailAddress } = pending.seat
  if (isOlderSpelling(emailAddress)) return null
  const passwordHash = await hashNewPassword(registration, emailAddress, 'ROLE_USER')
  const shownVersions = await findShownVersions(tx, app.appId, now)
  const consents = consentsOfRegistration(pending.begun, input, shownVersions, now)
  const healthConsent = consents.find(({ kind }) => kind === 'HEALTH_DATA')
  const id = randomUUID()
  await actAs(id)
  const [account] = await tx
    .insert(appUser)
    .values({
      id,
      emailAddress,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      role: 'ROLE_USER',
      healthConsentVersion: healthConsent?.textVersion ?? null,
      createdAt: now,
      lastAuthenticatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!account) return null
  await recordConsents(tx, account.id, consents)
  await acceptSeat(tx, input.confirmationToken, now)
  return account
}

/**
 * The account of an invited manager has no seat and no consents.
 * @returns null when the link is not valid
 */
const createStaff = async (registration: Registration): Promise<Account | null> => {
  const { tx, input, now, actAs } = registration
  const { confirmationToken, firstName, lastName } = input
  const invitation = await findInvitedStaff(tx, confirmationToken, now)
  if (!invitation || isOlderSpelling(invitation.emailAddress)) return null
  const passwordHash = await hashNewPassword(registration, invitation.emailAddress, invitation.role)
  const id = randomUUID()
  const account = { id, passwordHash, firstName, lastName }
  if (!(await acceptStaffInvitation(tx, confirmationToken, account, now))) return null
  await actAs(id)
  const [created] = await tx.select().from(appUser).where(eq(appUser.id, id))
  return created ?? null
}

export const confirmUserRegistrationCommand = handle(
  confirmUserRegistration,
  async ({ client, device, refuse, giveToken, ...context }) => {
    const { tx, input, app, now } = context
    const pending = await findPendingRegistration(tx, input.confirmationToken, now, { isLocking: true })
    const account = await (pending ? createLearner(context, pending) : createStaff(context))
    if (!account) return refuse('link-not-valid')
    // The mailbox is notified, in case another person has got hold of the link.
    await writeMail(tx, accountCreatedMail, {
      to: account.emailAddress,
      accountId: account.id,
      params: { login: linkTo('authentication-login') },
    })
    giveToken(await startSession(tx, account, { client, device, isLogin: false }, now))
    return { ...app, user: toSessionUser(account) }
  },
  { isHashing: true },
)
