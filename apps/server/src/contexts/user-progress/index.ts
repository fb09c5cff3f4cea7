export { awardHealthPoints, healthPointAward } from './award.ts'
export { awardHabitLog } from './award-habit-log.ts'
export { exportOwnProgress } from './export-own-data.ts'
export { HEALTH_POINTS } from './rules/health-points.ts'
