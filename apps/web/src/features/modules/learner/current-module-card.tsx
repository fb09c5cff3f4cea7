import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import { FavouriteButton } from '../../../items/favourite-button.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import large from '../../../ui/media/large-card.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import classes from './current-module-card.module.css'
import { ModuleLink } from './module-link.tsx'
import parts from './module-parts.module.css'
import { moduleStatus } from './module-status.ts'
import { lengthText } from './rules/minutes-text.ts'

type CurrentModuleCardProps = { module: ModuleSummary; isNext: boolean }

/** The module to continue with, larger than all others in the list. */
export const CurrentModuleCard = ({ module, isNext }: CurrentModuleCardProps) => (
  <li className={`${large.card} ${classes.card}`}>
    <Picture
      image={module.image}
      aspectRatio={1.9}
      sizes="(min-width: 48em) 560px, 92vw"
      isFirst
      isDecorative
    />
    <div className={classes.text}>
      <p className={classes.facts}>
        {isNext && <span className={parts.mark}>Als Nächstes</span>}
        <span className={classes.number}>Modul {module.number}</span>
        <span>{lengthText(module)}</span>
      </p>
      <h2 className={`${large.title} ${classes.title}`}>{module.title}</h2>
      <p className={large.status}>{moduleStatus(module)}</p>
      <Track percent={module.completionPercentage} />
      <ModuleLink module={module} className={`${large.action} ${classes.action}`} />
    </div>
    <div className={`${parts.save} ${classes.save}`}>
      <FavouriteButton kind="MODULE" id={module.moduleId} title={module.title} isCompact />
    </div>
  </li>
)

export const CurrentModuleCardSkeleton = () => (
  <li className={`${large.card} ${classes.card}`}>
    <Skeleton className={large.pictureSkeleton} radius={0} />
    <div className={classes.text}>
      <Skeleton height={16} width={200} mb={10} />
      <Skeleton height={24} width="80%" mb={16} />
      <Skeleton height={18} width={160} mb={12} />
      <Skeleton height={8} mb={16} />
      <Skeleton height={50} />
    </div>
  </li>
)
