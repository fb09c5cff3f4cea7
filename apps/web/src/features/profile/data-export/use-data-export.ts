import { useQuery } from '@tanstack/react-query'
import { getDataExport, getDataExportFile, requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { answerOptions, useCommand } from '../../../api/hooks.ts'
import { useDownload } from '../../../session/use-download.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { exportState } from './export-state.ts'

/** Polls while the page is visible: often enough to feel prompt, seldom enough to cost nothing. */
const ASK_AGAIN_MS = 4000

export const useDataExport = () => {
  const answer = useQuery({
    ...answerOptions(getDataExport, {}),
    meta: { isSilent: true },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && exportState(state.data, serverNow()).is === 'being-made' ? ASK_AGAIN_MS : false,
  })
  const request = useCommand(requestDataExport)
  const download = useDownload(getDataExportFile, { fileName: 'meine-daten.zip' })
  return {
    state: answer.data && exportState(answer.data, serverNow()),
    error: answer.error,
    retry: () => void answer.refetch(),
    isRetrying: answer.isFetching,
    request: () => request.mutate({}),
    isRequesting: request.isPending,
    download: () => download.mutate({}),
    isDownloading: download.isPending,
  }
}
