import { randomUUID } from 'node:crypto'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { afterAll, describe, expect, test } from 'vitest'
import type { CallOptions, TestFile } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, callOptionsOf, EVERY_OPERATION, isOnAdminSite } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { probes } from '../probes.ts'
import { idFields, sampleFiles, sampleInput } from '../sample-input.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer({ moreHandlers: probes })
afterAll(testServer.stop)
const world = await createWorld(testServer)
const elsewhere = await createWorld(testServer)

/** An admin is outside of all tenants: for an admin no id is foreign. */
const ofTenants = EVERY_OPERATION.filter((operation) => !isOnAdminSite(operation))

const BROKEN_FILE = { bytes: Buffer.from('no picture'), type: 'image/png' }

const ask = async (operation: AnyOperation, input: object, callOptions: CallOptions = {}) =>
  testServer.call(operation, input, {
    ...callOptionsOf(operation, world),
    ...callOptions,
    files: await sampleFiles(operation),
  })

const expectUntouched = async (work: () => Promise<void>) => {
  const before = await fingerprint(testServer.adminPool)
  await work()
  expect(await fingerprint(testServer.adminPool)).toEqual(before)
}

test.each(byName(EVERY_OPERATION))('%s accepts its sample input', async (_, operation) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  const { status, refusal } = await ask(operation, input, callOptions)
  expect(refusal && [status, refusal]).toBe(null)
})

describe.each(byName(ofTenants.filter((operation) => idFields(operation).length > 0)))(
  '%s',
  (_, operation) => {
    test.each(idFields(operation))("answers another tenant's %s like an unknown id", async (field) => {
      const right = sampleInput(operation, world)
      const foreign = { ...right, [field]: sampleInput(operation, elsewhere)[field] }
      await expectUntouched(async () => {
        const answer = await ask(operation, foreign)
        expect([answer.status, answer.refusal?.identifier]).toEqual([404, 'not-found'])
        const ofNothing = await ask(operation, { ...right, [field]: randomUUID() })
        expect(ofNothing.body).toEqual(answer.body)
      })
    })
  },
)

const withOwnRows = ofTenants.filter((operation) =>
  idFields(operation).some((field) => field in world.ownIds),
)

test.each(byName(withOwnRows))("%s answers another user's row like an unknown id", async (_, operation) => {
  const neighbour = await testServer.signIn(await testServer.createUser({ app: world.app }))
  await expectUntouched(async () => {
    const { status, refusal } = await ask(operation, sampleInput(operation, world), { token: neighbour })
    expect([status, refusal?.identifier]).toEqual([404, 'not-found'])
  })
})

describe.each(byName(ofTenants))('%s', (_, operation) => {
  const right = () => sampleInput(operation, world)

  test('refuses a request that names another app', async () => {
    await expectUntouched(async () => {
      const { status, refusal } = await ask(operation, { ...right(), appId: elsewhere.app.appId })
      expect([status, refusal?.identifier]).toEqual([403, 'not-allowed'])
    })
  })

  test('refuses a request that names a user other than the signed-in one', async () => {
    const token = callOptionsOf(operation, world).token ?? world.tokens.learner
    await expectUntouched(async () => {
      const { status, refusal } = await ask(
        operation,
        { ...right(), userId: elsewhere.learner.id },
        { token },
      )
      expect([status, refusal?.identifier]).toEqual([403, 'not-allowed'])
    })
  })
})

const broken = (files: Record<string, TestFile>) =>
  Object.fromEntries(Object.keys(files).map((name) => [name, { ...BROKEN_FILE, fileName: `${name}.png` }]))

/** The input of an admin's call that states the id; as `userId` only where that field is not the operation's own. */
const statements = (operation: AnyOperation, id: string) => [
  { adminId: id },
  ...('userId' in operation.input.shape ? [] : [{ userId: id }]),
]

const ofAdmins = EVERY_OPERATION.filter(isOnAdminSite)

test.each(byName(ofAdmins))('%s refuses a request that names another admin', async (_, operation) => {
  const another = await testServer.createAdmin()
  const token = callOptionsOf(operation, world).token ?? world.tokens.admin
  await expectUntouched(async () => {
    for (const statement of statements(operation, another.id)) {
      const { status, refusal } = await ask(
        operation,
        { ...sampleInput(operation, world), ...statement },
        { token },
      )
      expect([statement, status, refusal?.identifier]).toEqual([statement, 403, 'not-allowed'])
    }
  })
})

test.each(byName(EVERY_OPERATION.filter(({ kind }) => kind === 'upload')))(
  '%s checks no file of a request that names another person',
  async (_, operation) => {
    const stranger = isOnAdminSite(operation)
      ? { adminId: (await testServer.createAdmin()).id }
      : { userId: elsewhere.learner.id }
    const { status, refusal } = await testServer.call(
      operation,
      { ...sampleInput(operation, world), ...stranger },
      { ...callOptionsOf(operation, world), files: broken(await sampleFiles(operation)) },
    )
    expect([status, refusal?.identifier]).toEqual([403, 'not-allowed'])
  },
)
