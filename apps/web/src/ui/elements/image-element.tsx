import type { Image } from '@wohlauf/contract/values/image'
import { Picture } from '../media/picture.tsx'
import classes from './image-element.module.css'

export const ImageElement = ({ element: { image, title } }: { element: { image: Image; title: string } }) => (
  <figure className={classes.figure}>
    <div className={classes.frame}>
      <Picture image={image} sizes="(min-width: 48em) 672px, 92vw" />
    </div>
    {title && <figcaption className={classes.caption}>{title}</figcaption>}
  </figure>
)
