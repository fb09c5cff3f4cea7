import { confirmEmailAddressChange, stopEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { stopEmailReminders } from '@wohlauf/contract/accounts/notification-settings'
import { confirmPasswordReset, getPasswordResetRequest } from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { disableUserAsAdmin, enableUserAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import {
  createCalendarFeed,
  getCalendar,
  updateCalendarFeed,
} from '@wohlauf/contract/calendar-feed/calendar-feed'
import { createUserGoal, deleteUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { enableHabitIntent, endPauseOfHabitIntent, updateHabitIntent } from '@wohlauf/contract/habits/habits'
import { deleteLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { retractExerciseOfModulePage } from '@wohlauf/contract/modules/modules'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { getDataExportFile, requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import {
  confirmPrivateMove,
  deleteDepartedAccount,
  getDeparture,
  getDepartureExportFile,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/seats/departures'
import {
  deleteRegistrationLinkAsManager,
  refreshRegistrationLinkAsManager,
  updateRulesOfRegistrationLinkAsManager,
} from '@wohlauf/contract/seats/registration-links'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { removeSecondFactorOfUserAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { issueImpersonation } from '../contexts/administration/impersonations.ts'
import type { LinkPurpose } from '../contexts/mailed-links/rules/link-life.ts'
import { MAKE_DATA_EXPORT } from '../contexts/own-data/jobs/make-data-export.ts'
import { acrossTenants } from '../platform/database/transaction.ts'
import { createDiarist, pictureFile } from '../testing/people/diary.ts'
import type { TestServer } from '../testing/test-server.ts'
import { callOptionsOf, isOnAdminSite } from './every-operation.ts'
import { anotherSession, calendarTokenOf, freshLink, plannedLegalText } from './fresh-rows.ts'
import { inputOfList } from './list-samples.ts'
import { sampleInput } from './sample-input.ts'
import { arrangeSecondFactor, isOfSecondFactor, managerWithSecondFactor } from './second-factor-samples.ts'
import type { World } from './world.ts'

/** Calls of other operations have left jobs by the hundred. */
const ONLY_EXPORTS = [MAKE_DATA_EXPORT]

const LINKS: readonly (readonly [AnyOperation, LinkPurpose])[] = [
  [getUserRegistrationRequest, 'INVITATION'],
  [confirmUserRegistration, 'REGISTRATION'],
  [getPasswordResetRequest, 'PASSWORD_RESET'],
  [confirmPasswordReset, 'PASSWORD_RESET'],
  [confirmEmailAddressChange, 'EMAIL_CHANGE'],
  [stopEmailAddressChange, 'STOP_EMAIL_CHANGE'],
  [stopEmailReminders, 'STOP_EMAIL_REMINDERS'],
  [getDeparture, 'DEPARTURE'],
  [requestDepartureExport, 'DEPARTURE'],
  [getDepartureExportFile, 'DEPARTURE'],
  [requestPrivateMove, 'DEPARTURE'],
  [confirmPrivateMove, 'PRIVATE_MOVE'],
  [deleteDepartedAccount, 'DEPARTURE'],
]

/** Uses another account: the world's own is still needed. */
const DISABLING: readonly AnyOperation[] = [disableUserAsAdmin, enableUserAsAdmin]

const LINK_CHANGES: readonly AnyOperation[] = [
  deleteRegistrationLinkAsManager,
  refreshRegistrationLinkAsManager,
  updateRulesOfRegistrationLinkAsManager,
]

const impersonationToken = async (testServer: TestServer, { app, learner }: World): Promise<string> => {
  const admin = await testServer.createAdmin()
  return acrossTenants(testServer.services.platformPool, 'a test reads an account', (tx) =>
    issueImpersonation(tx, admin.id, { appId: app.appId, userId: learner.id }, testServer.clock.now()),
  )
}

let days = 0

/** One version of each kind of legal text begins on a day. */
const freshDay = (): string => {
  days += 1
  return addDays('2101-01-01', days)
}

/** Another operation may have disabled the habit, paused it, or left it planned for other days. */
const keepHabitDaily = async (testServer: TestServer, world: World): Promise<void> => {
  for (const operation of [enableHabitIntent, endPauseOfHabitIntent, updateHabitIntent] as AnyOperation[]) {
    const input = { ...sampleInput(operation, world), weekdays: [...WEEKDAYS] }
    await testServer.call(operation, input, callOptionsOf(operation, world))
  }
}

/**
 * Uses a session of its own, which a test may change. The goal to delete is another one: the world's own is still
 * needed.
 */
const aboutGoal = async (
  testServer: TestServer,
  world: World,
  operation: AnyOperation,
  input: Record<string, unknown>,
) => {
  const callOptions = { ...callOptionsOf(operation, world), token: await testServer.signIn(world.learner) }
  if (operation !== deleteUserGoal) return { input, callOptions }
  const { body } = await testServer.call(createUserGoal, { title: 'Noch eins' }, callOptions)
  return { input: { ...input, userGoalId: body.userGoalId }, callOptions }
}

/**
 * Arranges the input and the options with which an operation succeeds. Some calls use up a link, a session or
 * the account itself: they get a new one each time.
 */
export const arrange = async (testServer: TestServer, world: World, operation: AnyOperation) => {
  // Many calls from one network would be throttled.
  await testServer.adminPool.query('DELETE FROM login_throttle; DELETE FROM rate_limit')
  const input = sampleInput(operation, world)
  const callOptions = callOptionsOf(operation, world)
  if (operation === removeSecondFactorOfUserAsAdmin)
    return { input: { ...input, userId: await managerWithSecondFactor(testServer, world) }, callOptions }
  if (isOfSecondFactor(operation)) {
    const own = await arrangeSecondFactor(testServer, world, operation)
    return { input: { ...input, ...own.input }, callOptions: own.callOptions }
  }
  if (operation === getAuthenticatedImpersonation) {
    const token = await impersonationToken(testServer, world)
    return { input: { ...input, token }, callOptions: { ...callOptions, headers: { 'app-version': '1' } } }
  }
  if (operation === retractExerciseOfModulePage) {
    // The world's own page has been seen already.
    const { pages } = await testServer.createModule(world.app, { pages: [{ isExerciseIncluded: true }] })
    return { input: { ...input, modulePageId: pages[0]?.modulePageId }, callOptions }
  }
  if (operation === getCalendar) {
    await testServer.call(createCalendarFeed, {}, callOptionsOf(createCalendarFeed, world))
    return { input: { ...input, token: await calendarTokenOf(testServer, world) }, callOptions }
  }
  if (DISABLING.includes(operation))
    return {
      input: { ...input, userId: (await testServer.createUser({ app: world.app })).id },
      callOptions,
    }

  if (operation === revokeSeatAsManager) {
    const { seats } = await testServer.createSponsor(world.app, { statuses: ['INVITED'] })
    return { input: { ...input, usedSeatId: seats[0]?.seatId }, callOptions }
  }
  if (LINK_CHANGES.includes(operation)) {
    // The world's link must not change.
    const { sponsorId } = await testServer.createSponsor(world.app)
    return { input: { ...input, sponsorId }, callOptions }
  }
  if ('validFrom' in input) return { input: { ...input, validFrom: freshDay() }, callOptions }
  if (operation === deleteLegalTextAsAdmin) {
    const legalTextId = await plannedLegalText(testServer, world.app.appId, freshDay())
    return { input: { ...input, legalTextId }, callOptions }
  }
  const ofList = await inputOfList(testServer, world, operation, input)
  if (ofList) return { input: { ...input, ...ofList }, callOptions }
  if ('habitIntentId' in input) {
    await keepHabitDaily(testServer, world)
    return { input, callOptions }
  }
  const purpose = LINKS.find(([of]) => of === operation)?.[1]
  if (purpose) {
    // Completing a reset or a change of address ends the account's sessions: the world's learner keeps
    // theirs.
    const learner = await testServer.createUser({ app: world.app })
    const confirmationToken = await freshLink(testServer, { ...world, learner }, purpose)
    if (operation === getDepartureExportFile) {
      const proof = { confirmationToken, password: learner.password }
      await testServer.call(requestDepartureExport, proof, callOptions)
      await testServer.runJobs(ONLY_EXPORTS)
    }
    return { input: { ...input, confirmationToken }, callOptions }
  }
  if ('userGoalId' in input || 'userGoalProgresses' in input)
    return aboutGoal(testServer, world, operation, input)
  if (!operation.isOwnersOnly || isOnAdminSite(operation)) return { input, callOptions }
  const owner = await testServer.createUser({ app: world.app })
  const token = await testServer.signIn(owner)
  const own = { ...callOptions, token }
  if (operation === getDataExportFile) {
    await testServer.call(requestDataExport, {}, own)
    await testServer.runJobs(ONLY_EXPORTS)
  }
  if (operation === updateCalendarFeed) await testServer.call(createCalendarFeed, {}, own)
  if ('nutritionDiaryEntryId' in input && operation !== createNutritionDiaryEntry) {
    const { write } = await createDiarist(testServer, { app: world.app, user: owner, as: own })
    const { id } = await write({ picture: await pictureFile(400, 267) })
    return { input: { ...input, nutritionDiaryEntryId: id }, callOptions: own }
  }
  if (!('sessionId' in input)) return { input, callOptions: own }
  return { input: { ...input, sessionId: await anotherSession(testServer, owner) }, callOptions: own }
}
