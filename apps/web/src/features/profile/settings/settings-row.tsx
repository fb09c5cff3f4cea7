import type { ComponentType, ReactNode } from 'react'
import { IconCircle } from '../../../ui/media/icon-circle.tsx'
import classes from './settings-row.module.css'

export type RowIcon = ComponentType<{ size: number; stroke?: number; 'aria-hidden': true }>

type SettingsRowProps = {
  icon: RowIcon
  title: string
  value?: ReactNode
  action?: ReactNode
  /** True if the text does not fit beside a button: on phones the action stands below. */
  isLong?: boolean
  as?: 'div' | 'li'
}

export const SettingsRow = ({
  icon: Icon,
  title,
  value,
  action,
  isLong = false,
  as: Row = 'div',
}: SettingsRowProps) => (
  <Row className={classes.row} data-long={isLong || undefined}>
    <IconCircle icon={Icon} />
    <div className={classes.body}>
      <div className={classes.copy}>
        <p className={classes.title}>{title}</p>
        {value && <div className={classes.value}>{value}</div>}
      </div>
      {action}
    </div>
  </Row>
)
