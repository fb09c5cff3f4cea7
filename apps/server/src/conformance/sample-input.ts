import { randomUUID } from 'node:crypto'
import { HEALTH_DATA_CONSENT, TERMS_VERSION } from '@wohlauf/contract/legal/legal-texts'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { berlinDay, berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { CONTENT_ELEMENT_TYPES } from '@wohlauf/contract/values/elements/content-elements'
import { FEATURES } from '@wohlauf/contract/values/features'
import * as z from 'zod/mini'
import type { TestFile } from '../testing/call.ts'
import { articlePackage, modulePackage, packageFile, recipePackage } from '../testing/files/course-package.ts'
import { makePicture } from '../testing/files/picture.ts'
import { PASSWORD } from '../testing/people/people.ts'
import { fieldsOf, type JsonSchema, sampleValue } from '../testing/sample-value.ts'
import { listWith } from './managed-lists.ts'
import { publishesSeveral } from './operations-of-versions.ts'
import type { World } from './world.ts'

export const inputOf = (operation: AnyOperation): z.ZodMiniObject => operation.input as z.ZodMiniObject

/** Well-formed; no link has it. */
const UNKNOWN_TOKEN = 'x'.repeat(43)

const HOUR_MS = 3_600_000

/** Valid days and instants for a world of that instant. */
const timesOf = ({ createdAt }: World): Record<string, string> => {
  const today = berlinDay(createdAt)
  const tomorrow = addDays(today, 1)
  return {
    date: today,
    pausedUntil: addDays(today, 6),
    month: today.slice(0, 7),
    consumedAt: `${new Date(createdAt.getTime() - HOUR_MS).toISOString().slice(0, 13)}:00:00Z`,
    publishAt: berlinInstant(tomorrow, '09:30:00').toISOString(),
    before: tomorrow,
    from: addDays(today, -3),
    to: addDays(today, 27),
    endsOn: addDays(today, 27),
  }
}

/** Valid texts for fields whose schema states no format. */
const TEXTS: Record<string, string> = {
  notificationTime: '08:30:00',
  code: '000000',
  password: PASSWORD,
  currentPassword: PASSWORD,
  userCurrentPassword: PASSWORD,
  userPassword: 'ein-anderes-passwort-2026',
  userNewPassword: 'ein-anderes-passwort-2026',
  userEmailAddress: 'noch-niemand@firma.example',
  emailAddresses: 'eingeladen@firma.example',
  search: 'firma.example',
  allowedDomains: 'firma.example',
  // The world's seat has this status.
  status: 'INVITED',
  phoneNumber: '0331 123456',
  textVersion: HEALTH_DATA_CONSENT.version,
  version: TERMS_VERSION,
  validFrom: '2100-02-01',
  bodyHtml: '<p>Absatz</p>',
  healthConsentVersion: HEALTH_DATA_CONSENT.version,
  confirmationToken: UNKNOWN_TOKEN,
  token: UNKNOWN_TOKEN,
  videoId: '76979871',
  link: 'https://beispiel.example/seite',
  senderEmailAddress: 'hallo@beispiel.example',
  colour: '#5b2a86',
  appStoreLink: 'https://beispiel.example/seite',
  playStoreLink: 'https://beispiel.example/seite',
  lowestShellVersion: '1.4.7',
  androidShell: `de.beispiel.app ${Array(32).fill('AB').join(':')}`,
  iosShell: 'A1B2C3D4E5.de.beispiel.app',
}

const OTHER_ANSWER = randomUUID()

/** Values that must match another field: the world's own answer stays, learners may have picked it. */
const fittingValue = (name: string, { name: operation }: AnyOperation, world: World): unknown => {
  const { tenantIds, ownIds, app } = world
  // The world must stay reachable, with all of its areas.
  const host = operation.includes('/create-') ? `${randomUUID()}.test` : app.host
  if (name === 'host') return host
  if (name === 'allowedHostsForInitialConnection') return [host]
  if (name === 'enabledFeatures') return FEATURES
  if (name === 'userGoalProgresses') return [{ userGoalId: ownIds.userGoalId, userGoalProgressScore: 8 }]
  // Some of the world's sponsor are in use, and other samples take more.
  if (name === 'availableSeats') return 1010
  const ofAutosaves: Record<string, string> = { name: 'recipe-new', typedAt: world.createdAt.toISOString() }
  if (operation.startsWith('autosaves/')) return ofAutosaves[name]
  const rightAnswer = tenantIds.contentElementQuizAnswerId
  if (name === 'idOfCorrectAnswer') return rightAnswer
  if (name !== 'possibleAnswers') return undefined
  return [rightAnswer, OTHER_ANSWER].map((contentElementQuizAnswerId) => ({
    contentElementQuizAnswerId,
    text: 'Text',
    explanation: '<p>Text</p>',
  }))
}

/** The field with the id of one row, of a field that expects several of them. */
const idOfSeveral = (name: string, operation: AnyOperation): string | undefined => {
  if (name === 'idsOfPromotedModules') return 'moduleId'
  if (publishesSeveral(operation) && name.endsWith('Ids')) return name.slice(0, -1)
  return name.startsWith('sortedIdsOf') ? listWith('sort', operation)?.id : undefined
}

/** Ids chosen by the client, which name no row that other callers could request. */
const OWN_KEYS = ['enrolmentId', 'habitLogId', 'userGoalRatingId']

/**
 * A creating call may contain the new row's id, and returns it (except for pages): no row has it yet, so it
 * is not foreign.
 */
export const isOfNewRow = (name: string, { name: operation, output }: AnyOperation): boolean =>
  OWN_KEYS.includes(name) ||
  (operation.includes('/create-') && name in ((output as Partial<z.ZodMiniObject>).shape ?? {})) ||
  (name === 'modulePageId' && operation === 'modules/create-module-page-as-manager-command')

const isRowId = (name: string): boolean =>
  (name.endsWith('Id') && !(name in TEXTS)) || name === 'idOfReferencedDocument'

/** The fields with the id of an existing row. */
export const idFields = (operation: AnyOperation): string[] =>
  Object.keys(inputOf(operation).shape).filter((name) => isRowId(name) && !isOfNewRow(name, operation))

/** An operation for one type of element gets an element of that type. */
const elementFor = ({ name }: AnyOperation, { elementIds }: World): string => {
  const elementType = CONTENT_ELEMENT_TYPES.find((type) =>
    name.includes(type.toLowerCase().replaceAll('_', '-')),
  )
  return elementIds[elementType ?? 'ACKNOWLEDGEMENT']
}

/** The same for an article; a longer name contains a shorter one. */
const blogElementFor = ({ name }: AnyOperation, { blogElementIds }: World): string => {
  const elementType = ELEMENTS_OF_ARTICLES.types.find((type) =>
    name.endsWith(`-${type.toLowerCase().replaceAll('_', '-')}-as-manager-command`),
  )
  return blogElementIds[elementType ?? 'RICH_TEXT']
}
/** An item of the kind in the sample for `kind`: the first kind that the contract lists. */
const itemFor = ({ name }: AnyOperation, { tenantIds }: World): string | undefined =>
  tenantIds[name.startsWith('feedback/') ? 'modulePageId' : 'moduleId']

/** A version of the item that the operation is about. */
const versionFor = (operation: AnyOperation, { tenantIds, versionIds }: World): string | undefined => {
  const [item = ''] = Object.keys(inputOf(operation).shape)
  return versionIds[tenantIds[item] ?? '']
}

const idOf = (name: string, operation: AnyOperation, world: World): string => {
  if (isOfNewRow(name, operation)) return randomUUID()
  if (name === 'contentElementId') return elementFor(operation, world)
  if (name === 'blogArticleContentElementId') return blogElementFor(operation, world)
  const key = name === 'idOfReferencedDocument' ? 'documentId' : name
  const ofAnother: Record<string, typeof itemFor> = {
    itemId: itemFor,
    versionId: versionFor,
    toVersionId: versionFor,
  }
  const id = ofAnother[name]?.(operation, world) ?? world.tenantIds[key] ?? world.ownIds[key]
  if (!id) throw new Error(`conformance/world.ts creates nothing for the field ${name}: add it`)
  return id
}

/**
 * A log is deleted by its day and not by its id, a change is sent without a revision, and a version is compared with
 * the working state; of a paged list the first page is requested, in its usual length, and of all users.
 */
const LEFT_OUT = ['habitLogId', 'revision', 'replaces', 'workingState', 'after', 'limit', 'partOfAddress']

/** Valid input for any operation, with the ids of a world. */
export const sampleInput = (operation: AnyOperation, world: World): Record<string, unknown> => {
  const addressOfSite = operation.site === 'admin' ? world.adminEmailAddress : world.learner.emailAddress
  const texts = { ...TEXTS, ...timesOf(world) }
  const sampleFor = (name: string, schema: JsonSchema): unknown => {
    if (name === 'emailAddress') return addressOfSite
    if (name === 'registrationLinkSlug') return world.sponsor.slug
    if (name === 'userId' || name === 'personId') return world.learner.id
    if (isRowId(name)) return idOf(name, operation, world)
    // The id names a position: if the element does not exist, for example in another app, the new one comes at the end.
    if (name === 'idOfNextElement') return randomUUID()
    const ofSeveral = idOfSeveral(name, operation)
    return ofSeveral
      ? [idOf(ofSeveral, operation, world)]
      : (fittingValue(name, operation, world) ?? sampleValue(name, schema, texts))
  }
  const sample = Object.fromEntries(
    fieldsOf(inputOf(operation))
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, schema]) => [name, sampleFor(name, schema)]),
  )
  requireValid(operation, sample)
  return sample
}

/** Otherwise every test of the operation would end in 400, and prove nothing. */
const requireValid = (operation: AnyOperation, sample: Record<string, unknown>): void => {
  const [issue] = z.safeParse(inputOf(operation), sample).error?.issues ?? []
  if (!issue) return
  const field = issue.path.join('.')
  throw new Error(
    `${operation.name} refuses the sample ${JSON.stringify(sample[String(issue.path[0])])} for its field ${field} (${issue.message}): give the field a valid value in TEXTS or fittingValue of conformance/sample-input.ts`,
  )
}

const packageFor = ({ name }: AnyOperation): object => {
  if (name.includes('-recipe-')) return recipePackage
  return name.includes('-blog-article-') ? articlePackage : modulePackage
}

export const sampleFiles = async (operation: AnyOperation): Promise<Record<string, TestFile>> => {
  const files: Record<string, TestFile> = {}
  for (const [name, { accepts }] of Object.entries(operation.files)) {
    if (accepts === 'course-package' || accepts === 'inspected-package')
      files[name] = await packageFile(packageFor(operation))
    else
      files[name] =
        accepts !== 'document'
          ? { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
          : { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'blatt.pdf', type: 'application/pdf' }
  }
  return files
}
