import { Button } from '@mantine/core'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { Suspense } from 'react'
import IconArrowsSort from '~icons/tabler/arrows-sort'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { useDialogTask } from '../use-dialog-task.ts'
import type { Sorting } from './sort-dialog.tsx'

/** Loaded when it is first opened. */
const SortDialog = lazyDialog(() => import('./sort-dialog.tsx'))

type SortButtonProps<Op extends AnyOperation> = Sorting<Op> & { label?: string; size?: 'sm' }

/** Not shown for fewer than two items (specification, managers, section 4). */
export const SortButton = <Op extends AnyOperation>({
  label = 'Sortieren',
  size,
  ...sorting
}: SortButtonProps<Op>) => {
  const dialog = useDialogTask<true>()
  if (sorting.items.length < 2) return null
  return (
    <>
      <Button
        variant="default"
        {...(size ? { size } : {})}
        leftSection={<IconArrowsSort aria-hidden size={size ? 18 : 20} />}
        onClick={() => dialog.begin(true)}
        aria-haspopup="dialog"
      >
        {label}
      </Button>
      <Suspense key={dialog.opening}>
        {dialog.task && <SortDialog {...sorting} isOpen={dialog.isOpen} onClose={dialog.end} />}
      </Suspense>
    </>
  )
}
