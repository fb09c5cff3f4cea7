import type { BlogElement } from '@wohlauf/contract/values/elements/blog-elements'

export const idOfElement = ({ blogArticleContentElementId }: BlogElement): string =>
  blogArticleContentElementId
