import { Button } from '@mantine/core'
import {
  addFavourite,
  type FavouriteKind,
  getFavouriteMarks,
  removeFavourite,
} from '@wohlauf/contract/favourites/favourites'
import IconBookmark from '~icons/tabler/bookmark'
import IconBookmarkFilled from '~icons/tabler/bookmark-filled'
import { useCommand } from '../api/hooks.ts'
import { useIsVisit } from '../session/session.ts'
import classes from './favourite-button.module.css'
import { useLatestWish } from './use-latest-wish.ts'
import { useOwnMarks } from './use-own-marks.ts'
import { WaitingNote } from './waiting-note.tsx'

type FavouriteButtonProps = {
  kind: FavouriteKind
  id: string
  /** The item's title, for users who cannot see which item the button belongs to. */
  title: string
  isCompact?: boolean
  /** True where only saved items are listed: the state is known before the marks have arrived. */
  isInSavedList?: boolean
}

/** Hidden until it is known whether the item is saved: a press would act on a guess. */
export const FavouriteButton = ({
  kind,
  id,
  title,
  isCompact = false,
  isInSavedList = false,
}: FavouriteButtonProps) => {
  const isVisit = useIsVisit()
  const { marks, isLoading } = useOwnMarks(getFavouriteMarks)
  const add = useCommand(addFavourite)
  const remove = useCommand(removeFavourite)
  const isStored = marks?.some((mark) => mark.kind === kind && mark.itemId === id) ?? isInSavedList
  const { value: isSaved, want } = useLatestWish(isStored, (isWanted) =>
    (isWanted ? add : remove).mutateAsync({ kind, itemId: id }),
  )
  if (isVisit) return null
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  const common = {
    'aria-pressed': isSaved,
    'aria-label': `Merken: ${title}`,
    'data-unknown': (isLoading && !isInSavedList) || undefined,
    onClick: () => want(!isSaved),
  }
  return isCompact ? (
    <button type="button" className={classes.compact} {...common}>
      <Icon aria-hidden size={22} />
    </button>
  ) : (
    <>
      <Button
        variant="light"
        className={classes.button}
        leftSection={<Icon aria-hidden size={20} />}
        {...common}
      >
        Merken
      </Button>
      <WaitingNote operations={[addFavourite, removeFavourite]} about={[kind, id]} />
    </>
  )
}
