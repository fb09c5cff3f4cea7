export { exportOwnFeedback } from './export-own-data.ts'
