import type { AnyOperation } from '@wohlauf/contract/operation'
import { namedLimits, RATE_LIMITS } from '@wohlauf/contract/rate-limits'
import { EVERYWHERE, REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { BRAND } from '@wohlauf/contract/values/brand'
import * as z from 'zod/mini'
import { describeSchemas, isPlain, type JsonSchema } from './openapi-schemas.ts'
import { DESCRIPTION, descriptionOf, summaryOf, TAGS, tagOf } from './openapi-texts.ts'

const Refusal = z.looseObject({
  identifier: z.enum(Object.keys(REFUSALS)),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** A 401 and a 426 say besides which app it is, where the host has one: a client shows its login, or leads to its store. */
const RefusalWithApp = z.extend(Refusal, z.partial(AppSettings).shape)

const isOnAdminSite = ({ audience, site }: AnyOperation): boolean =>
  audience === 'admin' || site === 'admin' || site === 'both'

/** The operation's own fields, and those by which every call may name its app and its caller (`decisions.md`, "Paths"). */
const inputOf = (operation: AnyOperation) =>
  z.object({
    appId: z.optional(z.string()),
    userId: z.optional(z.string()),
    ...(isOnAdminSite(operation) ? { adminId: z.optional(z.string()) } : {}),
    ...operation.input.shape,
  })

type Components = Record<string, JsonSchema>

const parametersOf = ({ pathField, mayWrite }: AnyOperation, { properties, required }: JsonSchema) => [
  ...Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: name === pathField ? 'path' : 'query',
    required: required?.includes(name) ?? false,
    schema,
  })),
  // A link alone, which programs follow by themselves, changes nothing.
  ...(mayWrite ? [{ $ref: '#/components/parameters/AppVersion' }] : []),
]

const formOf = ({ files }: AnyOperation, fields: JsonSchema, components: Components) => {
  const names = Object.keys(files)
  const properties = {
    ...fields.properties,
    ...Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'binary' }])),
  }
  const required = [...(fields.required ?? []), ...names.filter((name) => !files[name]?.isOptional)]
  const asJson = Object.entries(properties).flatMap(([name, schema]) =>
    isPlain(schema as JsonSchema, components) ? [] : [[name, { contentType: 'application/json' }]],
  )
  return {
    schema: { ...fields, properties, ...(required.length > 0 && { required }) },
    ...(asJson.length > 0 && { encoding: Object.fromEntries(asJson) }),
  }
}

const requestOf = (operation: AnyOperation, fields: JsonSchema, components: Components) => {
  if (operation.method === 'GET') return { parameters: parametersOf(operation, fields) }
  const content =
    operation.kind === 'upload'
      ? { 'multipart/form-data': formOf(operation, fields, components) }
      : { 'application/json': { schema: fields } }
  return { requestBody: { required: true, content } }
}

const successOf = ({ kind, startsSession }: AnyOperation, schema: JsonSchema) => {
  const headers = {
    ...(startsSession && { 'auth-token': { $ref: '#/components/headers/AuthToken' } }),
    ...(kind === 'download' && { 'content-disposition': { $ref: '#/components/headers/FileName' } }),
  }
  return {
    description: 'OK',
    ...(Object.keys(headers).length > 0 && { headers }),
    content:
      kind === 'download'
        ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema } },
  }
}

/** The refusals of each status that has some of the operation's own. */
const ownRefusals = ({ refusals = [] }: AnyOperation): [status: number, names: RefusalName[]][] => [
  ...Map.groupBy([...(refusals as readonly RefusalName[])].sort(), (name) => REFUSALS[name].status),
]

const WORD = /(?:^|[-/])(\w)/g

const pascalCase = (name: string): string => name.replace(WORD, (_, letter: string) => letter.toUpperCase())

/** A response's name: "ConflictOrTooManyGoals", or "FileTooLargeOr2More". */
const nameOfRefusals = ([first = '', ...others]: readonly string[]): string => {
  if (others.length > 1) return `${pascalCase(first)}Or${others.length}More`
  return [first, ...others].map(pascalCase).join('Or')
}

const refusalWith = (description: string, schema: 'Refusal' | 'RefusalWithApp') => ({
  description,
  headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } },
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
})

const statusAndName = (name: RefusalName): string => `${REFUSALS[name].status} ${name}`

const generalOf = (status: number): string[] => EVERYWHERE.filter((name) => REFUSALS[name].status === status)

/** @throws Error when two sets of refusals have one name */
const responsesOf = (operations: readonly AnyOperation[]) => {
  const sets = new Map<string, string>()
  for (const [status, names] of operations.flatMap(ownRefusals)) {
    const name = nameOfRefusals(names)
    const all = [...names, ...generalOf(status)].join(', ')
    const former = sets.get(name) ?? all
    if (former !== all) throw new Error(`${name} names two sets of refusals: ${former}; ${all}`)
    sets.set(name, all)
  }
  return {
    Refused: refusalWith(EVERYWHERE.map(statusAndName).join(', '), 'RefusalWithApp'),
    NotLoggedIn: refusalWith(generalOf(401).join(', '), 'RefusalWithApp'),
    ...Object.fromEntries([...sets].map(([name, all]) => [name, refusalWith(all, 'Refusal')])),
  }
}

const response = (name: string) => ({ $ref: `#/components/responses/${name}` })

const refusedBy = (operation: AnyOperation) => ({
  ...(operation.audience !== 'anyone' && { '401': response('NotLoggedIn') }),
  ...Object.fromEntries(
    ownRefusals(operation).map(([status, names]) => [status, response(nameOfRefusals(names))]),
  ),
  default: response('Refused'),
})

const limitsOf = ({ limits, limitsInHandler = [] }: AnyOperation): string[] => [
  ...namedLimits(limits).map(({ name }) => name),
  ...limitsInHandler,
]

/** An identifier in every language: `recipesCreateRecipeAsManagerCommand`. */
const operationIdOf = ({ name }: AnyOperation): string => {
  const id = pascalCase(name)
  return `${id.charAt(0).toLowerCase()}${id.slice(1)}`
}

const pathItem = (operation: AnyOperation, input: JsonSchema, output: JsonSchema, components: Components) => {
  const limits = limitsOf(operation)
  return {
    [operation.method.toLowerCase()]: {
      operationId: operationIdOf(operation),
      tags: [tagOf(operation)],
      summary: summaryOf(operation),
      description: descriptionOf(operation),
      'x-audience': operation.audience,
      ...(operation.feature && { 'x-feature': operation.feature }),
      ...(limits.length > 0 && { 'x-rate-limits': limits }),
      ...(operation.audience === 'anyone' && { security: [] }),
      ...requestOf(operation, input, components),
      responses: { '200': successOf(operation, output), ...refusedBy(operation) },
    },
  }
}

/** The whole API as OpenAPI 3.1. */
export const openApiDocument = (operations: readonly AnyOperation[], version: string) => {
  const { inputs, outputs, components } = describeSchemas(
    operations.map(inputOf),
    operations.map(({ output }) => output),
    { Refusal, RefusalWithApp },
  )
  const paths = operations.map((operation, index) => [
    operation.path.replace(/:(\w+)/g, '{$1}'),
    pathItem(operation, inputs[index] ?? {}, outputs[index] ?? {}, components),
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: BRAND,
      version,
      description: DESCRIPTION,
      license: { name: 'No licence is granted' },
    },
    servers: [{ url: '/' }],
    security: [{ authToken: [] }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({
      name,
      ...(TAGS[name] && { description: TAGS[name] }),
    })),
    components: {
      schemas: components,
      responses: responsesOf(operations),
      parameters: {
        AppVersion: {
          name: 'app-version',
          in: 'header',
          required: true,
          description: 'The version of your client; any.',
          schema: { type: 'string' },
        },
      },
      headers: {
        AuthToken: { description: 'The token of the new session', schema: { type: 'string' } },
        FileName: { description: 'The name of the file', schema: { type: 'string' } },
        RetryAfter: {
          description: 'The seconds after which the call may succeed, where that is known',
          schema: { type: 'integer' },
        },
      },
      securitySchemes: {
        authToken: {
          type: 'apiKey',
          in: 'header',
          name: 'auth-token',
          description: 'The token that a login returns in the header of the same name',
        },
      },
    },
    'x-rate-limits': Object.fromEntries(
      Object.entries(RATE_LIMITS).filter(([name]) =>
        operations.some((each) => limitsOf(each).includes(name)),
      ),
    ),
    paths: Object.fromEntries(paths),
  }
}
