import { useEffect, useState } from 'react'

/** The last section whose heading has passed the upper third of the screen. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          isIntersecting ? inSight.add(target) : inSight.delete(target)
        const last = sections.filter((section) => inSight.has(section)).at(-1)
        if (last) setCurrent(last.id)
      },
      // A strip below the header; the section that crosses it is the current one.
      { rootMargin: '-70px 0px -66% 0px' },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}
