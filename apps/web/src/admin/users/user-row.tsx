import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import type { UserOfApp } from '@wohlauf/contract/administration/administration-users'
import IconEye from '~icons/tabler/eye'
import IconShieldOff from '~icons/tabler/shield-off'
import IconUserCheck from '~icons/tabler/user-check'
import IconUserOff from '~icons/tabler/user-off'
import { ItemMenu } from '../../ui/actions/item-menu.tsx'
import { germanDate, germanTime } from '../../ui/time/berlin-time.ts'
import { ROLE_NAMES } from '../role-names.ts'
import classes from './user-row.module.css'

type UserRowProps = {
  user: UserOfApp
  onStatus: () => void
  onVisit: () => void
  onSecondFactor: () => void
}

const lastLogin = (loginAt: string | null): string =>
  loginAt ? `Zuletzt angemeldet am ${germanDate(loginAt)}, ${germanTime(loginAt)}` : 'Noch nie angemeldet'

export const UserRow = ({ user, onStatus, onVisit, onSecondFactor }: UserRowProps) => {
  const { emailAddress, firstName, lastName, role, lastAuthenticatedAt, isDisabled, hasSecondFactor } = user
  const ofSecondFactor = hasSecondFactor
    ? [{ label: 'Zweiten Faktor entfernen', icon: IconShieldOff, onClick: onSecondFactor }]
    : []
  const actions = isDisabled
    ? [...ofSecondFactor, { label: 'Aktivieren', icon: IconUserCheck, onClick: onStatus }]
    : [
        { label: 'Konto ansehen', icon: IconEye, onClick: onVisit },
        ...ofSecondFactor,
        { label: 'Deaktivieren', icon: IconUserOff, onClick: onStatus, isFinal: true },
      ]
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.address}>
          {emailAddress}
          {isDisabled && (
            <Badge component="span" variant="default" className={classes.badge ?? ''}>
              Deaktiviert
            </Badge>
          )}
        </p>
        <p className={classes.fact}>{name ? `${name} · ${ROLE_NAMES[role]}` : ROLE_NAMES[role]}</p>
        <p className={classes.fact}>{lastLogin(lastAuthenticatedAt)}</p>
      </div>
      <ItemMenu label={`Mehr zu: ${emailAddress}`} actions={actions} />
    </div>
  )
}
