import { thumbHashToAverageRGBA } from 'thumbhash'

/** A shade becomes lighter on one side and darker on the other by twice its term. */
const REACH = 2

/**
 * The CSS background of a picture that is still loading: its average colour, lighter where the picture is. Only the lowest
 * frequencies of its thumbhash are read, because an image of all of them would cost a phone 7 ms.
 */
export const groundOf = (hash: string): string => {
  const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))
  const { r, g, b, a } = thumbHashToAverageRGBA(bytes)
  const [, , scaleAndAlpha = 0, width = 0, shape = 0] = bytes
  const hasAlpha = scaleAndAlpha >> 7 === 1
  const isLandscape = shape >> 7 === 1
  const scale = ((scaleAndAlpha >> 2) & 31) / 31
  const term = (index: number): number =>
    ((((bytes[(hasAlpha ? 6 : 5) + (index >> 1)] ?? 0) >> ((index & 1) * 4)) & 15) / 7.5 - 1) * scale
  const widest = hasAlpha ? 5 : 7
  const across = term(0)
  const down = term(Math.max(3, isLandscape ? widest : width & 7) - 1)
  const shade = (sign: number): string => {
    const change = sign * REACH * Math.hypot(across, down)
    const parts = [r, g, b].map((part) => Math.round(Math.min(1, Math.max(0, part + change)) * 255))
    return `rgb(${parts.join(' ')} / ${a.toFixed(2)})`
  }
  // The angle at which a gradient runs from the light side to the dark one; 0 is upwards.
  const angle = Math.atan2(across, -down)
  return `linear-gradient(${angle.toFixed(2)}rad, ${shade(1)}, ${shade(-1)})`
}
