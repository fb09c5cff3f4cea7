import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { Dashboard } from '@wohlauf/contract/dashboard/dashboard'
import { RouteLink } from '../../routes/route-link.tsx'
import { Track } from '../../ui/figures/track.tsx'
import { COVERS_CARD } from '../../ui/layout/covers-card.ts'
import large from '../../ui/media/large-card.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { fittedTextProps } from '../../ui/text/fitted.ts'
import classes from './active-module-card.module.css'

type ActiveModule = NonNullable<Dashboard['activeModule']>

export const ActiveModuleCard = ({ module }: { module: ActiveModule }) => {
  const isStarted = module.completionPercentage > 0
  const action = isStarted ? 'Fortsetzen' : 'Starten'
  return (
    <div className={`${large.card} ${classes.card}`}>
      <Picture image={module.image} aspectRatio={1.9} sizes="(min-width: 62em) 640px, 92vw" isDecorative />
      <div className={classes.text}>
        <h3 className={`${large.title} ${classes.title}`} {...fittedTextProps(module.title)} />
        <p className={large.status}>
          {isStarted ? `Zu ${module.completionPercentage}% abgeschlossen` : 'Bereit'}
        </p>
        <Track percent={module.completionPercentage} />
        <RouteLink
          to="consume-modules-consume-module"
          params={{ id: module.moduleId }}
          className={`${large.action} ${classes.action}`}
          {...COVERS_CARD}
          aria-label={`${action}: ${module.title}`}
        >
          {action}
        </RouteLink>
      </div>
    </div>
  )
}

export const ActiveModuleCardSkeleton = () => (
  <div className={`${large.card} ${classes.card}`} aria-busy>
    <Skeleton className={large.pictureSkeleton} radius={0} />
    <div className={classes.text}>
      <Skeleton className={classes.titleSkeleton} width="80%" />
      <Skeleton height={18} width={170} mb={14} />
      <Skeleton height={8} mb={20} />
      <Skeleton height={50} className={classes.actionSkeleton} />
    </div>
  </div>
)
