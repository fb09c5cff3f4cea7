export { blogArticle } from './database/tables.ts'
export { exportOwnArticles } from './export-own-data.ts'
export { listArticles, publishedArticles } from './published-articles.ts'
