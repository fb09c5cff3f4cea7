import { keepAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { MAX_AUTOSAVES } from '@wohlauf/contract/values/limits/autosave-limits'
import { count, eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { autosave } from '../database/tables.ts'

/** The account's lock keeps the count right when several calls arrive concurrently. */
export const keepAutosaveAsManagerCommand = handle(
  keepAutosaveAsManager,
  async ({ input, tx, user, now, refuse }) => {
    const { name, values, revision = null } = input
    const typedAt = new Date(input.typedAt)
    // A device whose clock is ahead would otherwise win over all that is typed until then.
    const row = { formValues: values, revision, typedAt: typedAt > now ? now : typedAt }
    await tx
      .insert(autosave)
      .values({ userId: user.id, name, ...row })
      .onConflictDoUpdate({
        target: [autosave.appId, autosave.userId, autosave.name],
        set: row,
        setWhere: sql`${autosave.typedAt} <= excluded.typed_at`,
      })
    const [own] = await tx.select({ autosaves: count() }).from(autosave).where(eq(autosave.userId, user.id))
    if ((own?.autosaves ?? 0) > MAX_AUTOSAVES) return refuse('too-many-autosaves')
    return {}
  },
)
