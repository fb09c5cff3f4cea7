import { Button } from '@mantine/core'
import { StateMessage } from './state-message.tsx'

type FailedStateProps = {
  title: string
  text: string
  onRetry: () => void
  isRetrying?: boolean
  isPartOfPage?: boolean
}

/** Announced immediately, because it appears after the page. */
export const FailedState = ({
  title,
  text,
  onRetry,
  isRetrying = false,
  isPartOfPage = false,
}: FailedStateProps) => (
  <div role="alert">
    <StateMessage
      spot="offline"
      title={title}
      text={text}
      isPartOfPage={isPartOfPage}
      action={
        <Button onClick={onRetry} loading={isRetrying}>
          Noch einmal versuchen
        </Button>
      }
    />
  </div>
)
