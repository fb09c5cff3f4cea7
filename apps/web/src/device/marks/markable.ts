import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { call } from '../../api/call.ts'

export type MarkableKind = 'MODULE' | 'BLOG_ARTICLE' | 'RECIPE'
export type Markable = { kind: MarkableKind; id: string }

/** The key in `marks`. */
export const markKey = ({ kind, id }: Markable): string => `${kind} ${id}`

export const markableOf = (key: string): Markable => {
  const [kind, id = ''] = key.split(' ')
  return { kind: kind as MarkableKind, id }
}

/** Fetches the item's page from the server. */
export const fetchDetails = async ({ kind, id }: Markable) => {
  switch (kind) {
    case 'MODULE': {
      const input = { moduleId: id }
      return { operation: getModule, input, answer: await call(getModule, input) }
    }
    case 'BLOG_ARTICLE': {
      const input = { blogArticleId: id }
      return { operation: getBlogArticleDetails, input, answer: await call(getBlogArticleDetails, input) }
    }
    case 'RECIPE': {
      const input = { recipeId: id }
      return { operation: getRecipeDetails, input, answer: await call(getRecipeDetails, input) }
    }
  }
}
