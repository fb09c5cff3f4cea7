import type { Module } from '@wohlauf/contract/modules/modules'
import IconListDetails from '~icons/tabler/list-details'
import { moduleStatus } from '../../module-status.ts'
import { CONTENTS, type Position } from '../../rules/position.ts'
import { PositionLink } from '../position-link.tsx'
import { ContentsList } from './contents-list.tsx'
import classes from './contents-sidebar.module.css'

export const ContentsSidebar = ({ module, current }: { module: Module; current: Position }) => (
  <nav className={classes.sidebar} aria-label="Seiten dieses Moduls">
    <p className={classes.status}>{moduleStatus(module)}</p>
    <p className={classes.title}>{module.title}</p>
    <PositionLink moduleId={module.moduleId} position={CONTENTS} className={classes.contents}>
      <IconListDetails aria-hidden size={20} stroke={1.75} />
      Inhaltsverzeichnis
    </PositionLink>
    <ContentsList module={module} current={current} />
  </nav>
)
