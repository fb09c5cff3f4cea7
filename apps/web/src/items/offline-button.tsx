import { Button } from '@mantine/core'
import IconCircleCheck from '~icons/tabler/circle-check'
import IconDownload from '~icons/tabler/cloud-download'
import type { MarkableKind } from '../device/marks/markable.ts'
import { useIsVisit } from '../session/session.ts'
import classes from './offline-button.module.css'
import { type OfflineMarkState, useOfflineMark } from './use-offline-mark.ts'

const LABEL = 'Offline verfügbar machen'

const labelOf = (state: OfflineMarkState): string => {
  switch (state.kind) {
    case 'there':
      return 'Offline verfügbar'
    case 'loading':
      return state.all === 0 ? 'Wird geladen' : `Wird geladen: ${state.done} von ${state.all}`
    default:
      return LABEL
  }
}

type OfflineButtonProps = {
  kind: MarkableKind
  id: string
  /** The item's title, for users who cannot see which item the button belongs to. */
  title: string
}

/**
 * Its space is reserved before the item's state is known, at the width of the longest label: nothing moves.
 */
export const OfflineButton = ({ kind, id, title }: OfflineButtonProps) => {
  const isVisit = useIsVisit()
  const { state, toggle } = useOfflineMark(kind, id)
  if (isVisit) return null
  const isLoading = state.kind === 'loading'
  const Icon = state.kind === 'there' ? IconCircleCheck : IconDownload
  const label = labelOf(state)
  return (
    <Button
      variant="light"
      className={classes.button}
      leftSection={<Icon aria-hidden size={20} />}
      aria-pressed={state.kind === 'there'}
      aria-label={`${isLoading ? label : LABEL}: ${title}`}
      aria-disabled={isLoading || undefined}
      data-unknown={state.kind === 'hidden' || undefined}
      onClick={() => {
        if (!isLoading) toggle()
      }}
    >
      <span className={classes.label} data-longest={LABEL}>
        {label}
      </span>
    </Button>
  )
}
