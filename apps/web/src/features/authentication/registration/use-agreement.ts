import { DATA_PROTECTION_VERSION, TERMS_VERSION } from '@wohlauf/contract/legal-texts'
import { useRequiredTick } from '../entry/use-required-tick.ts'

/**
 * The versions of the two texts, sent with a form whose button is enabled only when both boxes are ticked.
 */
export const AGREED_VERSIONS = {
  termsOfUseVersion: TERMS_VERSION,
  dataProtectionVersion: DATA_PROTECTION_VERSION,
}

export const useAgreement = () => {
  const dataProtection = useRequiredTick()
  const termsOfUse = useRequiredTick()
  return { dataProtection, termsOfUse, isGiven: dataProtection.checked && termsOfUse.checked }
}

export type Agreement = ReturnType<typeof useAgreement>
