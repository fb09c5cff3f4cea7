import type { MoodName } from '../moods.ts'
import type { Stage } from '../stage.ts'

/** `moods`: the hours at which it looks right. */
export type Motif = { moods: readonly [MoodName, ...MoodName[]]; draw: (stage: Stage) => string }
