export { listHabits } from './habit-list.ts'
