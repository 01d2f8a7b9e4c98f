/**
 * The addresses that callbacks may be sent to. The provider calls whatever a merchant names, from inside its own network:
 * so only origins that the configuration lists can be named, and each is compared as the URL parser writes it. A name is
 * never looked up to decide, so no answer of a DNS can open another address.
 */

/** This machine, on any port. Other spellings of its address are these once they are parsed, or they are not listed. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const ANY_PORT = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\*$/

/** By default only this machine. */
export const defaultTargets = LOOPBACK.map((host) => `http://${host}:*`)

/** Whether an entry of CALLBACK_TARGETS is an origin, or `http://localhost:*` or alike. */
export function isListedTarget(entry: string): boolean {
  if (ANY_PORT.test(entry)) return true
  // A parser takes a star as a part of a name.
  if (entry.includes('*')) return false
  const url = URL.parse(entry)
  return url !== null && url.origin === entry && isProtected(url)
}

/**
 * The address as it is called, if it is one of the listed origins.
 * @param listed entries for which {@link isListedTarget} holds
 */
export function targetOf(address: string, listed: readonly string[]): URL | undefined {
  const url = URL.parse(address)
  if (url === null || !isProtected(url) || url.username !== '' || url.password !== '' || url.hash !== '') {
    return undefined
  }
  const anyPort = `http://${url.hostname}:*`
  return listed.includes(url.origin) || (url.protocol === 'http:' && listed.includes(anyPort))
    ? url
    : undefined
}

/** An event says which orders a shop has: it goes over TLS, or does not leave this machine. */
function isProtected({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}
