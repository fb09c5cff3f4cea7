import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import { plannedText } from '../planned-time.ts'

export type Publishable = { isPublished: boolean; publishAt: string | null }

export const PublishedNote = ({ isPublished, publishAt }: Publishable) => (
  <>
    <Badge component="span" variant={isPublished ? 'light' : 'default'}>
      {isPublished ? 'Veröffentlicht' : publishAt ? 'Geplant' : 'Unveröffentlicht'}
    </Badge>
    {publishAt && <span>Erscheint {plannedText(publishAt)}</span>}
  </>
)
