import { adviceFor } from '../../../ui/feedback/advice.ts'
import classes from './card-failure.module.css'
import { RowButton } from './row-button.tsx'

type CardFailureProps = { message: string; onRetry: () => void; isRetrying: boolean }

export const CardFailure = ({ message, onRetry, isRetrying }: CardFailureProps) => {
  const advice = adviceFor(message)
  return (
    <div className={classes.failure} role="alert">
      <div className={classes.copy}>
        <p>{message}</p>
        {advice && <p>{advice}</p>}
      </div>
      <RowButton onClick={onRetry} loading={isRetrying}>
        Noch einmal versuchen
      </RowButton>
    </div>
  )
}
