import { FALLBACK_REFUSALS } from '@wohlauf/contract/fallback-refusals'
import type { RefusalName } from '@wohlauf/contract/refusals'
import { BRAND } from '@wohlauf/contract/values/brand'

const NETWORK_MESSAGE = `Es konnte keine Verbindung zu ${BRAND} aufgebaut werden. Überprüfe bitte deine Internetverbindung.`

/** The message is for the user (specification, section 8). */
export class CallError extends Error {
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly identifier: RefusalName | 'network' | 'unknown'
  /** The message of each field of a form, by its path. */
  readonly fields: Readonly<Record<string, string>>
  /** The whole body: a 401 contains the app's settings. */
  readonly body: unknown
  /** When the server may be asked again, as HTTP writes it; null if it does not say. */
  readonly retryAfter: string | null

  constructor(
    message: string,
    more: {
      status: number
      identifier: CallError['identifier']
      fields?: Record<string, string>
      body?: unknown
      retryAfter?: string | null
    },
  ) {
    super(message)
    this.status = more.status
    this.identifier = more.identifier
    this.fields = more.fields ?? {}
    this.body = more.body
    this.retryAfter = more.retryAfter ?? null
  }
}

export const networkError = (): CallError =>
  new CallError(NETWORK_MESSAGE, { status: 0, identifier: 'network' })

/** The site as a whole shows these (login, maintenance, outdated shell, consent, second factor, visit), so no screen repeats them. */
export const isShownBySite = ({ status, identifier }: CallError): boolean =>
  status === 401 ||
  /^(maintenance|shell-outdated|health-consent-required|visit-is-read-only|fresh-login-required|second-factor-missing)$/.test(
    identifier,
  )

/** A screen's message for a failed call; null if the site shows it. */
export const messageOf = (error: CallError): string | null => (isShownBySite(error) ? null : error.message)

/**
 * The id in the page's address does not exist, so a retry would not help; a malformed id is refused as not
 * valid.
 */
export const isUnknownId = (error: CallError | null): boolean =>
  error !== null && [400, 404].includes(error.status)

/** Statuses of a proxy that cannot reach the server. */
const isUnreached = (status: number) => status >= 502 && status <= 504

/** Any answer body results in a message. */
export const refusalError = (status: number, body: unknown, retryAfter: string | null = null): CallError => {
  const { message, identifier, fields } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    identifier?: unknown
    fields?: Record<string, string>
  }
  // An unknown name is equal to none that a screen compares it with.
  const name = typeof identifier === 'string' ? (identifier as RefusalName) : undefined
  const fallback = isUnreached(status) ? 'unavailable' : undefined
  return new CallError(
    typeof message === 'string' ? message : FALLBACK_REFUSALS[fallback ?? 'internal-error'].message,
    {
      status,
      identifier: name ?? fallback ?? 'unknown',
      ...(fields ? { fields } : {}),
      body,
      retryAfter,
    },
  )
}
