import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { useAnswer } from '../../../api/hooks.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { DocumentCard } from './document-card.tsx'
import classes from './document-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

/** The documents of the app. */
const DocumentListPage = () => {
  const { data: documents, error, refetch, isFetching } = useAnswer(getDocuments, {}, { isSilent: true })
  if (!documents && error)
    return (
      <Page title="Dokumente" isTitleHidden>
        <FailedState
          title="Die Dokumente sind gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (documents?.length === 0)
    return (
      <Page title="Dokumente" isTitleHidden>
        <StateMessage
          picture={<Spot kind="nothing-yet" />}
          title="Noch keine Dokumente"
          text="Hier findest du bald Blätter zum Ausdrucken und Mitnehmen."
        />
      </Page>
    )
  return (
    <Page title="Dokumente">
      <ul className={classes.list} aria-busy={!documents}>
        {documents
          ? documents.map((document) => <DocumentCard key={document.documentId} document={document} />)
          : SKELETONS.map((key) => (
              <li key={key} className={classes.card}>
                <Skeleton height={160} mb={16} />
                <Skeleton height={24} width="60%" mb={10} />
                <Skeleton height={18} width="90%" mb={20} />
                <Skeleton height={44} width={180} />
              </li>
            ))}
      </ul>
    </Page>
  )
}

export default DocumentListPage
