import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Spot } from '../../ui/spot.tsx'
import classes from './fan.module.css'

/** Three things one behind the other, the first in front; only that one is read aloud. */
export const Fan = ({ items }: { items: readonly ReactNode[] | undefined }) => {
  if (items?.length === 0) return <Spot kind="welcome" />
  const shown = items?.slice(0, 3) ?? [<Skeleton key="first" height="100%" radius={16} />]
  return (
    <div className={classes.fan}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the fan is what it is
        <div key={index} className={classes.leaf} data-place={index} aria-hidden={index > 0}>
          {item}
        </div>
      ))}
    </div>
  )
}
