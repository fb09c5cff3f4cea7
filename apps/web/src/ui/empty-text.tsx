import classes from './empty-text.module.css'

/** In place of a list of staff's that has no rows. */
export const EmptyText = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>
