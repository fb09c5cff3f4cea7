import { randomUUID } from 'node:crypto'
import { duplicateContentElementAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { copies } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { contentElement } from '../database/tables.ts'
import { ELEMENTS_OF_PAGE } from '../lists.ts'
import { lockElementOnPage } from '../row-locks.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'

export const duplicateContentElementAsManagerCommand = handle(
  duplicateContentElementAsManager,
  copies(ELEMENTS_OF_PAGE, 'contentElementId', lockElementOnPage, async (tx, original, position) => {
    const id = randomUUID()
    const copy = { ...original, id, title: titleOfCopy(original.title), position, revision: 1 }
    await tx.insert(contentElement).values(copy)
    return id
  }),
)
