export { listModules } from './module-list.ts'
