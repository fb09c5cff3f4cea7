import { REFUSALS, type RefusalBody, type RefusalName } from '@wohlauf/contract/refusals'

/** An operation returns it, the mount turns it into the answer. */
export class Refusal<Name extends RefusalName = RefusalName> {
  readonly name: Name
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly message: string

  /** @param more `message`: replaces the refusal's own when only the call knows the details */
  constructor(
    name: Name,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number; message?: string } = {},
  ) {
    this.name = name
    this.message = more.message ?? REFUSALS[name].message
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get status(): number {
    return REFUSALS[this.name].status
  }

  get body(): RefusalBody {
    const { message } = this
    return this.fields
      ? { identifier: this.name, message, fields: this.fields }
      : { identifier: this.name, message }
  }
}
