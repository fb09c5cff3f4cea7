import { REFUSALS, type RefusalBody, type RefusalName } from '@wohlauf/contract/refusals'

/** A refusal as a value: an operation returns it, the mount turns it into the answer. */
export class Refusal<Name extends RefusalName = RefusalName> {
  readonly name: Name
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(name: Name, more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {}) {
    this.name = name
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get status(): number {
    return REFUSALS[this.name].status
  }

  get body(): RefusalBody {
    const { message } = REFUSALS[this.name]
    return this.fields
      ? { identifier: this.name, message, fields: this.fields }
      : { identifier: this.name, message }
  }
}
