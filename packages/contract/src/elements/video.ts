import * as z from 'zod/mini'
import { MESSAGES } from '../messages.ts'
import { elementType } from './element-type.ts'

/** The video's id at the video host. */
const VideoId = z
  .string()
  .check(z.trim(), z.minLength(1, MESSAGES.required), z.regex(/^\d{1,15}$/, MESSAGES.videoNotValid))

export const VIDEO = elementType({
  type: 'VIDEO',
  written: { videoId: VideoId },
  shown: { videoId: z.string() },
  unsearched: { videoId: 'an id at the video host, not a text' },
})
