export const weeks = (count: number): string => `${count} ${count === 1 ? 'Woche' : 'Wochen'}`
