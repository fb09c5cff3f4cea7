import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import {
  createBlogArticleOfPackageAsAdmin,
  createModuleOfPackageAsAdmin,
  createRecipeOfPackageAsAdmin,
} from '@wohlauf/contract/course-packages/course-packages-as-admin'
import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { Feature } from '@wohlauf/contract/values/features'

type Kind = PackageSummary['kind']

export const OPERATIONS_OF_KINDS: Readonly<Record<Kind, { operation: AnyOperation; id: string }>> = {
  MODULE: { operation: createModuleOfPackageAsAdmin, id: 'moduleId' },
  RECIPE: { operation: createRecipeOfPackageAsAdmin, id: 'recipeId' },
  BLOG_ARTICLE: { operation: createBlogArticleOfPackageAsAdmin, id: 'blogArticleId' },
}

const NEEDS: Partial<Record<Kind, { feature: Feature; missing: string }>> = {
  RECIPE: { feature: 'RECIPES', missing: 'Diese App hat keine Rezepte.' },
  BLOG_ARTICLE: { feature: 'BLOG', missing: 'Diese App hat keinen Blog.' },
}

type Features = Pick<ManagedApp, 'enabledFeatures'>

/** Says why an app cannot get the package; null for one that can. */
export const whyNot = ({ kind }: PackageSummary, { enabledFeatures }: Features): string | null => {
  const need = NEEDS[kind]
  return need && !enabledFeatures.includes(need.feature) ? need.missing : null
}

/** Says what an app gets less of than the others; null for one that gets everything. */
export const whatIsMissing = ({ documents }: PackageSummary, { enabledFeatures }: Features): string | null =>
  documents > 0 && !enabledFeatures.includes('DOCUMENTS') ? 'Ohne Dokumente, denn diese App hat keine.' : null
