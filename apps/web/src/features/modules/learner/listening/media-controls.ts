type MediaControls = {
  title: string
  artist: string
  isSpeaking: boolean
  play: () => void
  pause: () => void
  next: () => void
  back: () => void
}

/** Connects the lock screen, headphones and media keys to the player, where the platform supports it. */
export const offerMediaControls = (controls: MediaControls): void => {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = new MediaMetadata({ title: controls.title, artist: controls.artist })
  session.playbackState = controls.isSpeaking ? 'playing' : 'paused'
  session.setActionHandler('play', controls.play)
  session.setActionHandler('pause', controls.pause)
  session.setActionHandler('nexttrack', controls.next)
  session.setActionHandler('previoustrack', controls.back)
}

export const withdrawMediaControls = (): void => {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = null
  session.playbackState = 'none'
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack'] as const)
    session.setActionHandler(action, null)
}
