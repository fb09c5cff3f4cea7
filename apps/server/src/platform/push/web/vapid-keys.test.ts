import { afterAll, beforeEach, expect, test } from 'vitest'
import { duringChange } from '../../../testing/during-change.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { keyIdOf } from '../../base/secrets/derive-key.ts'
import { loadVapidKeys } from './vapid-keys.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const { adminPool, services } = testServer
const NEXT = 'the next key of at least 32 bytes'
const load = (secretKey = testServer.secretKey, formerSecretKeys: string[] = []) =>
  loadVapidKeys(services.platformPool, { secretKey, formerSecretKeys })
const rows = async () => (await adminPool.query<Record<string, string>>('SELECT * FROM web_push_key')).rows

beforeEach(() => adminPool.query('TRUNCATE web_push_key'))

test('processes that start at the same time make one pair, and later ones have the same', async () => {
  const pairs = await Promise.all([load(), load(), load(), load()])
  pairs.push(await load())
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('a process that starts while another one is storing its pair gets that one', async () => {
  const pair = await load()
  const [row] = await rows()
  await adminPool.query('TRUNCATE web_push_key')
  const text =
    'INSERT INTO web_push_key (id, public_key, sealed_private_key, sealed_with) VALUES (1, $1, $2, $3)'
  const values = [row?.public_key, row?.sealed_private_key, row?.sealed_with]
  expect(await duringChange(testServer, [{ text, values }], () => load())).toEqual(pair)
})

test('the private key is stored encrypted', async () => {
  const { publicKey, privateKey } = await load()
  const [row] = await rows()
  expect(row).toMatchObject({ public_key: publicKey, sealed_with: keyIdOf(testServer.secretKey) })
  const hex = Buffer.from(privateKey, 'base64url').toString('hex')
  const storedKey = Buffer.from(row?.sealed_private_key ?? '', 'base64url')
  expect([
    JSON.stringify(row).includes(privateKey),
    storedKey.toString('latin1').includes(privateKey),
  ]).toEqual([false, false])
  expect(storedKey.toString('hex')).not.toContain(hex)
})

test('the pair outlives a rotation of the secret key: the first start seals it again, and the former key is dispensable', async () => {
  const pair = await load()
  expect(await load(NEXT, [testServer.secretKey])).toEqual(pair)
  expect(await rows()).toMatchObject([{ sealed_with: keyIdOf(NEXT) }])
  expect(await load(NEXT)).toEqual(pair)
})

test('a pair that no known key opens stops the start and stays as it is', async () => {
  await load()
  const before = await rows()
  await expect(load(NEXT)).rejects.toThrow(
    `${keyIdOf(testServer.secretKey)}: add that one to FORMER_SECRET_KEYS`,
  )
  expect(await rows()).toEqual(before)
})

test('a private key that belongs to another public key is not used', async () => {
  await load()
  await adminPool.query(`UPDATE web_push_key SET public_key = 'another'`)
  await expect(load()).rejects.toThrow('FORMER_SECRET_KEYS')
})
