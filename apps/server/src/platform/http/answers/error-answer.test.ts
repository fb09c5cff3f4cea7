import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { TooBusy } from '../../base/concurrency-limit.ts'
import { StorageUnavailable } from '../../storage/storage.ts'
import { refusalFor } from './error-answer.ts'

const withCode = (code: string, message = 'on purpose') => Object.assign(new Error(message), { code })
const ofFramework = (statusCode: number, code = 'FST_ERR_ANY') =>
  Object.assign(new Error('on purpose'), { statusCode, code })
/** An error of `pg` as Drizzle wraps it: with the statement and its values. */
const fromQuery = (cause: Error, text = 'Rücken') =>
  new DrizzleQueryError('INSERT INTO habit VALUES ($1)', [text], cause)

test.each<[string, unknown, RefusalName, number | undefined]>([
  ['a row locked by another transaction', fromQuery(withCode('55P03')), 'busy', 2],
  ['a deadlock', fromQuery(withCode('40P01')), 'busy', 2],
  ['two that cannot both be', fromQuery(withCode('40001')), 'busy', 2],
  ['a slow statement', fromQuery(withCode('57014')), 'overloaded', 5],
  ['no connection free in time', new Error('timeout exceeded when trying to connect'), 'overloaded', 5],
  ['too many connections', withCode('53300'), 'unavailable', 10],
  ['a database that shuts down', fromQuery(withCode('57P01')), 'unavailable', 10],
  ['a password that was replaced meanwhile', withCode('28P01'), 'unavailable', 10],
  ['a connection that is refused', withCode('ECONNREFUSED'), 'unavailable', 10],
  ['a connection that cannot be made', new Error('timeout expired'), 'unavailable', 10],
  ['no answer in time', fromQuery(new Error('Query read timeout')), 'unavailable', 10],
  ['a lost connection', fromQuery(new Error('Connection terminated unexpectedly')), 'unavailable', 10],
  ['files that cannot be reached', new StorageUnavailable(withCode('ECONNREFUSED')), 'files-unavailable', 10],
  ['more than can wait', new TooBusy(), 'too-many-at-once', 5],
  ['more than one person may have waiting', new TooBusy('same-person'), 'own-work-waiting', 5],
  ['a bad request', ofFramework(400), 'not-readable', undefined],
  ['a path that leads outside', ofFramework(403), 'not-found', undefined],
  ['a condition that fails', ofFramework(412), 'not-readable', undefined],
  ['a path that is too long', ofFramework(414), 'not-readable', undefined],
  ['a form of too many files', ofFramework(413, 'FST_FILES_LIMIT'), 'not-valid', undefined],
  ['a client that disconnected while sending', ofFramework(400, 'ECONNRESET'), 'not-readable', undefined],
])('%s', (_what, error, name, retryAfterSeconds) => {
  const refusal = refusalFor(error)
  expect([refusal?.name, refusal?.retryAfterSeconds]).toEqual([name, retryAfterSeconds])
})

test.each([
  [
    'WL001',
    '„Trinken“ ist zu groß: Alle Texte darin dürfen zusammen höchstens 1 MB haben. Teile den Inhalt bitte auf.',
  ],
  ['WL002', 'In „Trinken“ sind höchstens 100 Seiten möglich. Teile den Inhalt bitte auf.'],
])('an item that the database refuses by %s is named', (code, message) => {
  const error = Object.assign(withCode(code), { detail: 'Trinken' })
  expect(refusalFor(fromQuery(error))?.body).toEqual({ identifier: 'item-too-large', message })
})

test.each<[string, unknown]>([
  ['a programming error', new TypeError('x is not a function')],
  ['a server error of the framework', ofFramework(500)],
  ['an error with a user’s input in its text', fromQuery(new Error('no'), 'Connection terminated')],
  ['a value that is not an error', 'text'],
])('%s is an unexpected error', (_what, error) => {
  expect(refusalFor(error)).toBeNull()
})

test('no error leads to maintenance: only a person switches it on', () => {
  const codes = [
    '08006',
    '25P03',
    '40001',
    '40P01',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    'ECONNRESET',
  ]
  for (const code of codes) expect(refusalFor(withCode(code))?.name, code).not.toBe('maintenance')
  expect(REFUSALS.maintenance.status).toBe(503)
})
