import { UnstyledButton } from '@mantine/core'
import type { ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import { useState } from 'react'
import IconPlayerPlayFilled from '~icons/tabler/player-play-filled'
import IconVideo from '~icons/tabler/video'
import { ElementCard } from './element-card.tsx'
import classes from './video.module.css'
import { VideoPlayer } from './video-player.tsx'

type VideoProps = { element: ContentElementOf<'VIDEO'>; name: string }

/** Nothing is requested from the host before the user has read its name and starts the film. */
export const Video = ({ element: { title, videoId }, name }: VideoProps) => {
  const [isStarted, setIsStarted] = useState(false)
  if (isStarted)
    return (
      <ElementCard icon={IconVideo} title={title} tone="plain">
        <VideoPlayer name={name} videoId={videoId} />
      </ElementCard>
    )
  return (
    <ElementCard icon={IconVideo} title={title} tone="plain">
      <UnstyledButton
        className={classes.cover}
        aria-label={`Video laden: ${name}`}
        onClick={() => setIsStarted(true)}
      >
        <span className={classes.play} aria-hidden>
          <IconPlayerPlayFilled size={32} />
        </span>
        <span className={classes.label}>Video laden</span>
      </UnstyledButton>
      <p className={classes.notice} data-silent>
        Das Video kommt von Vimeo, einem Anbieter in den USA. Erst wenn du es lädst, erfährt Vimeo deine
        IP-Adresse und Angaben zu deinem Gerät. Wir bitten Vimeo dabei, dein Verhalten nicht aufzuzeichnen (Do
        Not Track).
      </p>
    </ElementCard>
  )
}
