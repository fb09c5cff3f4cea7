import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'
import { deviceMs } from '../../ui/time/clock.ts'
import { type DeviceDatabase, deleteDeviceDatabase, openDeviceDatabase } from '../database.ts'
import { createSenderLock } from './sender-lock.ts'

const [APP, USER] = [idOf(1), idOf(2)]
const HOUR_MS = 3_600_000

/** Simulates a browser without Web Locks. */
const withoutLocks = (): (() => void) => {
  const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {}
  Reflect.deleteProperty(Navigator.prototype, 'locks')
  return () => void Object.defineProperty(Navigator.prototype, 'locks', locks)
}

let restoreLocks = () => {}
let database: DeviceDatabase

test.beforeEach(async () => {
  restoreLocks = withoutLocks()
  database = await openDeviceDatabase(APP, USER)
})

test.afterEach(async () => {
  restoreLocks()
  database.close()
  await deleteDeviceDatabase(APP, USER)
})

const lease = () => database.get('facts', 'senderLease')

/** Leaves the lease of a tab that has died. */
const leaveLease = (endsInMs: number) =>
  database.put('facts', { holder: 'a dead tab', endsAtMs: deviceMs() + endsInMs }, 'senderLease')

test('one tab sends at a time, and the next begins when it has ended', async () => {
  const steps: string[] = []
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const { promise: start, resolve: begin } = Promise.withResolvers<void>()
  const first = createSenderLock(database)(async () => {
    begin()
    await end
    steps.push('first')
  })
  await start
  const second = createSenderLock(database)(async () => steps.push('second'))
  // By now it has checked once, and waits: a transaction runs after the earlier ones.
  await lease()
  resolve()
  await Promise.all([first, second])
  expect(steps).toEqual(['first', 'second'])
  expect(await lease()).toBeUndefined()
})

test('work that fails leaves no lease behind', async () => {
  await expect(createSenderLock(database)(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lease()).toBeUndefined()
})

test.for([
  ['that has ended', -1],
  ['that ends later than any can, because the device’s clock was set back', 24 * HOUR_MS],
] as const)('a dead tab’s lease %s does not block others', async ([_what, endsInMs]) => {
  await leaveLease(endsInMs)
  expect(await createSenderLock(database)(async () => 'sent')).toBe('sent')
})

test('a lease that another tab has taken meanwhile stays', async () => {
  await createSenderLock(database)(() => leaveLease(HOUR_MS))
  expect(await lease()).toMatchObject({ holder: 'a dead tab' })
})
