import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication'
import { deleteContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { deleteDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { retractExerciseOfModulePage } from '@wohlauf/contract/modules'
import { deleteModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  confirmEmailAddressChange,
  confirmPasswordReset,
  confirmUserRegistration,
  getDataExportFile,
  getPasswordResetRequest,
  getUserRegistrationRequest,
  requestDataExport,
  stopEmailAddressChange,
} from '@wohlauf/contract/user-management'
import { issueImpersonation } from '../contexts/administration/impersonations.ts'
import type { LinkPurpose } from '../contexts/user-management/rules/link-life.ts'
import { acrossTenants } from '../platform/database/transaction.ts'
import type { TestServer } from '../testing/test-server.ts'
import { isOnAdminSite, placeOf } from './every-operation.ts'
import { sampleInput } from './sample-input.ts'
import { anotherSession, freshLink, type World } from './world.ts'

const LINKS: readonly (readonly [AnyOperation, LinkPurpose])[] = [
  [getUserRegistrationRequest, 'INVITATION'],
  [confirmUserRegistration, 'REGISTRATION'],
  [getPasswordResetRequest, 'PASSWORD_RESET'],
  [confirmPasswordReset, 'PASSWORD_RESET'],
  [confirmEmailAddressChange, 'EMAIL_CHANGE'],
  [stopEmailAddressChange, 'STOP_EMAIL_CHANGE'],
]

const DELETIONS: readonly AnyOperation[] = [
  deleteContentElementAsManager,
  deleteDocumentAsManager,
  deleteModuleAsManager,
]

const impersonationToken = async (house: TestServer, { app, learner }: World): Promise<string> => {
  const admin = await house.createAdmin()
  return acrossTenants(house.services.platformPool, 'a test looks into an account', (tx) =>
    issueImpersonation(tx, admin.id, { appId: app.appId, userId: learner.id }, house.clock.now()),
  )
}

/** What an order must name: all there is of a kind just now. */
export const LISTS: Record<string, string> = {
  sortedIdsOfModules: 'SELECT id FROM module WHERE app_id = $1 ORDER BY position',
  sortedIdsOfModulePages: 'SELECT id FROM module_page WHERE app_id = $1 AND module_id = $2 ORDER BY position',
  sortedIdsOfContentElements:
    'SELECT id FROM content_element WHERE app_id = $1 AND module_page_id = $2 ORDER BY position',
  sortedIdsOfDocuments: 'SELECT id FROM document WHERE app_id = $1 ORDER BY position',
}

export const wholeList = async (
  house: TestServer,
  { app }: World,
  name: string,
  parentId: unknown,
): Promise<string[]> => {
  const { rows } = await house.adminPool.query(LISTS[name] ?? '', [
    app.appId,
    ...(parentId ? [parentId] : []),
  ])
  return rows.map(({ id }) => id)
}

/** Something to delete: what the world has is still needed. */
const somethingElse = async (house: TestServer, { app }: World, operation: AnyOperation) => {
  const { moduleId, pages } = await house.createModule(app)
  if (operation === deleteModuleAsManager) return { moduleId }
  if (operation === deleteDocumentAsManager)
    return { documentId: (await house.createDocument(app)).documentId }
  return { contentElementId: pages[0]?.elements[0]?.contentElementId }
}

/**
 * What the operation needs to succeed, and where it is called. Some calls use up what they are given (a link, a session, the
 * account itself): they get one of their own, each time.
 */
export const arrange = async (house: TestServer, world: World, operation: AnyOperation) => {
  // Who calls so often is told to wait; here it is one and the same network.
  await house.adminPool.query('DELETE FROM login_throttle')
  const input = sampleInput(operation, world)
  const place = placeOf(operation, world)
  if (operation === getAuthenticatedImpersonation) {
    const token = await impersonationToken(house, world)
    return { input: { ...input, token }, place: { ...place, headers: { 'app-version': '1' } } }
  }
  if (operation === retractExerciseOfModulePage) {
    // The page of the world was seen already.
    const { pages } = await house.createModule(world.app, { pages: [{ isExerciseIncluded: true }] })
    return { input: { ...input, modulePageId: pages[0]?.modulePageId }, place }
  }
  if (DELETIONS.includes(operation))
    return { input: { ...input, ...(await somethingElse(house, world, operation)) }, place }
  const list = Object.keys(input).find((name) => name in LISTS)
  if (list) {
    const parentId = input.modulePageId ?? input.moduleId
    return { input: { ...input, [list]: await wholeList(house, world, list, parentId) }, place }
  }
  const purpose = LINKS.find(([of]) => of === operation)?.[1]
  if (purpose) {
    // Ending a reset or a change ends the account's sessions: the world's learner keeps theirs.
    const learner = await house.createUser({ app: world.app })
    const confirmationToken = await freshLink(house, { ...world, learner }, purpose)
    return { input: { ...input, confirmationToken }, place }
  }
  if (!operation.isOwnersOnly || isOnAdminSite(operation)) return { input, place }
  const owner = await house.createUser({ app: world.app })
  const token = await house.signIn(owner)
  const own = { ...place, token }
  if (operation === getDataExportFile) {
    await house.call(requestDataExport, {}, own)
    await house.runJobs()
  }
  if (!('sessionId' in input)) return { input, place: own }
  return { input: { ...input, sessionId: await anotherSession(house, owner) }, place: own }
}
