/** Where the admin site answers in tests. */
export const ADMIN_HOST = 'admin.test'
