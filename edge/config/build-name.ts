/** `npm run build` puts the name in the place of this text, at the same length: the source map stays true. */
export const NO_NAME = '@ the name of the build, padded @'

/** @param text the name as it is in the bundle */
export function readBuildName(text: string): string {
  return text.startsWith('@') ? 'source' : text.trim()
}

/** Which build runs: its version and the first digits of the bundle's SHA-256, as in `0.1.0+sha.3f9c2a7b41d0`. */
export const buildName = readBuildName(NO_NAME)
