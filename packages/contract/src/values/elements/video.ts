import * as z from 'zod/mini'
import { MESSAGES } from '../messages.ts'
import { elementType } from './element-type.ts'

/** A number at the video host, an unlisted video's key, and the time at which it begins: `76979871/8272103f6e#t=1m30s`. */
const VIDEO_ID = /^(\d{1,15})(?:\/([\da-f]{6,40}))?(?:#t=(\d[\dhms]{0,11}))?$/

const VideoId = z
  .string()
  .check(z.trim(), z.minLength(1, MESSAGES.required), z.regex(VIDEO_ID, MESSAGES.videoNotValid))

/** Null for a text that is no id of a video. */
export const partsOfVideoId = (videoId: string) => {
  const [, number, key, start] = VIDEO_ID.exec(videoId) ?? []
  return number === undefined ? null : { number, key, start }
}

export const VIDEO = elementType({
  type: 'VIDEO',
  written: { videoId: VideoId },
  shown: { videoId: z.string() },
  unsearched: { videoId: 'an id at the video host, not a text' },
})
