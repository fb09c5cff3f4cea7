export { exportOwnFavourites } from './export-own-data.ts'
