import {
  beginSecondFactorAsAdmin,
  beginSecondFactorAsManager,
  confirmSecondFactorAsAdmin,
  confirmSecondFactorAsManager,
  getSecondFactorAsAdmin,
  getSecondFactorAsManager,
  removeSecondFactorAsAdmin,
  removeSecondFactorAsManager,
  renewRecoveryCodesAsAdmin,
  renewRecoveryCodesAsManager,
} from '@wohlauf/contract/staff-security/staff-security'

/** The operations of both sites have the same inputs and answers. */
export const OF_MANAGERS = {
  get: getSecondFactorAsManager,
  begin: beginSecondFactorAsManager,
  confirm: confirmSecondFactorAsManager,
  renew: renewRecoveryCodesAsManager,
  remove: removeSecondFactorAsManager,
}

export const OF_ADMINS = {
  get: getSecondFactorAsAdmin,
  begin: beginSecondFactorAsAdmin,
  confirm: confirmSecondFactorAsAdmin,
  renew: renewRecoveryCodesAsAdmin,
  remove: removeSecondFactorAsAdmin,
}

export type SecondFactorOperations = typeof OF_MANAGERS | typeof OF_ADMINS
