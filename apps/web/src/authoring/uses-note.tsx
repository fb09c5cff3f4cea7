import { getUsesAsManager, type Use } from '@wohlauf/contract/overview/uses'
import { useAnswer } from '../api/hooks.ts'
import classes from './uses-note.module.css'

const KIND_NAMES: Record<Use['kind'], string> = {
  MODULE_PAGE: 'Seite',
  BLOG_ARTICLE: 'Blog Artikel',
  RECIPE: 'Rezept',
  EXPERIENCE_REPORT: 'Erfahrungsbericht',
  HABIT: 'Gewohnheit',
}

const textOf = ({ kind, title, partOf, isOnlyPublished }: Use): string =>
  [
    `${KIND_NAMES[kind]} „${title}“`,
    partOf && ` in „${partOf}“`,
    isOnlyPublished && ', nur noch veröffentlicht',
  ]
    .filter(Boolean)
    .join('')

/**
 * Shows where an item is used, before it is deleted or hidden. If the answer fails, that is shown, and the
 * person can proceed.
 */
export const UsesNote = ({ itemId }: { itemId: string }) => {
  const { data, error, isFetching } = useAnswer(getUsesAsManager, { itemId }, { isSilent: true })
  return (
    <section className={classes.uses} aria-labelledby={`uses-of-${itemId}`} aria-busy={!data && isFetching}>
      <h3 id={`uses-of-${itemId}`} className={classes.heading}>
        Wo wird das benutzt?
      </h3>
      {!data && <p>{error && !isFetching ? 'Das lässt sich gerade nicht feststellen.' : 'Wird gesucht …'}</p>}
      {data?.count === 0 && <p>Nirgends sonst.</p>}
      {data && data.count > 0 && (
        <ul className={classes.list}>
          {data.uses.map((use) => (
            <li key={textOf(use)}>{textOf(use)}</li>
          ))}
          {data.count > data.uses.length && <li>{`und ${data.count - data.uses.length} weitere`}</li>}
        </ul>
      )}
    </section>
  )
}
