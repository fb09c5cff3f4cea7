import { restoreContentElementAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { eq, sql } from 'drizzle-orm'
import { schemas } from '../../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../../platform/database/tenant-dialect.ts'
import { isRowShown } from '../../../../platform/http/lists/managed-list.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { contentElement } from '../../database/tables.ts'
import { ELEMENTS_OF_PAGE } from '../../lists.ts'

export const restoreContentElementAsManagerCommand = handle(
  restoreContentElementAsManager,
  async ({ input: { contentElementId }, tx, app, refuse }) => {
    await tx.execute(sql`SELECT ${schemas.lookups}.restore_content_element(${boundApp}, ${contentElementId})`)
    const [row] = await tx.select().from(contentElement).where(eq(contentElement.id, contentElementId))
    return row && isRowShown(ELEMENTS_OF_PAGE, app, row) ? {} : refuse('not-found')
  },
  { publishesOnSave: 'module' },
)
