import { run } from './places.ts'

/** Installs packages of Debian, as root. @throws Error with the output of apt-get if it fails, or if it is not Debian */
export async function installPackages(names: readonly string[]): Promise<void> {
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names])
}
