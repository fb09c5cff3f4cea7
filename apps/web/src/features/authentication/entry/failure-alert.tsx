import IconAlertCircle from '~icons/tabler/alert-circle'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import classes from './failure-alert.module.css'

/**
 * Always rendered, so that screen readers announce changes of its content. They would announce an empty alert
 * too, when a page arrives with it.
 */
export const FailureAlert = ({ text }: { text: string | null | undefined }) => (
  <div aria-live="assertive" role={text ? 'alert' : undefined}>
    {text && (
      <p className={classes.failure}>
        <IconAlertCircle aria-hidden size={20} />
        <UnbrokenText text={text} />
      </p>
    )}
  </div>
)
