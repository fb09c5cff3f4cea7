import { Button } from '@mantine/core'
import { Suspense } from 'react'
import IconPackageExport from '~icons/tabler/package-export'
import { useLazyDialog } from '../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'

const HandPackageDialog = lazyDialog(() => import('./hand-package-dialog.tsx'))

export const HandPackageButton = () => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPackageExport aria-hidden size={20} />}
        onClick={open}
        aria-haspopup="dialog"
      >
        Paket übergeben
      </Button>
      <Suspense>{isWanted && <HandPackageDialog isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  )
}
