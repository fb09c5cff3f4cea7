import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { Image } from '../values/image.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

export const FAVOURITE_KINDS = ['MODULE', 'BLOG_ARTICLE', 'RECIPE', 'EXPERIENCE_REPORT', 'DOCUMENT'] as const
export const FavouriteKind = z.enum(FAVOURITE_KINDS)
export type FavouriteKind = z.infer<typeof FavouriteKind>

export const FavouriteMark = z.object({ kind: FavouriteKind, itemId: Id })
export type FavouriteMark = z.infer<typeof FavouriteMark>

export const Favourite = z.extend(FavouriteMark, {
  title: z.string(),
  /** Null for items without a picture. */
  image: z.nullable(Image),
  /** The name under which a document is downloaded; null for what is read in the app. */
  fileName: z.nullable(z.string()),
  savedAt: Instant,
})
export type Favourite = z.infer<typeof Favourite>

/** Saved items can reveal something about a person's health: closed to an admin who views the account. */
const ofOwner = { audience: 'learner', isOwnersOnly: true } as const

/** Newest first; only what the learner may see now. A hidden item comes back with its mark. */
export const getFavourites = query('favourites/get-favourites-query', {
  ...ofOwner,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(Favourite),
})

/** Hidden items included. */
export const getFavouriteMarks = query('favourites/get-favourite-marks-query', {
  ...ofOwner,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(FavouriteMark),
})

const changing = {
  ...ofOwner,
  input: FavouriteMark,
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  invalidates: () => [getFavourites, getFavouriteMarks],
} as const

/** Idempotent. */
export const addFavourite = command('favourites/add-favourite-command', {
  ...changing,
  refusals: ['too-many-favourites'],
})

/** Idempotent. An item that was hidden meanwhile can be removed too. */
export const removeFavourite = command('favourites/remove-favourite-command', changing)
