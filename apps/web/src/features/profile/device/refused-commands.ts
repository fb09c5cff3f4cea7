import type { QueuedCommand } from '../../../device/database.ts'

type Refusal = NonNullable<QueuedCommand['refusal']>

/** What has become of a refused command: the server's sentence, unless it says too little in a list. */
export const reasonOf = ({ identifier, message }: Refusal): string =>
  identifier === 'not-found' ? 'Das gibt es nicht mehr. Vielleicht hast du es inzwischen gelöscht.' : message

/** The server could not, or may since have been allowed to. */
export const mayBeSentAgain = ({ status, identifier }: Refusal): boolean =>
  status >= 500 || status === 429 || identifier === 'health-consent-required'
