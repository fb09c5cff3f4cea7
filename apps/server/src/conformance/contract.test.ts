import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyOperation, namesOfStaleQueries } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { EVERYWHERE, REFUSALS } from '@wohlauf/contract/refusals'
import { describe, expect, test } from 'vitest'
import { HANDLERS } from '../composition/handlers.ts'
import { byName } from './every-operation.ts'
import { handlerFileOf, isFileFor, lastPart } from './handler-files.ts'

const contractFolder = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'audience' in value && 'path' in value

/** Paths as the specification and the decisions state them, of the operations that exist so far. */
const SPECIFIED = [
  'GET /api/application/authentication/authenticated-user',
  'GET /api/application/authentication/authenticated-admin',
  'POST /api/unauthorized/application/authentication/login',
  'POST /api/unauthorized/application/authentication/logout',
  'POST /api/unauthorized/application/authentication/admin-login',
  'POST /api/unauthorized/application/authentication/admin-logout',
  'POST /api/unauthorized/maintenance/ping-query',
  'POST /api/dashboard/get-dashboard-query',
  'POST /api/goal-tracking/get-user-progress-query',
  'POST /api/modules/get-modules-query',
  'POST /api/modules/get-module-query',
  'POST /api/modules/mark-module-page-as-seen-command',
  'POST /api/modules/mark-module-as-most-recently-seen-command',
  'POST /api/modules/mark-module-as-completed-command',
  'POST /api/modules/mark-quiz-as-answered-correctly-command',
  'POST /api/modules/mark-quiz-as-answered-incorrectly-command',
  'POST /api/modules/confirm-exercise-of-module-page-command',
  'POST /api/modules/retract-exercise-of-module-page-command',
  'POST /api/modules/confirm-acknowledgement-command',
  'POST /api/onboarding/get-feature-examples-query',
  'POST /api/onboarding/mark-onboarding-as-completed-for-user-command',
  'POST /api/habits/get-habit-intents-query',
  'POST /api/goal-tracking/get-user-goal-proposals-query',
  'POST /api/goal-tracking/get-user-progress-query',
  'POST /api/goal-tracking/get-user-goal-progress-query',
  'POST /api/goal-tracking/create-user-goal-command',
  'POST /api/goal-tracking/update-user-goal-command',
  'POST /api/goal-tracking/delete-user-goal-command',
  'POST /api/goal-tracking/rate-user-goal-progress-command',
  'POST /api/goal-tracking/log-user-goal-rating-rejection-command',
  'POST /api/goal-tracking/get-user-goal-proposals-as-manager-query',
  'POST /api/user-progress/create-user-goal-proposal-as-manager-command',
  'POST /api/user-progress/update-user-goal-proposal-as-manager-command',
  'POST /api/user-progress/delete-user-goal-proposal-as-manager-command',
  ...[
    'rich-text',
    'video',
    'image',
    'quiz',
    'habit-proposal',
    'acknowledgement',
    'document',
    'self-reflection',
  ].flatMap((kind) => [
    `POST /api/modules/create-${kind}-as-manager-command`,
    `POST /api/modules/update-${kind}-as-manager-command`,
  ]),
  'POST /api/modules/get-modules-as-manager-query',
  'POST /api/modules/get-module-as-manager-query',
  'POST /api/modules/get-module-page-for-preview-as-manager-query',
  'POST /api/modules/get-documents-as-manager-query',
  'POST /api/modules/enable-module-as-manager-command',
  'POST /api/modules/disable-module-as-manager-command',
  'POST /api/modules/delete-module-as-manager-command',
  'POST /api/modules/update-order-of-modules-as-manager-command',
  'POST /api/modules/update-order-of-module-pages-for-module-as-manager-command',
  'POST /api/modules/delete-content-element-as-manager-command',
  'POST /api/modules/update-order-of-content-elements-for-module-page-as-manager-command',
  'POST /api/documents/get-document-file-query',
  'GET /api/unauthorized/application/authentication/authenticated-impersonation/:token',
  'POST /api/unauthorized/sponsors/is-sponsor-slug-valid-query',
  'POST /api/unauthorized/user-management/get-user-registration-request-query',
  'POST /api/unauthorized/user-management/register-user-for-sponsor-command',
  'POST /api/unauthorized/user-management/confirm-user-registration-command',
  'POST /api/unauthorized/user-management/request-password-reset-command',
  'POST /api/unauthorized/user-management/confirm-password-reset-command',
  'POST /api/unauthorized/user-management/confirm-email-address-change-command',
  ...['get-nutrition-diary-timeline-query', 'get-tips-as-manager-query'].map(
    (name) => `POST /api/nutrition-diary/${name}`,
  ),
  ...['create', 'update', 'publish', 'unpublish'].map(
    (verb) => `POST /api/nutrition-diary/${verb}-tip-as-manager-command`,
  ),
  'POST /api/nutrition-diary/update-order-of-tips-as-manager-command',
  'POST /api/unauthorized/support/create-contact-message-command',
  'POST /api/unauthorized/support/request-company-access-command',
  'POST /api/support/create-support-message-command',
  'POST /api/user-management/request-email-address-change-command',
  'POST /api/user-management/update-user-password-command',
  'POST /api/user-management/delete-own-account-command',
  'POST /api/user-management/update-notification-settings-command',
  'POST /api/administration/get-impersonation-url-for-user-as-admin-query',
]

test('every operation in a file of the contract is in the list that the server mounts', async () => {
  const files = globSync('**/*.ts', { cwd: contractFolder, exclude: ['**/*.test.ts', '**/*.d.ts'] })
  const statedOperations: AnyOperation[] = []
  for (const name of files) {
    const module = (await import(`${contractFolder}${name}`)) as Record<string, unknown>
    statedOperations.push(...Object.values(module).filter(isOperation))
  }
  expect(OPERATIONS.map(({ name }) => name).sort()).toEqual(statedOperations.map(({ name }) => name).sort())
})

test('no two operations share a name or a path', () => {
  for (const key of ['name', 'path'] as const) {
    const all = OPERATIONS.map((operation) => operation[key])
    expect(all.length).toBe(new Set(all).size)
  }
})

test.each(SPECIFIED)('%s exists exactly as specified', (specified) => {
  expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`)).toContain(specified)
})

describe.each(byName(OPERATIONS))('%s', (name, operation) => {
  const segment = lastPart(operation)

  test('has a name that says whether it is a query or a command', () => {
    expect(name).toMatch(/^([a-z-]+\/)+[a-z-]+$/)
    if (name.startsWith('application/authentication/')) return
    const endings = { query: '-query', download: '-query', command: '-command', upload: '-command' }
    expect(segment.endsWith(endings[operation.kind])).toBe(true)
    expect(segment.includes('-as-manager-')).toBe(/manager$/.test(operation.audience))
    expect(segment.includes('-as-admin-')).toBe(operation.audience === 'admin')
  })

  test('has its handler in the one file of its name, or with the others of its list or of content elements', () => {
    expect(HANDLERS.filter((handler) => handler.operation === operation)).toHaveLength(1)
    const file = handlerFileOf(operation) ?? ''
    expect([file, isFileFor(file, operation)]).toEqual([file, true])
    // Operations of two contexts may have the same name: the folder distinguishes them.
    const isShared = OPERATIONS.filter((each) => lastPart(each) === segment).length > 1
    if (isShared) expect(file).toMatch(new RegExp(`^${name.slice(0, name.lastIndexOf('/'))}/`))
  })

  test('is below /api/unauthorized/ only when anyone may call it', () => {
    const last = operation.pathField ? `/:${operation.pathField}` : ''
    expect(operation.path).toBe(
      `/api/${operation.audience === 'anyone' ? 'unauthorized/' : ''}${name}${last}`,
    )
  })

  test('invalidates only queries', () => {
    for (const stale of namesOfStaleQueries(operation))
      expect([stale, OPERATIONS.find((each) => each.name === stale)?.kind]).toEqual([stale, 'query'])
    if (operation.kind === 'query' || operation.kind === 'download')
      expect(operation.invalidates).toBeUndefined()
  })

  test('declares only refusals of its own, and each once', () => {
    const own = operation.refusals ?? []
    expect(own.filter((refusal: string) => EVERYWHERE.some((other) => other === refusal))).toEqual([])
    expect(new Set(own).size).toBe(own.length)
  })
})

describe.each(Object.entries(REFUSALS))('the refusal %s', (identifier, { status, message }) => {
  test('has a German sentence, an identifier in kebab-case and a fitting status', () => {
    expect(identifier).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(message).toMatch(/^\p{Lu}.{10,}$/u)
    expect(message).not.toMatch(/\b(the|not|error|invalid|Sie|Ihr|Ihre)\b/)
    expect([400, 401, 403, 404, 408, 409, 413, 415, 426, 429, 500, 503]).toContain(status)
  })

  test('is declared by an operation or allowed everywhere', () => {
    const declared = OPERATIONS.flatMap((operation) => (operation.refusals ?? []) as string[])
    const isHttp = ['conflict'].includes(identifier)
    expect(isHttp || [...EVERYWHERE, ...declared].includes(identifier as (typeof EVERYWHERE)[number])).toBe(
      true,
    )
  })
})

test('the sentences worded by the specification are used verbatim', () => {
  const wordings = {
    'authentication-required': 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.',
    'user-disabled': 'Dein Account wurde deaktiviert.',
    'login-failed': 'Die Anmeldung ist fehlgeschlagen',
    'internal-error': 'Es ist ein interner Fehler aufgetreten',
    'file-too-large': 'Die Datei darf maximal 10MB groß sein',
    'wrong-file-format': 'Die Datei ist nicht im richtigen Format',
    'unknown-host': 'Unter dieser Adresse ist keine App eingerichtet.',
  } as const
  for (const [identifier, message] of Object.entries(wordings))
    expect(REFUSALS[identifier as keyof typeof wordings].message).toBe(message)
})
