import type { InputOf } from '@wohlauf/contract/operation'
import { getDepartureExportFile, requestDepartureExport } from '@wohlauf/contract/seats/departures'
import type { CallError } from '../../../api/call-error.ts'
import { useCommand } from '../../../api/hooks.ts'
import { showFailure } from '../../../session/show-failure.ts'
import { useDownload } from '../../../session/use-download.ts'

/** @param showAtField the function of the form that contains the password */
export const useDepartureExport = (
  proof: InputOf<typeof requestDepartureExport>,
  showAtField: (error: CallError) => boolean,
) => {
  const onError = (error: CallError) => {
    if (!showAtField(error)) showFailure(error)
  }
  const request = useCommand(requestDepartureExport, { isSilent: true, onError })
  const download = useDownload(getDepartureExportFile, {
    fileName: 'meine-daten.zip',
    isSilent: true,
    onError,
  })
  return {
    request: () => request.mutate(proof),
    isRequesting: request.isPending,
    download: () => download.mutate(proof),
    isDownloading: download.isPending,
  }
}
