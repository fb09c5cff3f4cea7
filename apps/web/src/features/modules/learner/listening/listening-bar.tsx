import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import type { ComponentType } from 'react'
import IconPlayerPause from '~icons/tabler/player-pause'
import IconPlayerPlay from '~icons/tabler/player-play'
import IconPlayerSkipBack from '~icons/tabler/player-skip-back'
import IconPlayerSkipForward from '~icons/tabler/player-skip-forward'
import IconX from '~icons/tabler/x'
import classes from './listening-bar.module.css'
import type { SpeakerStatus } from './speaker.ts'
import { type Listening, RATES } from './use-listening.ts'

type ControlProps = {
  label: string
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  isMain?: boolean
  onPress: () => void
}

const Control = ({ label, icon: Icon, isMain = false, onPress }: ControlProps) => (
  <ActionIcon
    className={classes.control}
    variant={isMain ? 'filled' : 'subtle'}
    radius="xl"
    aria-label={label}
    onClick={onPress}
  >
    <Icon aria-hidden size={24} stroke={1.75} />
  </ActionIcon>
)

const PLAY: Record<Exclude<SpeakerStatus, 'speaking'>, string> = {
  paused: 'Weiter vorlesen',
  ended: 'Noch einmal vorlesen',
  failed: 'Noch einmal versuchen',
}

const rateAfter = (rate: Listening['rate']): Listening['rate'] =>
  RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1

/** Stays in reach of the thumb while the page is read aloud, at any scroll position. */
export const ListeningBar = ({ listening }: { listening: Listening }) => {
  const { state, rate, play, pause, next, back, setRate, end } = listening
  const status = state?.status ?? 'paused'
  return (
    <section className={classes.bar} aria-label="Vorlesen">
      <p className={classes.failure} role="status">
        {status === 'failed' && 'Das Vorlesen hat gerade nicht geklappt.'}
      </p>
      <div className={classes.inside}>
        <UnstyledButton
          className={classes.rate}
          aria-label={`Tempo: ${germanNumber(rate)}-fach`}
          onClick={() => setRate(rateAfter(rate))}
        >
          {germanNumber(rate)}×
        </UnstyledButton>
        <div className={classes.controls}>
          <Control label="Satz zurück" icon={IconPlayerSkipBack} onPress={back} />
          {status === 'speaking' ? (
            <Control label="Pause" icon={IconPlayerPause} isMain onPress={pause} />
          ) : (
            <Control label={PLAY[status]} icon={IconPlayerPlay} isMain onPress={play} />
          )}
          <Control label="Satz vor" icon={IconPlayerSkipForward} onPress={next} />
        </div>
        <Control label="Vorlesen beenden" icon={IconX} onPress={end} />
      </div>
    </section>
  )
}
