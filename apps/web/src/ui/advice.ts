import { REFUSALS } from '@wohlauf/contract/refusals'

/** What stands below a message that says what happened but not what to do now; null where nothing needs to. */
export const adviceFor = (message: string): string | null =>
  message === REFUSALS['internal-error'].message ? 'Das liegt an uns. Versuch es gleich noch einmal.' : null
