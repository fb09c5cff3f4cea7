import type { LearnersDocument } from '@wohlauf/contract/documents/documents'
import IconFileText from '~icons/tabler/file-text'
import { Picture } from '../../../ui/media/picture.tsx'
import { documentFormat } from '../document-facts.ts'
import classes from './document-cover.module.css'

/** Width ÷ height; for an upright page, the part with its heading. */
const TOP_OF_PAGE = 2

/** The top of the first page; a document without a picture gets an empty sheet with its format. */
export const DocumentCover = ({ document: { preview, fileName } }: { document: LearnersDocument }) => (
  <div className={classes.sheet}>
    {preview ? (
      <Picture
        image={preview}
        aspectRatio={TOP_OF_PAGE}
        sizes="(min-width: 800px) 400px, 100vw"
        isDecorative
      />
    ) : (
      <div className={classes.empty} aria-hidden>
        <IconFileText size={40} stroke={1.5} />
        {documentFormat(fileName)}
      </div>
    )}
  </div>
)
