export { exportOwnReading } from './export-own-data.ts'
export { listModules } from './module-list.ts'
export { countReferringElements } from './referring-elements.ts'
