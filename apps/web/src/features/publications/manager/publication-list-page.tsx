import {
  getPublicationsAsManager,
  type ManagedPublication,
  PUBLICATION,
} from '@wohlauf/contract/publications/publications-as-manager'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { PUBLICATION_TYPE_NAMES } from '../publication-type-names.ts'

const PublicationDialog = lazyDialog(() => import('./publication-dialog.tsx'))

export default managedListPage<ManagedPublication>({
  kind: PUBLICATION,
  title: 'Literaturverzeichnis',
  query: getPublicationsAsManager,
  emptyText: 'Noch keine Publikationen angelegt.',
  nameOf: ({ title }) => title,
  rowOf: ({ type, publisher }) => ({ note: `${PUBLICATION_TYPE_NAMES[type]} · ${publisher}` }),
  NewDialog: PublicationDialog,
  actions: [editing(PublicationDialog)],
})
