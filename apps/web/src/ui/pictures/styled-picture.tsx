import { Drawing } from './drawing.tsx'
import classes from './styled-picture.module.css'

/** A drawing with a file for each style, on a ground in the app's own colour. */
export const StyledPicture = ({ sourceOf }: { sourceOf: (style: string) => string | undefined }) => (
  <Drawing className={classes.picture} sourceOf={sourceOf} width={320} height={220} />
)
