import type { DiaryEntry, DiaryPart } from '@wohlauf/contract/nutrition-diary/nutrition-diary'

/** All entries, newest first. */
const entriesOf = (parts: readonly DiaryPart[]): DiaryEntry[] =>
  parts.flatMap((part) => (part.kind === 'DAY' ? part.items.filter((item) => item.kind === 'ENTRY') : []))

/** The entry below one that is deleted, or above the last one; undefined for the only one. */
export const neighbourOf = (parts: readonly DiaryPart[], { nutritionDiaryEntryId }: DiaryEntry) => {
  const entries = entriesOf(parts)
  const index = entries.findIndex((entry) => entry.nutritionDiaryEntryId === nutritionDiaryEntryId)
  return entries[index + 1] ?? entries[index - 1]
}
