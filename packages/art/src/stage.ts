import { createInk, type Ink } from './brush/ink.ts'
import { type Mood, type MoodName, moodOf } from './moods.ts'
import { createRandom, type Random } from './random.ts'
import type { Scene } from './scene.ts'

export type Stage = {
  width: number
  height: number
  /** One design pixel: motifs are designed for a sheet 667 high. */
  unit: number
  /** The motif's horizontal centre. */
  cx: number
  random: Random
  ink: Ink
  mood: Mood
}

/** Width to height: in a narrower sheet the motif shrinks, so that its sides fit. */
const NARROWEST = 1.3

export function createStage(scene: Scene, moods: readonly [MoodName, ...MoodName[]]): Stage {
  const { subject, palette, preventionType, seed, width, height } = scene
  const random = createRandom(`${subject}/${seed}`)
  // Adjacent seeds get different times of day, so that a list of pictures never shows only one.
  const turn = createRandom(subject).whole(0, 4)
  const name = moods[Math.abs(Math.round(seed) + turn) % moods.length] ?? moods[0]
  return {
    width,
    height,
    unit: Math.min(height, width / NARROWEST) / 667,
    cx: width * random.between(0.45, 0.55),
    random,
    ink: createInk(`${subject}-${palette}-${seed}-`),
    mood: moodOf(palette, name, preventionType),
  }
}
