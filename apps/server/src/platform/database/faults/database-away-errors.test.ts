import { expect, test } from 'vitest'
import { StorageUnavailable } from '../../storage/storage.ts'
import { isDatabaseAway, isQueueAway, markAsOfDatabase } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('away'), { code })
const ofConnection = (code: string) => {
  const error = withCode(code)
  markAsOfDatabase(error)
  return error
}
const fromQuery = (cause: Error) => new Error('Failed query', { cause })

test.each([
  ['a connection to the database that is refused', ofConnection('ECONNREFUSED'), true],
  ['the same within a query', fromQuery(ofConnection('ECONNRESET')), true],
  ['a database that shuts down', fromQuery(withCode('57P01')), true],
  ['no answer in time', fromQuery(new Error('Query read timeout')), true],
  ['no connection left', new Error('timeout exceeded when trying to connect'), true],
  ['a mail server that refuses', withCode('ECONNREFUSED'), false],
  ['a storage that refuses', new StorageUnavailable(withCode('ECONNREFUSED')), false],
  ['a statement that took too long', fromQuery(withCode('57014')), false],
  ['a violated constraint', fromQuery(withCode('23505')), false],
  ['a fault of the code', new TypeError('x is not a function'), false],
])('%s is the database’s absence: %#', (_, error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected)
})

test('the queue passes on copies of errors, with its own words behind', () => {
  for (const error of [
    { message: 'connect ECONNREFUSED (Queue: a, Worker: b)', code: 'ECONNREFUSED' },
    { message: 'timeout exceeded when trying to connect (Queue: a, Worker: b)' },
    { message: 'LISTEN/NOTIFY connection ended' },
  ])
    expect(isQueueAway(error as Error), error.message).toBe(true)
  expect(isQueueAway({ message: 'relation "pgboss.job" does not exist', code: '42P01' } as never)).toBe(false)
})
