/**
 * The parts between the slashes of an address's path, decoded, as they were sent. The router compares paths in lower
 * case, and its parameters are so too: an id or a secret that may have capitals is taken from here.
 * @returns an empty text for a part that cannot be decoded
 */
export function sentParts(url: string): string[] {
  return new URL(url).pathname.split('/').slice(1).map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
