import { plannedText } from '../../../authoring/planned-time.ts'
import { OverviewRows } from './overview-rows.tsx'
import { usePublications } from './use-publications.ts'

const inOrder = (one: string, other: string): number => one.localeCompare(other)

export const PlannedSection = () => {
  const publications = usePublications()
    ?.flatMap((each) => (each.publishAt === null ? [] : [{ ...each, publishAt: each.publishAt }]))
    .toSorted((one, other) => inOrder(one.publishAt, other.publishAt))
  return (
    <OverviewRows
      title="Geplant"
      emptyText="Nichts ist geplant."
      rows={publications?.map(({ id, kind, title, publishAt, target }) => ({
        id,
        title,
        target,
        note: `${kind} · erscheint ${plannedText(publishAt)}`,
      }))}
    />
  )
}
