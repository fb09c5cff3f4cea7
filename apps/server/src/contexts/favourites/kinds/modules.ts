import { sharedModules } from '../../modules/index.ts'
import { publishedTitles } from '../../versions/index.ts'
import type { KindOfFavourite } from '../kind-of-favourite.ts'

export const modules: KindOfFavourite<'MODULE'> = {
  kind: 'MODULE',
  feature: null,
  column: 'moduleId',
  visible: async (context) =>
    (await sharedModules(context)).map(({ id, title, image }) => ({
      itemId: id,
      title,
      image,
      fileName: null,
    })),
  titles: (tx) => publishedTitles(tx, 'moduleId'),
}
