import { useMutation } from '@tanstack/react-query'
import { getDepartureExportFile, requestDepartureExport } from '@wohlauf/contract/departures'
import { GENERAL_REFUSALS } from '@wohlauf/contract/general-refusals'
import type { InputOf } from '@wohlauf/contract/operation'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { callForFile } from '../../../api/call-for-file.ts'
import { useCommand } from '../../../api/hooks.ts'
import { saveFile } from '../../../session/save-file.ts'
import { notify } from '../../../ui/snackbar-queue.ts'

/** Requests and downloads the data of a closed account. */
export const useDepartureExport = (
  proof: InputOf<typeof requestDepartureExport>,
  onWrongPassword: (message: string) => void,
) => {
  const onError = (error: Error) => {
    if (!(error instanceof CallError)) return notify('error', GENERAL_REFUSALS['internal-error'].message)
    if (error.identifier === 'current-password-wrong') return onWrongPassword(error.message)
    const message = messageOf(error)
    if (message) notify('error', message)
  }
  const request = useCommand(requestDepartureExport, { isSilent: true, onError })
  const download = useMutation({
    mutationFn: () => callForFile(getDepartureExportFile, proof),
    meta: { isSilent: true },
    onSuccess: (bytes) => saveFile(bytes, 'meine-daten.zip'),
    onError,
  })
  return {
    request: () => request.mutate(proof),
    isRequesting: request.isPending,
    download: () => download.mutate(),
    isDownloading: download.isPending,
  }
}
