import {
  createExperienceReportAsManager as create,
  EXPERIENCE_REPORT,
  planPublicationOfExperienceReportAsManager as plan,
  publishExperienceReportAsManager as publish,
  updateOrderOfExperienceReportsAsManager as sort,
  unpublishExperienceReportAsManager as unpublish,
  updateExperienceReportAsManager as update,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { command, query } from '@wohlauf/contract/operation'
import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { experienceReport } from '../contexts/experience-reports/index.ts'
import { managedHandlers } from '../platform/http/lists/managed-handlers.ts'
import { managedItems } from '../platform/http/lists/managed-items.ts'
import { handle } from '../platform/http/mount/handler.ts'

// Code that must not compile. The expected type errors are the test, in the type check of the whole project; at run
// time it only checks that even then nothing would be open.

const input = z.object({})
const output = z.object({ points: z.int() })
const startHabit = command('types/known-command', {
  audience: 'learner',
  input,
  output,
  refusals: ['habit-already-started'],
})

test('an operation without an audience does not compile', () => {
  // @ts-expect-error the test is the missing audience
  const operation = query('types/open-query', { input, output })
  expect(operation.path).not.toContain('unauthorized')
})

test('an operation for an unknown audience does not compile', () => {
  // @ts-expect-error the test is the unknown audience
  const operation = query('types/open-query', { audience: 'everyone', input, output })
  expect(operation.path).not.toContain('unauthorized')
})

test('an operation with an unknown feature or refusal does not compile', () => {
  // @ts-expect-error the test is the unknown feature
  query('types/feature-query', { audience: 'learner', feature: 'GAMES', input, output })
  // @ts-expect-error the test is the unknown refusal
  query('types/refusal-query', { audience: 'learner', refusals: ['no-fun'], input, output })
  expect(startHabit.refusals).toEqual(['habit-already-started'])
})

test('a command of staff without an audit title does not compile', () => {
  // @ts-expect-error the test is the missing audit
  const operation = command('types/staff-command', { audience: 'manager', input, output })
  expect(operation.audit).toBeUndefined()
  // Queries are not audited, nor are changes of users to their own account.
  query('types/staff-query', { audience: 'manager', input, output })
  command('types/own-command', { audience: 'user', input, output })
})

test('a query of staff that writes does not compile without an audit title', () => {
  // @ts-expect-error the test is the missing audit
  const operation = query('types/writing-query', { audience: 'admin', mayWrite: true, input, output })
  expect(operation.audit).toBeUndefined()
  query('types/audited-query', {
    audience: 'admin',
    mayWrite: true,
    audit: { title: 'Link geholt' },
    input,
    output,
  })
})

test('an undeclared refusal does not compile', () => {
  expect(handle(startHabit, async ({ refuse }) => refuse('habit-already-started')).operation).toBe(startHabit)
  // @ts-expect-error the test is a refusal that only another operation declares
  handle(startHabit, async ({ refuse }) => refuse('module-not-finished'))
})

test('an answer of the wrong shape does not compile', () => {
  expect(handle(startHabit, async () => ({ points: 5 })).operation).toBe(startHabit)
  // @ts-expect-error the test is the missing field of the answer
  handle(startHabit, async () => ({}))
  // @ts-expect-error the test is the wrong type of the field
  handle(startHabit, async () => ({ points: '5' }))
})

test('a handler for anyone that assumes a signed-in user does not compile', () => {
  const open = query('types/anyone-query', {
    audience: 'anyone',
    input,
    output: z.object({ id: z.string() }),
  })
  // @ts-expect-error the test is that there may be no user
  expect(handle(open, async ({ user }) => ({ id: user.id })).operation).toBe(open)
})

test('a managed list without an operation that it has to offer, or with one of another verb or list, does not compile', () => {
  const list = managedItems(EXPERIENCE_REPORT, experienceReport)
  const operations = { create, update, publish, unpublish, plan, sort } as const
  expect(managedHandlers(list, operations)).toHaveLength(6)
  // @ts-expect-error the test is the missing plan: the table has a column for it
  managedHandlers(list, { create, update, publish, unpublish, sort })
  // @ts-expect-error the test is the operation that hides instead
  managedHandlers(list, { ...operations, publish: unpublish })
  // @ts-expect-error the test is the operation of another list
  managedHandlers(list, { ...operations, create: createRecipeAsManager })
  // @ts-expect-error the test is that its operation may not be refused as a conflict
  managedHandlers(list, { ...operations, update: { ...update, refusals: [] as never[] } })
})
