import type { Weekday } from '../values/values.ts'

export const WEEKDAY_NAMES: Record<Weekday, { short: string; long: string }> = {
  MONDAY: { short: 'Mo', long: 'Montag' },
  TUESDAY: { short: 'Di', long: 'Dienstag' },
  WEDNESDAY: { short: 'Mi', long: 'Mittwoch' },
  THURSDAY: { short: 'Do', long: 'Donnerstag' },
  FRIDAY: { short: 'Fr', long: 'Freitag' },
  SATURDAY: { short: 'Sa', long: 'Samstag' },
  SUNDAY: { short: 'So', long: 'Sonntag' },
}
