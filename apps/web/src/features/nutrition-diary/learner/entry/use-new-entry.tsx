import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../../../ui/feedback/lazy-part.tsx'
import { NewEntryButton } from './new-entry-button.tsx'
import type { CreatedEntry } from './use-new-entry-form.ts'

const NewEntryDialog = lazyDialog(() => import('./new-entry-dialog.tsx'))
const TipDialog = lazyDialog(() => import('./tip-dialog.tsx'))

type Tip = NonNullable<CreatedEntry['tip']>

/**
 * Returns button and dialogs separately: the button moves with the first entry, and the dialogs must outlast
 * that.
 *
 * @param onCreated leads to the entry
 */
export const useNewEntry = (
  onCreated: (entryId: string, consumedAt: string) => void,
): { open: () => void; button: ReactNode; dialogs: ReactNode } => {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const [tipDialog, setTipDialog] = useState<{ tip: Tip; isOpen: boolean }>()
  const finish = ({ entryId, consumedAt, tip }: CreatedEntry) => {
    onCreated(entryId, consumedAt)
    if (tip) setTipDialog({ tip, isOpen: true })
  }
  const open = () => setDialog('open')
  return {
    open,
    button: <NewEntryButton onClick={open} />,
    dialogs: (
      <>
        {dialog !== 'unused' && (
          <Suspense>
            <NewEntryDialog
              isOpen={dialog === 'open'}
              onClose={() => setDialog('closed')}
              onCreated={finish}
            />
          </Suspense>
        )}
        {tipDialog && (
          <Suspense>
            <TipDialog
              tip={tipDialog.tip}
              isOpen={tipDialog.isOpen}
              onClose={() => setTipDialog({ ...tipDialog, isOpen: false })}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
