import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import type { Module } from '@wohlauf/contract/modules/modules'
import { Suspense, useRef, useState, useTransition } from 'react'
import IconListDetails from '~icons/tabler/list-details'
import { lazyDialog } from '../../../../../ui/feedback/lazy-part.tsx'
import classes from './contents-toggle.module.css'

const ContentsOverlay = lazyDialog(() => import('./contents-overlay.tsx'))

export const ContentsToggle = ({ module }: { module: Module }) => {
  const [overlay, setOverlay] = useState<'away' | 'open' | 'closing'>('away')
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpening, startOpening] = useTransition()
  return (
    <>
      <ActionIcon
        ref={toggle}
        variant="light"
        className={classes.toggle}
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
            onClose={() => {
              setOverlay('closing')
              toggle.current?.focus()
            }}
            // Closes immediately: the focus belongs to the chosen page.
            onChoose={() => setOverlay('away')}
          />
        )}
      </Suspense>
    </>
  )
}
