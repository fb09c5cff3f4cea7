import { drawDiary } from './draw-diary.ts'
import type { PrintedDiary } from './printed-diary.ts'

/**
 * A separate process: setting type takes the processor for seconds, and the stored pictures are WebP, which
 * the server's process may not read (`process-image.ts`).
 */
process.once('message', async (diary: PrintedDiary) => {
  process.send?.(await drawDiary(diary))
})
