import classes from './page-pending.module.css'
import { usePageTitle } from './page-title.ts'

/** Stands for heading and first cards while a page's code is loaded or a redirect decides. */
export const PagePending = () => {
  usePageTitle('Wird geladen')
  return (
    <div className={classes.page} role="status">
      <span className={classes.words}>Wird geladen …</span>
      <div className={classes.title} />
      <div className={classes.card} />
      <div className={classes.card} />
    </div>
  )
}
