import type { ContentElementOf } from '@wohlauf/contract/content-elements'
import { Picture } from '../../../../ui/picture.tsx'
import classes from './image-element.module.css'

export const ImageElement = ({ element: { image, title } }: { element: ContentElementOf<'IMAGE'> }) => (
  <figure className={classes.figure}>
    <div className={classes.frame}>
      <Picture image={image} sizes="(min-width: 48em) 672px, 92vw" />
    </div>
    <figcaption className={classes.caption}>{title}</figcaption>
  </figure>
)
