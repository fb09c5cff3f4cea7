import { describeWorld } from '../describe-world.ts'
import { stressWorld } from './index.ts'

describeWorld('stress', stressWorld)
