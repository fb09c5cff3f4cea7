import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../platform/base/refusal.ts'
import { parseInput } from '../../platform/http/mount/parse-input.ts'
import type { Answer, CallOptions } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, callOptionsOf } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { inputOf, sampleFiles, sampleInput } from '../sample-input.ts'
import { createWorld } from '../world.ts'
import { GARBAGE_BODIES, GARBAGE_SEGMENTS, GARBAGE_VALUES, PLAIN_TEXTS } from './garbage.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const isJson = ({ method, kind }: AnyOperation) => method === 'POST' && kind !== 'upload'
const inPath = OPERATIONS.filter(({ pathField }) => pathField !== undefined)
const withFields = OPERATIONS.filter(
  (operation) => !operation.pathField && Object.keys(inputOf(operation).shape).length > 0,
)

const TEN_MEGABYTES = Buffer.from(JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) }))

const WRONG_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x', 'a/b;c']

const ENGLISH = /invalid|expected|required|unrecognized|must|error|input/i

const expectGerman = (fields: Readonly<Record<string, string>> = {}) => {
  for (const message of Object.values(fields)) {
    expect(message).toMatch(/^\p{Lu}/u)
    expect(message).not.toMatch(ENGLISH)
  }
}

const expectRefused = (
  { status, refusal }: Answer,
  names: readonly RefusalName[],
  sentInput: unknown = '',
) => {
  const identifier = refusal?.identifier ?? 'internal-error'
  expect(names, JSON.stringify(sentInput)).toContain(identifier)
  expect([status, refusal?.message]).toEqual([REFUSALS[identifier].status, REFUSALS[identifier].message])
  expectGerman(refusal?.fields)
}

/** Uses the function that validates every request's input. */
const expectNotValid = (operation: AnyOperation, input: object, sentInput: unknown) => {
  const refusal = (() => {
    try {
      return parseInput(operation.input, input)
    } catch (error) {
      return error
    }
  })()
  expect(refusal, JSON.stringify(sentInput)).toBeInstanceOf(Refusal)
  const { name, fields } = refusal as Refusal
  expect(name).toBe('not-valid')
  expect(Object.keys(fields ?? {}), JSON.stringify(sentInput)).not.toEqual([])
  expectGerman(fields)
}

/**
 * Values that shared code refuses for all operations are distributed: each operation gets a few, and together they
 * get all.
 * @returns the next few of the values
 */
const inTurns = (size: number) => {
  let first = 0
  return <Value>(values: readonly Value[]): Value[] => {
    const length = Math.min(size, values.length)
    const next = Array.from({ length }, (_, nth) => values[(first + nth) % values.length] as Value)
    first += size
    return next
  }
}
const nextValues = inTurns(3)
const nextBodies = inTurns(5)
const nextTypes = inTurns(2)
const nextAlike = inTurns(2)

/** The state of the database after the last check; unknown after calls that may succeed. */
let lastState: Record<string, string> | undefined

const expectUntouched = async (work: () => Promise<void>) => {
  const before = lastState ?? (await fingerprint(testServer.adminPool))
  await work()
  lastState = await fingerprint(testServer.adminPool)
  expect(lastState).toEqual(before)
}

const maySucceed = async <T>(work: () => Promise<T>): Promise<T> => {
  lastState = undefined
  return work()
}

const post = (operation: AnyOperation, payload: string | Buffer, headers: Record<string, string>) =>
  testServer.send({
    method: operation.method,
    url: operation.path,
    ...callOptionsOf(operation, world),
    payload,
    headers,
  })

describe.each(byName(withFields))('%s', (_, operation) => {
  const fields = Object.keys(inputOf(operation).shape)
  const files = sampleFiles(operation)
  const call = async (input: object, callOptions: CallOptions = {}) =>
    testServer.call(operation, input, {
      ...callOptionsOf(operation, world),
      ...callOptions,
      files: await files,
    })
  // A new password ends the sessions of its account: the world's learner keeps theirs.
  const callOptionsOfOwner = async (): Promise<CallOptions> =>
    operation === (updateUserPassword as AnyOperation)
      ? { token: await testServer.signIn(await testServer.createUser({ app: world.app })) }
      : {}
  const isRight = (input: object) => inputOf(operation).safeParse(input).success
  // A form has only texts: a value that was not a text arrives as a valid title, and one part of a list as its only item.
  const asSent = (value: unknown): unknown[] => {
    if (operation.kind !== 'upload') return [value]
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [value, text, [text]]
  }

  const inputsWith = (field: string) => {
    const right = sampleInput(operation, world)
    const { [field]: _left, ...withoutField } = right
    const inputs = [withoutField, ...GARBAGE_VALUES.map((value) => ({ ...right, [field]: value }))]
    const { wrong = [], fitting = [] } = Object.groupBy(inputs, (input: Record<string, unknown>) =>
      asSent(input[field]).some((value) => isRight({ ...input, [field]: value })) ? 'fitting' : 'wrong',
    )
    // A field for text accepts all plain texts alike, and a form converts values of other types to texts: a few of
    // them are enough, and each call of an upload processes a file.
    const { alike = [], unusual = [] } = Object.groupBy(fitting, (input: Record<string, unknown>) =>
      PLAIN_TEXTS.includes(input[field]) ||
      (operation.kind === 'upload' && !['string', 'undefined'].includes(typeof input[field]))
        ? 'alike'
        : 'unusual',
    )
    return { wrong, fitting: [...unusual, ...nextAlike(alike)] }
  }

  test.each(fields)('refuses an invalid %s with a German message, and never fails', async (field) => {
    const { wrong, fitting } = inputsWith(field)
    expect(wrong).not.toEqual([])
    for (const input of wrong) expectNotValid(operation, input, input[field])
    const own = await callOptionsOfOwner()
    for (const input of fitting)
      expect([input[field], (await maySucceed(() => call(input, own))).status]).toEqual([
        input[field],
        expect.toSatisfy((code: number) => code < 500),
      ])
  })

  test('refuses invalid fields and changes nothing', async () => {
    await expectUntouched(async () => {
      for (const field of fields) {
        const { wrong } = inputsWith(field)
        for (const input of new Set([...wrong.slice(0, 1), ...nextValues(wrong)]))
          expectRefused(await call(input), ['not-valid', 'not-readable'], input[field])
      }
    })
  })

  test('ignores unknown fields', async () => {
    const more = { somethingElse: 1, isAdmin: true, app_id: 'x', role: 'ROLE_APP_MANAGER' }
    const { input, callOptions } = await arrange(testServer, world, operation)
    const sendOptions = { ...callOptions, files: await files }
    const answer = await maySucceed(() => testServer.call(operation, { ...input, ...more }, sendOptions))
    expect([200, 409]).toContain(answer.status)
  })
})

describe.each(byName(inPath))('%s', (_, operation) => {
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

describe.each(byName(OPERATIONS.filter(isJson)))('%s', (_, operation) => {
  const json = { 'content-type': 'application/json' }

  test('accepts only a valid body of limited size', async () => {
    await expectUntouched(async () => {
      for (const [name, body] of nextBodies(Object.entries(GARBAGE_BODIES)))
        expectRefused(await post(operation, body, json), ['not-valid', 'not-readable'], name)
      expectRefused(await post(operation, TEN_MEGABYTES, json), ['too-large'])
    })
  })

  test('accepts only JSON, so that no form of another site can call it', async () => {
    const body = JSON.stringify(sampleInput(operation, world))
    const boundary = { 'content-type': 'multipart/form-data; boundary=xx' }
    await expectUntouched(async () => {
      for (const type of nextTypes(WRONG_TYPES))
        expectRefused(await post(operation, body, { 'content-type': type }), ['wrong-format'])
      for (const form of [
        '--xx--\r\n',
        '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--xx--\r\n',
      ])
        expectRefused(await post(operation, form, boundary), ['wrong-format'])
    })
  })
})
