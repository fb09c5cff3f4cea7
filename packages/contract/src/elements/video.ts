import * as z from 'zod/mini'
import { MESSAGES } from '../messages.ts'
import { elementType } from './element-type.ts'

/**
 * The video's number at the video host, for an unlisted one with its key, and with the time at which it begins:
 * `76979871/8272103f6e#t=1m30s`.
 */
const VIDEO_ID = /^(\d{1,15})(?:\/([\da-f]{6,40}))?(?:#t=(\d[\dhms]{0,11}))?$/

const VideoId = z
  .string()
  .check(z.trim(), z.minLength(1, MESSAGES.required), z.regex(VIDEO_ID, MESSAGES.videoNotValid))

/** The parts of a video's id; null for a text that is none. */
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
