import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { groupOf } from './group-of.ts'

test.each([
  ['modules/get-module-query {"moduleId":"1"}', 'MODULE'],
  ['modules/get-modules-query {}', 'OVERVIEWS'],
  ['blog/get-blog-article-details-query {"blogArticleId":"1"}', 'ARTICLE'],
  ['nutrition-diary/get-nutrition-diary-timeline-query {}', 'DIARY'],
  ['/api/files/private-images/1', 'DIARY'],
  ['/api/files/images/1', 'PICTURES'],
  ['habits/get-habit-intents-query {}', 'HABITS_AND_GOALS'],
  ['goal-tracking/get-user-goal-progress-query {}', 'HABITS_AND_GOALS'],
  ['goal-tracking/get-user-progress-query {}', 'OVERVIEWS'],
  ['documents/get-documents-query {}', 'OVERVIEWS'],
  ['documents/get-document-file-query {"documentId":"1"}', 'DOCUMENTS'],
  ['application/authentication/authenticated-user {}', 'OVERVIEWS'],
])('%s belongs to %s', (key, group) => {
  expect(groupOf(key)).toBe(group)
})

test('every kind of item page has a group of its own', () => {
  const ofOneThing = OPERATIONS.filter(
    ({ isStoredOnDevice, input }) =>
      isStoredOnDevice && Object.keys(input.shape).some((field) => field.endsWith('Id')),
  )
  expect(ofOneThing.length).toBeGreaterThan(0)
  for (const { name } of ofOneThing) expect([name, groupOf(`${name} {}`)]).not.toEqual([name, 'OVERVIEWS'])
})
