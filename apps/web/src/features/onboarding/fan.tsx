import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Spot } from '../../ui/feedback/spot.tsx'
import classes from './fan.module.css'

const PLACES = [0, 1, 2]

/** Screen readers read only the first item. */
export const Fan = ({ items }: { items: readonly ReactNode[] | undefined }) => {
  if (items?.length === 0) return <Spot kind="welcome" />
  const layers = items ?? [<Skeleton key="first" height="100%" radius={16} />]
  return (
    <div className={classes.fan}>
      {PLACES.slice(0, layers.length).map((place) => (
        <div key={place} className={classes.leaf} data-place={place} aria-hidden={place > 0}>
          {layers[place]}
        </div>
      ))}
    </div>
  )
}
