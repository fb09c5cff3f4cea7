import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Company } from '@wohlauf/contract/company'
import { companyOf } from './company.ts'
import { prepareDataFolder } from './data-folder.ts'
import { type Environment, environmentSchema, type S3Environment } from './environment.ts'
import { readSecretKeys, type SecretKeys } from './secret-key.ts'
import { StartError } from './start-error.ts'

type S3Storage = {
  kind: 's3'
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
type DiskStorage = { kind: 'disk'; folder: string }

/** Everything that can be set from outside, checked. Only `readConfig` makes one; nothing else reads the environment. */
export type Config = Readonly<{
  port: number
  /** Address to listen on; `localhost` is this machine only. */
  host: string
  /** The one host that the admin site answers on, with its port where browsers send one; lower case. */
  adminHost: string
  /** Absolute; exists and may be written. */
  dataDir: string
  /** `null`: the embedded database in `dataDir`. */
  databaseUrl: string | null
  environment: 'production' | 'development' | 'test'
  logLevel: Environment['LOG_LEVEL']
  /** IP addresses whose `x-forwarded-*` headers are believed. */
  trustedProxies: readonly string[]
  /** At least 32 bytes each. What is made with a key is derived from it by purpose (`secrets/derive-key.ts`). */
  secretKey: string
  /** Keys that were in use before: what was made with them goes on being valid. The newest first. */
  formerSecretKeys: readonly string[]
  /** Whether the keys are those that the product has made itself and keeps in `dataDir`. */
  areSecretKeysOwn: boolean
  storage: Readonly<DiskStorage | S3Storage>
  /** The mail server; `null`: the mailbox that `npm start` brings. */
  smtpUrl: string | null
  /** Who runs this: imprint, terms, data protection. */
  company: Company
  /** Who answers people that need help, and companies that want seats. */
  supportEmailAddress: string
  /** Where browsers report errors; `null`: nowhere. Public: it lets nobody read. */
  sentryDsn: string | null
  /** How long a server that is asked to end still answers, so that clients and load balancers notice. */
  drainSeconds: number
  /** After so many seconds a process that is asked to end is ended, whatever it waits for. */
  stopSeconds: number
  /** Of the root package, for example "0.1.0". */
  version: string
}>

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * Reads and checks the configuration; creates the data folder and, on the first start, its secret key.
 * @throws StartError with one line for each bad value: its name, what is wrong, an example
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty value (`PORT=` in a compose file) means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'))
  const values = parsed.data
  const dataDir = prepareDataFolder(resolve(root, values.DATA_DIR))
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    adminHost: values.ADMIN_HOST ?? hostOnPort('admin.localhost', values.PORT),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    environment: values.NODE_ENV,
    logLevel: values.LOG_LEVEL,
    trustedProxies: Object.freeze(values.TRUST_PROXY),
    ...secretKeysOf(values, dataDir),
    storage: Object.freeze(s3Storage(values) ?? { kind: 'disk' as const, folder: join(dataDir, 'files') }),
    sentryDsn: values.SENTRY_DSN ?? null,
    company: companyOf(values),
    supportEmailAddress: values.SUPPORT_EMAIL ?? companyOf(values).emailAddress,
    smtpUrl: values.SMTP_URL ?? null,
    // At a developer's terminal nobody has to notice anything.
    drainSeconds: values.DRAIN_SECONDS ?? (values.NODE_ENV === 'production' ? 5 : 0),
    stopSeconds: values.STOP_SECONDS,
    version: readVersion(),
  })
}

/** As a browser sends it: without the port of plain HTTP. */
const hostOnPort = (host: string, port: number) => (port === 80 ? host : `${host}:${port}`)

function secretKeysOf(
  { SECRET_KEY: secretKey, FORMER_SECRET_KEYS: formerSecretKeys = [] }: Environment,
  dataDir: string,
): SecretKeys & { areSecretKeysOwn: boolean } {
  if (secretKey === undefined) return { ...readSecretKeys(dataDir), areSecretKeysOwn: true }
  return { secretKey, formerSecretKeys, areSecretKeysOwn: false }
}

function s3Storage(values: S3Environment): S3Storage | null {
  if (!values.S3_ENDPOINT) return null
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
