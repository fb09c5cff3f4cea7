import * as z from 'zod/mini'

export type JsonSchema = {
  /** Several types where it may also be null. */
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  pattern?: string
  format?: string
  properties?: Record<string, JsonSchema>
}

/** Each field of an input with its schema. */
export const fieldsOf = (schema: z.core.$ZodType): [string, JsonSchema][] =>
  Object.entries(
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<
      string,
      JsonSchema
    >,
  )

/**
 * A valid value for a field.
 *
 * @param texts valid texts, by field name, where the schema states no format
 * @param usual the text for all others
 * @throws Error when neither the schema nor `texts` determines a value
 */
export const sampleValue = (
  name: string,
  schema: JsonSchema,
  texts: Readonly<Record<string, string>>,
  usual = 'Text',
): unknown => {
  const { enum: values, anyOf, items, minItems = 0, minimum = 0, pattern, format, properties } = schema
  const [type] = [schema.type].flat()
  const within = (inner: string, schema: JsonSchema) => sampleValue(inner, schema, texts, usual)
  if (values) return values[0]
  if (anyOf?.[0]) return within(name, anyOf[0])
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1)
  if (type === 'array') return Array.from({ length: minItems }, () => within(name, items ?? {}))
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([inner, schema]) => [inner, within(inner, schema)]),
    )
  if (type === 'string' && name in texts) return texts[name]
  if (type === 'string' && !pattern && !format) return usual
  throw new Error(
    `no sample value for the field ${name}: add one to conformance/sample-input.ts or testing/content/element-samples.ts`,
  )
}
