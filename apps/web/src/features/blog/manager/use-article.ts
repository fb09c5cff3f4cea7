import {
  getBlogArticleAsManager,
  type ManagedBlogArticleContent,
} from '@wohlauf/contract/blog/blog-as-manager'
import { isUnknownId } from '../../../api/call-error.ts'
import { useAnswer } from '../../../api/hooks.ts'
import type { ItemAnswer } from '../../../authoring/page/use-item.ts'

export const useArticle = (id: string | null): ItemAnswer<ManagedBlogArticleContent> => {
  const { data, error, refetch, isFetching } = useAnswer(
    getBlogArticleAsManager,
    { blogArticleId: id ?? '' },
    { isEnabled: id !== null, isSilent: true, refetchOnReturn: true },
  )
  return { item: data, isGone: id !== null && isUnknownId(error), error, refetch, isFetching }
}
