import {
  getDifferencesOfBlogArticleAsManager,
  getVersionOfBlogArticleAsManager,
  getVersionsOfBlogArticleAsManager,
  restoreVersionOfBlogArticleAsManager,
} from '@wohlauf/contract/blog/versions-of-article-as-manager'
import { handlersOfVersions } from '../../versions/index.ts'
import { VERSIONED_ARTICLES } from '../versioned-articles.ts'

export const versionsOfBlogArticles = handlersOfVersions(VERSIONED_ARTICLES, {
  list: getVersionsOfBlogArticleAsManager,
  one: getVersionOfBlogArticleAsManager,
  differences: getDifferencesOfBlogArticleAsManager,
  restoring: restoreVersionOfBlogArticleAsManager,
})
