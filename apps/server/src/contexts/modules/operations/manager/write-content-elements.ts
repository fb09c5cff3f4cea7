import { randomUUID } from 'node:crypto'
import {
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  ELEMENT_OPERATIONS,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import { sql } from 'drizzle-orm'
import { schemas } from '../../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { elementHandlers } from '../../../../platform/http/content-elements/element-handlers.ts'
import { copies, deletes } from '../../../../platform/http/lists/change-list.ts'
import { managedHandlers } from '../../../../platform/http/lists/managed-handlers.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { contentElement } from '../../database/tables.ts'
import { ELEMENTS_OF_PAGE } from '../../lists.ts'
import { lockElementOnPage } from '../../row-locks.ts'
import { titleOfCopy } from '../../rules/title-of-copy.ts'
import { CONVERSIONS } from '../../write-content.ts'

export const ELEMENT_HANDLERS = elementHandlers({
  family: ELEMENTS_OF_PAGES,
  operations: ELEMENT_OPERATIONS,
  list: ELEMENTS_OF_PAGE,
  conversions: CONVERSIONS,
  publishesOnSave: 'module',
})

/** Learners' answers and the picture stay with the row. */
const removeElement = (tx: Tx, contentElementId: string) =>
  tx.execute(sql`SELECT ${schemas.lookups}.remove_content_element(${boundApp}, ${contentElementId})`)

export const manageContentElements = managedHandlers(
  ELEMENTS_OF_PAGE,
  {
    sort: updateOrderOfContentElementsAsManager,
    delete: handle(deleteContentElementAsManager, deletes(ELEMENTS_OF_PAGE, { take: removeElement }), {
      publishesOnSave: 'module',
    }),
    duplicate: handle(
      duplicateContentElementAsManager,
      copies(ELEMENTS_OF_PAGE, lockElementOnPage, async (tx, original, position) => {
        const id = randomUUID()
        const copy = { ...original, id, title: titleOfCopy(original.title), position, revision: 1 }
        await tx.insert(contentElement).values(copy)
        return id
      }),
      { publishesOnSave: 'module' },
    ),
  },
  { publishesOnSave: 'module', by: ['sort'] },
)
