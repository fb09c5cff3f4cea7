import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import IconLink from '~icons/tabler/link'
import IconShare from '~icons/tabler/share'
import { serverOrigin } from '../native/platform.ts'
import { useIsVisit } from '../session/session.ts'
import { copyText } from '../ui/feedback/copy-text.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import { canShare } from './can-share.ts'
import classes from './share-button.module.css'

/** Closing the sheet is the person's choice, and no failure. */
const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares only the page's title and address: opening it needs a login. */
export const ShareButton = ({ title }: { title: string }) => {
  const isVisit = useIsVisit()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (isVisit) return null
  const addressOf = () => serverOrigin() + pathname
  const copy = async () => {
    if (!(await copyText(addressOf(), 'Link wurde in die Zwischenablage kopiert.')))
      notify(
        'error',
        'Dein Browser hat das Kopieren nicht erlaubt. Kopiere die Adresse bitte aus der Adresszeile.',
      )
  }
  const share = () =>
    navigator
      .share({ title, url: addressOf() })
      .catch((error: unknown) => (isClosed(error) ? undefined : copy()))
  const isNative = canShare()
  const Icon = isNative ? IconShare : IconLink
  const label = isNative ? 'Teilen' : 'Link kopieren'
  return (
    <Button
      variant="light"
      className={classes.button}
      leftSection={<Icon aria-hidden size={20} />}
      aria-label={`${label}: ${title}`}
      onClick={() => void (isNative ? share() : copy())}
    >
      {label}
    </Button>
  )
}
