import { once } from 'node:events'
import { connect } from 'node:http2'
import { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepChecking } from './connection.ts'

test('a session is not checked between its destruction and its end', async () => {
  const endsLate = new Duplex({
    read: () => {},
    write: (_chunk, _encoding, done) => done(),
    destroy: (error, done) => void setTimeout(50).then(() => done(error)),
  })
  const session = connect('http://127.0.0.1', { createConnection: () => endsLate })
  await once(session, 'connect')
  keepChecking(session, 1)
  session.destroy()
  expect([session.destroyed, session.closed]).toEqual([true, false])
  await once(session, 'close')
})
