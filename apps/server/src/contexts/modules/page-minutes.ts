import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement } from './database/tables.ts'

/** About 10 MB; an app of 300 modules has 3,000. */
const MAX_PAGES = 50_000

/** Their words are counted in one turn of the event loop. */
const PAGES_AT_A_TIME = 50

/** Keys are app and page. The state is that of the page's elements from which the minutes were calculated. */
const calculated = new LRUCache<string, { state: string; minutes: number }>({ max: MAX_PAGES })

const statesOfPages = async (tx: Tx): Promise<ReadonlyMap<string, string>> => {
  const elements = sql`${contentElement.id}::text || ':' || ${contentElement.revision}`
  const rows = await tx
    .select({
      pageId: contentElement.modulePageId,
      state: sql<string>`md5(string_agg(${elements}, ',' ORDER BY ${contentElement.id}))`,
    })
    .from(contentElement)
    .groupBy(contentElement.modulePageId)
  return new Map(rows.map(({ pageId, state }) => [pageId, state]))
}

const calculate = async (tx: Tx, pageIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .select({ pageId: contentElement.modulePageId, content: contentElement.content })
    .from(contentElement)
    .where(anyOf(contentElement.modulePageId, [...pageIds]))
  const contents = Map.groupBy(rows, ({ pageId }) => pageId)
  return new Map(
    pageIds.map((id) => [id, readingMinutes((contents.get(id) ?? []).map(({ content }) => content))]),
  )
}

/**
 * The minutes of pages as managers work on them, calculated again where an element was saved, added or removed: the texts of a
 * large app are not read for each visit.
 */
export const minutesOfPages = async (
  tx: Tx,
  appId: string,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const states = await statesOfPages(tx)
  const stateOf = (pageId: string) => states.get(pageId) ?? ''
  const keyOf = (pageId: string) => `${appId} ${pageId}`
  const minutes = new Map<string, number>()
  const changed: string[] = []
  for (const pageId of pageIds) {
    const entry = calculated.get(keyOf(pageId))
    if (entry?.state === stateOf(pageId)) minutes.set(pageId, entry.minutes)
    else changed.push(pageId)
  }
  for (let from = 0; from < changed.length; from += PAGES_AT_A_TIME)
    for (const [pageId, each] of await calculate(tx, changed.slice(from, from + PAGES_AT_A_TIME))) {
      minutes.set(pageId, each)
      calculated.set(keyOf(pageId), { state: stateOf(pageId), minutes: each })
    }
  return minutes
}
