import { readFile } from 'node:fs/promises'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/blog/blog-elements'
import type { ElementFamily } from '@wohlauf/contract/elements/element-family'
import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/modules/content-elements'
import type { SearchKind } from '@wohlauf/contract/search/search'
import { textOfElementSql } from './element-texts.ts'

/**
 * Where the search index gets its entries from: for each kind its function `search.read_<name>` in `sources`, the
 * tables whose writes change an entry, with the column of its id, and the family of elements that its text consists of.
 */
type SearchSource = { name: string; tables: Readonly<Record<string, string>>; elements?: ElementFamily }

/** The first table is the one whose rows are the entries. */
export const SEARCH_SOURCES: Readonly<Record<SearchKind, SearchSource>> = {
  MODULE: { name: 'module', tables: { module: 'id' } },
  MODULE_PAGE: {
    name: 'module_page',
    tables: { module_page: 'id', content_element: 'module_page_id' },
    elements: ELEMENTS_OF_PAGES,
  },
  BLOG_ARTICLE: {
    name: 'blog_article',
    tables: { blog_article: 'id', blog_article_content_element: 'blog_article_id' },
    elements: ELEMENTS_OF_ARTICLES,
  },
  RECIPE: { name: 'recipe', tables: { recipe: 'id' } },
  DOCUMENT: { name: 'document', tables: { document: 'id' } },
  EXPERIENCE_REPORT: { name: 'experience_report', tables: { experience_report: 'id' } },
  PUBLICATION: { name: 'publication', tables: { publication: 'id' } },
}

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** The functions that make entries. */
export const indexSql = async (): Promise<string> => {
  const sources = Object.values(SEARCH_SOURCES)
  const files = [...sources.map(({ name }) => `sources/${name.replaceAll('_', '-')}.sql`), 'index.sql']
  const families = sources.flatMap(({ elements }) => elements ?? [])
  return [...(await Promise.all(files.map(read))), textOfElementSql(families)].join('\n')
}

/** All functions of the search. */
export const searchSql = async (): Promise<string> => [await indexSql(), await read('find.sql')].join('\n')
