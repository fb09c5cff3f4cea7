import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import IconClock from '~icons/tabler/clock-play'
import IconPlayerPause from '~icons/tabler/player-pause'
import IconPlayerPlay from '~icons/tabler/player-play'
import IconX from '~icons/tabler/x'
import { NamedGroup } from '../../../../ui/layout/named-group.tsx'
import { allowSound, planAlarm } from './alarm.ts'
import { countdownText, isSameTimer, leftMs, type Timer } from './timer.ts'
import classes from './timer-control.module.css'
import { endTimers, pauseTimerOrNot, startTimer, timersNow, useTimers } from './timers.ts'
import { useNow } from './use-now.ts'

type TimerStart = Omit<Timer, 'endsAtMs' | 'restMs'>

const Countdown = ({ timer }: { timer: Timer }) => {
  const nowMs = useNow(timer.endsAtMs, timer.restMs !== null)
  return (
    <span role="timer" className={classes.time}>
      {countdownText(leftMs(timer, nowMs))}
    </span>
  )
}

const stateText = (timer: Timer | undefined): string => {
  if (!timer) return ''
  return timer.restMs === null
    ? `Der Timer läuft: ${timer.label}`
    : `Der Timer ist angehalten: ${timer.label}`
}

type TimerControlProps = {
  of: TimerStart
  /** For a timer that does not belong to the content above it. */
  caption?: string
}

/**
 * One button starts, pauses and continues, so that the focus stays. Ending takes two presses: wet fingers
 * slip.
 */
export const TimerControl = ({ of, caption }: TimerControlProps) => {
  const timer = useTimers().find((other) => isSameTimer(other, of))
  const isPaused = timer !== undefined && timer.restMs !== null
  const press = () => {
    if (timer) pauseTimerOrNot(of)
    else startTimer(of)
    void allowSound().then((isNew) => isNew && planAlarm(timersNow()))
  }
  const Icon = !timer ? IconClock : isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <NamedGroup aria-label={`Timer: ${caption ? `${caption}, ` : ''}${of.label}`} className={classes.control}>
      <Button
        className={classes.main}
        variant={timer ? 'light' : 'default'}
        leftSection={<Icon aria-hidden size={24} />}
        onClick={press}
      >
        <span className={classes.words}>
          {caption && <span className={classes.caption}>{caption}</span>}
          {timer ? <Countdown timer={timer} /> : of.label}
        </span>
        <VisuallyHidden>{!timer ? ', Timer starten' : isPaused ? ', weiter' : ', anhalten'}</VisuallyHidden>
      </Button>
      {isPaused && (
        <ActionIcon
          className={classes.end}
          variant="default"
          aria-label={`Timer beenden: ${of.label}`}
          onClick={() => endTimers([of])}
        >
          <IconX aria-hidden size={24} />
        </ActionIcon>
      )}
      <VisuallyHidden role="status">{stateText(timer)}</VisuallyHidden>
    </NamedGroup>
  )
}
