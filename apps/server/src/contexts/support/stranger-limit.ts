import type { Services } from '../../platform/services.ts'

/**
 * Counts a message without a session: by its network, and by the address that gets the confirmation, which
 * may be anyone's.
 *
 * @returns seconds to wait; 0 when it may be sent
 */
export const waitAsStranger = async (
  { limits }: Pick<Services, 'limits'>,
  given: { appId: string; emailAddress: string; remoteAddress: string },
  now: Date,
): Promise<number> => {
  const ofNetwork = await limits.take('contact-from-network', given.remoteAddress, now)
  return ofNetwork || limits.take('mail-to-address', `${given.appId} ${given.emailAddress}`, now)
}
