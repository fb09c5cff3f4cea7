import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { namedLimits, RATE_LIMITS } from '@wohlauf/contract/rate-limits'
import { EVERYWHERE, REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../testing/test-server.ts'
import { arrange } from './arrange.ts'
import { byName, isOnAdminSite } from './every-operation.ts'
import { inputOf, sampleFiles, sampleInput } from './sample-input.ts'
import { createWorld } from './world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(
  z.string(),
  z.strictObject({
    schema: Schema,
    encoding: z.record(z.string(), z.strictObject({ contentType: z.string() })).optional(),
  }),
)
const Parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: Schema,
})
const Header = z.strictObject({ description: z.string().min(1), schema: Schema })
const Response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), Header).optional(),
  content: Content,
})
/** After its references were followed. */
const Endpoint = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  tags: z.array(z.string().min(1)).length(1),
  summary: z.string().regex(/^[A-Z][a-z ]*$/),
  description: z.string().min(1),
  'x-audience': z.string(),
  'x-feature': z.string().optional(),
  'x-rate-limits': z.array(z.string()).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(z.string().regex(/^([1-5]\d\d|default)$/), Response),
})

/** The parts of OpenAPI 3.1 that we use. */
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().regex(/^\d+\.\d+\.\d+(\+[0-9A-Za-z.-]+)?$/),
    description: z.string().min(1),
    license: z.strictObject({ name: z.string().min(1) }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  tags: z.array(z.strictObject({ name: z.string().min(1), description: z.string().min(1) })),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Z][A-Za-z]*$/), Schema),
    responses: z.record(z.string().regex(/^[A-Z][A-Za-z0-9]*$/), Schema),
    parameters: z.record(z.string(), Parameter),
    headers: z.record(z.string(), Header),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('apiKey'),
        in: z.literal('header'),
        name: z.string(),
        description: z.string().min(1),
      }),
    ),
  }),
  'x-rate-limits': z.record(
    z.string(),
    z.strictObject({
      per: z.string(),
      max: z.int(),
      minutes: z.int(),
      unit: z.string().optional(),
      refusal: z.string().optional(),
    }),
  ),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: Schema.optional(), post: Schema.optional() }),
  ),
})

const { body, status } = await testServer.send({ method: 'GET', url: '/api/openapi.json' })
const document = Document.parse(body)

const targetOf = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)

/** A copy in which each reference is replaced by its target. */
const resolved = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolved)
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...own } = value as Record<string, unknown>
  const target = typeof $ref === 'string' ? (resolved(targetOf($ref)) as object) : {}
  return { ...target, ...Object.fromEntries(Object.entries(own).map(([key, each]) => [key, resolved(each)])) }
}

/** OpenAPI's notation of a path with a field in it. */
const templateOf = ({ path }: AnyOperation) => path.replace(/:(\w+)/g, '{$1}')

const endpointOf = (operation: AnyOperation) => {
  const { path, method } = operation
  const endpoint = document.paths[templateOf(operation)]?.[method === 'GET' ? 'get' : 'post']
  if (!endpoint) throw new Error(`${method} ${path} is not described`)
  return Endpoint.parse(resolved(endpoint))
}

const referencesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, entry]) =>
        key === '$ref' && typeof entry === 'string' ? [entry] : referencesIn(entry),
      )

test('the document describes exactly the operations of the contract', () => {
  expect(status).toBe(200)
  const describedOperations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(describedOperations.sort()).toEqual(
    OPERATIONS.map((operation) => `${operation.method} ${templateOf(operation)}`).sort(),
  )
})

test('every reference in the document resolves, and all components, tags and limits are used', () => {
  const references = new Set(referencesIn(document))
  for (const reference of references)
    expect([reference, targetOf(reference)]).toEqual([reference, expect.any(Object)])
  const { securitySchemes, ...components } = document.components
  const named = Object.entries(components).flatMap(([kind, each]) =>
    Object.keys(each).map((name) => `#/components/${kind}/${name}`),
  )
  expect([...references].sort()).toEqual(named.sort())
  const endpoints = OPERATIONS.map(endpointOf)
  expect(document.tags.map(({ name }) => name).sort()).toEqual(
    [...new Set(endpoints.flatMap(({ tags }) => tags))].sort(),
  )
  expect(Object.keys(document['x-rate-limits']).sort()).toEqual(
    [...new Set(endpoints.flatMap((endpoint) => endpoint['x-rate-limits'] ?? []))].sort(),
  )
  expect(document.security).toEqual([{ authToken: [] }])
  expect(Object.keys(securitySchemes)).toEqual(['authToken'])
})

test('every identifier is unique, also where letters of both cases are one', () => {
  const ids = OPERATIONS.map((operation) => endpointOf(operation).operationId.toLowerCase())
  expect(new Set(ids).size).toBe(OPERATIONS.length)
})

describe.each(byName(OPERATIONS))('%s', (name, operation) => {
  const endpoint = endpointOf(operation)

  test('is described with its audience, its feature, its limits and its refusals', () => {
    expect(endpoint.operationId).toBe(name.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase()))
    expect([endpoint['x-audience'], endpoint['x-feature']]).toEqual([operation.audience, operation.feature])
    const limits = endpoint['x-rate-limits'] ?? []
    expect(limits).toEqual([
      ...namedLimits(operation.limits).map(({ name }) => name),
      ...(operation.limitsInHandler ?? []),
    ])
    for (const limit of limits as (keyof typeof RATE_LIMITS)[])
      expect(document['x-rate-limits'][limit]).toEqual(RATE_LIMITS[limit])
    expect(endpoint.security).toEqual(operation.audience === 'anyone' ? [] : undefined)
    for (const refusal of [...EVERYWHERE, ...(operation.refusals ?? [])] as RefusalName[]) {
      const response = endpoint.responses[REFUSALS[refusal].status] ?? endpoint.responses.default
      expect(response?.description.split(/[, ]+/)).toContain(refusal)
    }
  })

  test('describes exactly the fields that it takes', async () => {
    const { required = [] } = z.toJSONSchema(inputOf(operation), { io: 'input', unrepresentable: 'any' })
    const selectors = [
      'appId',
      'userId',
      ...(isOnAdminSite(operation) || operation.site === 'both' ? ['adminId'] : []),
    ]
    const fields = [...new Set([...Object.keys(inputOf(operation).shape), ...selectors])]
    if (operation.method === 'GET') {
      const parameters = (endpoint.parameters ?? []).filter((parameter) => parameter.in !== 'header')
      expect(parameters.map((parameter) => parameter.name).sort()).toEqual(fields.sort())
      expect(parameters.filter((each) => each.required).map(({ name }) => name)).toEqual(required)
      return
    }
    const [content] = Object.values(endpoint.requestBody?.content ?? {})
    const request = content?.schema
    const files = Object.keys(operation.files)
    expect(Object.keys((request?.properties ?? {}) as object).sort()).toEqual([...fields, ...files].sort())
    const requiredFiles = files.filter((file) => !operation.files[file]?.isOptional)
    expect(((request?.required ?? []) as string[]).sort()).toEqual([...required, ...requiredFiles].sort())
    const sample = {
      ...sampleInput(operation, world),
      ...Object.fromEntries(files.map((file) => [file, 'x'])),
    }
    const describedSchema = z.fromJSONSchema(request as Parameters<typeof z.fromJSONSchema>[0])
    expect(describedSchema.safeParse(sample).error).toBeUndefined()
  })

  test('returns an answer that matches its description', async () => {
    const { input, callOptions } = await arrange(testServer, world, operation)
    const answer = await testServer.call(operation, input, {
      ...callOptions,
      files: await sampleFiles(operation),
    })
    expect(answer.status).toBe(200)
    const { content: success = {}, headers = {} } = endpoint.responses['200'] ?? {}
    for (const header of ['auth-token', 'content-disposition'])
      expect([header, header in headers]).toEqual([header, answer.headers[header] !== undefined])
    if (operation.kind === 'download') return expect(success).toHaveProperty(['application/octet-stream'])
    const schema = success['application/json']?.schema
    const describedSchema = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    expect(describedSchema.safeParse(answer.body).error).toBeUndefined()
  })
})

test('a refusal matches its description', async () => {
  const describedSchema = z.fromJSONSchema(
    resolved(document.components.schemas.RefusalWithApp) as Parameters<typeof z.fromJSONSchema>[0],
  )
  const login = OPERATIONS.find(({ name }) => name === 'application/authentication/login') as AnyOperation
  const { refusal } = await testServer.call(login, { emailAddress: 'x' })
  expect(refusal?.fields).toEqual({ emailAddress: expect.any(String), password: expect.any(String) })
  expect(describedSchema.safeParse(refusal).error).toBeUndefined()
  const ofUser = OPERATIONS.find(({ audience }) => audience === 'user') as AnyOperation
  const { body: withApp } = await testServer.call(ofUser, {}, { host: world.app.host })
  expect(withApp).toMatchObject({ identifier: 'authentication-required', appId: world.app.appId })
  expect(describedSchema.safeParse(withApp).error).toBeUndefined()
})
