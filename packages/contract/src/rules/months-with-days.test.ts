import { expect, test } from 'vitest'
import { firstMonthWithDays } from './months-with-days.ts'

test.each([
  ['2026-11-27', '2024-11'],
  ['2026-01-01', '2024-01'],
  ['2026-12-31', '2024-12'],
  ['2028-02-29', '2026-02'],
])('on %s single days are stored since %s', (today, month) => expect(firstMonthWithDays(today)).toBe(month))
