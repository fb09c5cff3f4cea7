import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getPublications, type Publication } from '@wohlauf/contract/publications/publications'
import { useAnswer } from '../../../api/hooks.ts'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import classes from './bibliography-page.module.css'
import { PublicationRow } from './publication-row.tsx'

const SKELETONS = ['one', 'two', 'three']

const newestOf = (publications: readonly Publication[]): string =>
  publications
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? ''

/** Specification, section 2, "Bibliography". */
const BibliographyPage = () => {
  const publications = useAnswer(getPublications, {}, { isSilent: true })
  return (
    <AnsweredPage
      title="Literaturliste"
      width="text"
      query={publications}
      failure="Die Literaturliste ist gerade nicht erreichbar"
      empty={
        <StateMessage
          spot="nothing-here"
          title="Noch keine Literaturliste angelegt."
          text="Hier findest du bald Bücher und Seiten zum Weiterlesen."
        />
      }
      placeholder={
        <ul className={classes.list} aria-busy>
          {SKELETONS.map((key) => (
            <li key={key} className={classes.row}>
              <Skeleton height={20} width="70%" m={16} />
              <Skeleton height={16} width="50%" m={16} />
            </li>
          ))}
        </ul>
      }
    >
      {(data) => (
        <>
          <ul className={classes.list}>
            {data.map((publication) => (
              <PublicationRow key={publication.publicationId} publication={publication} />
            ))}
          </ul>
          <p className={classes.asOf}>Stand {germanDate(newestOf(data))}</p>
        </>
      )}
    </AnsweredPage>
  )
}

export default BibliographyPage
