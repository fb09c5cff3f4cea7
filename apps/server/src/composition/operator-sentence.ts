import { StartError } from '../platform/base/config/start-error.ts'
import { innermost } from '../platform/base/describe-error.ts'
import { refusalFor } from '../platform/http/answers/error-answer.ts'
import { StorageUnavailable } from '../platform/storage/storage.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The message for an operator about an error that they can fix; null for a fault of the product, which needs its
 * stack.
 */
export const operatorSentence = (error: unknown): string | null => {
  if (error instanceof StartError) return error.message
  if (error instanceof StorageUnavailable)
    return `${capitalised(error.message)}. Check that it is there, that it may be written and that it is not full.`
  // Not taken from the text around it, which may contain a statement and its values.
  if (error instanceof Error && refusalFor(error)?.name === 'unavailable')
    return `The connection to the database was lost: ${innermost(error).message}. Check that it runs.`
  return null
}
