import { TextInput } from '@mantine/core'
import { searchContent } from '@wohlauf/contract/search/search'
import { type FormEvent, useRef, useState } from 'react'
import IconSearch from '~icons/tabler/search'
import { useAnswer } from '../../api/hooks.ts'
import { errorsIn } from '../../forms/errors-in.ts'
import { useSettled } from '../../ui/state/use-settled.ts'
import classes from './search.module.css'
import { SearchAnswer } from './search-answer.tsx'
import { SlashSetting } from './slash-setting.tsx'
import { useArrowsInList } from './use-arrows-in-list.ts'

/** A pause while typing: shorter ones would send a search for each letter. */
const PAUSE_MS = 200

/** A single letter finds too much. */
const SHORTEST = 2

/** The field, and the results while typing. @param onOpen called when a result is opened */
export const Search = ({ onOpen }: { onOpen: () => void }) => {
  const [typed, setTyped] = useState('')
  const text = useSettled(typed, PAUSE_MS).trim()
  const { text: textError } = errorsIn(searchContent, { text })
  const isAsked = typed.trim().length >= SHORTEST && text.length >= SHORTEST && !textError
  // Cached by the text, so an earlier answer never replaces a later one; the last one stays until the next arrives.
  const answer = useAnswer(
    searchContent,
    { text },
    { isEnabled: isAsked, isSilent: true, keepsPrevious: true },
  )
  const list = useRef<HTMLElement>(null)
  const focusFirst = useArrowsInList(list)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // On a phone this also hides the keyboard, which covers the results.
    focusFirst()
  }
  return (
    <search ref={list} className={classes.search}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          type="search"
          size="lg"
          aria-label="Suchbegriff"
          placeholder="Wonach suchst du?"
          leftSection={<IconSearch aria-hidden size={22} stroke={1.75} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={textError}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus
        />
      </form>
      <SearchAnswer
        isAsked={isAsked}
        found={answer.data}
        isStale={answer.isPlaceholderData || answer.isPending}
        failure={answer.isFetching ? null : (answer.error?.message ?? null)}
        onRetry={() => void answer.refetch()}
        onOpen={onOpen}
      />
      <SlashSetting />
    </search>
  )
}
