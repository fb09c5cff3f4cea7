import { randomUUID } from 'node:crypto'
import { confirmUserRegistration } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { passwordComplaint } from '../../../platform/passwords/password-rules.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { toSessionUser } from '../../authentication/index.ts'
import { accountCreatedMail } from '../mails/account-created.ts'
import { acceptSeat, findPendingRegistration } from '../pending-registration.ts'
import { consentsOfRegistration } from '../rules/consents-of-registration.ts'
import { consent } from '../tables.ts'

/** Creates the account of a seat and logs it in; the address is the seat's, proved by the mailed link. */
export const confirmUserRegistrationCommand = handle(
  confirmUserRegistration,
  async ({ input, tx, app, now, services, client, device, refuse, giveToken, actAs }) => {
    const pending = await findPendingRegistration(tx, input.confirmationToken, now, { isLocking: true })
    if (!pending) return refuse('link-not-valid')
    const { emailAddress } = pending.seat
    const { password, firstName, lastName } = input
    const complaint = passwordComplaint({
      password,
      role: 'ROLE_USER',
      emailAddress,
      title: app.appTitle,
    })
    if (complaint) return refuse('password-too-easy', { fields: { password: complaint } })

    const consents = consentsOfRegistration(pending.begun, input, now)
    const healthConsent = consents.find(({ kind }) => kind === 'HEALTH_DATA')
    const id = randomUUID()
    await actAs(id)
    const [account] = await tx
      .insert(appUser)
      .values({
        id,
        emailAddress,
        passwordHash: await services.passwords.hash(password),
        firstName,
        lastName,
        role: 'ROLE_USER',
        healthConsentVersion: healthConsent?.textVersion ?? null,
        createdAt: now,
        lastAuthenticatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    // Another account has taken this address since the mail was sent.
    if (!account) return refuse('link-not-valid')
    if (consents.length > 0)
      await tx.insert(consent).values(consents.map((each) => ({ ...each, userId: account.id })))
    await acceptSeat(tx, input.confirmationToken, now)
    // The mailbox is told, in case another person has got hold of the link.
    await writeMail(tx, accountCreatedMail, {
      to: emailAddress,
      accountId: account.id,
      params: { login: linkTo('authentication-login') },
    })
    giveToken(await startSession(tx, { id: account.id, role: 'ROLE_USER' }, { client, device }, now))
    return { ...app, user: toSessionUser(account) }
  },
  { isHashing: true },
)
