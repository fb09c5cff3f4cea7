import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useFocusReturn } from '../focus/use-focus-return.ts'
import { useIsPhone } from '../layout/screen-width.ts'
import { useBackCloses } from './back-closes-dialogs.ts'
import classes from './dialog.module.css'
import { useCountsAsOpenDialog } from './open-dialogs.ts'
import { useOpening } from './use-opening.ts'
import { useVisibleArea } from './use-visible-area.ts'

/** The five widths of the specification, section 2, in pixels. */
const DIALOG_WIDTHS = {
  small: 500,
  smallNested: 460,
  medium: 650,
  large: 800,
  largeNested: 760,
} as const

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  width?: keyof typeof DIALOG_WIDTHS
  isFullScreen?: boolean
  /** Its content grows and shrinks while it is open: it fills a phone, and stays at the top of a wide screen. */
  isTall?: boolean
  children: ReactNode
}

const longestWord = (title: string): number => Math.max(...title.split(/\s/).map((word) => word.length), 1)

/** On phones a sheet at the bottom. Its content is mounted again for each opening: state of one opening lies inside. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  width = 'small',
  isFullScreen = false,
  isTall = false,
  children,
}: DialogProps) => {
  const isPhone = useIsPhone()
  const isUppermost = useCountsAsOpenDialog(isOpen)
  useBackCloses(isOpen, onClose)
  const opening = useOpening(isOpen)
  const content = useFocusReturn<HTMLDivElement>(isOpen)
  const area = useVisibleArea()
  const visibleHeight = area?.height
  useEffect(() => {
    const field = document.activeElement
    // The keyboard was opened for it, and the dialog has become lower.
    if (visibleHeight && content.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' })
  }, [visibleHeight, content])
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={isUppermost}
      returnFocus={false}
      // It would insert a style sheet that the security policy refuses; the sheet beside this file replaces it.
      lockScroll={false}
      size={DIALOG_WIDTHS[width]}
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
      <Modal.Content
        ref={content}
        data-full-screen={isFullScreen || undefined}
        data-tall={isTall || undefined}
      >
        {/* A header element would be a second banner landmark of the page. */}
        <Modal.Header role="presentation" data-dialog-head>
          <Modal.Title style={{ '--longest-word': longestWord(title) }}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Schließen" className={classes.close ?? ''} />
        </Modal.Header>
        <Modal.Body key={opening}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
