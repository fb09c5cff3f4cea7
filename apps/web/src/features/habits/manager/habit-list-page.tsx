import { getHabitsAsManager, HABIT, type ManagedHabit } from '@wohlauf/contract/habits/habits-as-manager'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'

const HabitDialog = lazyDialog(() => import('./habit-dialog.tsx'))

export default managedListPage<ManagedHabit>({
  kind: HABIT,
  title: 'Gewohnheiten',
  query: getHabitsAsManager,
  emptyText: 'Noch keine Gewohnheiten angelegt.',
  nameOf: ({ title }) => title,
  rowOf: ({ createdAt }) => ({ note: `Erstellt am ${germanDate(createdAt)}` }),
  NewDialog: HabitDialog,
  actions: [editing(HabitDialog)],
})
