import { expect, test } from 'vitest'
import { waysToEarn } from './ways-to-earn.ts'

const limitsIn = (features: Parameters<typeof waysToEarn>[0]) =>
  Object.fromEntries(waysToEarn(features).map(({ reason, limit }) => [reason, limit]))

test('limits by time and number are named', () => {
  expect(limitsIn(['GOAL_TRACKING', 'NUTRITION_DIARY'])).toMatchObject({
    'habit-logged': 'höchstens 25 Punkte am Tag',
    'goals-rated': 'einmal in 7 Tagen',
    'diary-entry-created': 'höchstens 3-mal am Tag',
  })
})

test('features that an app lacks earn nothing', () => {
  expect(limitsIn([])).not.toHaveProperty('goals-rated')
})
