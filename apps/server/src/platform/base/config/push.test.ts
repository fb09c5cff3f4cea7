import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-push-config-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env }).push
const complaint = (env: NodeJS.ProcessEnv): string => {
  try {
    read(env)
    return 'was accepted'
  } catch (error) {
    return (error as Error).message
  }
}
const inFile = (name: string, content: string): string => {
  writeFileSync(join(dataDir, name), content)
  return join(dataDir, name)
}

const pem = { type: 'pkcs8', format: 'pem' } as const
const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString()
const p256Key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString().trim()
const p384Key = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export(pem).toString()

const account = {
  type: 'service_account',
  project_id: 'wohlauf-test',
  client_email: 'push@wohlauf-test.iam.gserviceaccount.com',
  private_key: rsaKey,
  token_uri: 'https://oauth2.googleapis.com/token',
}
const apns = {
  APNS_KEY: p256Key,
  APNS_KEY_ID: 'ABC123DEFG',
  APNS_TEAM_ID: 'DEF123GHIJ',
  APNS_TOPIC: 'com.example.wohlauf',
}

test('nothing is configured by default, and every public push service of browsers is allowed', () => {
  expect(read({})).toEqual({ fcm: null, apns: null, webPushHosts: null })
})

test.each([
  ['its content', JSON.stringify(account)],
  ['its path', inFile('fcm.json', JSON.stringify(account))],
])('FCM: a service account by %s', (_, value) => {
  expect(read({ FCM_SERVICE_ACCOUNT: value }).fcm).toEqual({
    projectId: 'wohlauf-test',
    clientEmail: account.client_email,
    privateKey: rsaKey,
    tokenUri: account.token_uri,
  })
})

test.each([
  ['its content', p256Key],
  ['its content in one line', p256Key.replaceAll('\n', '\\n')],
  ['its path', inFile('apns.p8', p256Key)],
])('APNs: a key by %s, for the production environment', (_, value) => {
  expect(read({ ...apns, APNS_KEY: value }).apns).toEqual({
    key: p256Key,
    keyId: 'ABC123DEFG',
    teamId: 'DEF123GHIJ',
    topic: 'com.example.wohlauf',
    environment: 'production',
  })
})

test('APNs: the sandbox, for builds from Xcode', () => {
  expect(read({ ...apns, APNS_ENVIRONMENT: 'sandbox' }).apns?.environment).toBe('sandbox')
})

test('the push services of browsers can be limited', () => {
  expect(read({ WEB_PUSH_HOSTS: 'FCM.googleapis.com, *.push.apple.com' }).webPushHosts).toEqual([
    'fcm.googleapis.com',
    '*.push.apple.com',
  ])
})

describe('an invalid value is reported with its name, and never repeated', () => {
  const accountWith = (fields: object) => ({ FCM_SERVICE_ACCOUNT: JSON.stringify({ ...account, ...fields }) })

  test.each<[string, NodeJS.ProcessEnv, string]>([
    ['a missing file', { FCM_SERVICE_ACCOUNT: '/missing/secret.json' }, 'FCM_SERVICE_ACCOUNT=/run/'],
    ['no JSON', { FCM_SERVICE_ACCOUNT: '{secret' }, 'FCM_SERVICE_ACCOUNT=/run/'],
    ['no account', { FCM_SERVICE_ACCOUNT: '{"secret":1}' }, 'FCM_SERVICE_ACCOUNT=/run/'],
    ['no key', accountWith({ private_key: 'secret' }), 'FCM_SERVICE_ACCOUNT=/run/'],
    ['a key for something else', accountWith({ private_key: p256Key }), 'FCM_SERVICE_ACCOUNT=/run/'],
    [
      'a token address without encryption',
      accountWith({ token_uri: 'http://secret.example' }),
      'FCM_SERVICE',
    ],
    ['a missing key', { ...apns, APNS_KEY: '/missing/secret.p8' }, 'APNS_KEY=/run/secrets/apns.p8'],
    ['a damaged key', { ...apns, APNS_KEY: '-----BEGIN PRIVATE KEY-----secret' }, 'APNS_KEY=/run/'],
    ['a key of FCM', { ...apns, APNS_KEY: rsaKey }, 'APNS_KEY=/run/'],
    ['a key of another curve', { ...apns, APNS_KEY: p384Key }, 'APNS_KEY=/run/'],
    ['a key id', { ...apns, APNS_KEY_ID: 'secret' }, 'APNS_KEY_ID=ABC123DEFG'],
    ['a team id', { ...apns, APNS_TEAM_ID: 'secret' }, 'APNS_TEAM_ID=DEF123GHIJ'],
    ['a topic', { ...apns, APNS_TOPIC: 'secret topic' }, 'APNS_TOPIC=com.example.wohlauf'],
    ['an environment', { ...apns, APNS_ENVIRONMENT: 'secret' }, 'APNS_ENVIRONMENT=sandbox'],
    ['hosts', { WEB_PUSH_HOSTS: 'https://secret.example' }, 'WEB_PUSH_HOSTS=fcm.googleapis.com'],
    ['a wildcard for all', { WEB_PUSH_HOSTS: '*' }, 'WEB_PUSH_HOSTS=fcm.googleapis.com'],
  ])('%s', (_, env, example) => {
    const message = complaint(env)
    expect(message).toContain(example)
    expect(message).not.toMatch(/secret[ ./",:}-]|secret$|BEGIN/m)
  })
})

test.each([
  [{ APNS_KEY: p256Key }, 'APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC are missing'],
  [{ ...apns, APNS_TOPIC: '' }, 'APNS_TOPIC is missing'],
  [{ APNS_ENVIRONMENT: 'sandbox' }, 'APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC are missing'],
])('APNs that is configured in part stops the start', (env, text) => {
  expect(complaint(env)).toContain(text)
})
