import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useEffect } from 'react'
import { outboxControls, useAboutWaiting } from '../../device/outbox/waiting-commands.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import classes from './use-refusal-messages.module.css'

/** Long enough to read it and to reach its button; the list in the profile stays. */
const MESSAGE_MS = 15_000

const textFor = (count: number): string =>
  count === 1
    ? 'Ein Eintrag konnte nicht gespeichert werden.'
    : `${count} Einträge konnten nicht gespeichert werden.`

/**
 * Announces once, in a visible tab, that the server has refused queued commands while no screen waited for
 * them.
 */
export const useRefusalMessages = (): void => {
  const router = useRouter()
  const hasNew = useAboutWaiting((commands) =>
    commands.some(({ refusal }) => refusal && !refusal.isAnnounced),
  )
  useEffect(() => {
    if (!hasNew) return
    const announce = async () => {
      if (document.hidden) return
      const count = (await outboxControls.get()?.consumeNewRefusals()) ?? 0
      if (count === 0) return
      const close = notify('info', textFor(count), {
        durationMs: MESSAGE_MS,
        detail: (
          <Button
            variant="transparent"
            className={classes.action ?? ''}
            onClick={() => {
              close()
              void router.navigate({ href: pathTo('profile-on-this-device') })
            }}
          >
            Auf diesem Gerät ansehen
          </Button>
        ),
      })
    }
    const onVisible = () => void announce().catch(() => {})
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [hasNew, router])
}
