import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { confirmPasswordReset } from './accounts/passwords.ts'
import { updateAppAsAdmin } from './administration/administration-apps.ts'
import { createHabitIntent } from './habits/habits.ts'
import { createHabitAsManager } from './habits/habits-as-manager.ts'
import { limitsOf } from './limits-of.ts'
import { createQuizAsManager } from './modules/content-elements-as-manager.ts'
import { createModuleAsManager } from './modules/modules-as-manager.ts'
import { createPublicationAsManager } from './publications/publications-as-manager.ts'
import { createSponsorAsManager } from './seats/sponsors-as-manager.ts'
import { createSupportMessage, requestCompanyAccess } from './support/support.ts'

test.each([
  ['a text, which is never cut off', createHabitAsManager, 'title', {}],
  ['a long text', createSupportMessage, 'message', {}],
  ['an optional text', createModuleAsManager, 'alternativeText', {}],
  ['an optional and nullable text', createHabitIntent, 'trigger', {}],
  ['a text in a list, of an input with a refinement', createQuizAsManager, 'possibleAnswers.1.text', {}],
  ['a number', createHabitAsManager, 'minRuntime', { min: 1, max: 52 }],
  ['a number from 0', createModuleAsManager, 'number', { min: 0, max: 100_000 }],
  ['an address, which is not cut off', requestCompanyAccess, 'emailAddress', {}],
  ['an optional web address with a limit', updateAppAsAdmin, 'playStoreLink', {}],
  ['a web address that is checked together with other fields', createPublicationAsManager, 'link', {}],
  ['a host', updateAppAsAdmin, 'host', {}],
  ['a new password', confirmPasswordReset, 'userPassword', {}],
  ['a number with a rule of its own', createSponsorAsManager, 'availableSeats', { min: 10, max: 1_000_000 }],
  ['an id', createHabitAsManager, 'habitId', {}],
  ['a selection', createSupportMessage, 'issueType', {}],
  ['a flag', createModuleAsManager, 'isEnabled', {}],
  ['a list, whose length is not that of a text', createQuizAsManager, 'possibleAnswers', {}],
  ['a text of an editor', createHabitAsManager, 'introduction', {}],
  ['an unknown field', createHabitAsManager, 'title.nothing', {}],
] as const)('%s', (_what, { input }, path, limits) => {
  expect(limitsOf(input, path)).toEqual(limits)
})

test('exclusive bounds are not limits of a control', () => {
  const input = z.object({ least: z.number().check(z.gt(0)), most: z.number().check(z.lt(1)) })
  expect([limitsOf(input, 'least'), limitsOf(input, 'most')]).toEqual([{}, {}])
})
