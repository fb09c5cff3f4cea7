import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isWithoutMotion } from '../../../ui/reward/is-without-motion.ts'
import { onPress } from '../../../ui/reward/last-press.ts'
import { announcement, arrive, type Reward, rewardsUnderWay, sumInBadge } from '../../../ui/reward/rewards.ts'
import { useStore } from '../../../ui/state/store.ts'
import { fly, startOf } from './flight.ts'
import classes from './rewards-layer.module.css'

/** How long the number stays when motion is reduced. */
const STILL_MS = 1600

const Points = ({ points, from, onEnd }: { points: number; from: Reward['from']; onEnd: () => void }) => {
  const across = useRef<HTMLDivElement>(null)
  const up = useRef<HTMLDivElement>(null)
  const [start] = useState(() => startOf(from))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!across.current || !up.current) return
    const isStill = isWithoutMotion()
    // Without a flight the number in the badge does not wait for one.
    if (isStill) sumInBadge.set(null)
    const animations = isStill ? [] : fly(across.current, up.current, start)
    const timer = isStill ? setTimeout(() => end(), STILL_MS) : undefined
    // A press means that the person moves on: the flight ends.
    const ignorePresses = onPress(() => end())
    // `finished` rejects for an animation that is cancelled early; the flight has ended for another reason
    // then.
    animations.at(-1)?.finished.then(
      () => end(),
      () => {},
    )
    return () => {
      ignorePresses()
      clearTimeout(timer)
      for (const animation of animations) animation.cancel()
    }
  }, [start])
  return (
    <div ref={across} className={classes.across} style={{ left: start.x, top: start.y }}>
      <div ref={up}>
        <div className={classes.points} data-reward>
          +{points}
        </div>
      </div>
    </div>
  )
}

/** Points in flight, and their announcement. */
const RewardsLayer = () => {
  const underWay = useStore(rewardsUnderWay)
  const text = useStore(announcement)
  return (
    <>
      <VisuallyHidden role="status" data-rewards>
        {text}
      </VisuallyHidden>
      <div className={classes.layer} aria-hidden>
        {underWay.map((each) => (
          <Points key={each.id} points={each.points} from={each.from} onEnd={() => arrive(each)} />
        ))}
      </div>
    </>
  )
}

export default RewardsLayer
