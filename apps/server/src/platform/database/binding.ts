/**
 * How far a transaction sees in its tenant, beside the bound user's own rows. `none`: nothing, for strangers. `own`: the
 * app's content, for learners. `manager`: content to write, sponsors and seats. `sponsor`: content to read and one sponsor
 * with its seats. `link`: that sponsor and its seats alone, for the holder of its registration link. `app`: everybody's rows, for jobs. What each means for a table stands in `table-rules.ts`.
 */
export type Reach = 'none' | 'link' | 'own' | 'sponsor' | 'manager' | 'app'

/** A sponsor is named for its manager, and for the holder of its registration link. */
export type Binding = { appId: string; userId: string | null; reach: Reach; sponsorId?: string | null }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const WORD = /^[a-z]+$/

const quoted = (value: string, form: RegExp): string => {
  if (value !== '' && !form.test(value)) throw new Error('a transaction can only be bound to ids')
  return `'${value}'`
}

/**
 * Sets what the policies ask for until the transaction ends. Plain `SET LOCAL`, because a database that is spread over
 * machines hands that on to them, and `set_config` not; it takes no parameters, so nothing but ids gets into its text.
 */
export const bindingSql = ({ appId, userId, reach, sponsorId }: Binding): string =>
  [
    `SET LOCAL app.id = ${quoted(appId, UUID)}`,
    `SET LOCAL app.user_id = ${quoted(userId ?? '', UUID)}`,
    `SET LOCAL app.reach = ${quoted(reach, WORD)}`,
    `SET LOCAL app.sponsor_id = ${quoted(sponsorId ?? '', UUID)}`,
  ].join('; ')
