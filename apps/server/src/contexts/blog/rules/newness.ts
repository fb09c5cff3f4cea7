const NEW_FOR_MS = 14 * 86_400_000

/** Published within the last 14 days (`decisions.md`, "Goals"). */
export const isNew = (publishedAt: Date, now: Date): boolean =>
  now.getTime() - publishedAt.getTime() < NEW_FOR_MS

type Reader = { registeredAt: Date; readIds: ReadonlySet<string> }

/** A reader who registers later does not start with a pile of unread articles. */
export const isUnread = (
  { id, publishedAt }: { id: string; publishedAt: Date },
  { registeredAt, readIds }: Reader,
): boolean => publishedAt > registeredAt && !readIds.has(id)
