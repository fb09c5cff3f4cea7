import { useEffect, useEffectEvent, useState } from 'react'

const UNREADABLE = 'Die Datei ist nicht mehr lesbar. Wähle das Paket bitte noch einmal.'

export type IdsOfItems = {
  /** The item's id in an app that gets the package; the same until it is forgotten, or the document ends. */
  idIn: (place: string) => string
  forgetIn: (place: string) => void
}

const ids = new Map<string, string>()

/** A hash of the bytes: the same file, chosen again, is the same package. */
const keyOf = async (file: File): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join('.')

const idsOf = (key: string): IdsOfItems => ({
  idIn: (place) => {
    const id = ids.get(`${key} ${place}`) ?? crypto.randomUUID()
    ids.set(`${key} ${place}`, id)
    return id
  },
  forgetIn: (place) => void ids.delete(`${key} ${place}`),
})

/**
 * The ids of the items that a package creates; null until its file is read. A dialog that was closed while
 * its call was in flight and is opened again sends the same call.
 */
export const useIdsOfItems = (file: File, onRefused: (message: string) => void): IdsOfItems | null => {
  const [idsOfFile, setIdsOfFile] = useState<IdsOfItems | null>(null)
  const refuse = useEffectEvent(() => onRefused(UNREADABLE))
  useEffect(() => {
    keyOf(file).then(
      (key) => setIdsOfFile(idsOf(key)),
      () => refuse(),
    )
  }, [file])
  return idsOfFile
}
