import { describeWorld } from '../../testing/describe-world.ts'
import { movementWorld } from './index.ts'

describeWorld('movement', movementWorld)
