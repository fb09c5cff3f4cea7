import { describeError } from '../base/describe-error.ts'
import type { JobNote } from './job.ts'

const ADDRESS = /[^\s<>"'@]+@[^\s<>"'@]+/g

/** The part of an error that the queue may store: one line without values of queries and without addresses. */
export const failureOf = (error: unknown): string => {
  const { name, code, message = '' } = describeError(error)
  const [line = ''] = message.split('\n')
  return [name, code, line].filter(Boolean).join(' ').replaceAll(ADDRESS, '…').slice(0, 300)
}

/** Passed to the queue instead of the error itself: it stores all properties, and the notes are found by theirs. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
  override readonly stack = ''
  readonly notes: readonly JobNote[]

  constructor(message: string, notes: readonly JobNote[] = []) {
    super(message)
    this.notes = notes
  }
}
