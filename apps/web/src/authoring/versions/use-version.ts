import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import { useAnswer } from '../../api/hooks.ts'
import type { AnyVersions, ComparedStates } from './versions-spec.ts'

/** A version of an item, and its differences from the working state. */
export const useVersion = (spec: AnyVersions, itemId: string, { versionId }: PublishedVersion) => {
  const input = { [spec.id]: itemId, versionId }
  const content = useAnswer(spec.operations.one, input, { isSilent: true })
  const differences = useAnswer(spec.operations.differences, input, {
    isSilent: true,
    refetchOnReturn: true,
  })
  return {
    input,
    content,
    differences: { ...differences, data: differences.data as ComparedStates | undefined },
  }
}
