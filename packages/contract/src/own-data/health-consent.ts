import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject } from '../values/values.ts'

/** Consents to the text of this version; refused for any other version than the current one. */
export const giveHealthConsent = command('user-management/give-health-consent-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({ textVersion: z.string().check(z.maxLength(40)) }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => ['application/authentication/authenticated-user'],
})

/** Health data stored until then are deleted; points stay. */
export const withdrawHealthConsent = command('user-management/withdraw-health-consent-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [
    'application/authentication/authenticated-user',
    'calendar-feed/get-calendar-feed-query',
    'habits/get-habit-intents-query',
    'habits/get-habit-look-back-query',
    'user-progress/get-health-point-entries-query',
    'modules/get-module-query',
    'dashboard/get-notification-status-query',
    'dashboard/get-unseen-notifications-query',
    'goal-tracking/get-user-goal-progress-query',
    'goal-tracking/get-user-progress-query',
    'nutrition-diary/get-nutrition-diary-timeline-query',
    'nutrition-diary/get-nutrition-diary-for-printing-query',
  ],
})
