/**
 * The client's address, from the one header that a trusted proxy sets. Each proxy appends the address that connected to
 * it, so entries count from the end; those that the client sent come first.
 */

/** The longest entry that is read: an IPv6 address with brackets, zone and port is shorter. */
const LONGEST_ENTRY = 100

/**
 * The address in canonical spelling; undefined if the entry is missing or no address.
 * @param value the header's value: one address, or a list with commas
 * @param hops the number of trusted proxies: 1 takes the last entry
 */
export function clientAddress(value: string | undefined, hops: number): string | undefined {
  const entry = value === undefined ? undefined : entryFromEnd(value, hops)
  return entry === undefined || entry.length > LONGEST_ENTRY ? undefined : canonicalAddress(entry.trim())
}

/** Reads only the end, because a client can send a long list. */
function entryFromEnd(value: string, position: number): string | undefined {
  let end = value.length
  for (let passed = 1; passed < position; passed++) {
    end = value.lastIndexOf(',', end - 1)
    if (end <= 0) return undefined
  }
  return value.slice(value.lastIndexOf(',', end - 1) + 1, end)
}

/** One spelling for each address: without port, brackets and zone, and IPv4 within IPv6 as IPv4. */
function canonicalAddress(text: string): string | undefined {
  const [, v4] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.exec(text) ?? []
  if (v4 !== undefined) return isIpv4(v4) ? v4 : undefined
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? []
  const v6 = (bracketed ?? text).replace(/%[\w.~-]+$/, '')
  return /^[\da-f:.]+$/i.test(v6) && v6.includes(':') ? canonicalIpv6(v6) : undefined
}

/** Rejects leading zeros, which may mean octal and which no proxy writes. */
function isIpv4(text: string): boolean {
  return text.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part)
}

function canonicalIpv6(text: string): string | undefined {
  const host = URL.parse(`http://[${text}]`)?.hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(host ?? '') ?? []
  if (high === undefined || low === undefined) return host
  return [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 0xff]).join('.')
}
