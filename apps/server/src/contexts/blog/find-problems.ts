import { updateBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import type { Destinations } from '@wohlauf/contract/rules/dead-links'
import { type CheckedItem, findingsOfItem } from '@wohlauf/contract/rules/item-findings'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { BlogElement } from '@wohlauf/contract/values/elements/blog-elements'
import type { Image } from '@wohlauf/contract/values/image'
import type { ItemFinding } from '@wohlauf/contract/values/items/item-finding'
import type { Tx } from '../../platform/database/transaction.ts'
import { loadDestinations } from '../versions/index.ts'
import { type ArticleHead, loadArticles, loadElements } from './article-rows.ts'

const NOTHING: ItemFinding = { kind: 'NOTHING_TO_READ', field: null, contentElementId: null }

const toCheckedHead = ({ id, title, idsOfPromotedModules, image }: ArticleHead): CheckedItem => ({
  rules: updateBlogArticleAsManager.input,
  fields: { blogArticleId: id, title, idsOfPromotedModules },
  pictures: { image },
})

const toCheckedElement = (element: BlogElement & { image?: Image }): CheckedItem => {
  const { image, ...fields } = element
  return {
    rules: BLOG_ELEMENT_OPERATIONS[element.type].update.input as CheckedItem['rules'],
    fields: image ? { ...fields, alternativeText: image.alternativeText } : fields,
    pictures: image ? { image } : {},
    contentElementId: element.blogArticleContentElementId,
  }
}

/** A module that is not read by learners is left out of the article. */
const unreadModules = (ids: readonly string[], { readableIds }: Destinations): ItemFinding[] =>
  ids.every((id) => readableIds.has(id))
    ? []
    : [{ kind: 'LINK_LEADS_NOWHERE', field: 'idsOfPromotedModules', contentElementId: null }]

/**
 * The problems that readers would meet in the working state.
 * @param publishedIds articles that learners could open too, because they are published together
 * @returns null for one that does not exist
 */
export const findProblems = async (
  tx: Tx,
  app: Pick<AppSettings, 'appHost'>,
  blogArticleId: string,
  publishedIds: readonly string[] = [blogArticleId],
): Promise<ItemFinding[] | null> => {
  const [[head], elements, destinations] = await Promise.all([
    loadArticles(tx, blogArticleId),
    loadElements(tx, blogArticleId),
    loadDestinations(tx, app, publishedIds),
  ])
  if (!head) return null
  return [
    ...findingsOfItem(toCheckedHead(head), destinations),
    ...unreadModules(head.idsOfPromotedModules, destinations),
    ...(elements.length === 0 ? [NOTHING] : []),
    ...elements.flatMap((element) => findingsOfItem(toCheckedElement(element), destinations)),
  ]
}
