import { expect, test } from 'vitest'
import { UNUSED_INVITATION_DAYS } from './link-life.ts'

test('an invitation that nobody accepts is kept for ninety days', () =>
  expect(UNUSED_INVITATION_DAYS).toBe(90))
