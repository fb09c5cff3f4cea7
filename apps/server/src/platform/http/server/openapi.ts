import type { AnyOperation } from '@wohlauf/contract/operation'
import { namedLimits, RATE_LIMITS } from '@wohlauf/contract/rate-limits'
import { EVERYWHERE, REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { BRAND } from '@wohlauf/contract/values/brand'
import * as z from 'zod/mini'

const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['identifier', 'message'],
  properties: {
    identifier: { type: 'string', enum: Object.keys(REFUSALS) },
    message: { type: 'string', description: 'Ein deutscher Satz für Menschen' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Headers of every call besides its own fields (`decisions.md`, "Paths"). */
const Selectors = z.object({ appId: z.optional(z.string()), userId: z.optional(z.string()) })

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return rest
}

const requestOf = (operation: AnyOperation) => {
  const fields = schemaOf(z.extend(operation.input, Selectors.shape), 'input')
  if (operation.method === 'GET')
    return {
      parameters: [
        ...(operation.pathField
          ? [{ name: operation.pathField, in: 'path', required: true, schema: { type: 'string' } }]
          : []),
        ...['appId', 'userId'].map((name) => ({
          name,
          in: 'query',
          required: false,
          schema: { type: 'string' },
        })),
      ],
    }
  if (operation.kind !== 'upload')
    return { requestBody: { required: true, content: { 'application/json': { schema: fields } } } }
  const files = Object.keys(operation.files)
  const required = files.filter((name) => !operation.files[name]?.isOptional)
  const schema = {
    ...fields,
    properties: {
      ...(fields.properties ?? {}),
      ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
    },
    required: [...(fields.required ?? []), ...required],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

const successOf = (operation: AnyOperation) =>
  operation.kind === 'download'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(operation.output, 'output') } }

const refusalsOf = (operation: AnyOperation) => {
  const byStatus = new Map<number, RefusalName[]>()
  for (const name of [...EVERYWHERE, ...(operation.refusals ?? [])] as RefusalName[]) {
    const { status } = REFUSALS[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), name])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}

const limitsOf = ({ limits, limitsInHandler = [] }: AnyOperation) =>
  [...namedLimits(limits).map(({ name }) => name), ...limitsInHandler].map((name) => ({
    name,
    ...RATE_LIMITS[name],
  }))

const pathItem = (operation: AnyOperation) => ({
  [operation.method.toLowerCase()]: {
    operationId: operation.name,
    tags: [operation.name.split('/')[0]],
    description: `Audience: ${operation.audience}${operation.feature ? `; feature: ${operation.feature}` : ''}`,
    'x-audience': operation.audience,
    ...(operation.feature ? { 'x-feature': operation.feature } : {}),
    ...(limitsOf(operation).length > 0 ? { 'x-rate-limits': limitsOf(operation) } : {}),
    security: operation.audience === 'anyone' ? [] : [{ authToken: [] }],
    ...requestOf(operation),
    responses: { '200': { description: 'OK', content: successOf(operation) }, ...refusalsOf(operation) },
  },
})

/** The whole API as OpenAPI 3.1. */
export const openApiDocument = (operations: readonly AnyOperation[], version: string) => ({
  openapi: '3.1.0',
  info: { title: BRAND, version },
  servers: [{ url: '/' }],
  components: {
    schemas: { Refusal: REFUSAL_SCHEMA },
    securitySchemes: { authToken: { type: 'apiKey', in: 'header', name: 'auth-token' } },
  },
  paths: Object.fromEntries(
    operations.map((operation) => [operation.path.replace(/:(\w+)/g, '{$1}'), pathItem(operation)]),
  ),
})
