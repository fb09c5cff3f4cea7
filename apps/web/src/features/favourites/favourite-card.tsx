import type { Favourite } from '@wohlauf/contract/favourites/favourites'
import { FavouriteButton } from '../../items/favourite-button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { fittedTextProps } from '../../ui/text/fitted.ts'
import { FavouriteAction } from './favourite-action.tsx'
import classes from './favourite-card.module.css'

export const FavouriteCard = ({ favourite }: { favourite: Favourite }) => {
  const { kind, itemId, title, image } = favourite
  return (
    <li className={classes.card}>
      {image && (
        <div className={classes.picture}>
          <Picture image={image} aspectRatio={1} sizes="88px" isDecorative />
        </div>
      )}
      <div className={classes.text}>
        <h3 className={classes.title} {...fittedTextProps(title)} />
        <FavouriteAction favourite={favourite} className={classes.action} />
      </div>
      <div className={classes.bookmark}>
        <FavouriteButton kind={kind} id={itemId} title={title} isCompact isInSavedList />
      </div>
    </li>
  )
}
