import {
  createTipAsManager,
  getTipsAsManager,
  publishTipAsManager,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
  updateTipAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  'tips of the nutrition diary': {
    id: 'nutritionDiaryTipId',
    table: 'nutrition_diary_tip',
    create: createTipAsManager,
    created: { type: 'CHECK', description: 'Neu' },
    other: { type: 'FACT', description: 'Anders' },
    update: updateTipAsManager,
    sort: updateOrderOfTipsAsManager,
    show: publishTipAsManager,
    hide: unpublishTipAsManager,
    read: getTipsAsManager,
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await testServer.createTips(app, 3),
    }),
  },
}
