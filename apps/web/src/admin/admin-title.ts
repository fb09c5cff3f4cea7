import { BRAND } from '@wohlauf/contract/brand'

export const ADMIN_TITLE = `${BRAND} Verwaltung`
