import { randomUUID } from 'node:crypto'
import { duplicateContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { eq } from 'drizzle-orm'
import { makeRoomBehind } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { lockElement, lockPageOfElement } from '../holding.ts'
import { shownTypes } from '../rules/shown-elements.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'
import { contentElement } from '../tables.ts'

export const duplicateContentElementAsManagerCommand = handle(
  duplicateContentElementAsManager,
  async ({ input, tx, app, refuse }) => {
    // Its page too, so that their order stays; the element, so that its picture does.
    const page = await lockPageOfElement(tx, input.contentElementId)
    const original = page && (await lockElement(tx, input.contentElementId))
    if (!original || !shownTypes(app.appEnabledFeatures).includes(original.type)) return refuse('not-found')
    const isOnPage = eq(contentElement.modulePageId, page.id)
    const position = await makeRoomBehind(tx, contentElement, original, isOnPage)
    const contentElementId = randomUUID()
    const title = titleOfCopy(original.title)
    const copy = { ...original, id: contentElementId, title, position, revision: 1 }
    await tx.insert(contentElement).values(copy)
    return { contentElementId }
  },
)
