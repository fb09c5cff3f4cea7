import type { ComponentType } from 'react'
import classes from './icon-circle.module.css'

type IconCircleProps = {
  icon: ComponentType<{ size: number; stroke?: number; 'aria-hidden': true }>
  stroke?: number
}

/** `--circle-size` changes its size. */
export const IconCircle = ({ icon: Icon, stroke = 1.75 }: IconCircleProps) => (
  <span className={classes.circle}>
    <Icon aria-hidden size={20} stroke={stroke} />
  </span>
)
