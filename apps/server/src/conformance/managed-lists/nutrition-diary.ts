import {
  createTipAsManager,
  getTipsAsManager,
  publishTipAsManager,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
} from '@wohlauf/contract/nutrition-diary-as-manager'
import { type ManagedLists, publishableRows } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  sorted: {
    'tips of the nutrition diary': {
      id: 'nutritionDiaryTipId',
      table: 'nutrition_diary_tip',
      sort: updateOrderOfTipsAsManager,
      sortedIds: 'sortedIdsOfTips',
      create: createTipAsManager,
      created: { type: 'CHECK', description: 'Neu' },
      show: publishTipAsManager,
      hide: unpublishTipAsManager,
      read: getTipsAsManager,
      asked: () => ({}),
      rowsIn: publishableRows,
      write: async (testServer, app) => ({
        parentId: '',
        about: '',
        ids: await testServer.createTips(app, 3),
      }),
    },
  },
}
