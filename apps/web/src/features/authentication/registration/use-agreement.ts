import { getLegalVersions } from '@wohlauf/contract/legal/legal'
import { useAnswer } from '../../../api/hooks.ts'
import { useRequiredTick } from '../entry/use-required-tick.ts'

/** @param isNeeded false when the boxes were ticked before */
export const useAgreement = (isNeeded = true) => {
  const dataProtection = useRequiredTick()
  const termsOfUse = useRequiredTick()
  const {
    data: versions,
    error,
    refetch,
    isFetching,
  } = useAnswer(getLegalVersions, {}, { isSilent: true, isEnabled: isNeeded })
  return {
    dataProtection,
    termsOfUse,
    versions: isNeeded ? versions : undefined,
    isGiven: dataProtection.checked && termsOfUse.checked && versions !== undefined,
    failure: !versions && error ? { message: error.message, retry: () => void refetch(), isFetching } : null,
  }
}

export type Agreement = ReturnType<typeof useAgreement>
