import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import IconBrandApple from '~icons/tabler/brand-apple'
import IconBrandGooglePlay from '~icons/tabler/brand-google-play'
import classes from './store-links.module.css'

const STORES = [
  { key: 'appStoreLink', name: 'App Store', lead: 'Laden im', Icon: IconBrandApple },
  { key: 'playStoreLink', name: 'Google Play', lead: 'Jetzt bei', Icon: IconBrandGooglePlay },
] as const

export const StoreLinks = ({ app }: { app: AppSettings | null }) => {
  const stores = STORES.flatMap(({ key, ...store }) => {
    const link = app?.[key]
    return link ? [{ ...store, link }] : []
  })
  if (stores.length === 0) return null
  return (
    <ul className={classes.stores}>
      {stores.map(({ name, lead, link, Icon }) => (
        <li key={name}>
          <a href={link} target="_blank" rel="noopener noreferrer" className={classes.store}>
            <Icon aria-hidden size={28} stroke={1.5} />
            <span>
              <span className={classes.lead}>{lead} </span>
              <span className={classes.name}>{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
