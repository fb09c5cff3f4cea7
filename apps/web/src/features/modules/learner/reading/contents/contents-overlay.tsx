import type { Module } from '@wohlauf/contract/modules/modules'
import IconListDetails from '~icons/tabler/list-details'
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx'
import { CONTENTS } from '../../rules/position.ts'
import { PositionLink } from '../position-link.tsx'
import { ContentsList } from './contents-list.tsx'
import classes from './contents-overlay.module.css'

type ContentsOverlayProps = { module: Module; isOpen: boolean; onClose: () => void; onChoose: () => void }

const ContentsOverlay = ({ module, isOpen, onClose, onChoose }: ContentsOverlayProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={module.title}>
    <nav className={classes.contents} aria-label="Seiten dieses Moduls">
      <PositionLink
        moduleId={module.moduleId}
        position={CONTENTS}
        className={classes.link}
        onClick={onChoose}
      >
        <IconListDetails aria-hidden size={20} stroke={1.75} />
        Inhaltsverzeichnis
      </PositionLink>
      <ContentsList module={module} onOpen={onChoose} />
    </nav>
  </Dialog>
)

export default ContentsOverlay
