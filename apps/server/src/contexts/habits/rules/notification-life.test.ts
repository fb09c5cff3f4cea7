import { expect, test } from 'vitest'
import { KEPT_MS, SHOWN_MS } from './notification-life.ts'

const HOUR_MS = 60 * 60 * 1000

test('notifications are shown for 7 days and kept for 90', () => {
  expect([SHOWN_MS, KEPT_MS]).toEqual([7 * 24 * HOUR_MS, 90 * 24 * HOUR_MS])
})
