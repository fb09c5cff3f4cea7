import { randomUUID } from 'node:crypto'
import type { Feature } from '@wohlauf/contract/values/features'
import type { Tx } from '../../platform/database/transaction.ts'
import type { ReceivedPackage } from '../../platform/http/course-packages/check-package.ts'
import { findArticleTitle, insertArticleOfPackage } from '../blog/index.ts'
import { findModuleHead, insertModuleOfPackage } from '../modules/index.ts'
import { createRecipeOfPackage } from '../recipes/index.ts'
import { discardParts, keepParts } from './keep-parts.ts'

/** The caller is a manager of the app, or an admin who acts in it. */
type Import<R> = {
  tx: Tx
  files: { package: ReceivedPackage }
  now: Date
  refuse: (name: 'conflict' | 'package-of-other-kind' | 'not-found') => R
}

type WithFeatures<R> = Import<R> & { features: readonly Feature[] }

/** Imports once per id, like the two functions below. */
export const importModule = async <R>(
  moduleId: string = randomUUID(),
  { tx, files: { package: receivedPackage }, features, now, refuse }: WithFeatures<R>,
) => {
  const { item } = receivedPackage
  if (item.kind !== 'MODULE') return refuse('package-of-other-kind')
  const head = await findModuleHead(tx, moduleId)
  if (head) {
    if (head.title !== item.title || head.number !== item.number) return refuse('conflict')
    await discardParts(tx, receivedPackage)
    return { moduleId }
  }
  const parts = keepParts(tx, receivedPackage, { features, now })
  await insertModuleOfPackage(tx, moduleId, item, parts)
  await parts.discardRest()
  return { moduleId }
}

export const importRecipe = async <R>(
  recipeId: string = randomUUID(),
  { files: { package: receivedPackage }, ...call }: Import<R>,
) => {
  const { item, pictureOf } = receivedPackage
  if (item.kind !== 'RECIPE') return call.refuse('package-of-other-kind')
  const pictures = {
    heroImage: pictureOf(item.heroImage),
    ingredientsImage: pictureOf(item.ingredientsImage),
  }
  return createRecipeOfPackage(recipeId, item, { ...call, files: pictures })
}

export const importArticle = async <R>(
  blogArticleId: string = randomUUID(),
  { tx, files: { package: receivedPackage }, features, now, refuse }: WithFeatures<R>,
) => {
  const { item } = receivedPackage
  if (item.kind !== 'BLOG_ARTICLE') return refuse('package-of-other-kind')
  const title = await findArticleTitle(tx, blogArticleId)
  if (title !== null) {
    if (title !== item.title) return refuse('conflict')
    await discardParts(tx, receivedPackage)
    return { blogArticleId }
  }
  const { imageIdOf } = keepParts(tx, receivedPackage, { features, now })
  await insertArticleOfPackage(tx, blogArticleId, item, { imageIdOf, now })
  return { blogArticleId }
}
