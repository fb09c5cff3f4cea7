import { randomBytes } from 'node:crypto'
import { confirmEmailAddressChange, stopEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { confirmPasswordReset, getPasswordResetRequest } from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../../conformance/fingerprint.ts'
import { inTenant, type Tx } from '../../platform/database/transaction.ts'
import { createLinkTokens } from '../../platform/mail/link-token.ts'
import { PASSWORD, type TestApp } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createLink, markLinkAsUsed } from './mailed-links.ts'
import { LINK_LIFE_MS, type LinkPurpose } from './rules/link-life.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const [app, elsewhere] = [await testServer.createApp(), await testServer.createApp()]
const PURPOSES = Object.keys(LINK_LIFE_MS) as LinkPurpose[]
const person = { firstName: 'Nele', lastName: 'Neu', password: PASSWORD }

type TokenCall = { operation: AnyOperation; input: object; purposes: LinkPurpose[]; mayComeAgain?: true }
const CALLS: TokenCall[] = [
  { operation: getUserRegistrationRequest, input: {}, purposes: ['INVITATION', 'REGISTRATION'] },
  { operation: confirmUserRegistration, input: person, purposes: ['INVITATION', 'REGISTRATION'] },
  { operation: getPasswordResetRequest, input: {}, purposes: ['PASSWORD_RESET'] },
  { operation: confirmPasswordReset, input: { userPassword: PASSWORD }, purposes: ['PASSWORD_RESET'] },
  { operation: confirmEmailAddressChange, input: {}, purposes: ['EMAIL_CHANGE'], mayComeAgain: true },
  { operation: stopEmailAddressChange, input: {}, purposes: ['STOP_EMAIL_CHANGE'], mayComeAgain: true },
]

const within = <T>({ appId }: TestApp, work: (tx: Tx) => Promise<T>) =>
  inTenant(testServer.pool, { appId, userId: null, reach: 'app' }, work)

const newSeat = async (home: TestApp) => {
  const { seats } = await testServer.createSponsor(home, { statuses: ['INVITED'] })
  return { seatId: seats[0]?.seatId ?? '' }
}
const newAccount = async (home: TestApp) => {
  const { id } = await testServer.createUser({ app: home })
  return { accountId: id, emailAddress: `${randomBytes(6).toString('hex')}@firma.example` }
}

type LinkSample = { in?: TestApp; ageMs?: number; isUsed?: boolean }
/** A link as it is mailed, without the mail. */
const mailLink = async (
  purpose: LinkPurpose,
  { in: home = app, ageMs = 0, isUsed = false }: LinkSample = {},
) => {
  const isForSeat = purpose === 'INVITATION' || purpose === 'REGISTRATION'
  const subject = isForSeat ? await newSeat(home) : await newAccount(home)
  const madeAt = new Date(testServer.clock.now().getTime() - ageMs)
  const id = await within(home, async (tx) => {
    const linkId = await createLink(tx, testServer.services, home.appId, { purpose, ...subject }, madeAt)
    if (isUsed) await markLinkAsUsed(tx, linkId, madeAt)
    return linkId
  })
  return { id, token: testServer.services.linkToken(home.appId, id) }
}

const ask = ({ operation, input }: TokenCall, confirmationToken: unknown) =>
  testServer.call(operation, { ...input, confirmationToken }, { host: app.host })

const NOT_VALID = { identifier: 'link-not-valid', message: REFUSALS['link-not-valid'].message }

const expectNothing = async (tokenCall: TokenCall, token: string, what: string) => {
  const before = await fingerprint(testServer.adminPool)
  const { status, refusal } = await ask(tokenCall, token)
  expect([what, status, refusal]).toEqual([what, 404, NOT_VALID])
  expect(await fingerprint(testServer.adminPool)).toEqual(before)
}

describe.each(CALLS.map((tokenCall) => [tokenCall.operation.name, tokenCall] as const))(
  '%s',
  (_, tokenCall) => {
    const { purposes, mayComeAgain = false } = tokenCall

    test.each(purposes)(
      'accepts the link of %s until the moment it expires, and no longer',
      async (purpose) => {
        const life = LINK_LIFE_MS[purpose]
        await expectNothing(tokenCall, (await mailLink(purpose, { ageMs: life })).token, 'at its end')
        await expectNothing(tokenCall, (await mailLink(purpose, { ageMs: life * 3 })).token, 'long after')
        expect((await ask(tokenCall, (await mailLink(purpose, { ageMs: life - 1 })).token)).status).toBe(200)
      },
    )

    test.each(purposes)('answers a used link of %s in the same way, or idempotently', async (purpose) => {
      const { token } = await mailLink(purpose, { isUsed: true })
      if (!mayComeAgain) return expectNothing(tokenCall, token, 'used')
      const before = await fingerprint(testServer.adminPool)
      expect((await ask(tokenCall, token)).status).toBe(200)
      expect(await fingerprint(testServer.adminPool)).toEqual(before)
    })

    test('refuses any forged token', async () => {
      const [purpose = 'INVITATION'] = purposes
      const { id, token } = await mailLink(purpose)
      const otherThan = (letter: string | undefined) => (letter === 'A' ? 'Q' : 'A')
      const forged: Record<string, string> = {
        'of another secret': createLinkTokens('another secret of the same length').linkToken(
          app.appId,
          createLinkTokens('another secret of the same length').newLinkId(),
        ),
        'the link’s id': id,
        'one letter changed': `${otherThan(token[0])}${token.slice(1)}`,
        'its end changed': `${token.slice(0, -1)}${otherThan(token.at(-1))}`,
        'cut short': token.slice(0, -1),
        'longer by one': `${token}A`,
        'with a space': ` ${token}`,
        'in other case': token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
        random: randomBytes(32).toString('base64url'),
        'a session’s token': await testServer.signIn(await testServer.createUser({ app })),
        'not a token at all': '',
        'an SQL injection': "' OR true --",
      }
      for (const [what, each] of Object.entries(forged)) await expectNothing(tokenCall, each, what)
      expect((await ask(tokenCall, token)).status).toBe(200)
    })

    test('refuses a token of another app', async () => {
      for (const purpose of purposes)
        await expectNothing(tokenCall, (await mailLink(purpose, { in: elsewhere })).token, purpose)
    })

    test('refuses a token of another purpose', async () => {
      for (const purpose of PURPOSES.filter((each) => !purposes.includes(each)))
        await expectNothing(tokenCall, (await mailLink(purpose)).token, purpose)
    })

    test('accepts as a token only a string of limited length', async () => {
      const before = await fingerprint(testServer.adminPool)
      for (const token of [undefined, null, 5, {}, ['a'], 'x'.repeat(101), 'ein\0NUL']) {
        const { status, refusal } = await ask(tokenCall, token)
        const { identifier = 'internal-error', message } = refusal ?? {}
        expect([status, message]).toEqual([400, REFUSALS[identifier].message])
      }
      expect(await fingerprint(testServer.adminPool)).toEqual(before)
    })
  },
)
