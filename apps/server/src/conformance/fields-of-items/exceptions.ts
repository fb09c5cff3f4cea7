/** Columns that are not carried on, each with the reason: by kind, part and column, or by the column alone. */
export type Exceptions = Readonly<Record<string, string>>

const SAVES = { revision: 'counts the saves of its row' }

export const NOT_IN_PACKAGES: Exceptions = {
  ...SAVES,
  created_at: 'is when the item was imported',
  thumbhash: 'is made of the picture, which is encoded once more',
  'module.document.position': 'is at the end of the list of documents',
  'recipe.images.alternative_text': 'is made of the name of the recipe',
  'blog_article.item.ids_of_promoted_modules': 'names other items of the app',
}

/** Exceptions by the part that is copied. */
export const NOT_IN_COPIES: Readonly<Record<'item' | 'pages' | 'elements', Exceptions>> = {
  item: { ...SAVES, 'module.item.title': 'says that it is a copy' },
  pages: {
    ...SAVES,
    'module.pages.title': 'says that it is a copy',
    'module.pages.is_enabled': 'is false until a manager shows the copy',
  },
  elements: { ...SAVES, 'module.elements.title': 'says that it is a copy' },
}

const NAMED = 'is an id: what it names is compared as it is shown'

export const NOT_IN_DIFFERENCES: Exceptions = {
  ...SAVES,
  created_at: 'never changes',
  'module.elements.type': 'is in the content too',
  'blog_article.elements.type': 'is in the content too',
  module_id: NAMED,
  module_page_id: NAMED,
  blog_article_id: NAMED,
  habit_id: NAMED,
  document_id: NAMED,
  thumbhash: 'is made of the picture',
  aspect_ratio: 'is made of the picture',
  'recipe.images.alternative_text': 'is made of the name of the recipe',
  'experience_report.images.alternative_text': 'is made of the name of the person',
}

export const NOT_SEARCHED: Exceptions = {
  thumbhash: 'is no text',
  alternative_text: 'stands for a picture: an excerpt of it would be nowhere on the page',
  allergens: 'are codes: the list of recipes is filtered by them',
  diets: 'are codes: the list of recipes is filtered by them',
  'publication.type': 'is a code',
  'publication.release': 'is a year or a day',
  'publication.link': 'is an address',
}
