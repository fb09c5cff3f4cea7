import { ActionIcon } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import type { Module } from '@wohlauf/contract/modules'
import { lazy, Suspense, useState, useTransition } from 'react'

const ContentsOverlay = lazy(() => import('./contents-overlay.tsx'))

/** Opens the contents over the text. */
export const ContentsToggle = ({ module }: { module: Module }) => {
  const [overlay, setOverlay] = useState<'away' | 'open' | 'closing'>('away')
  const [isOpening, startOpening] = useTransition()
  return (
    <>
      <ActionIcon
        variant="light"
        size={48}
        aria-label="Inhalt"
        aria-haspopup="dialog"
        aria-expanded={overlay === 'open'}
        loading={isOpening}
        onClick={() => startOpening(() => setOverlay('open'))}
      >
        <IconListDetails aria-hidden size={24} stroke={1.75} />
      </ActionIcon>
      <Suspense fallback={null}>
        {overlay !== 'away' && (
          <ContentsOverlay
            module={module}
            isOpen={overlay === 'open'}
            onClose={() => setOverlay('closing')}
            // Gone at once: closing would give the focus back here, and it belongs to the page that was chosen.
            onChoose={() => setOverlay('away')}
          />
        )}
      </Suspense>
    </>
  )
}
