export { experienceReport } from './database/tables.ts'
export { publishedReports } from './reports.ts'
