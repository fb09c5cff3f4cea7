import { deleteRegistrationLinkAsManager } from '@wohlauf/contract/sponsor-seats'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  // A sponsor has one link and no list of them.
  ofUnsorted: [deleteRegistrationLinkAsManager],
}
