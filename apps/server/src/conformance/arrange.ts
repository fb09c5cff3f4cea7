import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  confirmEmailAddressChange,
  confirmPasswordReset,
  confirmUserRegistration,
  getDataExportFile,
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
  [confirmPasswordReset, 'PASSWORD_RESET'],
  [confirmEmailAddressChange, 'EMAIL_CHANGE'],
  [stopEmailAddressChange, 'STOP_EMAIL_CHANGE'],
]

const impersonationToken = async (house: TestServer, { app, learner }: World): Promise<string> => {
  const admin = await house.createAdmin()
  return acrossTenants(house.services.platformPool, 'a test looks into an account', (tx) =>
    issueImpersonation(tx, admin.id, { appId: app.appId, userId: learner.id }, house.clock.now()),
  )
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
