import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { findAsManager, JUMP_KINDS, type JumpKind } from '@wohlauf/contract/overview/find'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import IconSearch from '~icons/tabler/search'
import { useAnswer } from '../../api/hooks.ts'
import { containsWords } from '../../authoring/list/list-view.ts'
import { errorsIn } from '../../forms/errors-in.ts'
import { useSettled } from '../../ui/state/use-settled.ts'
import classes from './jump.module.css'
import { KIND_NAMES, targetOf } from './jump-targets.ts'

/** A pause while typing: shorter ones would send a search for each letter. */
const PAUSE_MS = 150

export type JumpArea = { href: string; label: string }

type Option = { key: string; title: string; note: string | null; open: () => void }
type Group = { title: string; options: readonly Option[] }

const useFound = (input: string) => {
  const text = useSettled(input, PAUSE_MS).trim()
  const isAsked = text !== '' && input.trim() !== '' && !errorsIn(findAsManager, { text }).text
  const answer = useAnswer(
    findAsManager,
    { text },
    { isEnabled: isAsked, isSilent: true, keepsPrevious: true },
  )
  return {
    results: isAsked ? (answer.data?.results ?? []) : [],
    isWaiting:
      input.trim() !== '' && (answer.isPlaceholderData || answer.isFetching || input.trim() !== text),
    failure: isAsked && !answer.isFetching ? (answer.error?.message ?? null) : null,
  }
}

const useGroups = (input: string, areas: readonly JumpArea[], isSponsor: boolean, onOpen: () => void) => {
  const router = useRouter()
  const { results, isWaiting, failure } = useFound(input)
  const go = (href: string, state?: object) => {
    onOpen()
    void router.navigate({ href, ...(state ? { state: state as never } : {}) })
  }
  const groups: Group[] = [
    {
      title: 'Bereiche',
      options: areas
        .filter(({ label }) => containsWords(label, input.trim()))
        .map(({ href, label }) => ({ key: href, title: label, note: null, open: () => go(href) })),
    },
    ...(Object.keys(JUMP_KINDS) as JumpKind[]).map((kind) => ({
      title: KIND_NAMES[kind],
      options: results
        .filter((result) => result.kind === kind)
        .map((result) => ({
          key: result.id,
          title: result.title,
          note: result.partOf,
          open: () => {
            const { href, state } = targetOf(result, isSponsor)
            go(href, state)
          },
        })),
    })),
  ]
  return { groups: groups.filter(({ options }) => options.length > 0), isWaiting, failure }
}

const countText = (count: number): string =>
  count === 0 ? 'Nichts gefunden.' : count === 1 ? '1 Treffer' : `${count} Treffer`

type JumpProps = { areas: readonly JumpArea[]; isSponsor: boolean; onOpen: () => void }

/** A combobox whose list is always open: the focus stays in the field, and the arrow keys move through the options. */
export const Jump = ({ areas, isSponsor, onOpen }: JumpProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState('')
  const [active, setActive] = useState(0)
  const { groups, isWaiting, failure } = useGroups(input, areas, isSponsor, onOpen)
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(active, options.length - 1)
  const idOf = (key: string) => `${id}-${key}`
  const current = options[at]

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setActive((at + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      current?.open()
    }
  }
  return (
    <div className={classes.jump}>
      <div className={classes.field}>
        <TextInput
          size="lg"
          role="combobox"
          aria-label="Springen zu"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current.key)}
          placeholder="Bereich, Modul, Seite, Rezept …"
          leftSection={<IconSearch aria-hidden size={22} stroke={1.75} />}
          value={input}
          onChange={(event) => {
            setInput(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
        />
      </div>
      <p className={classes.count} role="status">
        {failure ?? (isWaiting ? '' : input.trim() === '' ? '' : countText(options.length))}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Treffer"
        aria-busy={isWaiting}
        className={classes.list}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox cannot stand in a fieldset
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <p id={`${id}-group-${index}`} className={classes.group} role="presentation">
              {group.title}
            </p>
            {group.options.map(({ key, title, note, open }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              <div
                key={key}
                id={idOf(key)}
                role="option"
                aria-selected={key === current?.key}
                className={classes.option}
                onClick={open}
              >
                <span className={classes.title}>{title}</span>
                {note && <span className={classes.note}>{note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
