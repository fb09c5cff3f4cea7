import { randomBytes } from 'node:crypto'
import { pathTo } from '@wohlauf/contract/routes/routes'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { eq } from 'drizzle-orm'
import type { Services } from '../../../platform/base/services.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { sponsor } from '../database/tables.ts'

export const registrationLinkOf = (
  { mail }: Pick<Services, 'mail'>,
  { appHost }: AppSettings,
  registrationLinkSlug: string,
): string =>
  mail.originOf(appHost) +
  pathTo('authentication-user-registration-with-sponsor-link', { registrationLinkSlug })

/** The link's rules stay. @returns its slug, 128 random bits */
export const renewRegistrationLink = async (tx: Tx, sponsorId: string, now: Date): Promise<string> => {
  const registrationLinkSlug = randomBytes(16).toString('base64url')
  await tx
    .update(sponsor)
    .set({ registrationLinkSlug, registrationLinkCreatedAt: now })
    .where(eq(sponsor.id, sponsorId))
  return registrationLinkSlug
}

/** A link that is made later begins without rules. */
export const removeRegistrationLink = async (tx: Tx, sponsorId: string): Promise<void> => {
  await tx
    .update(sponsor)
    .set({
      registrationLinkSlug: null,
      registrationLinkCreatedAt: null,
      registrationLinkDomains: [],
      registrationLinkEndsOn: null,
      registrationLinkMaxRegistrations: null,
    })
    .where(eq(sponsor.id, sponsorId))
}
