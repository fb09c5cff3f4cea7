import type { Weekday } from '@wohlauf/contract/values'

export const WEEKDAY_WORDS: Record<Weekday, { short: string; long: string }> = {
  MONDAY: { short: 'Mo', long: 'Montag' },
  TUESDAY: { short: 'Di', long: 'Dienstag' },
  WEDNESDAY: { short: 'Mi', long: 'Mittwoch' },
  THURSDAY: { short: 'Do', long: 'Donnerstag' },
  FRIDAY: { short: 'Fr', long: 'Freitag' },
  SATURDAY: { short: 'Sa', long: 'Samstag' },
  SUNDAY: { short: 'So', long: 'Sonntag' },
}
