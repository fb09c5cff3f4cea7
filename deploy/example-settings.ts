import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentSchema } from '../apps/server/src/platform/base/config/environment.ts'

/** The names of all settings of the product. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape)

/** The values that an operator fills in, by setting. */
export const FILLED_IN: Readonly<Record<string, string>> = {
  ADMIN_HOST: 'admin.example.com',
  SECRET_KEY: 'q3BqA1m0sJX2kzYw8mK7v5nR4tU6pLfE9dHcGbVaZxI=',
  DATABASE_URL: 'postgres://wohlauf:5f2d9b7c@database.example.org:5432/wohlauf',
  SMTP_URL: 'smtps://user:password@mail.example.org:465',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_ACCESS_KEY_ID: '3b8f0c51',
  S3_SECRET_ACCESS_KEY: '9a7e2d64',
  COMPANY_NAME: 'Muster GmbH',
  COMPANY_LEGAL_FORM: 'Gesellschaft mit beschränkter Haftung',
  COMPANY_STREET: 'Musterstraße 1',
  COMPANY_POSTAL_CODE: '80331',
  COMPANY_CITY: 'München',
  COMPANY_REPRESENTED_BY: 'Erika Musterfrau, Max Mustermann',
  COMPANY_REGISTER_COURT: 'Amtsgericht München',
  COMPANY_REGISTER_NUMBER: 'HRB 123456',
  COMPANY_VAT_ID: 'DE123456789',
  COMPANY_EMAIL: 'kontakt@example.com',
  COMPANY_PHONE: '+49 89 99998100',
  COMPANY_DATA_PROTECTION_EMAIL: 'datenschutz@example.com',
  COMPANY_RESPONSIBLE_FOR_CONTENT: 'Erika Musterfrau, Musterstraße 1, 80331 München',
}

/** A folder of this machine in place of a container's `/data`. */
export const ownDataDir = (): string => mkdtempSync(join(tmpdir(), 'wohlauf-deploy-'))
