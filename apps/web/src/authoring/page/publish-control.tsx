import { Button } from '@mantine/core'
import type { ItemKind } from '@wohlauf/contract/managed-items'
import { Suspense } from 'react'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import type { Publishing } from '../list/list-spec.ts'
import { PublishedNote } from '../publishing/published-note.tsx'
import { useDialogTask } from '../use-dialog-task.ts'
import classes from './publish-control.module.css'

const PublishDialog = lazyDialog(() => import('../publishing/publish-dialog.tsx'))

type PublishControlProps = {
  publishing: Publishing
  kind: Pick<ItemKind, 'id' | 'name'>
  item: object
  name: string
}

/** Whether learners see the item, and the button that changes it. */
export const PublishControl = ({ publishing, kind, item, name }: PublishControlProps) => {
  const dialog = useDialogTask<true>()
  const state = item as { isPublished: boolean; publishAt: string | null }
  const [label, Icon] = state.isPublished
    ? (['Verstecken', IconEyeOff] as const)
    : (['Veröffentlichen', IconEye] as const)
  return (
    <>
      <p className={classes.state}>
        <PublishedNote {...state} />
      </p>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon aria-hidden size={18} />}
        onClick={() => dialog.begin(true)}
        aria-haspopup="dialog"
      >
        {label}
      </Button>
      <Suspense key={dialog.opening}>
        {dialog.task && (
          <PublishDialog
            {...publishing}
            kind={kind}
            item={item}
            name={name}
            isOpen={dialog.isOpen}
            onClose={dialog.end}
          />
        )}
      </Suspense>
    </>
  )
}
