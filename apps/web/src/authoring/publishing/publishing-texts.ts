import type { HiddenItem } from '@wohlauf/contract/item-versions'
import { plannedText } from '../planned-time.ts'
import type { VersionState } from './state-text.ts'

type Named = { name: string }

/** Names the press's effect: a version of a hidden item is only released for when it is shown. */
export const publishLabel = (
  { name }: Named,
  isShown: boolean,
  { isPublished }: Pick<VersionState, 'isPublished'>,
): string => {
  if (!isShown) return 'Version freigeben'
  return isPublished ? 'Änderungen veröffentlichen' : `${name} veröffentlichen`
}

type Published = {
  /** "Das Rezept", and "Rezepte" */
  subject: string
  plural: string
  count: number
  /** From the server's answer: the items that are still hidden. */
  hidden: readonly HiddenItem[]
}

const visibleText = (count: number): string => {
  if (count === 0) return 'zu sehen ist davon noch keine'
  return count === 1 ? 'zu sehen ist davon 1' : `zu sehen sind davon ${count}`
}

/** The message after publishing. */
export const publishedText = ({ subject, plural, count, hidden }: Published): string => {
  const [first] = hidden
  if (count > 1)
    return first
      ? `${count} Versionen sind freigegeben, ${visibleText(count - hidden.length)}.`
      : `${count} ${plural} sind veröffentlicht.`
  if (!first) return `${subject} ist veröffentlicht.`
  return first.publishAt
    ? `Die Version ist freigegeben. ${subject} erscheint ${plannedText(first.publishAt)}.`
    : `Die Version ist freigegeben. ${subject} ist noch nicht zu sehen.`
}

/** The item that could be shown now: hidden, and not scheduled to appear. */
export const itemToShow = ({ count, hidden }: Pick<Published, 'count' | 'hidden'>): string | null =>
  count === 1 && hidden[0]?.publishAt === null ? hidden[0].id : null
