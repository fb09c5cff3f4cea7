import { Button } from '@mantine/core'
import {
  getDocumentFile,
  type LearnersDocument,
  sendDocumentViaEmail,
} from '@wohlauf/contract/documents/documents'
import IconDownload from '~icons/tabler/download'
import IconMail from '~icons/tabler/mail'
import { useCommand } from '../../../api/hooks.ts'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { ShareButton } from '../../../items/share-button.tsx'
import { useDownload } from '../../../session/use-download.ts'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { fittedTextProps } from '../../../ui/text/fitted.ts'
import { documentFacts } from '../document-facts.ts'
import { DocumentCover } from './document-cover.tsx'
import classes from './document-list-page.module.css'

export const DocumentCard = ({ document }: { document: LearnersDocument }) => {
  const { documentId, title, shortDescription, fileName } = document
  const download = useDownload(getDocumentFile, { fileName })
  const send = useCommand(sendDocumentViaEmail, {
    onSuccess: () => notify('success', 'Das Dokument ist per E-Mail unterwegs zu dir.'),
  })
  const onlineOnly = useOnlineOnly()
  return (
    <li className={classes.card}>
      <DocumentCover document={document} />
      <div className={classes.head}>
        <h2 className={classes.title} {...fittedTextProps(title)} />
        <FavouriteButton kind="DOCUMENT" id={documentId} title={title} isCompact />
      </div>
      <p className={classes.copy}>{shortDescription}</p>
      <p className={classes.facts}>{documentFacts(document)}</p>
      <div className={classes.actions}>
        <Button
          leftSection={<IconDownload aria-hidden size={20} />}
          loading={download.isPending}
          onClick={() => download.mutate({ documentId })}
          aria-label={`${title} herunterladen`}
        >
          Herunterladen
        </Button>
        <Button
          variant="light"
          leftSection={<IconMail aria-hidden size={20} />}
          loading={send.isPending}
          {...onlineOnly(() => send.mutate({ documentId }))}
          aria-label={`${title} per E-Mail senden`}
        >
          Per E-Mail senden
        </Button>
        <ShareButton title={title} />
      </div>
    </li>
  )
}
