import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

/** An S3-compatible service without a bucket. */
export type S3Connection = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }

export type BackupConfig = Readonly<{
  /** A folder or `s3://bucket/prefix`; `null`: no backups are scheduled. */
  to: string | null
  /** Public keys of age. */
  recipients: readonly string[]
  /** Berlin's time, `HH:MM`; `null`: backups are made on request only. */
  at: string | null
  /** How many months keep their last backup; 0: no backup is older than 35 days. */
  months: number
  /** Private keys of age, with which backups are checked by restoring them. */
  identities: readonly string[]
  /** The service of `s3://…`; `null`: the one that stores the files. */
  s3: S3Connection | null
}>

const s3Names = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const

const BUCKET = /^(s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[a-z0-9][a-z0-9._-]*)*)\/?$/

/**
 * The address of a place for backups, an absolute folder or a bucket with a prefix, in the one spelling by which it is
 * recognised: shells complete a folder with a slash. Null for other texts.
 */
export const placeAddress = (text: string): string | null =>
  isAbsolute(text) ? resolve(text) : (BUCKET.exec(text)?.[1] ?? null)

const place = z
  .string()
  .trim()
  .refine((text) => placeAddress(text) !== null, {
    error: ({ input }) =>
      `BACKUP_TO must be an absolute folder or s3://bucket/prefix, not "${input}"; for example BACKUP_TO=/var/backups/wohlauf.`,
  })
  .transform((text) => placeAddress(text) ?? text)

/** X25519 only: other age recipients need hardware or plugins. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/
const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/

const recipients = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((one) => RECIPIENT.test(one)), {
    error:
      'BACKUP_RECIPIENT must be public keys of age, separated by commas, as "npm run backup:key" prints one; for example BACKUP_RECIPIENT=age1….',
  })

const time = z
  .string()
  .trim()
  .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
    error: ({ input }) => `BACKUP_AT must be a time of the day, not "${input}"; for example BACKUP_AT=03:10.`,
  })

const months = z
  .string()
  .refine((text) => /^(\d|1[0-2])$/.test(text.trim()), {
    error: ({ input }) =>
      `BACKUP_MONTHS must be a whole number from 0 to 12, not "${input}"; for example BACKUP_MONTHS=12.`,
  })
  .transform(Number)

const identities = z.string().transform((value, context): string[] => {
  try {
    const text = value.trim()
    const content = IDENTITY.test(text) ? text : readFileSync(text, 'utf8')
    const lines = content.split(/\r?\n/).map((line) => line.trim())
    const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
    if (keys.length > 0 && keys.every((key) => IDENTITY.test(key))) return keys
  } catch {
    // The same message as for other content, which is not repeated.
  }
  context.addIssue({
    code: 'custom',
    message:
      'BACKUP_IDENTITY must be a private key of age, or the file that contains it, as "npm run backup:key" makes it; for example BACKUP_IDENTITY=/run/secrets/backup.key.',
  })
  return z.NEVER
})

export const backupEnvironment = {
  BACKUP_TO: place.optional(),
  BACKUP_RECIPIENT: recipients.optional(),
  BACKUP_AT: time.optional(),
  BACKUP_MONTHS: months.default(0),
  BACKUP_IDENTITY: identities.optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'BACKUP_S3_ENDPOINT must be a web address.' })
    .optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const environment = z.object(backupEnvironment)
type BackupEnvironment = z.output<typeof environment>

/** What is wrong with the combination of settings; null when nothing is. */
export const backupComplaint = (
  values: BackupEnvironment & { S3_ENDPOINT?: string | undefined },
): string | null => {
  if (values.BACKUP_AT && !(values.BACKUP_TO && values.BACKUP_RECIPIENT))
    return 'BACKUP_AT goes together with BACKUP_TO and BACKUP_RECIPIENT; for example BACKUP_TO=/var/backups/wohlauf.'
  const missing = s3Names.filter((name) => !values[name])
  if (missing.length > 0 && missing.length < s3Names.length)
    return `A bucket for backups needs all of ${s3Names.join(', ')}, but ${missing.join(', ')} is missing. Set none of them to use the service of S3_ENDPOINT.`
  if (values.BACKUP_TO?.startsWith('s3:') && missing.length > 0 && !values.S3_ENDPOINT)
    return `BACKUP_TO is a bucket, and no service is named: set ${s3Names.join(', ')}.`
  return null
}

export const backupOf = (values: BackupEnvironment): BackupConfig => {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } =
    values
  const hasService =
    BACKUP_S3_ENDPOINT && BACKUP_S3_REGION && BACKUP_S3_ACCESS_KEY_ID && BACKUP_S3_SECRET_ACCESS_KEY
  return Object.freeze({
    to: values.BACKUP_TO ?? null,
    recipients: values.BACKUP_RECIPIENT ?? [],
    at: values.BACKUP_AT ?? null,
    months: values.BACKUP_MONTHS,
    identities: values.BACKUP_IDENTITY ?? [],
    s3: hasService
      ? {
          endpoint: BACKUP_S3_ENDPOINT,
          region: BACKUP_S3_REGION,
          accessKeyId: BACKUP_S3_ACCESS_KEY_ID,
          secretAccessKey: BACKUP_S3_SECRET_ACCESS_KEY,
        }
      : null,
  })
}
