import { BRAND } from '@wohlauf/contract/values/brand'
import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/page.tsx'
import classes from './app-choice-page.module.css'

/** A screen that belongs to no app: without header and menus. */
export const ChoiceFrame = ({ children }: { children: ReactNode }) => (
  <main className={classes.main}>
    <Page title={BRAND} isTitleHidden width="text">
      <div className={classes.frame}>{children}</div>
    </Page>
  </main>
)
