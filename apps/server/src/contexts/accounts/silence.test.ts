import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { createContactMessage, reportBarrier, requestCompanyAccess } from '@wohlauf/contract/support/support'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../composition/handlers.ts'
import { createPool } from '../../platform/database/pool.ts'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { createCalls } from '../../testing/call.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

// platform/passwords/login-secrecy.test.ts covers the login.

const testServer = await startTestServer({ environment: { TRUST_PROXY: '127.0.0.1' } })
const app = await testServer.createApp()

/** Every statement sent by requests, in order. */
let statements: string[] = []
const pool = createPool(urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey), 1, () => {})
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((statement: string | { text: string }, ...args: unknown[]) => {
    statements.push(typeof statement === 'string' ? statement : statement.text)
    return query(statement, ...args)
  }) as typeof client.query
})
const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
const { call } = createCalls(server, () => app.host)
afterAll(async () => {
  await server.close()
  await pool.end()
  await testServer.stop()
})

const { sponsorId, slug } = await testServer.createSponsor(app, { availableSeats: 1000 })
const asker = await createLearner(testServer, app)

let count = 0
const next = () => {
  count += 1
  return count
}
type Address = { emailAddress: string }
const ADDRESSES: Record<string, () => Promise<Address>> = {
  'of an account': () => testServer.createUser({ app }),
  'of a disabled account': () => testServer.createUser({ app, isDisabled: true }),
  'of a manager': () => testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }),
  'of an account in another app': async () => testServer.createUser({ app: await testServer.createApp() }),
  'with a seat and no account yet': async () => {
    const emailAddress = `sitzt-${next()}@firma.example`
    await testServer.adminPool.query(
      `INSERT INTO seat (app_id, sponsor_id, email_address, status, created_at, updated_at)
       VALUES ($1, $2, $3, 'INVITED', now(), now())`,
      [app.appId, sponsorId, emailAddress],
    )
    return { emailAddress }
  },
}

const OF_EACH_TABLE = `
  SELECT schemaname || '.' || tablename AS name,
    (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', schemaname, tablename), false, true, '')))[1]::text::int AS n
  FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`
const countRows = async () => {
  const { rows } = await testServer.adminPool.query<{ name: string; n: number }>(OF_EACH_TABLE)
  return new Map(rows.map(({ name, n }) => [name, n]))
}

type Ask = { operation: AnyOperation; inputFor: (address: string) => object; token?: string }
const CALLS: Record<string, Ask> = {
  'a request for a new password': {
    operation: requestPasswordReset,
    inputFor: (userEmailAddress) => ({ userEmailAddress }),
  },
  'a registration by a sponsor link': {
    operation: registerUserForSponsor,
    inputFor: (emailAddress) => ({ emailAddress, registrationLinkSlug: slug }),
  },
  'a request for another address': {
    operation: requestEmailAddressChange,
    inputFor: (userEmailAddress) => ({ userEmailAddress }),
    token: asker.as.token ?? '',
  },
  'a message from the login page': {
    operation: createContactMessage,
    inputFor: (emailAddress) => ({ emailAddress, message: 'Ich komme nicht hinein.' }),
  },
  'a report of a barrier': {
    operation: reportBarrier,
    inputFor: (emailAddress) => ({
      barrier: 'Die Uhrzeit wird nicht vorgelesen.',
      place: 'Tagebuch',
      emailAddress,
    }),
  },
  'a company’s request': {
    operation: requestCompanyAccess,
    inputFor: (emailAddress) => ({
      emailAddress,
      companyName: 'Muster',
      fullName: 'Sven Sommer',
      phoneNumber: '089 123456',
    }),
  },
}

/** Everything observable from outside, and the work that takes the time. */
const witness = async ({ operation, inputFor, token }: Ask, address: string) => {
  const before = await countRows()
  statements = []
  const answer = await call(operation, inputFor(address), {
    ...(token ? { token } : {}),
    headers: { 'x-forwarded-for': `203.0.113.${next()}` },
  })
  const sentStatements = statements
  const { 'x-request-id': _id, date: _date, ...headers } = answer.headers
  const after = await countRows()
  const rowChanges = [...after]
    .map(([name, n]) => [name, n - (before.get(name) ?? 0)] as const)
    .filter(([, n]) => n !== 0)
  return {
    status: answer.status,
    body: answer.body,
    headers,
    sentStatements,
    rowChanges: Object.fromEntries(rowChanges),
  }
}

const asks = Object.entries(CALLS).flatMap(([name, ask]) =>
  Object.entries(ADDRESSES).map(([kind, make]) => [name, kind, ask, make] as const),
)

test.each(asks)(
  '%s for an address %s is answered like one for an unknown address',
  async (_, kind, ask, make) => {
    const { emailAddress } = await make()
    const knownObservation = await witness(ask, emailAddress)
    const miss = await witness(ask, `niemand-${next()}@firma.example`)
    expect(knownObservation.status).toBe(200)
    expect(knownObservation.sentStatements.length).toBeGreaterThan(3)
    // An address has one seat: in this case it is overwritten with itself.
    const isSeatThere = ask.operation === registerUserForSponsor && kind.includes('seat')
    expect({
      ...knownObservation,
      rowChanges: { ...knownObservation.rowChanges, ...(isSeatThere ? { 'public.seat': 1 } : {}) },
    }).toEqual(miss)
  },
)
