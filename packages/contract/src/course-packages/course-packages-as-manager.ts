import * as z from 'zod/mini'
import { download, upload } from '../operation.ts'
import { OF_PACKAGES } from '../refusals.ts'
import { Id, NewId } from '../values/values.ts'
import { PACKAGE_KINDS } from './course-package.ts'

const saving = <const Name extends string>(id: Name) => ({
  audience: 'app-manager' as const,
  input: z.object({ [id]: Id } as Record<Name, typeof Id>),
  output: z.object({}),
  refusals: ['not-packable'] as const,
})

/** A ZIP in the format of `course-package.ts`, with the working state, not the published one. */
export const getPackageOfModuleAsManager = download(
  'course-packages/get-package-of-module-as-manager-query',
  saving('moduleId'),
)
export const getPackageOfRecipeAsManager = download(
  'course-packages/get-package-of-recipe-as-manager-query',
  { ...saving('recipeId'), feature: 'RECIPES' },
)
export const getPackageOfBlogArticleAsManager = download(
  'course-packages/get-package-of-blog-article-as-manager-query',
  { ...saving('blogArticleId'), feature: 'BLOG' },
)

export const PackageSummary = z.object({
  kind: z.enum(PACKAGE_KINDS),
  title: z.string(),
  pages: z.int(),
  contentElements: z.int(),
  pictures: z.int(),
  documents: z.int(),
  habits: z.int(),
})
export type PackageSummary = z.output<typeof PackageSummary>

export const PackageContents = z.extend(PackageSummary, {
  /** Documents and habits that the app already has with the same texts and the same file: they are reused. */
  knownDocuments: z.int(),
  knownHabits: z.int(),
  /** Elements that are left out, because the app has no documents. */
  leftOutElements: z.int(),
})
export type PackageContents = z.output<typeof PackageContents>

/** What importing a package would create. Refused for the same reasons as the import; changes nothing. */
export const inspectPackageAsManager = upload('course-packages/inspect-package-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Kurspaket geprüft' },
  input: z.object({}),
  files: { package: { accepts: 'inspected-package' } },
  output: PackageContents,
  refusals: OF_PACKAGES,
})

const importing = <const Name extends string>(id: Name, title: string) => ({
  audience: 'app-manager' as const,
  audit: { title },
  input: z.object({ [id]: NewId } as Record<Name, typeof NewId>),
  files: { package: { accepts: 'course-package' } } as const,
  output: z.object({ [id]: Id } as Record<Name, typeof Id>),
  refusals: ['conflict', 'package-of-other-kind', ...OF_PACKAGES] as const,
})

/** Creates a hidden module, with its documents and habits unless the app has the same ones. */
export const createModuleOfPackageAsManager = upload(
  'course-packages/create-module-of-package-as-manager-command',
  {
    ...importing('moduleId', 'Modul aus Paket angelegt'),
    invalidates: () => [
      'modules/get-modules-as-manager-query',
      'modules/get-states-of-modules-as-manager-query',
      'blog/get-modules-as-manager-query',
      'habits/get-habits-as-manager-query',
      'documents/get-documents-as-manager-query',
      'modules/get-documents-as-manager-query',
    ],
  },
)

/** A recipe that is not published. */
export const createRecipeOfPackageAsManager = upload(
  'course-packages/create-recipe-of-package-as-manager-command',
  {
    ...importing('recipeId', 'Rezept aus Paket angelegt'),
    feature: 'RECIPES',
    invalidates: () => [
      'recipes/get-recipes-as-manager-query',
      'recipes/get-states-of-recipes-as-manager-query',
    ],
  },
)

/** An article that is not published. */
export const createBlogArticleOfPackageAsManager = upload(
  'course-packages/create-blog-article-of-package-as-manager-command',
  {
    ...importing('blogArticleId', 'Blog Artikel aus Paket angelegt'),
    feature: 'BLOG',
    invalidates: () => [
      'blog/get-blog-articles-as-manager-query',
      'blog/get-states-of-blog-articles-as-manager-query',
    ],
  },
)
