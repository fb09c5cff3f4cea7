import type { ReactNode } from 'react'
import { fittedTextProps } from '../text/fitted.ts'
import classes from './page-head.module.css'

type PageHeadProps = {
  title: string
  subtitle?: string
  /** Shown beside the title, or below it where there is no space. */
  actions?: ReactNode
  /** Use `end` for actions with a label above them. */
  align?: 'center' | 'end'
}

export const PageHead = ({ title, subtitle, actions, align = 'center' }: PageHeadProps) => (
  <header className={classes.head} data-align={align}>
    <div>
      <h1 className={classes.title} {...fittedTextProps(title)} />
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)
