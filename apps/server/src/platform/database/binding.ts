/**
 * What a transaction sees in its tenant, besides the bound user's own rows; each table's `access.ts` defines it.
 * `none`: nothing, for callers without a session. `own`: the app's content, for learners. `manager`: content to
 * write, sponsors and seats. `sponsor`: content to read and one sponsor with its seats. `link`: only that sponsor
 * and its seats, for the holder of its registration link. `app`: all users' rows, for jobs.
 */
export type Reach = 'none' | 'link' | 'own' | 'sponsor' | 'manager' | 'app'

export type Binding = {
  appId: string
  userId: string | null
  reach: Reach
  /** The sponsor of its manager, or of the holder of its registration link. */
  sponsorId?: string | null
  /** The admin who acts in the app, and has no account in it. */
  adminId?: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const WORD = /^[a-z]+$/

const quoted = (value: string, form: RegExp): string => {
  if (value !== '' && !form.test(value)) throw new Error('a transaction can only be bound to ids')
  return `'${value}'`
}

/**
 * Sets the values that the policies read until the transaction ends. A distributed database sends `SET LOCAL` on to
 * its machines, unlike `set_config`; it takes no parameters, so only ids may get into its text.
 */
export const bindingSql = ({ appId, userId, reach, sponsorId, adminId }: Binding): string =>
  [
    `SET LOCAL app.id = ${quoted(appId, UUID)}`,
    `SET LOCAL app.user_id = ${quoted(userId ?? '', UUID)}`,
    `SET LOCAL app.reach = ${quoted(reach, WORD)}`,
    `SET LOCAL app.sponsor_id = ${quoted(sponsorId ?? '', UUID)}`,
    ...(adminId ? [`SET LOCAL app.admin_id = ${quoted(adminId, UUID)}`] : []),
  ].join('; ')
