import { getPublicationsAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { listPublications } from '../publication-list.ts'

export const getPublicationsAsManagerQuery = handle(getPublicationsAsManager, ({ tx }) =>
  listPublications(tx),
)
