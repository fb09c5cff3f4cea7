import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import type { Answer } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { arrange } from './arrange.ts'
import { callOptionsOf, named } from './every-operation.ts'
import { fingerprint } from './fingerprint.ts'
import { GARBAGE_BODIES, GARBAGE_SEGMENTS, GARBAGE_VALUES } from './garbage.ts'
import { inputOf, sampleFiles, sampleInput } from './sample-input.ts'
import { createWorld } from './world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const isJson = ({ method, kind }: AnyOperation) => method === 'POST' && kind !== 'upload'
const inPath = OPERATIONS.filter(({ pathField }) => pathField !== undefined)
const withFields = OPERATIONS.filter(
  (operation) => !operation.pathField && Object.keys(inputOf(operation).shape).length > 0,
)

const TEN_MEGABYTES = Buffer.from(JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) }))

const ENGLISH = /invalid|expected|required|unrecognized|must|error|input/i

const expectRefused = ({ status, refusal }: Answer, names: readonly RefusalName[], sent: unknown = '') => {
  const identifier = refusal?.identifier ?? 'internal-error'
  expect(names, JSON.stringify(sent)).toContain(identifier)
  expect([status, refusal?.message]).toEqual([REFUSALS[identifier].status, REFUSALS[identifier].message])
  for (const message of Object.values(refusal?.fields ?? {})) {
    expect(message).toMatch(/^\p{Lu}/u)
    expect(message).not.toMatch(ENGLISH)
  }
}

const expectUntouched = async (work: () => Promise<void>) => {
  const before = await fingerprint(testServer.adminPool)
  await work()
  expect(await fingerprint(testServer.adminPool)).toEqual(before)
}

const post = (operation: AnyOperation, payload: string | Buffer, headers: Record<string, string>) =>
  testServer.send({
    method: operation.method,
    url: operation.path,
    ...callOptionsOf(operation, world),
    payload,
    headers,
  })

describe.each(named(withFields))('%s', (_, operation) => {
  const fields = Object.keys(inputOf(operation).shape)
  const call = async (input: object) =>
    testServer.call(operation, input, {
      ...callOptionsOf(operation, world),
      files: await sampleFiles(operation),
    })
  const isRight = (input: object) => inputOf(operation).safeParse(input).success
  // A form has only texts: a value that was not a text arrives as a valid title.
  const asSent = (value: unknown) =>
    operation.kind === 'upload' && typeof value !== 'string' ? JSON.stringify(value) : value

  test.each(fields)(
    'refuses an invalid %s with a German message, changes nothing, and never fails',
    async (field) => {
      const right = sampleInput(operation, world)
      const { [field]: _left, ...withoutField } = right
      const inputs = [withoutField, ...GARBAGE_VALUES.map((value) => ({ ...right, [field]: value }))]
      const isWrong = (input: Record<string, unknown>) =>
        !isRight(input) && !isRight({ ...input, [field]: asSent(input[field]) })
      expect(inputs.some(isWrong)).toBe(true)
      await expectUntouched(async () => {
        for (const input of inputs.filter(isWrong))
          expectRefused(await call(input), ['not-valid', 'not-readable'], input[field])
      })
      for (const input of inputs.filter((each) => !isWrong(each)))
        expect([input[field], (await call(input)).status]).toEqual([
          input[field],
          expect.toSatisfy((code: number) => code < 500),
        ])
    },
  )

  test('ignores unknown fields', async () => {
    const more = { somethingElse: 1, isAdmin: true, app_id: 'x', role: 'ROLE_APP_MANAGER' }
    const { input, callOptions } = await arrange(testServer, world, operation)
    const files = await sampleFiles(operation)
    const answer = await testServer.call(operation, { ...input, ...more }, { ...callOptions, files })
    expect([200, 409]).toContain(answer.status)
  })
})

describe.each(named(inPath))('%s', (_, operation) => {
  test.each(GARBAGE_SEGMENTS)('refuses %s at the end of its path', async (segment) => {
    const url = operation.path.replace(`:${operation.pathField}`, segment)
    const names = ['not-valid', 'not-readable', 'not-found', 'link-not-valid'] as const
    await expectUntouched(async () => {
      for (const headers of [{}, { 'app-version': '1' }])
        expectRefused(
          await testServer.send({ method: 'GET', url, ...callOptionsOf(operation, world), headers }),
          names,
        )
    })
  })
})

describe.each(named(OPERATIONS.filter(isJson)))('%s', (_, operation) => {
  const json = { 'content-type': 'application/json' }

  test('accepts only a valid body of limited size', async () => {
    await expectUntouched(async () => {
      for (const [name, body] of Object.entries(GARBAGE_BODIES))
        expectRefused(await post(operation, body, json), ['not-valid', 'not-readable'], name)
      expectRefused(await post(operation, TEN_MEGABYTES, json), ['too-large'])
    })
  })

  test('accepts only JSON, so that no form of another site can call it', async () => {
    const body = JSON.stringify(sampleInput(operation, world))
    const boundary = { 'content-type': 'multipart/form-data; boundary=xx' }
    await expectUntouched(async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x', 'a/b;c'])
        expectRefused(await post(operation, body, { 'content-type': type }), ['wrong-format'])
      for (const form of [
        '--xx--\r\n',
        '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--xx--\r\n',
      ])
        expectRefused(await post(operation, form, boundary), ['wrong-format'])
    })
  })
})
