import { germanDay } from '../../platform/base/time/german-time.ts'

/** A text's version is the day on which it took effect. */
export const dayOfVersion = (version: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? germanDay(version) : version
