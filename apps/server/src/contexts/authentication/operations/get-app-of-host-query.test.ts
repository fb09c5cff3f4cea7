import { AppOfHost, getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import { RATE_LIMITS } from '@wohlauf/contract/rate-limits'
import { afterAll, describe, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { getAppOfHostQuery } from './get-app-of-host-query.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const UNKNOWN = 'unbekannt.test'

const app = await testServer.createApp({
  title: 'Wohlauf Bewegung',
  host: 'bewegung.test',
  otherHosts: ['firma.test'],
  playStoreLink: 'https://play.google.com/store/apps/details?id=de.example',
})
const other = await testServer.createApp({ title: 'Wohlauf Ernährung', host: 'ernaehrung.test' })

test.each([app.host, 'firma.test'])(
  'under %s returns the settings of its app, and of no other',
  async (host) => {
    const { status, body } = await testServer.call(getAppOfHost, {}, { host })
    expect([status, body]).toEqual([
      200,
      {
        appId: app.appId,
        appTitle: 'Wohlauf Bewegung',
        appPreventionType: 'NUTRITION',
        appStyle: 'default',
        appHost: 'bewegung.test',
        appEnabledFeatures: expect.any(Array),
        appStoreLink: null,
        playStoreLink: 'https://play.google.com/store/apps/details?id=de.example',
        appScale: null,
        appNightScale: null,
        appLogo: null,
        optionalLegalTexts: [],
        hasAccessibilityStatement: false,
        errorReportingDsn: null,
      },
    ])
    expect(Object.keys(body).sort()).toEqual(Object.keys(AppOfHost.shape).sort())
  },
)

test('names the address for error reports, where there is one', async () => {
  const errorReportingDsn = 'https://key@errors.example.org/7'
  const handlers = [getAppOfHostQuery]
  const server = await testServer.build([getAppOfHost], handlers, { services: { errorReportingDsn } })
  const answer = await server.inject({
    method: 'POST',
    url: getAppOfHost.path,
    headers: { host: app.host },
    payload: {},
  })
  expect(answer.json()).toMatchObject({ appId: app.appId, errorReportingDsn })
  await server.close()
})

test('a session of another app changes nothing', async () => {
  const { as } = await createLearner(testServer, other)
  const { body } = await testServer.call(getAppOfHost, {}, { ...as, host: app.host })
  expect(body.appId).toBe(app.appId)
})

test('an unknown host is refused with a sentence', async () => {
  const { status, body } = await testServer.call(getAppOfHost, {}, { host: UNKNOWN })
  expect([status, body]).toEqual([
    404,
    { identifier: 'unknown-host', message: 'Unter dieser Adresse ist keine App eingerichtet.' },
  ])
})

describe.each(['capacitor://localhost', 'https://localhost'])('the native app of the origin %s', (origin) => {
  test.each([
    ['bewegung.test', 200],
    ['firma.test', 200],
    [UNKNOWN, 404],
  ])('may read the answer of %s: %i', async (host, status) => {
    const preflight = await testServer.send({
      method: 'OPTIONS',
      url: getAppOfHost.path,
      host,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, mobile-app-version',
      },
    })
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, origin])
    expect(preflight.headers['access-control-allow-headers']).toContain('mobile-app-version')
    const headers = { origin, 'mobile-app-version': '1.4.7' }
    const answer = await testServer.call(getAppOfHost, {}, { host, headers })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, origin])
  })
})

test('each network has a limit', async () => {
  const remoteAddress = '198.51.100.7'
  const { max } = RATE_LIMITS['app-of-host-from-network']
  const ask = async (from: string) => {
    const call = {
      method: 'POST',
      url: getAppOfHost.path,
      host: app.host,
      payload: {},
      remoteAddress: from,
    } as const
    return (await testServer.send(call)).status
  }
  await testServer.services.limits.take(
    'app-of-host-from-network',
    remoteAddress,
    testServer.clock.now(),
    max - 1,
  )
  expect(await ask(remoteAddress)).toBe(200)
  expect(await ask(remoteAddress)).toBe(429)
  expect(await ask('203.0.113.7')).toBe(200)
})
