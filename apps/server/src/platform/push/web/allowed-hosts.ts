/** @param allowed names, of which `*.example.org` stands for all below `example.org`; null: every one */
export const isAllowedHost = (host: string, allowed: readonly string[] | null): boolean =>
  allowed === null ||
  allowed.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
