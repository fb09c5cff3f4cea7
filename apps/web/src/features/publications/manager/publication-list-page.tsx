import {
  getPublicationsAsManager,
  type ManagedPublication,
  PUBLICATION,
} from '@wohlauf/contract/publications/publications-as-manager'
import { lazy } from 'react'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { PUBLICATION_TYPE_NAMES } from '../publication-type-names.ts'

const PublicationDialog = lazy(() => import('./publication-dialog.tsx'))

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
