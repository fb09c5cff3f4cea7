import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { Image } from '@wohlauf/contract/values/image'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import classes from './picture-card.module.css'

type PictureCardProps = {
  image: Image
  /** Whether the picture is in view when the list opens. */
  isFirst: boolean
  /** Lies on the picture. */
  badge?: ReactNode
  isOutlined?: boolean
  children: ReactNode
}

/** An item of a grid, its picture on top; the link among its children that opens it has `COVERS_CARD`. */
export const PictureCard = ({ image, isFirst, badge, isOutlined, children }: PictureCardProps) => (
  <li className={classes.card} data-outlined={isOutlined || undefined}>
    <div className={classes.picture}>
      <Picture
        image={image}
        aspectRatio={1.5}
        sizes="(min-width: 75em) 350px, (min-width: 36em) 45vw, 92vw"
        isFirst={isFirst}
        isDecorative
      />
      {badge}
    </div>
    {children}
  </li>
)

export const PictureCardSkeleton = ({ children }: { children: ReactNode }) => (
  <li className={classes.card}>
    <Skeleton className={classes.pictureSkeleton} radius={0} />
    {children}
  </li>
)
