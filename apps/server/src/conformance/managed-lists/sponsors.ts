import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import {
  createSponsorAsManager,
  updateNameOfSponsorAsManager,
} from '@wohlauf/contract/seats/sponsors-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  sponsors: {
    id: 'sponsorId',
    table: 'sponsor',
    create: createSponsorAsManager,
    created: { name: 'Neu', availableSeats: 20 },
    other: { name: 'Anders', availableSeats: 30 },
    update: updateNameOfSponsorAsManager,
    read: getSponsorsAsManager,
    createRow: async (testServer, app) => (await testServer.createSponsor(app)).sponsorId,
  },
}
