import IconArticle from '~icons/tabler/article'
import IconBook from '~icons/tabler/book-2'
import IconFileText from '~icons/tabler/file-text'
import IconLayoutList from '~icons/tabler/layout-list'
import IconListCheck from '~icons/tabler/list-check'
import IconNotebook from '~icons/tabler/notebook'
import IconPhoto from '~icons/tabler/photo'
import IconRecipe from '~icons/tabler/tools-kitchen-2'
import IconUser from '~icons/tabler/user'
import type { Group } from '../../../device/rules/group-of.ts'
import type { RowIcon } from '../settings/settings-row.tsx'

export const GROUP_TITLES: Record<Group, string> = {
  MODULE: 'Module',
  ARTICLE: 'Artikel',
  RECIPE: 'Rezepte',
  REPORT: 'Erfahrungsberichte',
  DIARY: 'Ernährungstagebuch',
  HABITS_AND_GOALS: 'Gewohnheiten und Ziele',
  OVERVIEWS: 'Übersichten, Punkte und Profil',
  PICTURES: 'Bilder',
  DOCUMENTS: 'Dokumente',
}

export const GROUP_ICONS: Record<Group, RowIcon> = {
  MODULE: IconBook,
  ARTICLE: IconArticle,
  RECIPE: IconRecipe,
  REPORT: IconUser,
  DIARY: IconNotebook,
  HABITS_AND_GOALS: IconListCheck,
  OVERVIEWS: IconLayoutList,
  PICTURES: IconPhoto,
  DOCUMENTS: IconFileText,
}
