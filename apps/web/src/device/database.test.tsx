import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'
import { deleteDeviceDatabase, openDeviceDatabase } from './database.ts'

const [APP, USER] = [idOf(1), idOf(2)]

test.afterEach(() => deleteDeviceDatabase(APP, USER))

test('a transaction that ends early, and that nobody waits for, is no error of the page', async () => {
  const database = await openDeviceDatabase(APP, USER)
  const errors: unknown[] = []
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    errors.push(event.reason)
  }
  addEventListener('unhandledrejection', note)
  const transaction = database.transaction('acts', 'readwrite')
  transaction.abort()
  await expect(transaction.done).rejects.toThrow()
  database.transaction('acts', 'readwrite').abort()
  expect(await database.count('acts')).toBe(0)
  // The browser reports a rejection after the tasks that were there before it.
  await new Promise((resolve) => setTimeout(resolve))
  removeEventListener('unhandledrejection', note)
  expect(errors).toEqual([])
})
