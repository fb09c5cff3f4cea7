import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import IconSearch from '~icons/tabler/search'
import classes from './search-button.module.css'
import { useSlashKey } from './use-slash-key.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search, by a press or by the key "/"; looks like a field where there is room. */
const SearchButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  // It stays mounted while it closes.
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  useSlashKey(open)
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label="Suche"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
      >
        <IconSearch aria-hidden size={22} stroke={1.75} />
        <span aria-hidden className={classes.label}>
          Suche
        </span>
        <kbd aria-hidden className={classes.key}>
          /
        </kbd>
      </UnstyledButton>
      {isWanted && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default SearchButton
