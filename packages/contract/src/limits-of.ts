import type * as z from 'zod/mini'

/** The limits that a control enforces itself, under the names of the control's props. */
export type FieldLimits = { readonly maxLength?: number; readonly min?: number; readonly max?: number }

type Schema = z.core.$ZodTypes | undefined

/** The schema of a field, without optional and nullable. */
const unwrapped = (schema: Schema): Schema => {
  const def = schema?._zod.def
  return def && 'innerType' in def ? unwrapped(def.innerType as Schema) : schema
}

const fieldOf = (parent: Schema, name: string): Schema => {
  const def = parent?._zod.def
  if (def?.type === 'object') return unwrapped(def.shape[name] as Schema)
  return def?.type === 'array' ? unwrapped(def.element as Schema) : undefined
}

/**
 * The limits of one field of an operation's input. A text with a format (address, number, id) has no
 * `maxLength`: cut off it would be another value, so an error is reported instead.
 *
 * @param path names with dots, an index for an entry of a list: `possibleAnswers.0.text`
 */
export const limitsOf = (input: z.core.$ZodType, path: string): FieldLimits => {
  const schema = path.split('.').reduce(fieldOf, input as Schema)
  const checks = schema?._zod.def.checks?.map(({ _zod: { def } }) => def as z.core.$ZodChecks['_zod']['def'])
  let limits: FieldLimits = {}
  for (const def of checks ?? []) {
    if (def.check === 'string_format') return {}
    if (def.check === 'max_length' && schema?._zod.def.type === 'string')
      limits = { ...limits, maxLength: def.maximum }
    if (def.check === 'greater_than' && def.inclusive) limits = { ...limits, min: Number(def.value) }
    if (def.check === 'less_than' && def.inclusive) limits = { ...limits, max: Number(def.value) }
  }
  return limits
}
