import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { MAX_PORTIONS } from '@wohlauf/contract/values/items/recipe'
import IconMinus from '~icons/tabler/minus'
import IconPlus from '~icons/tabler/plus'
import { NamedGroup } from '../../../../ui/layout/named-group.tsx'
import { portionsText } from '../rules/shopping-list.ts'
import classes from './portion-stepper.module.css'

type PortionStepperProps = { portions: number; onChange: (portions: number) => void }

/** The buttons stay in the tab order at the limits, so that the focus is not lost. */
export const PortionStepper = ({ portions, onChange }: PortionStepperProps) => {
  const step = (by: number, isLast: boolean, label: string, Icon: typeof IconPlus) => (
    <ActionIcon
      variant="light"
      size={44}
      radius="xl"
      aria-label={label}
      aria-disabled={isLast}
      className={classes.step ?? ''}
      onClick={() => isLast || onChange(portions + by)}
    >
      <Icon aria-hidden size={20} />
    </ActionIcon>
  )
  return (
    <NamedGroup aria-label="Portionen" className={classes.stepper}>
      {step(-1, portions === 1, 'Eine Portion weniger', IconMinus)}
      <output className={classes.value}>{portionsText(portions)}</output>
      {step(1, portions === MAX_PORTIONS, 'Eine Portion mehr', IconPlus)}
    </NamedGroup>
  )
}
