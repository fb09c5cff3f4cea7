export { deleteHabitsOf } from './delete-habits.ts'
export { exportOwnHabits } from './export-own-data.ts'
export { listHabits } from './habit-list.ts'
export { habit, habitIntent } from './tables.ts'
