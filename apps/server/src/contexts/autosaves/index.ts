export { exportOwnAutosaves } from './export-own-autosaves.ts'
