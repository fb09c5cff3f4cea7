import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { bind, inTransaction, type Tx } from '../../platform/database/transaction.ts'
import { newToken } from '../../platform/sessions/token.ts'
import { openTestRows } from '../../testing/database/test-rows.ts'
import { followAddressLink } from '../accounts/follow-address-link.ts'
import {
  createLink,
  findLink,
  markLinkAsUsed,
  voidLinks,
  voidWaysBackSince,
  wasLinkMailedSince,
} from './mailed-links.ts'
import { LINK_LIFE_MS, type LinkPurpose } from './rules/link-life.ts'

const rows = await openTestRows()
afterAll(rows.end)
const { links, clock } = rows
const [app, elsewhere] = [await rows.createApp(), await rows.createApp()]
const now = clock.now()
const at = (ms: number) => new Date(now.getTime() + ms)

/** Runs as a job, so that all links of the app are visible; `actAs` binds to their owner. */
const within = <T>(work: (tx: Tx, actAs: (userId: string) => Promise<void>) => Promise<T>, { appId } = app) =>
  inTransaction(
    rows.pool,
    (client) => bind(client, { appId, userId: null, reach: 'app' }),
    (tx, _, client) => work(tx, (userId) => bind(client, { appId, userId, reach: 'own' })),
  )

type LinkRecipient = { accountId?: string; seatId?: string; emailAddress?: string }
const mailLink = (purpose: LinkPurpose, recipient: LinkRecipient, createdAt = now) =>
  within((tx) => createLink(tx, links, app.appId, { purpose, ...recipient }, createdAt))
const tokenOf = (id: string) => links.linkToken(app.appId, id)
const newAccount = async (home = app) => ({ accountId: (await rows.createUser({ app: home })).id })
const newSeat = async () => {
  const { seats } = await rows.createSponsor(app, { statuses: ['INVITED'] })
  return { seatId: seats[0]?.seatId ?? '' }
}
const remainingLinks = async () =>
  (await rows.adminPool.query('SELECT id FROM mailed_link')).rows.map(({ id }) => id as string)

const find = (id: string, purposes: LinkPurpose[], when = now, options = {}) =>
  within((tx) => findLink(tx, tokenOf(id), purposes, when, options))

test('a link is found by its token with all its columns, until it expires', async () => {
  const account = await newAccount()
  const id = await mailLink('EMAIL_CHANGE', { ...account, emailAddress: 'neu@firma.example' })
  const life = LINK_LIFE_MS.EMAIL_CHANGE
  expect(await find(id, ['EMAIL_CHANGE'])).toEqual({
    id,
    ...account,
    emailAddress: 'neu@firma.example',
    createdAt: now,
    usedAt: null,
  })
  expect(await find(id, ['PASSWORD_RESET', 'EMAIL_CHANGE'], at(life - 1))).toMatchObject({ id })
  expect(await find(id, ['EMAIL_CHANGE'], at(life))).toBeNull()
  expect(await find(id, ['PASSWORD_RESET'])).toBeNull()
})

test('a malformed or unknown token finds nothing', async () => {
  for (const token of ['', 'x', newToken()])
    expect(await within((tx) => findLink(tx, token, ['PASSWORD_RESET'], now))).toBeNull()
  const id = await mailLink('PASSWORD_RESET', await newAccount())
  const inOtherApp = within((tx) => findLink(tx, tokenOf(id), ['PASSWORD_RESET'], now), elsewhere)
  expect(await inOtherApp).toBeNull()
})

test('a used link is found only where the call is idempotent', async () => {
  const [usedLink, unused] = [
    await mailLink('PASSWORD_RESET', await newAccount()),
    await mailLink('PASSWORD_RESET', await newAccount()),
  ]
  await within((tx) => markLinkAsUsed(tx, usedLink, at(5)))
  expect(await find(usedLink, ['PASSWORD_RESET'])).toBeNull()
  expect(await find(usedLink, ['PASSWORD_RESET'], now, { evenIfUsed: true })).toMatchObject({ usedAt: at(5) })
  expect(await find(unused, ['PASSWORD_RESET'])).toMatchObject({ usedAt: null })
})

test('voiding ends an account’s or a seat’s links for these purposes, and no others', async () => {
  const [mine, others, seat] = [await newAccount(), await newAccount(), await newSeat()]
  const reset = await mailLink('PASSWORD_RESET', mine)
  const change = await mailLink('EMAIL_CHANGE', mine)
  const stop = await mailLink('STOP_EMAIL_CHANGE', mine)
  const theirs = await mailLink('PASSWORD_RESET', others)
  const invitation = await mailLink('INVITATION', seat)
  const after = async (subject: { accountId: string } | { seatId: string }, purposes: LinkPurpose[]) => {
    await within((tx) => voidLinks(tx, subject, purposes))
    const ids = new Set(await remainingLinks())
    return [reset, change, stop, theirs, invitation].filter((id) => ids.has(id))
  }
  expect(await after(mine, ['PASSWORD_RESET', 'EMAIL_CHANGE'])).toEqual([stop, theirs, invitation])
  expect(await after(seat, ['REGISTRATION'])).toEqual([stop, theirs, invitation])
  expect(await after(seat, ['INVITATION', 'REGISTRATION'])).toEqual([stop, theirs])
})

test('undo links mailed later are ended, this one, earlier ones and other accounts’ stay', async () => {
  const [mine, others] = [await newAccount(), await newAccount()]
  const [earlier, same, later] = [
    await mailLink('STOP_EMAIL_CHANGE', mine, at(-1)),
    await mailLink('STOP_EMAIL_CHANGE', mine, at(0)),
    await mailLink('STOP_EMAIL_CHANGE', mine, at(1)),
  ]
  const change = await mailLink('EMAIL_CHANGE', mine, at(1))
  const theirs = await mailLink('STOP_EMAIL_CHANGE', others, at(1))
  await within((tx) => voidWaysBackSince(tx, { ...mine, createdAt: now }))
  const ids = await remainingLinks()
  expect([earlier, same, later, change, theirs].map((id) => ids.includes(id))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

test('whether a link was mailed since is determined by subject, purpose, address and time', async () => {
  const [mine, others] = [await newAccount(), await newAccount()]
  await mailLink('EMAIL_CHANGE', { ...mine, emailAddress: 'neu@firma.example' })
  const was = (
    subject: { accountId: string },
    link: { purpose: LinkPurpose; emailAddress?: string },
    ms = -1,
  ) => within((tx) => wasLinkMailedSince(tx, subject, link, at(ms)))
  expect(await was(mine, { purpose: 'EMAIL_CHANGE' })).toBe(true)
  expect(await was(mine, { purpose: 'EMAIL_CHANGE', emailAddress: 'neu@firma.example' })).toBe(true)
  expect(await was(mine, { purpose: 'EMAIL_CHANGE', emailAddress: 'alt@firma.example' })).toBe(false)
  expect(await was(mine, { purpose: 'PASSWORD_RESET' })).toBe(false)
  expect(await was(others, { purpose: 'EMAIL_CHANGE' })).toBe(false)
  expect(await was(mine, { purpose: 'EMAIL_CHANGE' }, 0)).toBe(false)
})

const follow = (id: string, purpose: 'EMAIL_CHANGE' | 'STOP_EMAIL_CHANGE' = 'EMAIL_CHANGE') =>
  within((tx, actAs) => followAddressLink({ tx, now: at(7), actAs }, tokenOf(id), purpose))
const addressOf = async (accountId: string) =>
  (await rows.adminPool.query('SELECT email_address AS address FROM app_user WHERE id = $1', [accountId]))
    .rows[0]?.address

test('following a link changes the account’s address once; again changes nothing', async () => {
  const account = await newAccount()
  const emailAddress = `${randomUUID()}@firma.example`
  const id = await mailLink('EMAIL_CHANGE', { ...account, emailAddress })
  expect(await follow(id, 'STOP_EMAIL_CHANGE')).toBeNull()
  expect(await follow(id)).toMatchObject({ isRepeated: false, link: { id, ...account, emailAddress } })
  expect(await addressOf(account.accountId)).toBe(emailAddress)
  await rows.adminPool.query(`UPDATE app_user SET email_address = 'inzwischen@firma.example' WHERE id = $1`, [
    account.accountId,
  ])
  expect(await follow(id)).toMatchObject({ isRepeated: true, link: { id, usedAt: at(7), emailAddress } })
  expect(await addressOf(account.accountId)).toBe('inzwischen@firma.example')
})

test('an address that another account has by now is not taken from it', async () => {
  const [account, other] = [await newAccount(), await rows.createUser({ app })]
  const before = await addressOf(account.accountId)
  const id = await mailLink('EMAIL_CHANGE', { ...account, emailAddress: other.emailAddress })
  expect(await follow(id)).toBeNull()
  expect(await addressOf(account.accountId)).toBe(before)
  expect(await find(id, ['EMAIL_CHANGE'])).toMatchObject({ usedAt: null })
})

test('an undo link to the account’s current address is followed as well', async () => {
  const user = await rows.createUser({ app })
  const link = { accountId: user.id, emailAddress: user.emailAddress }
  const id = await mailLink('STOP_EMAIL_CHANGE', link)
  expect(await follow(id, 'STOP_EMAIL_CHANGE')).toMatchObject({ isRepeated: false, link })
})

test('a link without an account or an address has no effect', async () => {
  const bare = await mailLink('EMAIL_CHANGE', { emailAddress: 'nobody@firma.example' })
  const silent = await mailLink('EMAIL_CHANGE', await newAccount())
  expect([await follow(bare), await follow(silent)]).toEqual([null, null])
})
