/** Names the edge's bundle after its version and content, for its log and its health endpoints. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import edgePackage from '../packages/edge/package.json' with { type: 'json' }
import { NO_NAME } from '../edge/config/build-name.ts'

/** @param text the bundle. @throws Error if it does not have its place for a name once, or if the name is too long */
export function withBuildName(text: string, version: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  // Digits alone after the plus would look like a telephone number, which no line of a log may have.
  const name = `${version}+sha.${digest}`
  if (text.split(NO_NAME).length !== 2)
    throw new Error('The bundle of the edge has no place, or two, for its name.')
  if (name.length > NO_NAME.length) throw new Error(`The name ${name} is too long.`)
  return text.replace(NO_NAME, name.padEnd(NO_NAME.length))
}

/** Names the bundle in this file. */
export function nameBuild(file: string): void {
  writeFileSync(file, withBuildName(readFileSync(file, 'utf8'), edgePackage.version))
}
