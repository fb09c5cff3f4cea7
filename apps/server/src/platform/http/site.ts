/** Whether a host (with its port) is the admin site's: its first label is `admin` (`decisions.md`, "Hosts"). */
export const isAdminHost = (host: string): boolean => host.startsWith('admin.')
