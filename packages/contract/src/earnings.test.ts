import { expect, test } from 'vitest'
import { OPERATIONS } from './operations.ts'
import { HEALTH_POINT_REASONS } from './rules/health-points.ts'
import { queriesOfPoints } from './user-progress/user-progress.ts'

const earning = OPERATIONS.filter(({ earns }) => earns)

test('each reason is earned by one operation; the minimum runtime is judged at a log or at night', () => {
  expect(earning.map(({ earns }) => earns).sort()).toEqual(
    HEALTH_POINT_REASONS.filter((reason) => reason !== 'min-runtime-reached').sort(),
  )
})

test.each(earning)('$name makes the balance stale', ({ invalidates }) => {
  expect(invalidates?.()).toEqual(expect.arrayContaining(queriesOfPoints()))
})
