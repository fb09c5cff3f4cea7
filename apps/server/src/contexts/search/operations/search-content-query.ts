import {
  MAX_SEARCH_RESULTS,
  type SearchResult,
  searchContent,
  searchKindsOf,
} from '@wohlauf/contract/search/search'
import { handle } from '../../../platform/http/mount/handler.ts'
import { moduleProgress, type SearchablePage, searchablePages } from '../../modules/index.ts'
import { type FoundEntry, findEntries } from '../found-entries.ts'
import { isInQuiz, readableText, withoutMarks } from '../quiz-text.ts'
import { excerptOf, passageStart } from '../rules/excerpt.ts'
import { highlight, hitsIn } from '../rules/highlight.ts'

type Passage = { text: string; isOfQuiz: boolean }

/** The passage to show: from the text, unless only the short fields beside the title contain a hit. */
const passageOf = ({ keywords, content }: FoundEntry, words: ReadonlySet<string>): Passage => {
  const text = content ?? ''
  const hits = hitsIn(text, words)
  const isInKeywords = hits.length === 0 && hitsIn(keywords, words).length > 0
  if (text === '' || isInKeywords) return { text: keywords, isOfQuiz: false }
  return {
    text: withoutMarks(excerptOf(text, hits)),
    isOfQuiz: hits.length > 0 && isInQuiz(text, passageStart(hits)),
  }
}

type Pages = ReadonlyMap<string, SearchablePage>

/** Leaves out an entry of an unread page when only the solution of a quiz matched. */
const readableEntry = (entry: FoundEntry, pages: Pages): FoundEntry[] => {
  if (entry.content === null) return [entry]
  const content = readableText(entry.content, pages.get(entry.id)?.isSeen ?? true)
  const words = new Set(entry.hits)
  const hasHit = (text: string) => hitsIn(text, words).length > 0
  const isFoundBySolution = hasHit(entry.content) && ![entry.title, entry.keywords, content].some(hasHit)
  return isFoundBySolution ? [] : [{ ...entry, content }]
}

const pageOf = (page: SearchablePage | undefined): SearchResult['page'] =>
  page
    ? {
        moduleId: page.moduleId,
        moduleTitle: page.moduleTitle,
        pageIndex: page.pageIndex,
        isLocked: !page.isReachable,
      }
    : null

const resultOf = (entry: FoundEntry, pages: Pages): SearchResult => {
  const words = new Set(entry.hits)
  const passage = passageOf(entry, words)
  return {
    kind: entry.kind,
    id: entry.id,
    title: highlight(entry.title, words),
    excerpt: highlight(passage.text, words),
    isExcerptOfQuiz: passage.isOfQuiz,
    page: pageOf(pages.get(entry.id)),
  }
}

export const searchContentQuery = handle(
  searchContent,
  async (context) => {
    const { tx, app, input } = context
    const pages = await searchablePages(context)
    const entries = await findEntries(tx, {
      text: input.text,
      kinds: searchKindsOf(app.appEnabledFeatures),
      readablePages: [...pages].flatMap(([id, { isReachable }]) => (isReachable ? [id] : [])),
      maxResults: MAX_SEARCH_RESULTS + 1,
    })
    // A page that the cached table of contents does not have was shown just now: the next search finds it.
    const visible = entries
      .filter(({ kind, id }) => kind !== 'MODULE_PAGE' || pages.has(id))
      .flatMap((entry) => readableEntry(entry, pages))
    return {
      results: visible.slice(0, MAX_SEARCH_RESULTS).map((entry) => resultOf(entry, pages)),
      hasMore: visible.length > MAX_SEARCH_RESULTS,
    }
  },
  { prefetch: [moduleProgress] },
)
