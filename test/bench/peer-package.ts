/**
 * Peers that are too large to be dev dependencies (74 and 131 MB with theirs): each is installed by npm, when a part first
 * needs it, in a folder of its own below `dist`. Its version is fixed here, and those of its own dependencies are not.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, run } from '../../scripts/places.ts'

export const peerVersions = {
  '@justifi/webcomponents': '6.14.3',
  '@stoplight/prism-cli': '5.16.0',
} as const

/** @returns the folder whose `node_modules` has the package. @throws Error with npm's output if it cannot be installed */
export async function peerPackage(name: keyof typeof peerVersions): Promise<string> {
  const folder = join(dist, 'bench/peers', name.slice(name.indexOf('/') + 1))
  const version = peerVersions[name]
  if (installedVersion(folder, name) === version) return folder
  // Their scripts would only count installations.
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  await run('npm', ['install', ...options, `${name}@${version}`])
  if (installedVersion(folder, name) !== version) throw new Error(`npm did not install ${name} in ${folder}.`)
  return folder
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
