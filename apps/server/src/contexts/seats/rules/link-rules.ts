export type LinkRules = {
  /** Empty: any. */
  allowedDomains: readonly string[]
  /** The last Berlin day, `YYYY-MM-DD`. */
  endsOn: string | null
  maxRegistrations: number | null
}

type LinkState = {
  today: string
  /** Registrations by this link, begun ones included. */
  registrations: number
}

/** Why no registration may begin by a link with these rules; null when one may. */
export const refusalByRules = (
  { endsOn, maxRegistrations }: LinkRules,
  { today, registrations }: LinkState,
): 'sponsor-link-ended' | 'sponsor-link-used-up' | null => {
  if (endsOn !== null && today > endsOn) return 'sponsor-link-ended'
  return maxRegistrations !== null && registrations >= maxRegistrations ? 'sponsor-link-used-up' : null
}

/**
 * A domain stands for itself only: its subdomains often have another owner.
 * @param emailAddress in lower case
 */
export const isDomainAllowed = ({ allowedDomains }: LinkRules, emailAddress: string): boolean =>
  allowedDomains.length === 0 ||
  allowedDomains.includes(emailAddress.slice(emailAddress.lastIndexOf('@') + 1))
