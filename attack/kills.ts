import type { Attack } from './campaign.ts'
export const attackByKills = async (_attack: Attack): Promise<void> => {}
