import type { BlogElement } from '@wohlauf/contract/blog/blog-elements'

export const idOfElement = ({ blogArticleContentElementId }: BlogElement): string =>
  blogArticleContentElementId
