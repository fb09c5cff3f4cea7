import type * as z from 'zod/mini'

/** The names are those of the control's props. */
export type FieldLimits = { readonly min?: number; readonly max?: number }

type Schema = z.core.$ZodTypes | undefined

type Def = z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef

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

const limitsOfNumber = (checks: readonly Def[]): FieldLimits => {
  let limits: FieldLimits = {}
  for (const def of checks) {
    if (def.check === 'greater_than' && def.inclusive) limits = { ...limits, min: Number(def.value) }
    if (def.check === 'less_than' && def.inclusive) limits = { ...limits, max: Number(def.value) }
  }
  return limits
}

/**
 * A text's control has none: too long a text is reported, because a truncated one would be another value.
 *
 * @param path names with dots, an index for an entry of a list: `ingredients.0.amount`
 */
export const limitsOf = (input: z.core.$ZodType, path: string): FieldLimits => {
  const schema = path.split('.').reduce(fieldOf, input as Schema)
  return unwrapped(schema)?._zod.def.type === 'number' ? limitsOfNumber(checksOf(schema)) : {}
}
