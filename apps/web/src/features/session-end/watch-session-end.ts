import type { SessionEnd } from '@wohlauf/contract/authentication/session-end'
import { serverNow } from '../../ui/time/clock.ts'
import { isNear, pauseMs } from './time-left.ts'

/** A return to the tab checks the session anyway, which counts as use: the end is asked after that. */
const AFTER_RETURN_MS = 2_000

type Watching = {
  /** Asks the server now. */
  look: () => Promise<void>
  stop: () => void
}

/**
 * Compares the time on the device, and asks the server only when the end is near: use in another tab may have postponed it.
 *
 * @param ask returns null when there is no answer; never throws
 * @param onLook gets the end when it is near, and null when it is not
 */
export const watchSessionEnd = (
  ask: () => Promise<SessionEnd | null>,
  onLook: (end: SessionEnd | null) => void,
): Watching => {
  let end: SessionEnd | null = null
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    clearTimeout(timer)
    turn += 1
    const own = turn
    const answer = await ask()
    if (own !== turn) return
    end = answer ?? end
    onLook(end && isNear(end, serverNow()) ? end : null)
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(compare, pauseMs(end, serverNow()))
  }
  const compare = () => {
    if (!end || isNear(end, serverNow())) void look()
    else wait()
  }
  const onVisible = () => {
    if (!end || document.visibilityState !== 'visible') return
    clearTimeout(timer)
    timer = setTimeout(compare, AFTER_RETURN_MS)
  }
  const stop = () => {
    turn += 1
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }

  document.addEventListener('visibilitychange', onVisible)
  wait()
  return { look, stop }
}
