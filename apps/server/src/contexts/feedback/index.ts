export { exportOwnFeedback } from './export-own-data.ts'
export { openMessagesOfModules, votesOfPages } from './of-modules.ts'
