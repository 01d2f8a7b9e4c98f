/**
 * The scripts of former releases: a page that pins one goes on working after an upgrade of the edge. Each is a development
 * dependency under the name `order-admin-1-2-3`, so the lock file holds its bytes.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compress } from './compress.ts'
import { root } from './places.ts'

/** How many releases before the current one an edge serves. */
const KEPT = 3
const ALIAS = /^order-admin-(\d+)-(\d+)-(\d+)$/

/**
 * Writes the channel of a major version, the script that loads its newest release. It imports the release instead of being
 * it: parts import the module by its own address, and another address would be a second copy.
 * @param version `1.4.0`
 * @param file the module of the release, from the folder
 */
export function writeChannel(folder: string, version: string, file: string): void {
  const channel = channelOf(version)
  writeFileSync(join(folder, channel), `export * from './${file}'\n`)
  compress(folder, channel)
}

function channelOf(version: string): string {
  return `order-admin-${version.split('.')[0]}.js`
}

/**
 * Copies the newest former releases beside the current one, and adds the channels of other major versions.
 * @param folder with the current release's files
 * @param packages where the former ones are installed
 * @returns their folders, the newest first
 * @throws Error when a package has no files of a release
 */
export function addFormerReleases(folder: string, packages = join(root, 'node_modules')): string[] {
  return formerReleases(packages).map(({ name, version }) => {
    const cdn = join(packages, name, 'cdn')
    const file = fileIn(cdn)
    cpSync(join(cdn, dirname(file)), join(folder, dirname(file)), { recursive: true })
    if (!existsSync(join(folder, channelOf(version)))) writeChannel(folder, version, file)
    return dirname(file)
  })
}

function formerReleases(packages: string): { name: string; version: string }[] {
  const found = readdirSync(packages).flatMap((name) => {
    const version = ALIAS.exec(name)?.slice(1).join('.')
    return version ? [{ name, version }] : []
  })
  return found.toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true })).slice(0, KEPT)
}

/** The module of the release whose files these are: a package may carry former ones too. */
function fileIn(cdn: string): string {
  const manifest = join(cdn, 'order-admin.json')
  const { file } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    file?: string
  }
  if (!file || !existsSync(join(cdn, file))) throw new Error(`${cdn} has no files of a release.`)
  return file
}
