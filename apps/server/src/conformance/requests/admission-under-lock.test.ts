import { command } from '@wohlauf/contract/operation'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { handle } from '../../platform/http/mount/handler.ts'
import { duringChange } from '../../testing/during-change.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, EVERY_OPERATION, isOnAdminSite } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

const EmptyObject = z.object({})
/** The contract has no command for admins yet. */
const adminsCommand = command('probes/for-admin-command', {
  audience: 'admin',
  audit: { title: 'Probe' },
  input: EmptyObject,
  output: EmptyObject,
})
const testServer = await startTestServer({ moreHandlers: [handle(adminsCommand, async () => ({}))] })
afterAll(testServer.stop)
const world = await createWorld(testServer)

const ROLE = {
  user: 'ROLE_USER',
  learner: 'ROLE_USER',
  'app-manager': 'ROLE_APP_MANAGER',
  'sponsor-manager': 'ROLE_SPONSOR_MANAGER',
  manager: 'ROLE_APP_MANAGER',
} as const
const roleFor = ({ audience }: { audience: string }) => ROLE[audience as keyof typeof ROLE]

const writes = EVERY_OPERATION.filter(
  (operation) => isWriting(operation) && operation.audience !== 'anyone' && !isOnAdminSite(operation),
)

type Change = (userId: string) => { text: string; values: unknown[] }[]
const CHANGES = {
  disabled: (id) => [{ text: 'UPDATE app_user SET is_disabled = true WHERE id = $1', values: [id] }],
  'given another role': (id) => [
    { text: "UPDATE app_user SET role = 'ROLE_OF_NOBODY' WHERE id = $1", values: [id] },
  ],
  'logged out': (id) => [
    { text: 'SELECT FROM app_user WHERE id = $1 FOR UPDATE', values: [id] },
    { text: 'DELETE FROM session WHERE user_id = $1', values: [id] },
  ],
  'without consent': (id) => [
    { text: 'UPDATE app_user SET health_consent_version = NULL WHERE id = $1', values: [id] },
  ],
  'without the feature': (id) => [
    { text: 'SELECT FROM app_user WHERE id = $1 FOR UPDATE', values: [id] },
    { text: "UPDATE app SET enabled_features = '{}' WHERE app_id = $1", values: [world.app.appId] },
  ],
} satisfies Record<string, Change>

/** Columns that the changes themselves write. */
const CHANGED = new Set(['app', 'app_user', 'session'])
const unchanged = async () =>
  Object.entries(await fingerprint(testServer.adminPool)).filter(([table]) => !CHANGED.has(table))

describe.each(byName(writes))('%s', (_, operation) => {
  /** The answer to a call sent while its caller's account is being changed. */
  const answerDuring = async (change: Change) => {
    const { input, callOptions } = await arrange(testServer, world, operation)
    const user = await testServer.createUser({
      app: world.app,
      role: roleFor(operation),
      sponsorId: world.sponsor.sponsorId,
    })
    const options = {
      ...callOptions,
      token: await testServer.signIn(user),
      files: await sampleFiles(operation),
    }
    const before = await unchanged()
    const { status, refusal } = await duringChange(testServer, change(user.id), () =>
      testServer.call(operation, input, options),
    )
    expect(await unchanged()).toEqual(before)
    return [status, refusal?.identifier]
  }

  test('waits for a change of its caller’s account, and checks admission again', async () => {
    expect(await answerDuring(CHANGES.disabled)).toEqual([401, 'user-disabled'])
    expect(await answerDuring(CHANGES['logged out'])).toEqual([401, 'authentication-required'])
    if (operation.audience !== 'user')
      expect(await answerDuring(CHANGES['given another role'])).toEqual([403, 'not-allowed'])
    if (operation.needsHealthConsent)
      expect(await answerDuring(CHANGES['without consent'])).toEqual([403, 'health-consent-required'])
    if (!operation.feature) return
    const features = await testServer.adminPool.query('SELECT enabled_features FROM app WHERE app_id = $1', [
      world.app.appId,
    ])
    expect(await answerDuring(CHANGES['without the feature'])).toEqual([403, 'feature-not-enabled'])
    await testServer.adminPool.query('UPDATE app SET enabled_features = $2 WHERE app_id = $1', [
      world.app.appId,
      features.rows[0].enabled_features,
    ])
  })
})

test('a command of an admin waits for a change of the admin, and is refused when the admin is disabled', async () => {
  const admin = await testServer.createAdmin()
  const token = await testServer.signInAdmin(admin)
  const text = 'UPDATE admin_user SET is_disabled = true WHERE id = $1'
  const { status } = await duringChange(testServer, [{ text, values: [admin.id] }], () =>
    testServer.call(adminsCommand, {}, { token }),
  )
  expect(status).toBe(401)
})
