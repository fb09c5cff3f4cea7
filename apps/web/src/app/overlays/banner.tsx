import type { ComponentType, ReactNode } from 'react'
import classes from './banners.module.css'

type BannerProps = {
  kind: 'alert' | 'notice' | 'news' | 'quiet'
  icon: ComponentType<{ size: number; className?: string; 'aria-hidden': true }>
  action?: ReactNode
  children: ReactNode
}

/** Only a banner about a state in which the app does not work interrupts a screen reader. */
export const Banner = ({ kind, icon: Icon, action, children }: BannerProps) => (
  <div className={classes.banner} data-kind={kind} role={kind === 'alert' ? 'alert' : undefined}>
    <div className={classes.inside}>
      <Icon aria-hidden size={20} className={classes.icon ?? ''} />
      <p className={classes.copy}>{children}</p>
      {action}
    </div>
  </div>
)
