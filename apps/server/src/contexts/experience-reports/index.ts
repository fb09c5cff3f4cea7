export { publishedReports } from './reports.ts'
export { experienceReport } from './tables.ts'
