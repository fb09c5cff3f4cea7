import { randomUUID } from 'node:crypto'
import { CONTENT_ELEMENT_TYPES } from '@wohlauf/contract/content-elements'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type * as z from 'zod/mini'
import type { TestFile } from '../testing/call.ts'
import { PASSWORD } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import { fieldsOf, type JsonSchema, sampleValue } from '../testing/sample-value.ts'
import type { World } from './world.ts'

export const inputOf = (operation: AnyOperation): z.ZodMiniObject => operation.input as z.ZodMiniObject

/** Well-formed; no link has it. */
const UNKNOWN_TOKEN = 'x'.repeat(43)

/** Valid texts for fields whose schema does not tell. */
const TEXTS: Record<string, string> = {
  notificationTime: '08:30:00',
  // Of the test's clock.
  date: '2026-03-04',
  pausedUntil: '2026-03-10',
  month: '2026-03',
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
  videoId: '76979871',
}

const OTHER_ANSWER = randomUUID()

/** Values that must match another field: the world's own answer stays, learners may have picked it. */
const fittingValue = (name: string, { tenantIds }: World): unknown => {
  const rightAnswer = tenantIds.contentElementQuizAnswerId
  if (name === 'idOfCorrectAnswer') return rightAnswer
  if (name !== 'possibleAnswers') return undefined
  return [rightAnswer, OTHER_ANSWER].map((contentElementQuizAnswerId) => ({
    contentElementQuizAnswerId,
    text: 'Text',
    explanation: '<p>Text</p>',
  }))
}

/** The rows whose ids a field for a new order expects. */
const SORTED: Record<string, string> = {
  sortedIdsOfModules: 'moduleId',
  sortedIdsOfModulePages: 'modulePageId',
  sortedIdsOfContentElements: 'contentElementId',
  sortedIdsOfDocuments: 'documentId',
}

/**
 * A creating call may contain the new row's id, and returns it (except for pages): no row has it yet, so it
 * is not foreign.
 */
const isOfNewRow = (name: string, { name: operation, output }: AnyOperation): boolean =>
  (operation.includes('/create-') && name in ((output as Partial<z.ZodMiniObject>).shape ?? {})) ||
  (name === 'modulePageId' && operation === 'modules/create-module-page-as-manager-command')

const isRowId = (name: string): boolean =>
  (name.endsWith('Id') && !(name in TEXTS)) || name === 'idOfReferencedDocument'

/** The fields with the id of an existing row. */
export const idFields = (operation: AnyOperation): string[] =>
  Object.keys(inputOf(operation).shape).filter((name) => isRowId(name) && !isOfNewRow(name, operation))

/** An operation for one type of element gets an element of that type. */
const elementFor = ({ name }: AnyOperation, { elementIds }: World): string => {
  const named = CONTENT_ELEMENT_TYPES.find((type) => name.includes(type.toLowerCase().replaceAll('_', '-')))
  return elementIds[named ?? 'ACKNOWLEDGEMENT']
}

const idOf = (name: string, operation: AnyOperation, world: World): string => {
  if (isOfNewRow(name, operation)) return randomUUID()
  if (name === 'contentElementId') return elementFor(operation, world)
  const id = world.tenantIds[name === 'idOfReferencedDocument' ? 'documentId' : name] ?? world.ownIds[name]
  if (!id) throw new Error(`conformance/world.ts creates nothing for the field ${name}: add it`)
  return id
}

/**
 * Valid input for any operation, with the ids of a world. Changes are sent without a revision; a paged list is asked
 * for its first page.
 */
export const sampleInput = (operation: AnyOperation, world: World): Record<string, unknown> => {
  const addressOfSite = operation.site === 'admin' ? world.adminEmailAddress : world.learner.emailAddress
  const sampleFor = (name: string, schema: JsonSchema): unknown => {
    if (name === 'emailAddress') return addressOfSite
    if (name === 'registrationLinkSlug') return world.sponsor.slug
    if (name === 'userId') return world.learner.id
    if (isRowId(name)) return idOf(name, operation, world)
    const sorted = SORTED[name]
    return sorted
      ? [idOf(sorted, operation, world)]
      : (fittingValue(name, world) ?? sampleValue(name, schema, TEXTS))
  }
  return Object.fromEntries(
    fieldsOf(inputOf(operation))
      .filter(([name]) => name !== 'revision' && name !== 'after')
      .map(([name, schema]) => [name, sampleFor(name, schema)]),
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
