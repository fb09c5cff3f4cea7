import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { requestOf } from './call.ts'

const TIMEOUT_MS = 30_000

/** Sends a small command while its page is being closed: the browser finishes it, and the answer is lost. */
export const sendWhileLeaving = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>): void => {
  const request = requestOf(operation, input, { limit: AbortSignal.timeout(TIMEOUT_MS) })
  void fetch(new Request(request, { keepalive: true })).catch(() => {})
}
