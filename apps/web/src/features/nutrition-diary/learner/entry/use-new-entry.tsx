import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../../../ui/feedback/lazy-part.tsx'
import { useIsNear } from '../../../../ui/state/use-is-near.ts'
import { NewEntryButton, type NewEntryPress } from './new-entry-button.tsx'
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
): { open: () => void; press: NewEntryPress; button: ReactNode; dialogs: ReactNode } => {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const [tipDialog, setTipDialog] = useState<{ tip: Tip; isOpen: boolean }>()
  const finish = ({ entryId, consumedAt, tip }: CreatedEntry) => {
    onCreated(entryId, consumedAt)
    if (tip) setTipDialog({ tip, isOpen: true })
  }
  const { isNear, forget, nearProps } = useIsNear()
  const { onFocus, ...onPointer } = nearProps
  const open = () => setDialog('open')
  // A dialog that has just closed gives the focus back.
  const press = { onClick: open, ...onPointer, ...(dialog === 'unused' ? { onFocus } : {}) }
  return {
    open,
    press,
    button: <NewEntryButton press={press} />,
    dialogs: (
      <>
        {(isNear || dialog !== 'unused') && (
          <Suspense>
            <NewEntryDialog
              isOpen={dialog === 'open'}
              isNear={isNear}
              onClose={() => {
                setDialog('closed')
                forget()
              }}
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
