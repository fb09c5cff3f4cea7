import { publishBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { publishChangesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { publishExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { publishChangesOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { enableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { publishChangesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { publishRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../testing/people/manager.ts'
import { startTestServer } from '../testing/test-server.ts'
import { listWith } from './managed-lists.ts'
import { sampleFiles } from './sample-input.ts'

/** The answer of publishing for an item that is still hidden from readers. */

const testServer = await startTestServer()
afterAll(testServer.stop)

type Kind = { show: AnyOperation; publish: AnyOperation; ids: string; hasPlans: boolean }

const KINDS: Record<string, Kind> = {
  module: {
    show: enableModuleAsManager,
    publish: publishModulesAsManager,
    ids: 'moduleIds',
    hasPlans: false,
  },
  article: {
    show: publishBlogArticleAsManager,
    publish: publishChangesOfBlogArticlesAsManager,
    ids: 'blogArticleIds',
    hasPlans: true,
  },
  recipe: {
    show: publishRecipeAsManager,
    publish: publishChangesOfRecipesAsManager,
    ids: 'recipeIds',
    hasPlans: true,
  },
  report: {
    show: publishExperienceReportAsManager,
    publish: publishChangesOfExperienceReportsAsManager,
    ids: 'experienceReportIds',
    hasPlans: true,
  },
}

const createDesk = async ({ ids, publish, show }: Kind) => {
  const list = listWith('show', show)
  if (!list) throw new Error('the kind has no list')
  const app = await testServer.createApp({ publishesOnSave: false })
  const { as } = await createManager(testServer, app)
  const call = async (operation: AnyOperation | undefined, input: object, files = {}) => {
    if (!operation) throw new Error('the list has no such operation')
    const { status, body } = await testServer.call<AnyOperation>(operation, input, { ...as, files })
    expect(status).toBe(200)
    return body
  }
  const inputOf = (id: string, more: object = {}) => ({ [list.id]: id, ...more })
  return {
    create: async (): Promise<string> =>
      (await call(list.create, list.created, await sampleFiles(list.create)))[list.id],
    show: (id: string) => call(list.show, inputOf(id)),
    hide: (id: string) => call(list.hide, inputOf(id)),
    plan: (id: string, publishAt: string) => call(list.plan, inputOf(id, { publishAt })),
    publish: (...itemIds: string[]) => call(publish, { [ids]: itemIds }),
  }
}

test.for(Object.entries(KINDS))(
  'the answer to publishing, for kind %s, names what stays hidden',
  async ([, kind]) => {
    const { create, show, hide, publish } = await createDesk(kind)
    const [id, other] = [await create(), await create()]
    await show(id)
    await hide(other)
    expect(await publish(id)).toEqual({ hidden: [] })
    expect(await publish(id, other)).toEqual({ hidden: [{ id: other, publishAt: null }] })
    // Another editor may hide it while the list still shows it.
    await hide(id)
    expect(await publish(id)).toEqual({ hidden: [{ id, publishAt: null }] })
  },
)

test.for(Object.entries(KINDS).filter(([, { hasPlans }]) => hasPlans))(
  'the answer to publishing a planned item of kind %s says when it appears',
  async ([, kind]) => {
    const { create, plan, publish } = await createDesk(kind)
    const id = await create()
    const publishAt = new Date(testServer.clock.now().getTime() + 86_400_000).toISOString()
    await plan(id, publishAt)
    expect(await publish(id)).toEqual({ hidden: [{ id, publishAt }] })
  },
)
