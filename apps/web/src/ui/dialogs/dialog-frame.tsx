import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { holdKeys } from '../focus/held-keys.ts'
import { useFocusReturn } from '../focus/use-focus-return.ts'
import { useIsPhone } from '../layout/screen-width.ts'
import { useBackCloses } from './back-closes-dialogs.ts'
import classes from './dialog.module.css'
import { useCountsAsOpenDialog } from './use-counts-as-open-dialog.ts'
import { useOpening } from './use-opening.ts'
import { useVisibleArea } from './use-visible-area.ts'

/** These style sheets come with this file, before the one that overrides them. */
export const { Header: DialogHeader, Title: DialogTitle, Body: DialogBody } = Modal

export const DialogCloseButton = () => (
  <Modal.CloseButton aria-label="Schließen" className={classes.close ?? ''} />
)

type Content = {
  /**
   * The number of this opening: as a key it mounts the content again, so that state of one opening lies
   * inside.
   */
  opening: number
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>
}

type DialogFrameProps = {
  isOpen: boolean
  /** A hand is about to open it: its content is rendered unseen, and belongs to the opening that follows. */
  isNear?: boolean
  onClose: () => void
  /** Width in pixels. */
  width?: number
  isFullScreen?: boolean
  isTall?: boolean
  children: (content: Content) => ReactNode
}

/** Behaviour of all dialogs: back and Escape close the uppermost, and the focus returns to where it was. */
export const DialogFrame = ({
  isOpen,
  isNear = false,
  onClose,
  width,
  isFullScreen = false,
  isTall = false,
  children,
}: DialogFrameProps) => {
  const isPhone = useIsPhone()
  const isUppermost = useCountsAsOpenDialog(isOpen)
  useBackCloses(isOpen, onClose)
  const opening = useOpening(isOpen || isNear)
  // Never changes while the dialog is open, or its content would be mounted again.
  const [isKept, setIsKept] = useState(false)
  if (isNear && !isOpen && !isKept) setIsKept(true)
  const frame = useFocusReturn<HTMLDivElement>(isOpen)
  useLayoutEffect(() => {
    if (isOpen && !frame.current?.contains(document.activeElement)) holdKeys()
  }, [isOpen, frame])
  const area = useVisibleArea()
  const visibleHeight = area?.height
  useEffect(() => {
    const field = document.activeElement
    // The keyboard was opened for this field, and has made the dialog lower.
    if (visibleHeight && frame.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' })
  }, [visibleHeight, frame])
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      keepMounted={isKept}
      closeOnEscape={isUppermost}
      returnFocus={false}
      // Mantine's lock would insert a style sheet that the security policy refuses; the sheet beside this
      // file replaces it.
      lockScroll={false}
      {...(width === undefined ? {} : { size: width })}
      fullScreen={isFullScreen}
      centered={!isPhone && !isTall}
      transitionProps={{ transition: isPhone ? 'slide-up' : 'pop', duration: 200 }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
      styles={{ inner: area ? { ...area, bottom: 'auto' } : {} }}
    >
      <Modal.Overlay backgroundOpacity={0.45} color="var(--backdrop)" />
      <Modal.Content ref={frame} data-full-screen={isFullScreen || undefined} data-tall={isTall || undefined}>
        {children({ opening, frame })}
      </Modal.Content>
    </Modal.Root>
  )
}
