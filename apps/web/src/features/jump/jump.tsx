import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import IconSearch from '~icons/tabler/search'
import { containsWords } from '../../authoring/list/list-view.ts'
import { NamedGroup } from '../../ui/layout/named-group.tsx'
import classes from './jump.module.css'
import type { JumpTarget } from './jump-targets.ts'

export type JumpArea = { href: string; label: string }

type Option = { key: string; title: string; note: string | null; target: JumpTarget }

/** Results by name, in groups; empty groups are omitted. */
export type JumpSearch = {
  groups: readonly { title: string; options: readonly Option[] }[]
  isWaiting: boolean
  failure: string | null
}

const groupOfAreas = (areas: readonly JumpArea[], input: string): JumpSearch['groups'][number] => ({
  title: 'Bereiche',
  options: areas
    .filter(({ label }) => containsWords(label, input.trim()))
    .map(({ href, label }) => ({ key: href, title: label, note: null, target: { href } })),
})

const countText = (count: number): string =>
  count === 0 ? 'Nichts gefunden.' : count === 1 ? '1 Treffer' : `${count} Treffer`

export type JumpProps = {
  areas: readonly JumpArea[]
  /** A hook that searches the caller's items while the user types. */
  useSearch: (input: string) => JumpSearch
  placeholder: string
  onOpen: () => void
}

/** A combobox whose list is always open: the focus stays in the field, and the arrow keys move through the options. */
export const Jump = ({ areas, useSearch, placeholder, onOpen }: JumpProps) => {
  const router = useRouter()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState('')
  const [active, setActive] = useState(0)
  const { groups: results, isWaiting, failure } = useSearch(input)
  const groups = [groupOfAreas(areas, input), ...results].filter(({ options }) => options.length > 0)
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(active, options.length - 1)
  const idOf = (key: string) => `${id}-${key}`
  const current = options[at]

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const open = ({ target: { href, state } }: Option) => {
    onOpen()
    void router.navigate({ href, ...(state ? { state: state as never } : {}) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setActive((at + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (current) open(current)
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
          placeholder={placeholder}
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
          <NamedGroup key={group.title} aria-labelledby={`${id}-group-${index}`}>
            <p id={`${id}-group-${index}`} className={classes.group} role="presentation">
              {group.title}
            </p>
            {group.options.map((option) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              <div
                key={option.key}
                id={idOf(option.key)}
                role="option"
                aria-selected={option.key === current?.key}
                className={classes.option}
                onClick={() => open(option)}
              >
                <span className={classes.title}>{option.title}</span>
                {option.note && <span className={classes.note}>{option.note}</span>}
              </div>
            ))}
          </NamedGroup>
        ))}
      </div>
    </div>
  )
}
