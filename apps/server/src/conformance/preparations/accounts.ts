import { confirmEmailAddressChange, stopEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { stopEmailReminders } from '@wohlauf/contract/accounts/notification-settings'
import { confirmPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { enableUserAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { adminLogout, logout } from '@wohlauf/contract/authentication/authentication'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { acceptLegalText } from '@wohlauf/contract/own-data/legal-consents'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import {
  confirmPrivateMove,
  deleteDepartedAccount,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/seats/departures'
import { resendInviteAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import {
  generateRegistrationLinkAsManager,
  updateRulesOfRegistrationLinkAsManager,
} from '@wohlauf/contract/seats/registration-links'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { removeSecondFactorOfUserAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import type { LinkPurpose } from '../../contexts/mailed-links/rules/link-life.ts'
import { freshLink } from '../fresh-rows.ts'
import { managerWithSecondFactor } from '../second-factor-samples.ts'
import { idOfLearner, inDatabase, nothing, type Preparation, type Preparations } from './preparation.ts'

const withLink =
  (purpose: LinkPurpose): Preparation =>
  async (testServer, world) => ({ input: { confirmationToken: await freshLink(testServer, world, purpose) } })

/** A seat whose account is kept for some days. */
const withUsedSeat: Preparation = async (testServer, { app, sponsor }) => {
  await testServer.adminPool.query('UPDATE app SET grace_days_after_revoking = 14 WHERE app_id = $1', [
    app.appId,
  ])
  const user = await testServer.createUser({ app })
  await testServer.giveSeat(user, sponsor.sponsorId)
  const { rows } = await testServer.adminPool.query('SELECT id FROM seat WHERE account_id = $1', [user.id])
  return { input: { usedSeatId: rows[0]?.id, status: 'ACCEPTED', graceDaysAfterRevoking: 14 } }
}

/** Uses the links of a person who has lost the seat, whose page is requested too. */
const ofLeaver =
  (purpose: LinkPurpose = 'DEPARTURE'): Preparation =>
  async (testServer, world) => {
    const leaver = { ...world, learner: await testServer.createUser({ app: world.app }) }
    const about = { confirmationToken: await freshLink(testServer, leaver, 'DEPARTURE') }
    const input =
      purpose === 'DEPARTURE' ? about : { confirmationToken: await freshLink(testServer, leaver, purpose) }
    return { input, about }
  }

const remindByEmail = inDatabase(
  `UPDATE app_user SET notification_settings = '{EMAIL_HABIT_REMINDER}' WHERE id = $1`,
  idOfLearner,
)

/** Accounts, sessions, seats and mailed links. */
export const ACCOUNTS: Preparations = [
  [enableUserAsAdmin, [inDatabase('UPDATE app_user SET is_disabled = true WHERE id = $1', idOfLearner)]],
  [logout, [async (testServer, { learner }) => ({ token: await testServer.signIn(learner) })]],
  [adminLogout, [async (_testServer, { tokens }) => ({ token: tokens.admin ?? '' })]],
  [
    acceptLegalText,
    [
      inDatabase(
        `INSERT INTO consent (app_id, user_id, kind, text_version, given_at)
         SELECT app_id, id, 'TERMS_OF_USE', '2020-01-01', '2020-01-01' FROM app_user WHERE id = $1`,
        idOfLearner,
      ),
    ],
  ],
  [
    removeSecondFactorOfUserAsAdmin,
    [async (testServer, world) => ({ input: { userId: await managerWithSecondFactor(testServer, world) } })],
  ],
  [revokeSeatAsManager, [nothing, withUsedSeat]],
  [
    resendInviteAsManager,
    [
      inDatabase(
        `UPDATE seat SET updated_at = '2020-01-01' WHERE id = $1`,
        ({ tenantIds }) => tenantIds.usedSeatId,
      ),
    ],
  ],
  [
    generateRegistrationLinkAsManager,
    [
      inDatabase(
        'UPDATE sponsor SET registration_link_slug = NULL WHERE id = $1',
        ({ tenantIds }) => tenantIds.sponsorId,
      ),
    ],
  ],
  // The departure ended the day before, so that the page of the link changes too.
  [
    updateRulesOfRegistrationLinkAsManager,
    [async (_testServer, { createdAt }) => ({ input: { endsOn: addDays(berlinDay(createdAt), -1) } })],
  ],
  [requestDataExport, [inDatabase('DELETE FROM data_export WHERE user_id = $1', idOfLearner)]],
  [registerUserForSponsor, [async () => ({ input: { emailAddress: 'noch-niemand@firma.example' } })]],
  [confirmUserRegistration, [withLink('REGISTRATION')]],
  [confirmPasswordReset, [withLink('PASSWORD_RESET')]],
  [confirmEmailAddressChange, [withLink('EMAIL_CHANGE')]],
  [stopEmailAddressChange, [withLink('STOP_EMAIL_CHANGE')]],
  [requestDepartureExport, [ofLeaver()]],
  [requestPrivateMove, [ofLeaver()]],
  [confirmPrivateMove, [ofLeaver('PRIVATE_MOVE')]],
  [deleteDepartedAccount, [ofLeaver()]],
  [
    stopEmailReminders,
    [
      async (testServer, world) => {
        await remindByEmail(testServer, world)
        return withLink('STOP_EMAIL_REMINDERS')(testServer, world)
      },
    ],
  ],
]
