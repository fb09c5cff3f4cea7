import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import classes from './step-list.module.css'

export const StepList = ({ steps }: { steps: readonly string[] }) => (
  <ol className={classes.list}>
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and nothing moves
      <li key={index} className={classes.step}>
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
