import { expect, test } from 'vitest'
import { HEALTH_POINTS } from './health-points.ts'

test('every reason earns the points stated in the decisions', () => {
  expect(HEALTH_POINTS).toEqual({
    'onboarding-finished': 20,
    'module-page-seen': 5,
    'quiz-answered-correctly': 10,
    'acknowledgement-given': 5,
    'exercise-confirmed': 5,
    'module-completed': 50,
    'habit-started': 5,
    'habit-logged': 5,
    'min-runtime-reached': 50,
  })
})
