import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { snackbarQueue } from '../../ui/feedback/snackbar-queue.ts'
import { onPress } from '../../ui/reward/last-press.ts'

/** Errors stay: they may come from a save while leaving. The first message is shown, and fades. */
const closeUpTo = (lastId: number): void =>
  snackbarQueue.set(
    snackbarQueue.get().flatMap((snackbar, index) => {
      if (snackbar.id > lastId || snackbar.kind === 'error') return [snackbar]
      return index === 0 ? [{ ...snackbar, isHidden: true }] : []
    }),
  )

/**
 * Messages are closed with their screen: when another page opens, and there was a press since they came. A
 * message of a command that leads to another page itself therefore stays.
 */
export const useMessagesOfScreen = (): void => {
  const router = useRouter()
  useEffect(() => {
    let lastIdBeforePress = 0
    const ignorePresses = onPress(() => {
      lastIdBeforePress = snackbarQueue.get().at(-1)?.id ?? lastIdBeforePress
    })
    const ignoreNavigation = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) closeUpTo(lastIdBeforePress)
    })
    return () => {
      ignorePresses()
      ignoreNavigation()
    }
  }, [router])
}
