import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import IconExternalLink from '~icons/tabler/external-link'
import IconReload from '~icons/tabler/reload'
import classes from './video.module.css'
import { pageAddress, playerAddress } from './video-address.ts'

/** Whether the player has loaded cannot be detected from outside, so the alternative links are below it in any case. */
export const VideoPlayer = ({ name, videoId }: { name: string; videoId: string }) => {
  const [attempt, setAttempt] = useState(1)
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone; keyboard focus moves to the player.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className={classes.frame}>
        <iframe
          key={attempt}
          ref={frame}
          className={classes.player}
          src={playerAddress(videoId)}
          title={`Video: ${name}`}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; fullscreen; picture-in-picture"
        />
      </div>
      <div className={classes.ways}>
        <span>Das Video erscheint nicht?</span>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.way}
          leftSection={<IconReload aria-hidden size={18} />}
          aria-label={`Noch einmal laden: ${name}`}
          onClick={() => setAttempt((last) => last + 1)}
        >
          Noch einmal laden
        </Button>
        <Button
          component="a"
          href={pageAddress(videoId)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Bei Vimeo öffnen: ${name}`}
          variant="subtle"
          size="compact-md"
          className={classes.way}
          leftSection={<IconExternalLink aria-hidden size={18} />}
        >
          Bei Vimeo öffnen
        </Button>
      </div>
    </>
  )
}
