import { describeWorld } from '../describe-world.ts'
import { movementWorld } from './index.ts'

describeWorld('movement', movementWorld)
