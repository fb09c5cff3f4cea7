import classes from './empty-text.module.css'

/** Shown instead of a list without rows, on staff pages. */
export const EmptyText = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>
