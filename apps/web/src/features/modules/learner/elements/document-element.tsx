import { Button } from '@mantine/core'
import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import type { ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import IconDownload from '~icons/tabler/download'
import IconFileText from '~icons/tabler/file-text'
import { useDownload } from '../../../../session/use-download.ts'
import { adviceFor } from '../../../../ui/feedback/advice.ts'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import classes from './document-element.module.css'
import { ElementCard } from './element-card.tsx'

export const DocumentElement = ({ element }: { element: ContentElementOf<'DOCUMENT'> }) => {
  const { title, idOfReferencedDocument, documentTitle, documentExplanation, documentFileName } = element
  const download = useDownload(getDocumentFile, { fileName: documentFileName, isSilent: true })
  const message = download.error?.message
  const advice = adviceFor(message ?? '')
  return (
    <ElementCard icon={IconFileText} title={title} tone="plain">
      <div className={classes.explanation}>
        <RichText html={documentExplanation} isBelowHeading2 />
      </div>
      <div className={classes.file}>
        <div className={classes.names}>
          <h3 className={classes.title}>{documentTitle}</h3>
          <p className={classes.name} data-silent>
            {documentFileName}
          </p>
        </div>
        <Button
          variant="light"
          leftSection={<IconDownload aria-hidden size={20} />}
          loading={download.isPending}
          aria-label={`${documentTitle} herunterladen`}
          onClick={() => download.mutate({ documentId: idOfReferencedDocument })}
        >
          Herunterladen
        </Button>
      </div>
      <div role="status">
        {message && <p className={classes.failed}>{message}</p>}
        {advice && <p className={classes.failed}>{advice}</p>}
      </div>
    </ElementCard>
  )
}
