import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { useDialogTask } from '../use-dialog-task.ts'
import type { OpenItem } from './publish-many-dialog.tsx'
import { isPublishable } from './state-text.ts'
import { useItemStates } from './use-item-states.ts'
import type { VersionedKind } from './versioned-kind.ts'

const PublishManyDialog = lazyDialog(() => import('./publish-many-dialog.tsx'))

/** Stands above a list, for all items with open changes; hidden where there is no such item. */
export const PublishManyButton = <Finding,>({ versions }: { versions: VersionedKind<Finding> }) => {
  const { kind, items: query, nameOf, isShown } = versions
  const states = useItemStates(versions)
  const items = (useAnswer(query, {}, { isSilent: true }).data ?? []) as readonly object[]
  const { task, isOpen, opening, begin, end } = useDialogTask<readonly OpenItem[]>()
  const open = items.flatMap((item): OpenItem[] => {
    const id = (item as Record<string, unknown>)[kind.id] as string
    const state = states.get(id)
    return state && isPublishable(state) ? [{ id, name: nameOf(item), state, isShown: isShown(item) }] : []
  })
  return (
    <>
      {open.length > 0 && (
        <Button variant="default" onClick={() => begin(open)} aria-haspopup="dialog">
          Änderungen veröffentlichen
        </Button>
      )}
      {task && (
        <Suspense key={opening}>
          <PublishManyDialog
            versions={versions as VersionedKind<unknown>}
            items={task}
            isOpen={isOpen}
            onClose={end}
          />
        </Suspense>
      )}
    </>
  )
}
