import { PUBLICATION } from '@wohlauf/contract/publications/publications-as-manager'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import { publication } from './database/tables.ts'

/** Fields of the other type are stored as null. */
export const PUBLICATIONS = managedItems(PUBLICATION, publication, {
  columnsOf: ({ title, publisher, type, author, release, link }) => ({
    title,
    publisher,
    type,
    author: (type === 'BOOK' && author) || null,
    release: (type === 'BOOK' && release) || null,
    link: (type === 'ONLINE' && link) || null,
  }),
})
