export { awardHealthPoints } from './award.ts'
export { exportOwnProgress } from './export-own-data.ts'
