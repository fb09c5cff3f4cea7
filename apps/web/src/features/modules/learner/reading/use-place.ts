import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { pathTo } from '../../../../routes/route-table.ts'
import { addressOf, type Place, placeAtAddress } from '../rules/place.ts'
import { placeToShow, type Reading } from '../rules/reading.ts'

/** Where the reader is: the address says it, as far as the module lets one go there. */
export const usePlace = (moduleId: string, reading: Reading) => {
  const { seite } = useSearch({ strict: false }) as { seite?: unknown }
  const navigate = useNavigate()
  const place = placeToShow(reading, placeAtAddress(seite))
  const address = addressOf(place)
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
  const goTo = useCallback((next: Place) => void open(addressOf(next), false), [open])
  return { place, goTo }
}
