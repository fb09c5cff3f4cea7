import { grain } from './brush/grain.ts'
import { svg } from './brush/shape.ts'
import { MOTIFS } from './motifs/motifs.ts'
import type { Scene } from './scene.ts'
import { createStage } from './stage.ts'

/** The same scene always gives the same text. */
export function drawScene(scene: Scene): string {
  const { moods, draw } = MOTIFS[scene.subject]
  const stage = createStage(scene, moods)
  const drawing = draw(stage)
  const { width, height, random, mood } = stage
  const specks = grain(random, width, height, mood.paper.white, mood.shadow)
  return svg(width, height, stage.ink.defs(), drawing + specks)
}
