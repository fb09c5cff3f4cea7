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

/** The fields that an answer names as invalid; also those of which a part is. */
const namedIn = ({ refusal }: Answer): (string | undefined)[] =>
  Object.keys(refusal?.fields ?? {}).map((path) => path.split('.')[0])

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

  const isWrong = (input: Record<string, unknown>, field: string) =>
    !isRight(input) && !isRight({ ...input, [field]: asSent(input[field]) })
  const withOne = (right: object, field: string, value: unknown) => ({ ...right, [field]: value })

  test('refuses invalid values in all its fields with a German message each, changes nothing, and never fails', async () => {
    const right = sampleInput(operation, world)
    for (const field of fields)
      expect(
        GARBAGE_VALUES.some((value) => isWrong(withOne(right, field, value), field)),
        `no value is invalid as ${field}`,
      ).toBe(true)
    await expectUntouched(async () => {
      for (const value of GARBAGE_VALUES) {
        const wrong = fields.filter((field) => isWrong(withOne(right, field, value), field))
        if (wrong.length === 0) continue
        const answer = await call(
          Object.fromEntries(Object.entries(right).concat(wrong.map((field) => [field, value]))),
        )
        expectRefused(answer, ['not-valid', 'not-readable'], value)
        if (answer.refusal?.identifier === 'not-valid')
          expect(
            wrong.filter((field) => !namedIn(answer).includes(field)),
            `not named as invalid: ${JSON.stringify(value)}`,
          ).toEqual([])
      }
    })
  })

  test.each(fields)(
    'refuses a missing or invalid %s alone, and never fails with an odd one that is valid',
    async (field) => {
      const right = sampleInput(operation, world)
      const { [field]: _left, ...withoutField } = right
      const invalid = GARBAGE_VALUES.map((value) => withOne(right, field, value)).find((input) =>
        isWrong(input, field),
      )
      const inputs = [...(isRight(withoutField) ? [] : [withoutField]), invalid ?? {}]
      await expectUntouched(async () => {
        for (const input of inputs) expectRefused(await call(input), ['not-valid', 'not-readable'], input)
      })
      for (const value of GARBAGE_VALUES) {
        const odd = withOne(right, field, value)
        if (isWrong(odd, field)) continue
        expect([value, (await call(odd)).status]).toEqual([
          value,
          expect.toSatisfy((code: number) => code < 500),
        ])
      }
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
