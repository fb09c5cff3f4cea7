import { StartError } from '../base/config/start-error.ts'
import type { AnyMail } from './mail.ts'

/** @throws StartError when two mails have one kind */
export const requireOwnKinds = (mails: readonly AnyMail[]): void => {
  const kinds = mails.map(({ kind }) => kind)
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  if (twice) throw new StartError(`Two mails are of the kind "${twice}" in composition/mails.ts.`)
}
