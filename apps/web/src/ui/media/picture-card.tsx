import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { Image } from '@wohlauf/contract/values/image'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import classes from './picture-card.module.css'

/**
 * The shape on phones: a row with a small picture at its start, or a tile with the picture on top. Wider
 * screens always show a tile.
 */
type PhoneShape = 'row' | 'tile'

type PictureCardProps = {
  image: Image
  /** Whether the picture is in view when the list opens. */
  isFirst: boolean
  onPhone: PhoneShape
  /** Shown on top of the picture. */
  badge?: ReactNode
  children: ReactNode
}

const PHONE_WIDTHS: Record<PhoneShape, string> = { row: '110px', tile: '45vw' }

/** An item of a grid; the link among its children that opens it has `COVERS_CARD`. */
export const PictureCard = ({ image, isFirst, onPhone, badge, children }: PictureCardProps) => (
  <li className={classes.card} data-on-phone={onPhone}>
    <div className={classes.picture}>
      <Picture
        image={image}
        aspectRatio={1.5}
        sizes={`(min-width: 75em) 350px, (min-width: 36em) 45vw, ${PHONE_WIDTHS[onPhone]}`}
        isFirst={isFirst}
        isDecorative
      />
      {badge}
    </div>
    {children}
  </li>
)

type PictureCardSkeletonProps = { onPhone: PhoneShape; children: ReactNode }

export const PictureCardSkeleton = ({ onPhone, children }: PictureCardSkeletonProps) => (
  <li className={classes.card} data-on-phone={onPhone}>
    <div className={classes.picture}>
      <Skeleton className={classes.pictureSkeleton} radius={0} />
    </div>
    {children}
  </li>
)
