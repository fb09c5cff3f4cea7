import type { LimitKind } from '../../platform/limits/limit-rules.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Counts a mail requested for an address: few to one mailbox, more from one network. Counted in the same way
 * whether or not the address is known.
 *
 * @returns seconds to wait; 0 when it may be sent
 */
export const waitForMailTo = async (
  services: Pick<Services, 'limits'>,
  appId: string,
  emailAddress: string,
  now: Date,
  from: { kind: LimitKind; remoteAddress: string },
): Promise<number> => {
  const ofNetwork = await services.limits.take(from.kind, from.remoteAddress, now)
  if (ofNetwork > 0) return ofNetwork
  return services.limits.take('mail-to-address', `${appId} ${emailAddress}`, now)
}
