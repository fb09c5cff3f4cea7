import type { QueuedCommand } from '../../../device/database.ts'

type Refusal = NonNullable<QueuedCommand['refusal']>

/** Where the server's sentence is meant for the screen that was left, or says too little in a list. */
const REASONS: Partial<Record<Refusal['identifier'], string>> = {
  'not-found': 'Das gibt es nicht mehr. Vielleicht hast du es inzwischen gelöscht.',
  conflict: 'Das wurde inzwischen geändert, vielleicht auf einem anderen Gerät.',
}

/** What has become of a refused command. */
export const reasonOf = ({ identifier, message }: Refusal): string => REASONS[identifier] ?? message

/** The server could not, or may since have been allowed to. */
export const mayBeSentAgain = ({ status, identifier }: Refusal): boolean =>
  status >= 500 || status === 429 || identifier === 'health-consent-required'
