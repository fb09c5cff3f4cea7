import classes from './empty-text.module.css'

export const EmptyText = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>
