import type * as z from 'zod/mini'
import { GivenCode, GivenPassword, Id, LinkToken, NewPassword } from './values.ts'

/** Never kept anywhere, however short. */
const SECRETS: readonly unknown[] = [GivenPassword, NewPassword, GivenCode, LinkToken]

type Def = { readonly type: string; readonly innerType?: z.core.$ZodType }

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { innerType } = schema._zod.def as Def
  return innerType ? unwrapped(innerType) : schema
}

const fieldsWhere = (input: z.ZodMiniObject, fits: (schema: z.core.$ZodType) => boolean): string[] =>
  Object.keys(input.shape).filter((field) => fits(input.shape[field] as z.core.$ZodType))

const isSecret = (schema: z.core.$ZodType): boolean => SECRETS.includes(unwrapped(schema))

const isOfSomething = (schema: z.core.$ZodType): boolean =>
  schema === Id || ['enum', 'literal'].includes((unwrapped(schema)._zod.def as Def).type)

/** The fields of an input that hold passwords, codes and tokens. */
export const secretFields = (input: z.ZodMiniObject): string[] => fieldsWhere(input, isSecret)

/** The fields that say what an input is about: ids of what exists already, and choices. Not the id of something new. */
export const subjectFields = (input: z.ZodMiniObject): string[] => fieldsWhere(input, isOfSomething)
