import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import { TIP_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import {
  getTipsAsManager,
  type ManagedTip,
  publishTipAsManager,
  TIP,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import { useCommand } from '../../../api/hooks.ts'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { tipName } from './tip-name.ts'

const TipDialog = lazyDialog(() => import('./tip-dialog.tsx'))

const thenNotify = (message: string) => ({ onSuccess: () => notify('success', message) })

/** Publishes immediately and without a question: a tip reaches nobody before their next entry. */
const usePublishing = () => {
  const publish = useCommand(publishTipAsManager, thenNotify('Tipp wurde veröffentlicht.'))
  const unpublish = useCommand(unpublishTipAsManager, thenNotify('Tipp wurde versteckt.'))
  return ({ nutritionDiaryTipId, isPublished }: ManagedTip) => [
    isPublished
      ? { label: 'Verstecken', icon: IconEyeOff, onClick: () => unpublish.mutate({ nutritionDiaryTipId }) }
      : { label: 'Veröffentlichen', icon: IconEye, onClick: () => publish.mutate({ nutritionDiaryTipId }) },
  ]
}

export default managedListPage<ManagedTip>({
  kind: TIP,
  title: 'Tipps im Ernährungstagebuch',
  query: getTipsAsManager,
  emptyText: 'Noch keine Tipps angelegt.',
  nameOf: ({ description }) => tipName(description),
  rowOf: ({ type, description, isPublished }) => ({
    text: description,
    note: (
      <>
        <Badge component="span" variant="light">
          {TIP_NAMES[type]}
        </Badge>
        {!isPublished && (
          <Badge component="span" variant="default">
            Unveröffentlicht
          </Badge>
        )}
      </>
    ),
  }),
  NewDialog: TipDialog,
  actions: [editing(TipDialog)],
  useDirectActions: usePublishing,
  sorting: {
    operation: updateOrderOfTipsAsManager,
    title: 'Tipps sortieren',
    nameOf: ({ type, description }) => `${TIP_NAMES[type]}: ${tipName(description)}`,
  },
})
