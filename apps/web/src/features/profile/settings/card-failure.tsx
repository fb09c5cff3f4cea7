import classes from './card-failure.module.css'
import { RowButton } from './row-button.tsx'

type CardFailureProps = { message: string; onRetry: () => void; isRetrying: boolean }

/** What a sheet says when what it shows could not be fetched. */
export const CardFailure = ({ message, onRetry, isRetrying }: CardFailureProps) => (
  <div className={classes.failure} role="alert">
    <p className={classes.words}>{message}</p>
    <RowButton onClick={onRetry} loading={isRetrying}>
      Noch einmal versuchen
    </RowButton>
  </div>
)
