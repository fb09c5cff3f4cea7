import { getPublications } from '@wohlauf/contract/publications/publications'
import {
  createPublicationAsManager,
  getPublicationsAsManager,
  updatePublicationAsManager,
} from '@wohlauf/contract/publications/publications-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  publications: {
    id: 'publicationId',
    table: 'publication',
    create: createPublicationAsManager,
    created: { title: 'Neu', publisher: 'Verlag', type: 'BOOK', author: 'Jemand', release: '2018' },
    other: { title: 'Anders', publisher: 'Anderer', author: 'Niemand', release: '2' },
    update: updatePublicationAsManager,
    read: getPublicationsAsManager,
    readAsLearner: getPublications,
    createRow: (testServer, app) => testServer.createPublication(app),
  },
}
