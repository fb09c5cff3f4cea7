import type { Attack } from './campaign.ts'
export const attackByRaces = async (_attack: Attack): Promise<void> => {}
