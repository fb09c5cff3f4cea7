import { afterAll, expect, test } from 'vitest'
import { inTenant } from '../../platform/database/transaction.ts'
import { base32 } from '../../platform/second-factor/base32.ts'
import { createManager } from '../../testing/people/manager.ts'
import { setUpSecondFactor } from '../../testing/people/second-factor.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { exportOwnSecondFactor } from './export-own-data.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const exported = async ({ app, user }: Awaited<ReturnType<typeof createManager>>) => {
  const person = { appId: app.appId, userId: user.id }
  const { sections } = await inTenant(testServer.pool, { ...person, reach: 'own' }, (tx) =>
    exportOwnSecondFactor(tx, person, testServer.services),
  )
  return sections
}

test('the copy of a manager’s data states since when it is on, and contains neither secret nor codes', async () => {
  const manager = await createManager(testServer)
  const { secret, recoveryCodes } = await setUpSecondFactor(testServer, manager.as)
  const [section] = await exported(manager)
  expect(section?.records).toEqual([
    {
      enrolmentId: expect.any(String),
      begunAt: testServer.clock.now(),
      enabledAt: testServer.clock.now(),
      lastStep: expect.any(Number),
      recoveryCodesLeft: 10,
    },
  ])
  const now = '4. März 2026 um 10:00 Uhr'
  expect(section?.readableTable.rows).toEqual([[now, now, '10']])
  const { rows } = await testServer.adminPool.query('SELECT * FROM second_factor')
  const secrets = rows.flatMap((row) => [row.sealed_secret, ...row.recovery_code_hashes])
  expect(secrets).toHaveLength(11)
  const text = JSON.stringify(section)
  for (const word of [...secrets, base32(secret), secret.toString('base64url'), ...recoveryCodes])
    expect(text).not.toContain(word)
})

test('without a second factor it has none', async () => {
  const [section] = await exported(await createManager(testServer))
  expect([section?.records, section?.readableTable.rows]).toEqual([[], []])
})
