import { expect, test } from 'vitest'
import { namesOfStaleQueries } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { QUERIES_OF_POINTS } from './queries-of-points.ts'
import { HEALTH_POINT_REASONS } from './rules/health-points.ts'

const earning = OPERATIONS.filter(({ earns }) => earns)

test('each reason is earned by one operation, except the minimum runtime, which a log or the nightly job checks', () => {
  expect(earning.map(({ earns }) => earns).sort()).toEqual(
    HEALTH_POINT_REASONS.filter((reason) => reason !== 'min-runtime-reached').sort(),
  )
})

test.each(earning)('$name makes the balance stale', (operation) => {
  expect(namesOfStaleQueries(operation)).toEqual(expect.arrayContaining([...QUERIES_OF_POINTS]))
})
