import { BRAND } from '@wohlauf/contract/values/brand'

export const ADMIN_TITLE = `${BRAND} Verwaltung`
