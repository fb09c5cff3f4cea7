/** They override PostgreSQL's configuration files. */
export function serverSettings(port: number, isDurable: boolean, more: Record<string, string>): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // A refused statement's text and values may be health data; the server logs the permitted part.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(isDurable ? durable : fast),
    ...more,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
const fast = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
