import type * as z from 'zod/mini'

/** The limits that a control enforces itself, under the names of the control's props. */
export type FieldLimits = { readonly maxLength?: number; readonly min?: number; readonly max?: number }

type Schema = z.core.$ZodTypes | undefined

type Def = z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef

/** The schema of a field, without optional and nullable. */
const unwrapped = (schema: Schema): Schema => {
  const def = schema?._zod.def
  return def && 'innerType' in def ? unwrapped(def.innerType as Schema) : schema
}

/** The checks of a field, also those that were added to it as an optional or nullable one. */
const checksOf = (schema: Schema): Def[] => {
  const def = schema?._zod.def
  const own = def?.checks?.map((check) => check._zod.def as Def) ?? []
  return def && 'innerType' in def ? [...own, ...checksOf(def.innerType as Schema)] : own
}

const fieldOf = (parent: Schema, name: string): Schema => {
  const def = unwrapped(parent)?._zod.def
  if (def?.type === 'object') return def.shape[name] as Schema
  return def?.type === 'array' ? (def.element as Schema) : undefined
}

/** By a format or a rule of its own: what is left of such a text may be another valid one. */
const wouldBeAnother = ({ check }: Def): boolean => check === 'string_format' || check === 'custom'

const limitsOfText = (checks: readonly Def[]): FieldLimits => {
  if (checks.some(wouldBeAnother)) return {}
  const maximum = checks.find((def) => def.check === 'max_length')?.maximum
  return maximum === undefined ? {} : { maxLength: maximum }
}

const limitsOfNumber = (checks: readonly Def[]): FieldLimits => {
  let limits: FieldLimits = {}
  for (const def of checks) {
    if (def.check === 'greater_than' && def.inclusive) limits = { ...limits, min: Number(def.value) }
    if (def.check === 'less_than' && def.inclusive) limits = { ...limits, max: Number(def.value) }
  }
  return limits
}

/**
 * The limits of one field of an operation's input. A text with a format or a rule of its own (address, number,
 * id, password) has no `maxLength`: cut off it would be another value, so an error is reported instead.
 *
 * @param path names with dots, an index for an entry of a list: `possibleAnswers.0.text`
 */
export const limitsOf = (input: z.core.$ZodType, path: string): FieldLimits => {
  const schema = path.split('.').reduce(fieldOf, input as Schema)
  const type = unwrapped(schema)?._zod.def.type
  if (type === 'string') return limitsOfText(checksOf(schema))
  return type === 'number' ? limitsOfNumber(checksOf(schema)) : {}
}
