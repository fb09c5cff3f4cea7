import type { Services } from '../../platform/services.ts'

/**
 * Counts a message of somebody who is not logged in: by the network it comes from, and by the address that gets the
 * confirmation, which may be anybody's.
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
