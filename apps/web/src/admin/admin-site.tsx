import { AppTheme } from '../ui/app-theme.tsx'

export const AdminSite = () => <AppTheme style="default">{null}</AppTheme>
