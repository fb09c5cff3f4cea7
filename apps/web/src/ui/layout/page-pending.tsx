import classes from './page-pending.module.css'

/** While a page's code is loaded, or a redirect decides: where heading and first cards will be. */
export const PagePending = () => (
  <div className={classes.page} role="status">
    <span className={classes.words}>Wird geladen …</span>
    <div className={classes.title} />
    <div className={classes.card} />
    <div className={classes.card} />
  </div>
)
