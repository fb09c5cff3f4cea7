import type { Attack } from './campaign.ts'
export const attackByFaults = async (_attack: Attack): Promise<void> => {}
