import { useEffect, useState } from 'react'

export const useStyleOfDocument = (): string => {
  const [style, setStyle] = useState(document.documentElement.dataset.style ?? 'default')
  // The document's style is set after the first paint if the session's app was not known before.
  useEffect(() => setStyle(document.documentElement.dataset.style ?? 'default'), [])
  return style
}
