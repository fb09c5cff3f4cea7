import classes from './spot.module.css'

export const SpotSpace = () => <div className={classes.space} />
