import { describeError } from '../../platform/base/describe-error.ts'
import { operatorSentence } from '../operator-sentence.ts'

/** A sentence for the operator; for an unexpected error only the parts that contain no value. */
export const problemOf = (error: unknown): string => {
  const sentence = operatorSentence(error)
  if (sentence) return sentence
  const { name, code, message } = describeError(error)
  return [name, code, message].filter(Boolean).join(': ')
}
