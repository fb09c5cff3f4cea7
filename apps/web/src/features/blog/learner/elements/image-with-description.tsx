import type { BlogElementOf } from '@wohlauf/contract/values/elements/blog-elements'
import { Picture } from '../../../../ui/media/picture.tsx'
import classes from './image-with-description.module.css'

type ImageWithDescriptionProps = { element: BlogElementOf<'IMAGE_WITH_DESCRIPTION'> }

export const ImageWithDescription = ({ element }: ImageWithDescriptionProps) => {
  const { title, image, description } = element
  return (
    <figure className={classes.figure}>
      <Picture image={image} sizes="(min-width: 48em) 672px, 92vw" />
      <figcaption className={classes.caption}>
        <strong className={classes.title}>{title}</strong>
        {description}
      </figcaption>
    </figure>
  )
}
