import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Holding } from '../holding/holding.tsx'
import { keepHeldTitle } from '../holding/keep-held-title.ts'
import { FormInPlace } from '../place/form-in-place.tsx'
import { FormPlaceContext } from '../place/form-place.ts'
import { sayDraftIsKept } from './draft-message.ts'
import type { AnyElement } from './type-of-content.ts'

type OpenElementProps = {
  /** The form's title once it is loaded. */
  title: string
  element: AnyElement | undefined
  draftName: string
  onClose: () => void
  onReopen: () => void
  children: ReactNode
}

/**
 * An element's row while it is edited: the form that would be its dialog stands in the row. The first keys go
 * to its title, even before the form is loaded.
 */
export const OpenElement = ({ title, element, draftName, onClose, onReopen, children }: OpenElementProps) => {
  const queryClient = useQueryClient()
  const base = element?.title ?? ''
  const place = { onDraftKept: () => sayDraftIsKept(onReopen) }
  return (
    <FormPlaceContext value={place}>
      <Holding
        label="Titel"
        base={base}
        frame={(field) => (
          <FormInPlace title={title} onClose={onClose}>
            {field}
          </FormInPlace>
        )}
        onLeft={(text) => {
          void keepHeldTitle(queryClient, { draftName, base, text, revision: element?.revision })
          place.onDraftKept()
        }}
      >
        <Suspense>{children}</Suspense>
      </Holding>
    </FormPlaceContext>
  )
}
