import { describeWorld } from '../../testing/describe-world.ts'
import { stressWorld } from './index.ts'

describeWorld('stress', stressWorld)
