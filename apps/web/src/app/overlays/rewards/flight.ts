import type { Point } from '../../../ui/reward/rewards.ts'

const RISE_MS = 240
const REST_MS = 260
const FLY_MS = 420

/** How far the number rises above the finger, in pixels. */
const RISE = 52

const MARGIN = 40

const clamp = (value: number, size: number): number => Math.min(Math.max(value, MARGIN), size - MARGIN)

/** The start above the pressed position, within the viewport. */
export const startOf = ({ x, y }: Point): Point => ({
  x: clamp(x, window.innerWidth),
  y: clamp(y - RISE, window.innerHeight),
})

/**
 * The position of the badge; while it is out of view or the page shows no bar, the corner in which it stands
 * otherwise.
 */
const targetOfFlight = (): Point => {
  const badge = document.querySelector('[data-points-badge]')?.getBoundingClientRect()
  return badge && badge.bottom > 0 && badge.width > 0
    ? { x: badge.left + badge.width / 2, y: badge.top + badge.height / 2 }
    : { x: window.innerWidth - 48, y: 22 }
}

/** Rises, rests long enough to be read, and flies in an arc: only transforms and opacity change. */
export const fly = (across: HTMLElement, up: HTMLElement, from: Point): Animation[] => {
  const to = targetOfFlight()
  const duration = RISE_MS + REST_MS + FLY_MS
  const [riseEnd, restEnd] = [RISE_MS / duration, (RISE_MS + REST_MS) / duration]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return [
    across.animate(
      [
        { translate: '0 0', offset: 0 },
        { translate: '0 0', offset: restEnd, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
        { translate: `${dx}px 0`, offset: 1 },
      ],
      { id: 'reward', duration, fill: 'forwards' },
    ),
    up.animate(
      [
        {
          translate: `0 ${RISE}px`,
          scale: 0.5,
          opacity: 0,
          offset: 0,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        },
        { translate: '0 0', scale: 1, opacity: 1, offset: riseEnd },
        { translate: '0 0', scale: 1, opacity: 1, offset: restEnd, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
        { translate: `0 ${dy}px`, scale: 0.55, opacity: 0.4, offset: 1 },
      ],
      { id: 'reward', duration, fill: 'forwards' },
    ),
  ]
}
