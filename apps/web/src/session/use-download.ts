// biome-ignore lint/style/noRestrictedImports: the hook that all others use
import { useMutation } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import type { CallError } from '../api/call-error.ts'
import { callForFile } from '../api/call-for-file.ts'
import { saveFile } from './save-file.ts'

type DownloadSettings<Input> = {
  fileName: string | ((input: Input) => string)
  isSilent?: boolean
  onSuccess?: () => void
  onError?: (error: CallError) => void
}

export const useDownload = <Op extends AnyOperation & { kind: 'download' }>(
  operation: Op,
  { fileName, isSilent = false, onSuccess, onError }: DownloadSettings<InputOf<Op>>,
) =>
  useMutation<Blob, CallError, InputOf<Op>>({
    mutationFn: (input) => callForFile(operation, input),
    meta: { isSilent },
    onSuccess: async (bytes, input) => {
      await saveFile(bytes, typeof fileName === 'string' ? fileName : fileName(input))
      onSuccess?.()
    },
    ...(onError ? { onError } : {}),
  })
