// biome-ignore lint/style/noRestrictedImports: the hook that all others use
import { useMutation } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import type { CallError } from '../api/call-error.ts'
import { callForFile } from '../api/call-for-file.ts'
import { saveFile } from './save-file.ts'

type DownloadSettings = {
  fileName: string
  isSilent?: boolean
  onError?: (error: CallError) => void
}

export const useDownload = <Op extends AnyOperation & { kind: 'download' }>(
  operation: Op,
  { fileName, isSilent = false, onError }: DownloadSettings,
) =>
  useMutation<Blob, CallError, InputOf<Op>>({
    mutationFn: (input) => callForFile(operation, input),
    meta: { isSilent },
    onSuccess: (bytes) => saveFile(bytes, fileName),
    ...(onError ? { onError } : {}),
  })
