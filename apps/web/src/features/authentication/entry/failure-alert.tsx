import IconAlertCircle from '~icons/tabler/alert-circle'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import classes from './failure-alert.module.css'

/** Always rendered, so that screen readers announce changes of its content. */
export const FailureAlert = ({ text }: { text: string | null | undefined }) => (
  <div role="alert">
    {text && (
      <p className={classes.failure}>
        <IconAlertCircle aria-hidden size={20} />
        <UnbrokenText text={text} />
      </p>
    )}
  </div>
)
