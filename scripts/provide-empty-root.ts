import { installPackages } from './debian.ts'
import { inPath } from './programs.ts'

/** Debian's packages that make an empty root, and run a program in it. */
const packages = ['debootstrap', 'bubblewrap'] as const

/** Whether this machine can run an image's steps in a root of their own, which only root may. */
export function hasEmptyRoot(): boolean {
  return process.getuid?.() === 0 && ['debootstrap', 'bwrap'].every((name) => inPath(name) !== undefined)
}

/** Installs what is missing, as root. @returns whether it is there, in words */
export async function provideEmptyRoot(): Promise<string> {
  if (!hasEmptyRoot() && process.getuid?.() === 0) await installPackages(packages).catch(() => undefined)
  return hasEmptyRoot() ? 'there' : `left out, without root, ${packages.join(' and ')}`
}
