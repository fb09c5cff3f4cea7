export { experienceReport } from './database/tables.ts'
export { publishedReports } from './published-reports.ts'
