import { type Chance, estimatePart, isGroupShown } from '@wohlauf/contract/rules/estimate-people'

/** People who have read a part of a module, finished it, reached a page, or first picked a quiz answer. */
export type ReadingKind = 'READ' | 'FINISHED' | 'REACHED' | 'PICKED'

type Of = { modulePageId: string | null; contentElementId: string | null; quizAnswerId: string | null }

/** What a figure is about: the module, a page, or an answer. */
export type Part = Of & { kind: ReadingKind }

export type Estimate = Part & { estimate: number | null; countedUntil: string | null }

/** Exact. Without a kind: all people who did anything in the module. */
export type Count = Of & { kind: ReadingKind | null; people: number }

export const READ: Part = { kind: 'READ', modulePageId: null, contentElementId: null, quizAnswerId: null }

const isOf = (one: Of & { kind: string | null }, other: Part): boolean =>
  one.kind === other.kind &&
  one.modulePageId === other.modulePageId &&
  one.contentElementId === other.contentElementId &&
  one.quizAnswerId === other.quizAnswerId

/**
 * A module's estimates with those who came since, or unchanged while these are too few: then they wait, and are counted
 * with those who come later. Each person is in one estimate of a part, so that neither averages nor differences of
 * months say more than that one.
 * @param parts includes those that nobody has reached: a missing estimate would say so
 * @param counts of what is in no estimate yet
 * @param until the first day of which nothing is counted
 */
export const nextEstimates = (
  earlier: readonly Estimate[],
  parts: readonly Part[],
  counts: readonly Count[],
  until: string,
  chance: Chance,
): readonly Estimate[] => {
  const group = counts.find(({ kind }) => kind === null)?.people ?? 0
  if (!isGroupShown(group, chance))
    return earlier.length > 0 ? earlier : [{ ...READ, estimate: null, countedUntil: null }]
  const estimates = parts.map((part) => {
    const people = counts.find((count) => isOf(count, part))?.people ?? 0
    const before = earlier.find((each) => isOf(each, part))?.estimate ?? 0
    return { ...part, estimate: before + estimatePart(people, group, chance), countedUntil: until }
  })
  const hidden = earlier.filter((each) => !parts.some((part) => isOf(each, part)))
  return [...estimates, ...hidden]
}
