import { PACKAGE_EXTENSION } from '@wohlauf/contract/course-packages/package-limits'
import type { AnyOperation } from '@wohlauf/contract/operation'
import IconPackageExport from '~icons/tabler/package-export'
import { useDownload } from '../../session/use-download.ts'
import type { MenuAction } from '../../ui/actions/actions-menu.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'

/**
 * @returns the entry of an item's menu that saves it as a course package
 * @param idField the name of the id in the operation's input
 */
export const useSavePackage = (operation: AnyOperation & { kind: 'download' }, idField: string) => {
  const names = new Map<string, string>()
  const { mutate, isPending } = useDownload(operation, {
    fileName: (input) =>
      `${names.get(String((input as Record<string, unknown>)[idField])) ?? 'Paket'}.${PACKAGE_EXTENSION}`,
    onTaken: () => notify('success', 'Paket wurde gespeichert.'),
  })
  return (id: string, name: string): readonly MenuAction[] => {
    names.set(id, name)
    return [
      {
        label: 'Als Paket speichern',
        icon: IconPackageExport,
        onClick: () => {
          if (!isPending) mutate({ [idField]: id })
        },
      },
    ]
  }
}
