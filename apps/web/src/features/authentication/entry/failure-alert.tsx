import { IconAlertCircle } from '@tabler/icons-react'
import classes from './failure-alert.module.css'

/** Says at once what went wrong. It is always there, so that what comes into it is spoken. */
export const FailureAlert = ({ text }: { text: string | null | undefined }) => (
  <div role="alert">
    {text && (
      <p className={classes.failure}>
        <IconAlertCircle aria-hidden size={20} />
        {text}
      </p>
    )}
  </div>
)
