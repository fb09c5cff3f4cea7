import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import type { AnyOperation } from '@wohlauf/contract/operation'
import * as z from 'zod/mini'
import type { TestFile } from '../testing/call.ts'
import { PASSWORD } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import type { World } from './world.ts'

export const inputOf = (operation: AnyOperation): z.ZodMiniObject => operation.input as z.ZodMiniObject

/** Of the right form; no link has it. */
const UNKNOWN_TOKEN = 'x'.repeat(43)

/** What a field of text takes that no schema tells. */
const TEXTS: Record<string, string> = {
  notificationTime: '08:30:00',
  password: PASSWORD,
  currentPassword: PASSWORD,
  userCurrentPassword: PASSWORD,
  userPassword: 'ein-anderes-passwort-2026',
  userNewPassword: 'ein-anderes-passwort-2026',
  userEmailAddress: 'noch-niemand@firma.example',
  emailAddresses: 'eingeladen@firma.example',
  phoneNumber: '0331 123456',
  textVersion: HEALTH_DATA_CONSENT.version,
  healthConsentVersion: HEALTH_DATA_CONSENT.version,
  confirmationToken: UNKNOWN_TOKEN,
  token: UNKNOWN_TOKEN,
}

type JsonSchema = {
  type?: string
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  pattern?: string
  format?: string
}

const sampleValue = (name: string, schema: JsonSchema): unknown => {
  const { type, enum: values, anyOf, items, minItems = 0, minimum = 0, pattern, format } = schema
  if (values) return values[0]
  if (anyOf?.[0]) return sampleValue(name, anyOf[0])
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1)
  if (type === 'array') return Array.from({ length: minItems }, () => sampleValue(name, items ?? {}))
  if (type === 'string' && name in TEXTS) return TEXTS[name]
  if (type === 'string' && !pattern && !format) return 'Text'
  throw new Error(`conformance/sample-input.ts knows no sample for the field ${name}: add one`)
}

const idOf = (name: string, operation: AnyOperation, world: World): string => {
  if (name === 'contentElementId')
    return operation.name.includes('quiz') ? world.elementIds.quiz : world.elementIds.acknowledgement
  const id = world.tenantIds[name] ?? world.ownIds[name]
  if (!id) throw new Error(`conformance/world.ts makes nothing for the field ${name}: add it`)
  return id
}

/** Right input for any operation, with the ids of a world. */
export const sampleInput = (operation: AnyOperation, world: World): Record<string, unknown> => {
  const { properties = {} } = z.toJSONSchema(inputOf(operation), { io: 'input', unrepresentable: 'any' })
  const addressOfSite = operation.site === 'admin' ? world.adminEmailAddress : world.learner.emailAddress
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      if (name === 'emailAddress') return [name, addressOfSite]
      if (name === 'registrationLinkSlug') return [name, world.sponsor.slug]
      if (name === 'userId') return [name, world.learner.id]
      if (name.endsWith('Id')) return [name, idOf(name, operation, world)]
      return [name, sampleValue(name, schema as JsonSchema)]
    }),
  )
}

export const sampleFiles = async (operation: AnyOperation): Promise<Record<string, TestFile>> => {
  const files: Record<string, TestFile> = {}
  for (const [name, { accepts }] of Object.entries(operation.files))
    files[name] =
      accepts === 'image'
        ? { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
        : { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'blatt.pdf', type: 'application/pdf' }
  return files
}
