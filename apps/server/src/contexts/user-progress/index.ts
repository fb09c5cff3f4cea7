export { awardHealthPoints } from './award.ts'
