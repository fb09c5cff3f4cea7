import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { handle } from '../../../platform/http/mount/handler.ts'
import { withdrawOwnConsent } from '../withdraw-consent.ts'

/** `HEALTH_DATA_CONSENT.withdrawal` states the effect of a withdrawal; the health points stay. */
export const withdrawHealthConsentCommand = handle(withdrawHealthConsent, async (context) => {
  await withdrawOwnConsent(context, context.user.id)
  return {}
})
