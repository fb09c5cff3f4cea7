import { useStyleOfDocument } from '../theme/use-style-of-document.ts'
import classes from './styled-picture.module.css'

/** A drawing with a file for each style. Decorative: the text beside it says everything. */
export const StyledPicture = ({ sourceOf }: { sourceOf: (style: string) => string | undefined }) => (
  <img className={classes.picture} src={sourceOf(useStyleOfDocument())} alt="" width={320} height={220} />
)
