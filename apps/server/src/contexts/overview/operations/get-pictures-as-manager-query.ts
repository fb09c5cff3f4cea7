import { getPicturesAsManager } from '@wohlauf/contract/overview/pictures'
import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { ofBoundApp } from '../../../platform/database/tenant-dialect.ts'
import { type PagedList, pageOf } from '../../../platform/http/lists/page.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { imageColumns, toImage } from '../../../platform/storage/images/image-columns.ts'
import { image } from '../../../platform/storage/tables.ts'
import { blogArticle, blogArticleContentElement } from '../../blog/index.ts'
import { experienceReport } from '../../experience-reports/index.ts'
import { contentElement, module } from '../../modules/index.ts'
import { recipe } from '../../recipes/index.ts'
import { publishedVersion, publishedVersionImage } from '../../versions/index.ts'

const PICTURES: PagedList = { name: 'pictures', by: [image.createdAt], id: image.id, order: 'descending' }

const SHOWN_BY = [
  module.imageId,
  contentElement.imageId,
  blogArticle.imageId,
  blogArticleContentElement.imageId,
  recipe.heroImageId,
  recipe.ingredientsImageId,
  experienceReport.imageId,
]

/** Learners still see the published version, regardless of the working one. */
const ofVersions = sql`SELECT ${publishedVersionImage.imageId} FROM ${publishedVersionImage} JOIN ${publishedVersion}
  ON ${publishedVersion.id} = ${publishedVersionImage.versionId} AND ${publishedVersion.isCurrent}
  WHERE ${ofBoundApp(publishedVersionImage as never)} AND ${ofBoundApp(publishedVersion as never)}`

const idsIn = (column: Column): SQL =>
  sql`SELECT ${column} FROM ${column.table} WHERE ${ofBoundApp(column.table as typeof module)} AND ${column} IS NOT NULL`

export const getPicturesAsManagerQuery = handle(getPicturesAsManager, async (context) => {
  const page = pageOf(PICTURES, context)
  const rows = await context.tx
    .select({ key: page.key, ...imageColumns })
    .from(image)
    .where(
      and(
        page.condition,
        sql`${image.id} IN (${sql.join([...SHOWN_BY.map(idsIn), ofVersions], sql` UNION `)})`,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, ({ id, ...row }) => ({ imageId: id, image: toImage({ id, ...row }) }))
})
