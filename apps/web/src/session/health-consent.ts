import { notify } from '../ui/feedback/snackbar-queue.ts'
import { askForHealthConsent } from './health-consent-question.ts'
import { healthConsentState } from './health-consent-state.ts'
import { useSessionUser } from './session.ts'

const refuseForOthers = async (): Promise<boolean> => {
  notify('info', 'Einwilligen kann nur die Person selbst.')
  return false
}

/** A caller that stores such data asks first if the consent is missing, and continues when `ask` resolves to true. */
export const useHealthConsent = () => {
  const user = useSessionUser()
  const state = healthConsentState(user?.healthConsentVersion ?? null)
  return {
    state,
    isGiven: state === 'given',
    ask: user?.isImpersonated ? refuseForOthers : askForHealthConsent,
  }
}
