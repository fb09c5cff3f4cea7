import {
  createPublicationAsManager,
  type ManagedPublication,
  PUBLICATION,
  updatePublicationAsManager,
} from '@wohlauf/contract/publications/publications-as-manager'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { PublicationFields, type PublicationValues } from './publication-fields.tsx'

export default itemDialog({
  kind: PUBLICATION,
  subject: 'Die Publikation',
  create: createPublicationAsManager,
  update: updatePublicationAsManager,
  empty: { title: '', publisher: '', type: 'BOOK', author: '', release: '', link: '' },
  valuesOf: ({ title, publisher, type, author, release, link }: ManagedPublication): PublicationValues => ({
    title,
    publisher,
    type,
    author: author ?? '',
    release: release ?? '',
    link: link ?? '',
  }),
  // Fields of the other type are sent as null (specification, managers, section 5).
  overridesOf: ({ type }) => (type === 'BOOK' ? { link: null } : { author: null, release: null }),
  Fields: PublicationFields,
})
