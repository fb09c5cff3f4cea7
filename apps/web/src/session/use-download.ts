// biome-ignore lint/style/noRestrictedImports: the hook that all others use
import { useMutation } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { CallError } from '../api/call-error.ts'
import { callForFile } from '../api/call-for-file.ts'
import { loadChunk } from '../ui/chunks/chunk-failure.ts'
import { saveFile } from './save-file.ts'

type DownloadSettings<Input> = {
  fileName: string | ((input: Input) => string)
  isSilent?: boolean
  /** Called when a browser handles the file. The native app reports the outcome itself. */
  onTaken?: () => void
  onError?: (error: CallError) => void
}

/**
 * The server's file; without a network the device's, if the person has marked the item that it belongs to.
 */
const fileOf = async <Op extends AnyOperation & { kind: 'download' }>(
  operation: Op,
  input: InputOf<Op>,
): Promise<Blob> => {
  try {
    return await callForFile(operation, input)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) throw error
    const { readDownload } = await loadChunk(() => import('../device/files.ts'))().catch(() => {
      throw error
    })
    const storedFile = await readDownload(operation, input)
    if (!storedFile) throw error
    return storedFile
  }
}

export const useDownload = <Op extends AnyOperation & { kind: 'download' }>(
  operation: Op,
  { fileName, isSilent = false, onTaken, onError }: DownloadSettings<InputOf<Op>>,
) =>
  useMutation<Blob, CallError, InputOf<Op>>({
    mutationFn: (input) => fileOf(operation, input),
    meta: { isSilent },
    onSuccess: async (bytes, input) => {
      if (await saveFile(bytes, typeof fileName === 'string' ? fileName : fileName(input))) onTaken?.()
    },
    ...(onError ? { onError } : {}),
  })
