import { useMutation } from '@tanstack/react-query'
import { getDepartureExportFile, requestDepartureExport } from '@wohlauf/contract/departures'
import { callForFile } from '../../../api/call.ts'
import { useCommand } from '../../../api/hooks.ts'
import { saveFile } from '../../../native/save-file.ts'

/** Requests and downloads the data of a closed account. */
export const useDepartureExport = (confirmationToken: string) => {
  const request = useCommand(requestDepartureExport)
  const download = useMutation({
    mutationFn: () => callForFile(getDepartureExportFile, { confirmationToken }),
    onSuccess: (bytes) => saveFile(bytes, 'meine-daten.zip'),
  })
  return {
    request: () => request.mutate({ confirmationToken }),
    isRequesting: request.isPending,
    download: () => download.mutate(),
    isDownloading: download.isPending,
  }
}
