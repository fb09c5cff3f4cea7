/** The admin site's host in tests. */
export const ADMIN_HOST = 'admin.test'
