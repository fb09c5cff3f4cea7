import { Button } from '@mantine/core'
import { Suspense } from 'react'
import IconPackageImport from '~icons/tabler/package-import'
import { useLazyDialog } from '../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'

const ImportPackageDialog = lazyDialog(() => import('./import-package-dialog.tsx'))

export const ImportPackageButton = () => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPackageImport aria-hidden size={20} />}
        onClick={open}
        aria-haspopup="dialog"
      >
        Paket einspielen
      </Button>
      <Suspense>{isWanted && <ImportPackageDialog isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  )
}
