import type { MoodName } from '../moods.ts'
import type { Stage } from '../stage.ts'

/** How one subject is drawn, and at which hours it looks right. */
export type Motif = { moods: readonly [MoodName, ...MoodName[]]; draw: (stage: Stage) => string }
