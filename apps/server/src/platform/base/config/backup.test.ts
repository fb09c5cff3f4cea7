import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-config-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const identity = await generateX25519Identity()
const recipient = await identityToRecipient(identity)
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env }).backup

test('without settings no backups are made', () => {
  expect(read({})).toEqual({ to: null, recipients: [], at: null, months: 0, identities: [], s3: null })
})

test('keys are read, the private one also from the file that "npm run backup:key" prints', () => {
  const file = join(dataDir, 'backup.key')
  writeFileSync(file, `# The private key.\n${identity}\n# ${recipient}\n`)
  const both = {
    BACKUP_TO: '/var/backups',
    BACKUP_RECIPIENT: `${recipient}, ${recipient}`,
    BACKUP_AT: '03:10',
  }
  expect(read({ ...both, BACKUP_IDENTITY: file })).toMatchObject({
    to: '/var/backups',
    recipients: [recipient, recipient],
    at: '03:10',
    identities: [identity],
  })
  expect(read({ BACKUP_IDENTITY: identity }).identities).toEqual([identity])
})

test('a trailing slash does not name another place', () => {
  expect(read({ BACKUP_TO: '/var/backups/' }).to).toBe('/var/backups')
  expect(read({ ...S3, BACKUP_TO: 's3://backups/wohlauf/' }).to).toBe('s3://backups/wohlauf')
})

const S3 = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.org',
  BACKUP_S3_REGION: 'eu',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'key',
}

test('a bucket may be in a service of its own', () => {
  expect(read({ ...S3, BACKUP_TO: 's3://backups/wohlauf' }).s3).toEqual({
    endpoint: 'https://s3.example.org',
    region: 'eu',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
})

test.each([
  [
    'a folder that is not absolute',
    { BACKUP_TO: 'backups' },
    'BACKUP_TO must be an absolute folder or s3://',
  ],
  ['a bucket with a path that leads out', { BACKUP_TO: 's3://backups/../x', ...S3 }, 'BACKUP_TO must be'],
  [
    'a bucket without a service',
    { BACKUP_TO: 's3://backups' },
    'BACKUP_TO is a bucket, and no service is named',
  ],
  ['half a service', { BACKUP_S3_REGION: 'eu' }, 'but BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID'],
  ['a private key as recipient', { BACKUP_RECIPIENT: identity }, 'BACKUP_RECIPIENT must be public keys'],
  ['a public key as identity', { BACKUP_IDENTITY: recipient }, 'BACKUP_IDENTITY must be a private key'],
  ['a file that is not there', { BACKUP_IDENTITY: '/nowhere' }, 'BACKUP_IDENTITY must be a private key'],
  ['a time that no clock shows', { BACKUP_AT: '24:10' }, 'BACKUP_AT must be a time of the day, not "24:10"'],
  [
    'more months than a year has',
    { BACKUP_MONTHS: '13' },
    'BACKUP_MONTHS must be a whole number from 0 to 12',
  ],
  ['a time without a place', { BACKUP_AT: '03:10' }, 'BACKUP_AT goes together with BACKUP_TO'],
])('%s is refused with its name, and no key is repeated', (_, env, message) => {
  const refusal = () => read(env)
  expect(refusal).toThrow(message)
  expect(refusal).not.toThrow(identity)
})
