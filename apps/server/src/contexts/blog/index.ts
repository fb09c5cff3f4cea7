export { exportOwnArticles } from './export-own-data.ts'
export { listArticles, publishedArticles } from './published-articles.ts'
export { blogArticle } from './tables.ts'
