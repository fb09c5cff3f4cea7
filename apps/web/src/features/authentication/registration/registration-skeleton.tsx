import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import classes from './registration-skeleton.module.css'

const FIELDS = ['address', 'first name', 'last name', 'password', 'repeat']

export const RegistrationSkeleton = () => (
  <div className={classes.card} aria-busy>
    {FIELDS.map((key) => (
      <div key={key}>
        <Skeleton height={16} width={120} mb={8} />
        <Skeleton height={42} />
      </div>
    ))}
    <Skeleton height={50} />
  </div>
)
