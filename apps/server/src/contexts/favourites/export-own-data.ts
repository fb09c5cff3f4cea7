import type { FavouriteKind } from '@wohlauf/contract/favourites/favourites'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { ALL_KINDS } from './kinds.ts'
import { ownFavourites } from './own-favourites.ts'

const NAMES: Record<FavouriteKind, string> = {
  MODULE: 'Modul',
  BLOG_ARTICLE: 'Artikel',
  RECIPE: 'Rezept',
  EXPERIENCE_REPORT: 'Erfahrungsbericht',
  DOCUMENT: 'Dokument',
}

export const exportOwnFavourites: ExportOwnData = async (tx, { userId }) => {
  const own = await ownFavourites(tx, userId)
  const titles = (await Promise.all(ALL_KINDS.map((each) => each.titles(tx)))).flat()
  const titleOf = new Map(titles.map(({ itemId, title }) => [itemId, title]))
  const favourites = own.map(({ kind, itemId, row }) => ({ kind, row, title: titleOf.get(itemId) ?? '' }))
  return {
    sections: [
      {
        table: 'favourite',
        name: 'favourites',
        title: 'Gemerkt',
        purpose: 'Was du dir gemerkt hast, damit du es wiederfindest.',
        records: favourites.map(({ row, ...more }) => ({ ...without(row, 'appId', 'userId'), ...more })),
        readableTable: {
          columns: ['Art', 'Titel', 'Gemerkt am'],
          rows: favourites.map(({ kind, title, row }) => [NAMES[kind], title, germanInstant(row.savedAt)]),
        },
      },
    ],
  }
}
