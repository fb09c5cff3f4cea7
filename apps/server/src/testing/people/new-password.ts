import {
  confirmPasswordReset,
  requestPasswordReset,
  updateUserPassword,
} from '@wohlauf/contract/accounts/passwords'
import { mailedToken } from '../mail/mailed-token.ts'
import type { TestServer } from '../test-server.ts'
import type { Learner } from './learner.ts'
import { PASSWORD } from './people.ts'

export const NEW_PASSWORD = 'ein-ganz-neues-wort'

/** Requests a reset at an address of the account. @returns the token of the mailed link */
export const mailedResetToken = async (
  testServer: TestServer,
  { user, as }: Learner,
  userEmailAddress = user.emailAddress,
): Promise<string> => {
  await testServer.call(requestPasswordReset, { userEmailAddress }, { host: as.host })
  return mailedToken(testServer, userEmailAddress)
}

/** Chooses {@link NEW_PASSWORD} by a mailed link. */
export const resetPassword = (testServer: TestServer, { as }: Learner, confirmationToken: string) =>
  testServer.call(confirmPasswordReset, { confirmationToken, userPassword: NEW_PASSWORD }, { host: as.host })

/** Chooses it in the profile. */
export const changePassword = (testServer: TestServer, { as }: Learner) =>
  testServer.call(updateUserPassword, { userCurrentPassword: PASSWORD, userNewPassword: NEW_PASSWORD }, as)
