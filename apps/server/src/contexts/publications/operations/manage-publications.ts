import {
  createPublicationAsManager,
  updatePublicationAsManager,
} from '@wohlauf/contract/publications/publications-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { PUBLICATIONS } from '../list.ts'

export const managePublications = managedHandlers(PUBLICATIONS, {
  create: createPublicationAsManager,
  update: updatePublicationAsManager,
})
