import type { AnyOperation } from '@wohlauf/contract/operation'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import type { UploadFiles } from '../../api/call.ts'

/** A message for each required file that was not chosen, by the file's name. */
export const missingFiles = ({ files }: AnyOperation, chosenFiles: UploadFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, { isOptional }]) =>
      isOptional || chosenFiles[name] ? [] : [[name, MESSAGES.required]],
    ),
  )
