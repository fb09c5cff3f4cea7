import { germanDate } from '../../../ui/time/berlin-time.ts'
import { OverviewRows } from './overview-rows.tsx'
import { usePublications } from './use-publications.ts'

const MAX_ARTICLES = 5

/** The latest published articles: other items have no date. */
export const AppearedSection = () => {
  const appeared = usePublications()
    ?.flatMap((each) =>
      each.isPublished && each.publishedAt !== null ? [{ ...each, publishedAt: each.publishedAt }] : [],
    )
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, MAX_ARTICLES)
  return (
    <OverviewRows
      title="Zuletzt erschienen"
      emptyText="Noch ist nichts erschienen."
      rows={appeared?.map(({ id, kind, title, publishedAt, target }) => ({
        id,
        title,
        target,
        note: `${kind} · am ${germanDate(publishedAt)}`,
      }))}
    />
  )
}
