import { preventsPublishingOfItem } from '@wohlauf/contract/rules/item-findings'
import type { ItemFinding } from '@wohlauf/contract/values/items/item-finding'
import type { Noticed, VersionedKind } from './versioned-kind.ts'

const TEXTS: Record<ItemFinding['kind'], string> = {
  FIELD_NOT_VALID: 'Das Feld ist nicht gültig.',
  PICTURE_WITHOUT_TEXT: 'Ein Bild hat keinen Alternativtext.',
  LINK_LEADS_NOWHERE: 'Ein Link führt ins Leere.',
  NOTHING_TO_READ: 'Es gibt noch nichts zu lesen.',
}

/** An item that is edited on one page, with its elements if it has some. */
export const versionedItem = (
  spec: Omit<VersionedKind<ItemFinding>, 'preventsPublishing' | 'isShown'>,
): VersionedKind<ItemFinding> => ({
  ...spec,
  isShown: (item) => (item as { isPublished: boolean }).isPublished,
  preventsPublishing: preventsPublishingOfItem,
})

/**
 * @param fieldNames by the contract's names: `{ tipBox: 'Tipp' }`
 * @param titles of the item's elements, by their ids
 */
export const noticedInItem =
  (
    name: string,
    fieldNames: Readonly<Record<string, string>>,
    titles: ReadonlyMap<string, string> = new Map(),
  ) =>
  (finding: ItemFinding): Noticed => {
    const { kind, field, contentElementId } = finding
    const fieldName = field && fieldNames[field.split('.')[0] ?? '']
    return {
      key: [kind, field, contentElementId].join(' '),
      place: fieldName || (contentElementId ? (titles.get(contentElementId) ?? 'Inhalt') : name),
      text: TEXTS[kind],
      prevents: preventsPublishingOfItem(finding),
      target: contentElementId === null ? null : { pageId: null, elementId: contentElementId },
    }
  }
