/** Single days are stored for this month and this many before it; older days become counts for each month. */
export const MONTHS_WITH_DAYS = 24

/**
 * The first month of which single days are stored and shown, `YYYY-MM`.
 *
 * @param today a Berlin day, `YYYY-MM-DD`
 */
export const firstMonthWithDays = (today: string): string => {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - MONTHS_WITH_DAYS
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
