import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useCallback, useEffect } from 'react'
import { addressOf, type Position, positionFromAddress } from '../rules/position.ts'
import { positionToShow, type Reading } from '../rules/reading.ts'

export const usePosition = (moduleId: string, reading: Reading) => {
  const { seite } = useSearch({ strict: false }) as { seite?: unknown }
  const navigate = useNavigate()
  const position = positionToShow(reading, positionFromAddress(seite))
  const address = addressOf(position)
  const open = useCallback(
    (seiteToOpen: unknown, replace: boolean) =>
      navigate({
        to: pathTo('consume-modules-consume-module', { id: moduleId }) as string,
        search: { seite: seiteToOpen },
        replace,
      }),
    [navigate, moduleId],
  )
  useEffect(() => {
    if (seite !== address) void open(address, true)
  }, [seite, address, open])
  const goTo = useCallback((next: Position) => void open(addressOf(next), false), [open])
  return { position, goTo }
}
