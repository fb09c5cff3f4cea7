import '@mantine/core/styles/Input.css'
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

/** A pause in typing: shorter ones would send a search for each letter. */
const PAUSE_MS = 200

/** A single letter has too many results. */
const MIN_LENGTH = 2

/** @param onOpen called when a result is opened */
export const Search = ({ onOpen }: { onOpen: () => void }) => {
  const [input, setInput] = useState('')
  const text = useSettled(input, PAUSE_MS).trim()
  const { text: textError } = errorsIn(searchContent, { text })
  const isAsked = input.trim().length >= MIN_LENGTH && text.length >= MIN_LENGTH && !textError
  // Cached by the text, so an earlier answer never replaces a later one; the last results stay until the next
  // arrive.
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
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
          error={textError}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus
        />
      </form>
      <SearchAnswer
        isAsked={isAsked}
        answer={answer.data}
        isStale={answer.isPlaceholderData || answer.isPending}
        failure={answer.isFetching ? null : (answer.error?.message ?? null)}
        onRetry={() => void answer.refetch()}
        onOpen={onOpen}
      />
      <SlashSetting />
    </search>
  )
}
