import classes from './new-mark.module.css'

/** The article was published within the last 14 days. */
export const NewMark = () => <span className={classes.mark}>Neu</span>
