export { awardHealthPoints, healthPointAward } from './award.ts'
export { exportOwnProgress } from './export-own-data.ts'
