import type { Services } from '../../../platform/services.ts'

type MailContext = { services: Pick<Services, 'limits'>; app: { appId: string }; now: Date }

/**
 * Counts a mail to an address that is known only when its seat was found: by the same limit as one that the call names.
 *
 * @returns the seconds to wait; 0 when it may be sent
 */
export const takeMailTo = ({ services, app, now }: MailContext, emailAddress: string): Promise<number> =>
  services.limits.take('registration-mail-to-address', `${app.appId} ${emailAddress}`, now)
