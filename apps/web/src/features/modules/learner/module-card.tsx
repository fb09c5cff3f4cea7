import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import IconCheck from '~icons/tabler/check'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import { PictureCard, PictureCardSkeleton } from '../../../ui/media/picture-card.tsx'
import { fittedTextProps } from '../../../ui/text/fitted.ts'
import classes from './module-card.module.css'
import { ModuleLink } from './module-link.tsx'
import parts from './module-parts.module.css'
import { moduleStatus } from './module-status.ts'
import { lengthText } from './rules/minutes-text.ts'

const Done = () => (
  <span className={classes.done}>
    <IconCheck aria-hidden size={16} stroke={3} />
  </span>
)

type ModuleCardProps = { module: ModuleSummary; isNext: boolean; isFirst: boolean }

export const ModuleCard = ({ module, isNext, isFirst }: ModuleCardProps) => (
  <PictureCard image={module.image} isFirst={isFirst} onPhone="row" badge={module.isCompleted && <Done />}>
    <div className={classes.text}>
      {isNext && <p className={`${parts.mark} ${classes.next}`}>Als Nächstes</p>}
      <p className={classes.number}>
        <span className={classes.word}>Modul </span>
        {module.number}
      </p>
      <h2 className={classes.title} {...fittedTextProps(module.title)} />
      <p className={classes.facts}>
        <span className={classes.status}>{moduleStatus(module)}</span> · {lengthText(module)}
      </p>
      <div className={classes.track}>
        <Track percent={module.completionPercentage} />
      </div>
      <ModuleLink module={module} className={classes.action} />
    </div>
    <div className={`${parts.save} ${classes.save}`}>
      <FavouriteButton kind="MODULE" id={module.moduleId} title={module.title} isCompact />
    </div>
  </PictureCard>
)

export const ModuleCardSkeleton = () => (
  <PictureCardSkeleton onPhone="row">
    <div className={classes.textSkeleton}>
      <Skeleton height={18} width="80%" mb={10} />
      <Skeleton height={14} width="65%" mb={10} />
      <Skeleton height={14} width={88} />
    </div>
  </PictureCardSkeleton>
)
