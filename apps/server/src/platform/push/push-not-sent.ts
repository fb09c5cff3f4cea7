type Details = {
  /** The provider fails for every message, so that trying the next ones immediately is useless. */
  isOutage?: boolean
  retryAfterSeconds?: number | null
}

/** Why a message was not sent; a retry may succeed. It is logged, so it contains no token, address or key. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent'
  readonly isOutage: boolean
  readonly retryAfterSeconds: number | null
  constructor(message: string, { isOutage = false, retryAfterSeconds = null }: Details = {}) {
    super(message)
    this.isOutage = isOutage
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The code of a failed connection; its message would contain the address. */
export const codeOf = (error: unknown): string => {
  const { name, code } = error as { name?: string; code?: unknown }
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer in time'
  return typeof code === 'string' ? code : 'unknown reason'
}
