import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PRODUCTION } from '../../../testing/production.ts'
import { readConfig } from './config.ts'
import { replaceSecretKey } from './secret-key.ts'
import { StartError } from './start-error.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: dataDir, ...env })
const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'wohlauf',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

function refusal(env: NodeJS.ProcessEnv): StartError {
  try {
    read(env)
  } catch (error) {
    if (error instanceof StartError) return error
    throw error
  }
  throw new Error('was accepted')
}

test('with only the data folder set, every setting has a value', () => {
  const config = read()
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    environment: 'development',
    logLevel: 'warn',
    trustedProxies: [],
    sentryDsn: null,
    hasServiceWorker: true,
    storage: { kind: 'disk', folder: join(config.dataDir, 'files') },
  })
  expect(config.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(Object.isFrozen(config)).toBe(true)
})

test('a missing data folder is created, accessible only to its owner', () => {
  const { dataDir: folder } = readConfig({ DATA_DIR: join(dataDir, 'a', 'b') })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the secret key is generated once, stored for the owner only, and replaced by SECRET_KEY', () => {
  const first = read().secretKey
  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect(read().secretKey).toBe(first)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  const own = 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGFuZCBtb3Jl'
  expect(read({ SECRET_KEY: own }).secretKey).toBe(own)
})

test('former keys come with SECRET_KEY, or from the stored file', () => {
  const [own, older, oldest] = ['own', 'older', 'oldest'].map(
    (name) => `the ${name} key with at least 32 bytes`,
  )
  expect(read({ SECRET_KEY: own, FORMER_SECRET_KEYS: `${older}, ${oldest}` })).toMatchObject({
    secretKey: own,
    formerSecretKeys: [older, oldest],
    areSecretKeysOwn: false,
  })
  const keys = read()
  expect(keys).toMatchObject({ formerSecretKeys: [], areSecretKeysOwn: true })
  const replacement = replaceSecretKey(dataDir)
  expect(replacement).toEqual({ secretKey: expect.any(String), formerSecretKeys: [keys.secretKey] })
  expect(replacement.secretKey).not.toBe(keys.secretKey)
  expect(read()).toMatchObject(replacement)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('the admin site has one host: that of the demo world, or the configured one', () => {
  expect(read().adminHost).toBe('admin.localhost:3000')
  expect(read({ PORT: '80' }).adminHost).toBe('admin.localhost')
  expect(read({ ADMIN_HOST: 'Verwaltung.example.org:8443' }).adminHost).toBe('verwaltung.example.org:8443')
  expect(refusal({ NODE_ENV: 'production' }).message).toContain('ADMIN_HOST=admin.example.com')
})

test('a damaged file of secrets stops the start instead of being replaced by a new key', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{')
  expect(refusal({}).message).toContain('secrets.json')
})

test.each<[string, NodeJS.ProcessEnv, object]>([
  ['a port', { PORT: '8080' }, { port: 8080 }],
  ['an empty value as unset', { PORT: '', DATABASE_URL: ' ' }, { port: 3000, databaseUrl: null }],
  [
    'a database',
    { DATABASE_URL: 'postgresql://u:p@db/w' },
    { databaseUrl: 'postgresql://u:p@db/w', directDatabaseUrl: 'postgresql://u:p@db/w' },
  ],
  [
    'a database behind a pooler',
    { DATABASE_URL: 'postgresql://u:p@pooler/w', DATABASE_DIRECT_URL: 'postgresql://u:p@db/w' },
    { databaseUrl: 'postgresql://u:p@pooler/w', directDatabaseUrl: 'postgresql://u:p@db/w' },
  ],
  ['proxies', { TRUST_PROXY: '10.0.0.5, ::1' }, { trustedProxies: ['10.0.0.5', '::1'] }],
  [
    'networks of proxies',
    { TRUST_PROXY: '10.0.0.0/8, 192.168.7.0/24,fd00::/64' },
    { trustedProxies: ['10.0.0.0/8', '192.168.7.0/24', 'fd00::/64'] },
  ],
  ['a log level', { LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  ['production', { ...PRODUCTION, ADMIN_HOST: 'admin.example.com' }, { logLevel: 'info' }],
  ['S3', s3, { storage: { kind: 's3', endpoint: 'http://127.0.0.1:9000', bucket: 'wohlauf' } }],
])('accepts %s', (_, env, expected) => {
  expect(read(env)).toMatchObject(expected)
})

describe('an invalid value is reported with its name and an example', () => {
  test.each<[string, NodeJS.ProcessEnv, string]>([
    ['PORT', { PORT: 'abc' }, 'PORT=3000'],
    ['PORT', { PORT: '65536' }, 'PORT=3000'],
    ['PORT', { PORT: '-1' }, 'PORT=3000'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u@db/w' }, 'DATABASE_URL=postgres://'],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }, 'DATABASE_URL=postgres://'],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'localhost' }, 'DATABASE_DIRECT_URL=postgres://'],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://u@db/w' }, 'DATABASE_URL, which is missing'],
    ['NODE_ENV', { NODE_ENV: 'prod' }, 'NODE_ENV=production'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL=trace'],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }, 'TRUST_PROXY=10.0.0.5'],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY=10.0.0.5'],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.5/8' }, 'TRUST_PROXY=10.0.0.5'],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/255.0.0.0' }, 'TRUST_PROXY=10.0.0.5'],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY=10.0.0.5'],
    ['TRUST_PROXY', { TRUST_PROXY: 'fd00::1/64' }, 'TRUST_PROXY=10.0.0.5'],
    ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }, 'TRUST_PROXY=10.0.0.5'],
    ['SECRET_KEY', { SECRET_KEY: 'short' }, 'openssl rand'],
    ['SECRET_KEY', { SECRET_KEY: 'a'.repeat(40) }, 'openssl rand'],
    [
      'FORMER_SECRET_KEYS',
      { SECRET_KEY: 'x7x7x7x7x7x7x7x7x7abcdefghijklmn', FORMER_SECRET_KEYS: 'short' },
      'commas',
    ],
    ['FORMER_SECRET_KEYS', { FORMER_SECRET_KEYS: 'x7y8x7y8x7y8x7y8x7y8x7y8abcdefgh' }, 'SECRET_KEY'],
    ['ADMIN_HOST', { ADMIN_HOST: 'https://admin.example.org' }, 'ADMIN_HOST=admin.'],
    ['ADMIN_HOST', { ADMIN_HOST: 'admin.' }, 'ADMIN_HOST=admin.'],
    ['S3_BUCKET', { ...s3, S3_BUCKET: '' }, 'S3_BUCKET=wohlauf'],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT=https://'],
  ])('%s: %o', (name, env, example) => {
    const { message } = refusal(env)
    expect(message).toContain(name)
    expect(message).toContain(example)
  })

  test('a data folder that cannot be created', () => {
    writeFileSync(join(dataDir, 'file'), '')
    expect(refusal({ DATA_DIR: join(dataDir, 'file') }).message).toContain('DATA_DIR=')
  })

  test('each of several invalid values on a line of its own', () => {
    expect(refusal({ PORT: 'x', NODE_ENV: 'y' }).message.split('\n')).toHaveLength(2)
  })

  test('the message never contains a password or key', () => {
    const { message } = refusal({ DATABASE_URL: 'mysql://u:geheim123@db/w', SECRET_KEY: 'geheim123' })
    expect(message).not.toContain('geheim123')
  })
})

test('a stopping server answers a little longer in production', () => {
  expect(read().drainSeconds).toBe(0)
  expect(read({ DRAIN_SECONDS: '7', STOP_SECONDS: '40' })).toMatchObject({ drainSeconds: 7, stopSeconds: 40 })
  expect(refusal({ STOP_SECONDS: '0' }).message).toBe(
    'STOP_SECONDS must be a whole number of seconds from 1 to 600, not "0"; for example STOP_SECONDS=25.',
  )
})
