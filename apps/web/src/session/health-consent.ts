import { notify } from '../ui/snackbar-queue.ts'
import { askForHealthConsent } from './health-consent-question.ts'
import { healthConsentState } from './health-consent-state.ts'
import { useSessionUser } from './session.ts'

const refuseForOthers = async (): Promise<boolean> => {
  notify('info', 'Einwilligen kann nur die Person selbst.')
  return false
}

/**
 * The person's consent to the processing of their health data. What stores some asks first where it is missing, and goes
 * on with what was meant when `ask` answers true.
 */
export const useHealthConsent = () => {
  const user = useSessionUser()
  const state = healthConsentState(user?.healthConsentVersion ?? null)
  return {
    state,
    isGiven: state === 'given',
    /** Resolves to whether they agreed. */
    ask: user?.isImpersonated ? refuseForOthers : askForHealthConsent,
  }
}
