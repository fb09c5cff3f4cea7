import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, useMemo } from 'react'
import { FormPlaceContext } from '../place/form-place.ts'
import { sayDraftIsKept } from './draft-message.tsx'

type OpenElementProps = { onReopen: () => void; children: ReactNode }

/** The row of an element while it is written: what would be its dialog stands in it. */
export const OpenElement = ({ onReopen, children }: OpenElementProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the same as long as it is open
  const place = useMemo(() => ({ onDraftKept: () => sayDraftIsKept(onReopen) }), [])
  return (
    <FormPlaceContext value={place}>
      <Suspense fallback={<Skeleton height={224} radius="md" />}>{children}</Suspense>
    </FormPlaceContext>
  )
}
