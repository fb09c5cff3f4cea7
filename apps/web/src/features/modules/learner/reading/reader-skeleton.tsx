import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { Page } from '../../../../ui/layout/page.tsx'
import classes from './module-reader.module.css'
import skeleton from './reader-skeleton.module.css'

const LINES = ['100%', '96%', '99%', '72%']
const ENTRIES = ['70%', '85%', '60%', '78%', '66%']

export const ReaderSkeleton = () => (
  <Page title="Modul" isTitleHidden>
    <div className={classes.reader} aria-busy>
      <div className={classes.columns}>
        <div className={skeleton.sidebar}>
          {ENTRIES.map((width) => (
            <Skeleton key={width} height={20} width={width} />
          ))}
        </div>
        <div className={classes.column}>
          <Skeleton height={16} width={180} mb={14} />
          <Skeleton height={36} width="80%" mb={40} />
          {LINES.map((width) => (
            <Skeleton key={width} height={18} width={width} mb={12} />
          ))}
          <Skeleton height={240} mt={40} radius="lg" />
        </div>
      </div>
    </div>
  </Page>
)
