import type { RefusalName } from '@wohlauf/contract/refusals'
import { Refusal } from './refusal.ts'

/** The message of a thread: a refusal becomes a value, because its class does not survive the way to another thread. */
export type ThreadAnswer<Value> = { value: Value } | { refusal: { name: RefusalName; message: string } }

/** Runs in the thread. Any other error ends it. */
export const answerOf = async <Value>(work: () => Promise<Value>): Promise<ThreadAnswer<Value>> => {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: { name: error.name, message: error.message } }
  }
}

/** @throws Refusal as the thread did */
export const valueFromThread = <Value>(answer: ThreadAnswer<Value>): Value => {
  if ('value' in answer) return answer.value
  const { name, message } = answer.refusal
  throw new Refusal(name, { message })
}
