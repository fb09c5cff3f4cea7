import { FALLBACK_REFUSALS } from '@wohlauf/contract/fallback-refusals'

/** The advice below a message that says what happened but not what to do now; null where none is needed. */
export const adviceFor = (message: string): string | null =>
  message === FALLBACK_REFUSALS['internal-error'].message
    ? 'Das liegt an uns. Versuch es gleich noch einmal.'
    : null
