export const isWithoutMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
