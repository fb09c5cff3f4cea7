import { useEffect, useState } from 'react'

/** The address of a file in memory, for as long as it is shown; null without a file. */
export const useObjectUrl = (file: File | null | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
