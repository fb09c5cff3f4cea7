import { UnstyledButton } from '@mantine/core'
import { Suspense, useState } from 'react'
import IconSearch from '~icons/tabler/search'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import classes from './search-button.module.css'
import { useSlashKey } from './use-slash-key.ts'

const SearchDialog = lazyDialog(() => import('./search-dialog.tsx'))

/** Opens the search, by a press or by the key "/"; looks like a field where there is room. */
const SearchButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  // Stays mounted while it closes.
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
