export { blogArticle, blogArticleContentElement } from './database/tables.ts'
export { exportOwnArticles } from './export-own-data.ts'
export { partsOfArticles } from './parts-of-articles.ts'
export { articlesRead, listArticles, publishedArticles } from './published-articles.ts'
