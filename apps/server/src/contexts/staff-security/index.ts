export { exportOwnSecondFactor } from './export-own-data.ts'
