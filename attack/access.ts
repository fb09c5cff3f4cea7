import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { getAuthenticatedAdmin, login } from '@wohlauf/contract/authentication/authentication'
import { setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { getHelpfulCountsAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { getKnownAddressesAsManager, inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { getSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { idFields, sampleFiles, sampleInput } from '../apps/server/src/conformance/sample-input.ts'
import { createWorld, type World } from '../apps/server/src/conformance/world.ts'
import { hashToken } from '../apps/server/src/platform/sessions/token.ts'
import { ADMIN_HOST } from '../apps/server/src/testing/hosts.ts'
import { createLearner } from '../apps/server/src/testing/people/learner.ts'
import { PASSWORD } from '../apps/server/src/testing/people/people.ts'
import { setUpSecondFactor } from '../apps/server/src/testing/people/second-factor.ts'
import { type Answered, identifierOf } from './ask.ts'
import type { Attack } from './campaign.ts'
import { type Product, startProduct } from './product.ts'
import type { Report } from './report.ts'

type Arena = Product & { report: Report; world: World }

const NEW_PASSWORD = 'ein-anderes-passwort-2026'

/** Everything that a stolen session can do to its own account, with the password and without the device. */
const undoSecondFactor = async ({ testServer, client, report, world }: Arena): Promise<void> => {
  const { app } = world
  const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const owner = { host: app.host, token: await testServer.signIn(user) }
  await setUpSecondFactor(testServer, owner)
  let [token, password] = [await testServer.signIn(user), PASSWORD]
  await testServer.adminPool.query(
    `UPDATE session SET proved_at = proved_at - interval '1 hour' WHERE token_hash = $1`,
    [hashToken(token)],
  )
  const take = (answer: Answered) => {
    const fresh = answer.headers['auth-token']
    if (typeof fresh === 'string') token = fresh
  }
  take(
    await client.call(
      updateUserPassword,
      { userCurrentPassword: password, userNewPassword: NEW_PASSWORD },
      { host: app.host, token },
    ),
  )
  const relogin = await client.call(login, { emailAddress: user.emailAddress, password: NEW_PASSWORD }, owner)
  if (relogin.status === 200 || identifierOf(relogin) === 'second-factor-required') {
    report.finding(
      'a changed password',
      'session and password alone changed the password of an account with a second factor',
    )
    password = NEW_PASSWORD
  }
  const isAttempt = ({ audience, kind, name }: AnyOperation) =>
    (audience === 'user' || audience === 'manager' || audience === 'app-manager') &&
    (kind === 'command' || kind === 'query') &&
    name !== updateUserPassword.name
  for (const operation of OPERATIONS.filter(isAttempt)) {
    if (idFields(operation).length > 0 && !operation.needsFreshLogin) continue
    const sample = sampleInput(operation, world)
    const input = {
      ...sample,
      ...('currentPassword' in sample ? { currentPassword: password } : {}),
    }
    delete (input as Record<string, unknown>).code
    const answer = await client.call(operation, input, {
      host: app.host,
      token,
      files: await sampleFiles(operation),
    })
    take(answer)
    if (operation.needsFreshLogin && answer.status === 200)
      report.finding('a session without the second factor', `${operation.name} was carried out`)
  }
  // The attempts may have ended every session.
  const again = { ...owner, token: await testServer.signIn(user) }
  const { status, text } = await client.call(getSecondFactorAsManager, {}, again)
  const isOn = status === 200 && JSON.parse(text).enabledAt !== null
  if (!isOn) report.finding('an undone second factor', `${status} ${text.slice(0, 200)}`)
}

/** Asks as a sponsor's manager for addresses of all kinds: whose answer differs from that of an unknown one? */
const enumerateAddresses = async ({ testServer, client, report, world }: Arena): Promise<void> => {
  const { app } = world
  const own = await testServer.createSponsor(app, { availableSeats: 10, statuses: ['INVITED'] })
  const other = await testServer.createSponsor(app, { availableSeats: 10, statuses: ['INVITED', 'ACCEPTED'] })
  const account = await testServer.createUser({ app })
  const secrets = [account.emailAddress, ...other.seats.map(({ emailAddress }) => emailAddress)]
  const role = 'ROLE_SPONSOR_MANAGER' as const
  const managerOf = async (sponsorId: string) => ({
    host: app.host,
    token: await testServer.signIn(await testServer.createUser({ app, role, sponsorId })),
  })
  const { sponsorId } = own
  const as = await managerOf(sponsorId)
  const answer = await client.call(getKnownAddressesAsManager, { sponsorId, emailAddresses: secrets }, as)
  const invitation = await client.call(inviteUsersAsManager, { sponsorId, emailAddresses: secrets }, as)
  const full = await testServer.createSponsor(app, { availableSeats: 1, statuses: ['INVITED'] })
  const asFull = await managerOf(full.sponsorId)
  const answers = await Promise.all(
    ['niemand@firma.example', ...secrets].map((address) =>
      client.call(inviteUsersAsManager, { sponsorId: full.sponsorId, emailAddresses: [address] }, asFull),
    ),
  )
  for (const { text } of [answer, invitation])
    for (const address of secrets)
      if (text.includes(address)) report.finding('a disclosed address', `${address}: ${text.slice(0, 200)}`)
  const kinds = new Set(answers.map((answer) => `${answer.status} ${identifierOf(answer)}`))
  if (kinds.size > 1)
    report.finding('a disclosed address', `without a free seat the answers differ: ${[...kinds].join(', ')}`)
}

/** Watches the managers' counts while one person after the other answers. */
const watchVotes = async ({ testServer, client, report, world }: Arena): Promise<void> => {
  const { app } = world
  const as = {
    host: app.host,
    token: await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })),
  }
  const look = async () => (await client.call(getHelpfulCountsAsManager, {}, as)).text
  let before = await look()
  for (let nth = 0; nth < 15; nth += 1) {
    const learner = await createLearner(testServer, app)
    const vote = { kind: 'MODULE_PAGE', itemId: world.tenantIds.modulePageId ?? '', isHelpful: nth % 2 === 0 }
    const { status } = await client.call(setHelpfulVote, vote, learner.as)
    if (status !== 200) report.finding('a refused answer', String(status))
    const after = await look()
    if (after !== before) report.finding('a watched answer', after.slice(0, 200))
    before = after
  }
}

const withoutNonce = ({ text }: Answered) => text.replaceAll(/nonce="[^"]*"/g, '')

/** Names the admin site in the header by which a proxy could name a host. */
const openAdminSite = async ({ client, report, world }: Arena): Promise<void> => {
  for (const path of ['/', '/api/openapi.json']) {
    const usual = await client.ask({ method: 'GET', path, host: world.app.host })
    const forged = await client.ask({
      method: 'GET',
      path,
      host: world.app.host,
      headers: { 'x-forwarded-host': ADMIN_HOST },
    })
    if (withoutNonce(usual) !== withoutNonce(forged)) report.finding('a host from a header', path)
  }
  const { status, text } = await client.call(
    getAuthenticatedAdmin,
    {},
    { host: world.app.host, headers: { 'x-forwarded-host': ADMIN_HOST } },
  )
  if (identifierOf({ text }) === 'authentication-required')
    report.finding('a host from a header', `an operation of the admin site answered with ${status}`)
}

/** Callers with few rights must not reach the rest: second factors, addresses, answers, the admin site. */
export const attackByAccess = async ({ report }: Attack): Promise<void> => {
  const product = await startProduct(report)
  try {
    const world = await createWorld(product.testServer)
    const arena = { ...product, report, world }
    for (const attack of [undoSecondFactor, enumerateAddresses, watchVotes, openAdminSite])
      await attack(arena)
    report.note('session without the device, addresses of others, counts while watched, forged host')
  } finally {
    await product.stop()
  }
}
