export const ADMIN_HOST = 'admin.test'
