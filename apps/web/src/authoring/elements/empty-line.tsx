import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Popover.css'
import { Autocomplete } from '@mantine/core'
import type { ElementFamily, TypeIn } from '@wohlauf/contract/values/elements/element-family'
import { useEffect, useRef, useState } from 'react'
import { bringIntoView } from '../../ui/focus/bring-into-view.ts'
import classes from './empty-line.module.css'
import { menuLabelOf, type TypesOfContent } from './type-of-content.ts'
import { useTypesOnOffer } from './types-on-offer.ts'
import { useSpokenOption } from './use-spoken-option.ts'

type EmptyLineProps<F extends ElementFamily> = {
  family: F
  types: TypesOfContent<TypeIn<F>>
  /** The accessible name, which says where the line stands: "Neuer Inhalt auf: Seite 1". */
  label: string
  /** Lists all types from the beginning. */
  isAsked?: boolean
  /** True after a new element was created here. */
  takesFocus?: boolean
  onChoose: (type: TypeIn<F>) => void
  onLeave?: () => void
}

const wordIn = (text: string): string => text.trim().replace(/^\//, '').toLowerCase()

/** `/` lists all types, letters those that begin with them; Enter chooses the first, a space the only one. */
export const EmptyLine = <F extends ElementFamily>({
  family,
  types,
  label,
  isAsked = false,
  takesFocus = isAsked,
  onChoose,
  onLeave,
}: EmptyLineProps<F>) => {
  const [text, setText] = useState('')
  const wasChosen = useRef(false)
  const [isOpen, setIsOpen] = useState(isAsked)
  const line = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen && line.current) bringIntoView(line.current)
  }, [isOpen])
  useSpokenOption(line, isOpen)
  const onOffer = useTypesOnOffer(family).map((type) => ({
    type,
    name: menuLabelOf(types[type as TypeIn<F>]),
  }))
  const matchesOf = (text: string) =>
    onOffer.filter(({ name }) => name.toLowerCase().startsWith(wordIn(text)))
  const clear = () => {
    setText('')
    setIsOpen(false)
  }
  const choose = (name: string) => {
    const chosenType = onOffer.find((each) => each.name === name)
    clear()
    if (chosenType) onChoose(chosenType.type)
  }
  return (
    <Autocomplete
      ref={line}
      classNames={{ input: classes.input ?? '', option: classes.option ?? '' }}
      size="md"
      aria-label={label}
      data-empty-line
      data-opened={isOpen || undefined}
      placeholder="/ zeigt alle Arten von Inhalten"
      autoFocus={takesFocus}
      data={onOffer.map(({ name }) => name)}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && option.label.toLowerCase().startsWith(wordIn(search)))
      }
      renderOption={({ option }) => {
        const type = onOffer.find(({ name }) => name === option.value)?.type
        const Icon = type && types[type as TypeIn<F>].icon
        return (
          <span className={classes.type}>
            {Icon && <Icon aria-hidden size={20} />}
            {option.value}
          </span>
        )
      }}
      selectFirstOptionOnChange
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownClose={() => setIsOpen(false)}
      maxDropdownHeight="min(420px, 45dvh)"
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 0 } }}
      value={text}
      onChange={(text) => {
        // Ignores the chosen option, which Mantine writes into the line: it is cleared for the next choice.
        if (wasChosen.current) {
          wasChosen.current = false
          return
        }
        const [only, second] = matchesOf(text)
        if (/\S\s$/.test(text) && only && !second) return choose(only.name)
        setText(text)
        setIsOpen(text !== '' || isAsked)
      }}
      onOptionSubmit={(name) => {
        wasChosen.current = true
        choose(name)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        // Keeps the key from leaving the page while the line has a use for it.
        if (text !== '' || isOpen || onLeave) event.stopPropagation()
        clear()
        onLeave?.()
      }}
      onBlur={() => text === '' && onLeave?.()}
    />
  )
}
