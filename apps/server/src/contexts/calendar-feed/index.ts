export { exportOwnCalendarFeed } from './export-own-data.ts'
export { deleteCalendarFeedOf } from './feed.ts'
