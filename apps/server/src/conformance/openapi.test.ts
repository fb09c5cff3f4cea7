import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { namedLimits } from '@wohlauf/contract/rate-limits'
import { EVERYWHERE, REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../testing/test-server.ts'
import { arrange } from './arrange.ts'
import { byName } from './every-operation.ts'
import { inputOf, sampleFiles, sampleInput } from './sample-input.ts'
import { createWorld } from './world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.strictObject({ schema: Schema }))
const Parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean(),
  schema: Schema,
})
const Endpoint = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string().min(1)),
  description: z.string().min(1),
  'x-audience': z.string(),
  'x-feature': z.string().optional(),
  'x-rate-limits': z
    .array(
      z.strictObject({
        name: z.string(),
        per: z.string(),
        max: z.int(),
        minutes: z.int(),
        unit: z.string().optional(),
        refusal: z.string().optional(),
      }),
    )
    .optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter).optional(),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: Content }),
  ),
})

/** The parts of OpenAPI 3.1 that we use. */
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string().min(1), version: z.string().regex(/^\d+\.\d+\.\d+$/) }),
  servers: z.array(z.strictObject({ url: z.string() })),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('apiKey'), in: z.literal('header'), name: z.string() }),
    ),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: Endpoint.optional(), post: Endpoint.optional() }),
  ),
})

const { body, status } = await testServer.send({ method: 'GET', url: '/api/openapi.json' })
const document = Document.parse(body)

/** OpenAPI's notation of a path with a field in it. */
const templateOf = ({ path }: AnyOperation) => path.replace(/:(\w+)/g, '{$1}')

const endpointOf = (operation: AnyOperation) => {
  const { path, method } = operation
  const endpoint = document.paths[templateOf(operation)]?.[method === 'GET' ? 'get' : 'post']
  if (!endpoint) throw new Error(`${method} ${path} is not described`)
  return endpoint
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

test('every reference in the document resolves, and every id is unique', () => {
  for (const reference of referencesIn(document)) {
    const target = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
    expect([reference, target]).toEqual([reference, expect.any(Object)])
  }
  const ids = OPERATIONS.map((operation) => endpointOf(operation).operationId)
  expect(new Set(ids).size).toBe(OPERATIONS.length)
})

describe.each(byName(OPERATIONS))('%s', (name, operation) => {
  const endpoint = endpointOf(operation)

  test('is described with its audience, its feature, its limits and its refusals', () => {
    expect([endpoint.operationId, endpoint['x-audience'], endpoint['x-feature']]).toEqual([
      name,
      operation.audience,
      operation.feature,
    ])
    expect(endpoint['x-rate-limits']?.map((limit) => limit.name) ?? []).toEqual([
      ...namedLimits(operation.limits).map(({ name }) => name),
      ...(operation.limitsInHandler ?? []),
    ])
    expect(endpoint.security.length).toBe(operation.audience === 'anyone' ? 0 : 1)
    for (const refusal of [...EVERYWHERE, ...(operation.refusals ?? [])] as RefusalName[])
      expect(endpoint.responses[REFUSALS[refusal].status]?.description).toContain(refusal)
  })

  test('describes exactly the fields that it takes', async () => {
    const fields = Object.keys(inputOf(operation).shape)
    const request = Object.values(endpoint.requestBody?.content ?? {})[0]?.schema
    if (operation.method === 'GET') {
      expect(endpoint.parameters?.map((parameter) => parameter.name)).toEqual(
        expect.arrayContaining([...fields, 'appId', 'userId']),
      )
      return
    }
    const files = Object.keys(operation.files)
    expect(Object.keys((request?.properties ?? {}) as object).sort()).toEqual(
      [...new Set([...fields, ...files, 'appId', 'userId'])].sort(),
    )
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
    const success = endpoint.responses['200']?.content ?? {}
    if (operation.kind === 'download') return expect(success).toHaveProperty(['application/octet-stream'])
    const schema = success['application/json']?.schema
    const describedSchema = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    expect(describedSchema.safeParse(answer.body).error).toBeUndefined()
  })
})

test('a refusal matches its description', async () => {
  const describedSchema = z.fromJSONSchema(
    document.components.schemas.Refusal as Parameters<typeof z.fromJSONSchema>[0],
  )
  const login = OPERATIONS.find(({ name }) => name === 'application/authentication/login') as AnyOperation
  const { refusal } = await testServer.call(login, { emailAddress: 'x' })
  expect(refusal?.fields).toEqual({ emailAddress: expect.any(String), password: expect.any(String) })
  expect(describedSchema.safeParse(refusal).error).toBeUndefined()
})
