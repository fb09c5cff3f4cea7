import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import IconCheck from '~icons/tabler/check'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import { COVERS_CARD } from '../../../ui/layout/covers-card.ts'
import { PictureCard, PictureCardSkeleton } from '../../../ui/media/picture-card.tsx'
import classes from './module-card.module.css'
import { moduleAction, moduleStatus } from './module-status.ts'

type ModuleCardProps = { module: ModuleSummary; isFirst: boolean }

export const ModuleCard = ({ module, isFirst }: ModuleCardProps) => (
  <PictureCard image={module.image} isFirst={isFirst} isOutlined={module.isMostRecentlyViewedModule}>
    <div className={classes.text}>
      <p className={classes.number}>Modul {module.number}</p>
      <h2 className={classes.title}>{module.title}</h2>
      <p className={classes.status}>
        {module.isCompleted && <IconCheck aria-hidden size={18} stroke={2.5} />}
        {moduleStatus(module)}
      </p>
      <div className={classes.track}>
        <Track percent={module.completionPercentage} />
      </div>
      <RouteLink
        to="consume-modules-consume-module"
        params={{ id: module.moduleId }}
        {...COVERS_CARD}
        className={classes.action}
        data-recent={module.isMostRecentlyViewedModule || undefined}
        aria-label={`${moduleAction(module)}: ${module.title}`}
      >
        {moduleAction(module)}
      </RouteLink>
    </div>
    <div className={classes.save}>
      <FavouriteButton kind="MODULE" id={module.moduleId} title={module.title} isCompact />
    </div>
  </PictureCard>
)

export const ModuleCardSkeleton = () => (
  <PictureCardSkeleton>
    <div className={classes.text}>
      <Skeleton height={14} width={72} mb={10} />
      <Skeleton height={22} width="80%" mb={16} />
      <Skeleton height={16} width={120} mb={20} />
      <Skeleton height={44} width={140} />
    </div>
  </PictureCardSkeleton>
)
