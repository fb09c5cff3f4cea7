import {
  createHabitAsManager,
  getHabitsAsManager,
  updateHabitAsManager,
} from '@wohlauf/contract/habits/habits-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  habits: {
    id: 'habitId',
    table: 'habit',
    create: createHabitAsManager,
    // A retry is compared with the stored value, which lacks the attribute.
    created: { title: 'Neu', minRuntime: 4, introduction: '<p onclick="x()">Neu</p>' },
    other: { title: 'Anders', minRuntime: 5, introduction: '<p>Anders</p>' },
    update: updateHabitAsManager,
    read: getHabitsAsManager,
    createRow: (testServer, app) => testServer.createHabit(app),
  },
}
