/** Paths whose last part is a token or an id of a user's own data. */
const SECRET_PATH =
  /\/(registrierung|passwort-zuruecksetzen|email-anpassen|erinnerungen-abbestellen|ausgeschieden|profil|authenticated-impersonation|api\/files)\/[^\s?#"'<>)]+/g

/** The part of an address after the question mark or hash. */
const QUERY = /((?:https?:\/\/|\/)[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g

const EMAIL_ADDRESS = /[^\s"'<>(),;:/]+@[^\s"'<>(),;:/]+\.[a-z]{2,}/gi

const cleanText = (text: string): string =>
  text.replace(QUERY, '$1').replace(SECRET_PATH, '/$1/***').replace(EMAIL_ADDRESS, '***')

/** Fields with the user, the sent data, and the screen's content. */
const PERSONAL_FIELD =
  /^(?:user|headers|cookies|query_string|env|ip_address|lcp\.element|lcp\.id|cls\.source.*)$|(?:^|\.)(?:query|fragment|body)(?:\.|$)/

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  const fields = Object.entries(value).filter(([name]) => !PERSONAL_FIELD.test(name))
  return Object.fromEntries(
    fields.map(([name, field]) => [name, name === 'request' ? onlyUrl(field) : clean(field)]),
  )
}

const onlyUrl = (request: unknown): unknown =>
  typeof request === 'object' && request !== null && 'url' in request ? { url: clean(request.url) } : {}

export const withoutPersonalData = <T>(report: T): T => clean(report) as T
