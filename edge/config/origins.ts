/** The origins of a merchant's pages, as its configuration lists them. */

/** A page on a developer's own machine; no other machine can have this origin. */
const LOCAL = /^(https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?$/
/** The end of a listed origin that allows such pages at any port. */
const ANY_PORT = ':*'

/** Whether the list may have this text: an exact origin, or a local one at any port, as `http://localhost:*`. */
export function isListedOrigin(text: string): boolean {
  if (text.endsWith(ANY_PORT)) return LOCAL.test(`${text.slice(0, -ANY_PORT.length)}:80`)
  return !text.includes('*') && URL.parse(text)?.origin === text
}

/** @param origin as a browser sends it */
export function allowsOrigin(listed: { has(origin: string): boolean }, origin: string): boolean {
  const [, host] = LOCAL.exec(origin) ?? []
  return (
    (host !== undefined && listed.has(host + ANY_PORT)) || (!origin.endsWith(ANY_PORT) && listed.has(origin))
  )
}
