export { listHabits } from './habit-list.ts'
export { habit, habitIntent } from './tables.ts'
