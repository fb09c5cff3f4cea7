import type * as z from 'zod/mini'
import { ID_PATTERN } from './values/id-pattern.ts'

/** A field that holds a password, a code or a token is never kept anywhere; a test compares the names with the schemas. */
export const isSecretField = (name: string): boolean => /password|code$|token$/i.test(name)

const isOfId = ({ _zod: { def } }: z.core.$ZodCheck): boolean =>
  'pattern' in def && def.pattern === ID_PATTERN

/** The fields that state the subject of an input: ids of existing rows, and choices. Not the id of a new row. */
export const subjectFields = ({ shape }: z.ZodMiniObject): string[] =>
  Object.keys(shape).filter((field) => {
    const { def } = (shape[field] as z.core.$ZodTypes)._zod
    return def.type === 'enum' || (def.type === 'string' && Boolean(def.checks?.some(isOfId)))
  })
