import { getPublications } from '@wohlauf/contract/publications/publications'
import { handle } from '../../../platform/http/mount/handler.ts'
import { listPublications } from '../publication-list.ts'

export const getPublicationsQuery = handle(getPublications, ({ tx, content }) =>
  content.shared('publications', () => listPublications(tx)),
)
