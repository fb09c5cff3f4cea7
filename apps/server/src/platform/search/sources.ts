import type { SearchKind } from '@wohlauf/contract/search'

/**
 * Where the search index gets its entries from: for each kind its function `search.read_<name>` in `sources`, and the
 * tables whose writes change an entry, with the column of its id.
 */
type SearchSource = { name: string; tables: Readonly<Record<string, string>> }

/** The first table is the one whose rows are the entries. */
export const SEARCH_SOURCES: Readonly<Record<SearchKind, SearchSource>> = {
  MODULE: { name: 'module', tables: { module: 'id' } },
  MODULE_PAGE: { name: 'module_page', tables: { module_page: 'id', content_element: 'module_page_id' } },
  BLOG_ARTICLE: {
    name: 'blog_article',
    tables: { blog_article: 'id', blog_article_content_element: 'blog_article_id' },
  },
  RECIPE: { name: 'recipe', tables: { recipe: 'id' } },
  DOCUMENT: { name: 'document', tables: { document: 'id' } },
  EXPERIENCE_REPORT: { name: 'experience_report', tables: { experience_report: 'id' } },
  PUBLICATION: { name: 'publication', tables: { publication: 'id' } },
}

const file = (name: string) => new URL(name, import.meta.url)

/** The functions that make entries. */
export const INDEX_FILES: readonly URL[] = [
  ...Object.values(SEARCH_SOURCES).map(({ name }) => file(`sources/${name.replaceAll('_', '-')}.sql`)),
  file('index.sql'),
]

/** All functions of the search. */
export const SEARCH_FILES: readonly URL[] = [...INDEX_FILES, file('find.sql')]
