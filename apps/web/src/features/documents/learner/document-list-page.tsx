import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { useAnswer } from '../../../api/hooks.ts'
import { AnsweredPage } from '../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { DocumentCard } from './document-card.tsx'
import classes from './document-list-page.module.css'

const SKELETONS = ['one', 'two', 'three']

const DocumentListPage = () => {
  const documents = useAnswer(getDocuments, {}, { isSilent: true })
  return (
    <AnsweredPage
      title="Dokumente"
      query={documents}
      failure="Die Dokumente sind gerade nicht erreichbar"
      empty={
        <StateMessage
          spot="nothing-here"
          title="Noch keine Dokumente"
          text="Hier findest du bald Blätter zum Ausdrucken und Mitnehmen."
        />
      }
      placeholder={
        <ul className={classes.list} aria-busy>
          {SKELETONS.map((key) => (
            <li key={key} className={classes.card}>
              <Skeleton height={160} mb={16} />
              <Skeleton height={24} width="60%" mb={10} />
              <Skeleton height={18} width="90%" mb={20} />
              <Skeleton height={44} width={180} />
            </li>
          ))}
        </ul>
      }
    >
      {(data) => (
        <ul className={classes.list}>
          {data.map((document) => (
            <DocumentCard key={document.documentId} document={document} />
          ))}
        </ul>
      )}
    </AnsweredPage>
  )
}

export default DocumentListPage
