import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { withKeys } from '../../../../ui/layout/with-keys.ts'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import classes from './step-list.module.css'

export const StepList = ({ steps }: { steps: readonly string[] }) => (
  <ol className={classes.list}>
    {withKeys(steps, (step) => step).map(({ key, item: step }, index) => (
      <li key={key} className={classes.step}>
        <span aria-hidden className={classes.number}>
          {index + 1}
        </span>
        <div className={classes.text}>
          <VisuallyHidden>Schritt {index + 1}: </VisuallyHidden>
          <RichText html={step} />
        </div>
      </li>
    ))}
  </ol>
)
