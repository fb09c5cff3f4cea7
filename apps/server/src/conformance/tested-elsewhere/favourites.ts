import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/favourites/operations/favourites.test.ts': [
    'addFavourite',
    'getFavouriteMarks',
    'getFavourites',
    'removeFavourite',
  ],
}
