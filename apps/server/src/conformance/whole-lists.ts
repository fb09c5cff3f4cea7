import type { TestServer } from '../testing/test-server.ts'
import type { World } from './world.ts'

/** The ids for a new order: all current rows of a kind. */
export const LISTS: Record<string, string> = {
  sortedIdsOfModules: 'SELECT id FROM module WHERE app_id = $1 ORDER BY position',
  sortedIdsOfModulePages: 'SELECT id FROM module_page WHERE app_id = $1 AND module_id = $2 ORDER BY position',
  sortedIdsOfContentElements:
    'SELECT id FROM content_element WHERE app_id = $1 AND module_page_id = $2 ORDER BY position',
  'sortedIdsOfContentElements of an article':
    'SELECT id FROM blog_article_content_element WHERE app_id = $1 AND blog_article_id = $2 ORDER BY position',
  sortedIdsOfTips: 'SELECT id FROM nutrition_diary_tip WHERE app_id = $1 ORDER BY position',
  sortedIdsOfRecipes: 'SELECT id FROM recipe WHERE app_id = $1 ORDER BY position',
  sortedIdsOfExperienceReports: 'SELECT id FROM experience_report WHERE app_id = $1 ORDER BY position',
  sortedIdsOfDocuments: 'SELECT id FROM document WHERE app_id = $1 ORDER BY position',
}

export const wholeList = async (
  testServer: TestServer,
  { app }: World,
  name: string,
  parentId: unknown,
): Promise<string[]> => {
  const { rows } = await testServer.adminPool.query(LISTS[name] ?? '', [
    app.appId,
    ...(parentId ? [parentId] : []),
  ])
  return rows.map(({ id }) => id)
}
