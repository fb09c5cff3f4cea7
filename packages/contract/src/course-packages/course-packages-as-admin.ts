import * as z from 'zod/mini'
import { upload } from '../operation.ts'
import { OF_PACKAGES } from '../refusals.ts'
import { Id, NewId } from '../values/values.ts'
import { PackageSummary } from './course-packages-as-manager.ts'

/**
 * Counts against the limits of the named app. Refused for the same reasons as a handover to any app; changes
 * nothing.
 */
export const inspectPackageAsAdmin = upload('course-packages/inspect-package-as-admin-command', {
  audience: 'admin',
  isWithinApp: true,
  audit: { title: 'Kurspaket geprüft' },
  input: z.object({ appId: Id }),
  files: { package: { accepts: 'inspected-package' } },
  output: PackageSummary,
  refusals: OF_PACKAGES,
})

const handingOver = <const Name extends string>(id: Name, title: string) => ({
  audience: 'admin' as const,
  isWithinApp: true as const,
  needsFreshLogin: true as const,
  audit: { title, target: id },
  input: z.object({ appId: Id, [id]: NewId } as Record<'appId', typeof Id> & Record<Name, typeof NewId>),
  files: { package: { accepts: 'course-package' } } as const,
  output: z.object({ [id]: Id } as Record<Name, typeof Id>),
  refusals: ['conflict', 'package-of-other-kind', ...OF_PACKAGES] as const,
})

/** A hidden module of one app, as its managers would import it. */
export const createModuleOfPackageAsAdmin = upload(
  'course-packages/create-module-of-package-as-admin-command',
  handingOver('moduleId', 'Modul übergeben'),
)

/** A recipe of one app that is not published. */
export const createRecipeOfPackageAsAdmin = upload(
  'course-packages/create-recipe-of-package-as-admin-command',
  { ...handingOver('recipeId', 'Rezept übergeben'), feature: 'RECIPES' },
)

/** An article of one app that is not published. */
export const createBlogArticleOfPackageAsAdmin = upload(
  'course-packages/create-blog-article-of-package-as-admin-command',
  { ...handingOver('blogArticleId', 'Blog Artikel übergeben'), feature: 'BLOG' },
)
