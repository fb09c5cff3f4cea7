import { z } from 'zod'
import { isAddressOrNetwork } from '../network.ts'
import { backupComplaint, backupEnvironment } from './backup.ts'
import { companyComplaint, companyEnvironment, emailAddress } from './company.ts'
import { apnsComplaint, pushEnvironment } from './push.ts'
import { shellsEnvironment } from './shells.ts'

const environments = ['production', 'development', 'test'] as const
const switches = ['on', 'off'] as const
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

// A message repeats a value only if it cannot contain a password or key.
const port = (name: string, example: number) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: ({ input }) =>
        `${name} must be a whole number from 0 to 65535, not "${input}"; for example ${name}=${example}.`,
    })
    .transform(Number)

const seconds = (name: string, min: number, example: number) =>
  z
    .string()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= 600, {
      error: ({ input }) =>
        `${name} must be a whole number of seconds from ${min} to 600, not "${input}"; for example ${name}=${example}.`,
    })
    .transform(Number)

const databaseUrl = (name: string) =>
  z.string().refine((text) => /^postgres(ql)?:$/.test(urlOf(text)?.protocol ?? ''), {
    error: `${name} must be an address of PostgreSQL; for example ${name}=postgres://user:password@db:5432/wohlauf.`,
  })

const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isAddressOrNetwork), {
    error:
      'TRUST_PROXY must be the IP addresses or networks of your proxies, separated by commas, each network without bits beyond its length and smaller than the whole Internet; for example TRUST_PROXY=10.0.0.5,10.1.0.0/16,fd00::/64.',
  })

const isSecretKey = (text: string) => Buffer.byteLength(text) >= 32 && new Set(text).size >= 8

const formerSecretKeys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((keys) => keys.every(isSecretKey), {
    error:
      'FORMER_SECRET_KEYS must be earlier values of SECRET_KEY, separated by commas; for example FORMER_SECRET_KEYS=key-of-2026,key-of-2025.',
  })

const secretKey = z.string().refine(isSecretKey, {
  error:
    'SECRET_KEY must be at least 32 random bytes; for example the output of "openssl rand -base64 32". Without it, Wohlauf generates one.',
})

const adminHost = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(text), {
    error: ({ input }) =>
      `ADMIN_HOST must be a host as browsers send it, not "${input}"; for example ADMIN_HOST=admin.example.com.`,
  })

const endpoint = z.string().refine((text) => /^https?:$/.test(urlOf(text)?.protocol ?? ''), {
  error: ({ input }) =>
    `S3_ENDPOINT must be a web address, not "${input}"; for example S3_ENDPOINT=https://s3.eu-central-1.amazonaws.com.`,
})

const tracesEndpoint = z.string().refine((text) => /^https?:$/.test(urlOf(text)?.protocol ?? ''), {
  error:
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the web address of an OTLP receiver; for example OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318.',
})

/** The form that Sentry's pages show: a key, a host, and a project's number. */
const dsn = z.string().refine(
  (text) => {
    const url = urlOf(text)
    return url && /^https?:$/.test(url.protocol) && url.username !== '' && /\/\d+$/.test(url.pathname)
  },
  {
    error:
      'SENTRY_DSN must be the address that Sentry shows for a project; for example SENTRY_DSN=https://key@errors.example.org/1.',
  },
)

const smtpUrl = z
  .string()
  .refine((text) => /^smtps?:$/.test(urlOf(text)?.protocol ?? '') && urlOf(text)?.hostname, {
    error:
      'SMTP_URL must be the address of a mail server; for example SMTP_URL=smtps://user:password@mail.example.org:465.',
  })

/** The environment variables that Wohlauf reads; others are ignored. Each message is for the operator. */
export const environmentSchema = z
  .object({
    PORT: port('PORT', 3000).default(3000),
    HOST: z.string().trim().default('localhost'),
    ADMIN_HOST: adminHost.optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl('DATABASE_URL').optional(),
    DATABASE_DIRECT_URL: databaseUrl('DATABASE_DIRECT_URL').optional(),
    NODE_ENV: z.enum(environments, { error: oneOf('NODE_ENV', environments) }).default('development'),
    LOG_LEVEL: z.enum(logLevels, { error: oneOf('LOG_LEVEL', logLevels) }).optional(),
    TRUST_PROXY: proxies.default([]),
    METRICS_PORT: port('METRICS_PORT', 9464).optional(),
    METRICS_HOST: z.string().trim().default('localhost'),
    OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint.optional(),
    SECRET_KEY: secretKey.optional(),
    FORMER_SECRET_KEYS: formerSecretKeys.optional(),
    DRAIN_SECONDS: seconds('DRAIN_SECONDS', 0, 5).optional(),
    STOP_SECONDS: seconds('STOP_SECONDS', 1, 25).default(25),
    SMTP_URL: smtpUrl.optional(),
    SENTRY_DSN: dsn.optional(),
    SERVICE_WORKER: z.enum(switches, { error: oneOf('SERVICE_WORKER', switches) }).default('on'),
    SUPPORT_EMAIL: emailAddress('SUPPORT_EMAIL', 'hilfe@example.com').optional(),
    SECURITY_EMAIL: emailAddress('SECURITY_EMAIL', 'sicherheit@example.com').optional(),
    ...companyEnvironment,
    ...pushEnvironment,
    ...shellsEnvironment,
    ...backupEnvironment,
    S3_ENDPOINT: endpoint.optional(),
    S3_REGION: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .superRefine((values, context) => {
    if (values.NODE_ENV === 'production' && !values.ADMIN_HOST)
      context.addIssue({
        code: 'custom',
        message:
          'In production ADMIN_HOST must name the one host of the admin site; for example ADMIN_HOST=admin.example.com.',
      })
    if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        message:
          'DATABASE_DIRECT_URL goes together with DATABASE_URL, which is missing: the address of a pooler in front of the same database. Without a pooler set only DATABASE_URL.',
      })
    if (values.FORMER_SECRET_KEYS && !values.SECRET_KEY)
      context.addIssue({
        code: 'custom',
        message:
          'FORMER_SECRET_KEYS goes together with SECRET_KEY, which is missing; for example the output of "openssl rand -base64 32".',
      })
    const complaints = [
      companyComplaint(values, values.NODE_ENV === 'production'),
      apnsComplaint(values),
      backupComplaint(values),
    ]
    for (const message of complaints) if (message) context.addIssue({ code: 'custom', message })
    const missing = s3Names.filter((name) => !values[name])
    if (missing.length === 0 || missing.length === s3Names.length) return
    const message = `S3 storage needs all of ${s3Names.join(', ')}, but ${missing.join(', ')} is missing; for example S3_BUCKET=wohlauf. Set none of them to keep files on disk.`
    context.addIssue({ code: 'custom', message })
  })

export type Environment = z.output<typeof environmentSchema>
export type S3Environment = Pick<Environment, (typeof s3Names)[number]>

function oneOf(name: string, values: readonly string[]) {
  return ({ input }: { input?: unknown }) =>
    `${name} must be one of ${values.join(', ')}, not "${input}"; for example ${name}=${values[0]}.`
}

function urlOf(text: string): URL | null {
  return URL.parse(text)
}
