import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Spot } from '../../ui/feedback/spot.tsx'
import classes from './fan.module.css'

/** Screen readers read only the first item. */
export const Fan = ({ items }: { items: readonly ReactNode[] | undefined }) => {
  if (items?.length === 0) return <Spot kind="welcome" />
  const layers = items?.slice(0, 3) ?? [<Skeleton key="first" height="100%" radius={16} />]
  return (
    <div className={classes.fan}>
      {layers.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position in the fan is its identity
        <div key={index} className={classes.leaf} data-place={index} aria-hidden={index > 0}>
          {item}
        </div>
      ))}
    </div>
  )
}
