import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getPublications, type Publication } from '@wohlauf/contract/publications/publications'
import { useAnswer } from '../../../api/hooks.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import classes from './bibliography-page.module.css'
import { PublicationRow } from './publication-row.tsx'

const SKELETONS = ['one', 'two', 'three']

const newestOf = (publications: readonly Publication[]): string =>
  publications
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? ''

/** The app's bibliography (specification, section 2, "Bibliography"). */
const BibliographyPage = () => {
  const {
    data: publications,
    error,
    refetch,
    isFetching,
  } = useAnswer(getPublications, {}, { isSilent: true })
  if (!publications && error)
    return (
      <Page title="Literaturliste" isTitleHidden>
        <FailedState
          title="Die Literaturliste ist gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (publications?.length === 0)
    return (
      <Page title="Literaturliste" isTitleHidden>
        <StateMessage
          picture={<Spot kind="nothing-yet" />}
          title="Noch keine Literaturliste angelegt."
          text="Hier findest du bald Bücher und Seiten zum Weiterlesen."
        />
      </Page>
    )
  return (
    <Page title="Literaturliste" width="text">
      <ul className={classes.list} aria-busy={!publications}>
        {publications
          ? publications.map((publication) => (
              <PublicationRow key={publication.publicationId} publication={publication} />
            ))
          : SKELETONS.map((key) => (
              <li key={key} className={classes.row}>
                <Skeleton height={20} width="70%" m={16} />
                <Skeleton height={16} width="50%" m={16} />
              </li>
            ))}
      </ul>
      {publications && <p className={classes.asOf}>Stand {germanDate(newestOf(publications))}</p>}
    </Page>
  )
}

export default BibliographyPage
