import '@mantine/core/styles/Input.css'
import { Textarea } from '@mantine/core'
import { type FocusEventHandler, type ReactNode, useState } from 'react'
import { REQUIRED } from '../../ui/fields/required.ts'

type HostsFieldProps = {
  label: string
  description: string
  value?: string[]
  onChange?: (hosts: string[]) => void
  onBlur?: FocusEventHandler
  error?: ReactNode
}

const hostsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

const textOf = (hosts: readonly string[]): string => hosts.join('\n')

/** Hosts, one per line. The text stays as typed while it stands for the same hosts. */
export const HostsField = ({ value = [], onChange, ...props }: HostsFieldProps) => {
  const [ownText, setOwnText] = useState(textOf(value))
  const text = textOf(hostsIn(ownText)) === textOf(value) ? ownText : textOf(value)
  return (
    <Textarea
      {...props}
      value={text}
      onChange={({ currentTarget }) => {
        setOwnText(currentTarget.value)
        onChange?.(hostsIn(currentTarget.value))
      }}
      size="md"
      rows={3}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      data-path="allowedHostsForInitialConnection"
      {...REQUIRED}
    />
  )
}
