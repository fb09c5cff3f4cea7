export { deleteGoalsOf } from './delete-goals.ts'
export { exportOwnGoals } from './export-own-data.ts'
export { sharedGoalProposals } from './proposals.ts'
