/** A package as npm would publish it: packed, and unpacked into a folder outside of the project. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/places.ts'

export const execute = promisify(execFile)

export interface Packed {
  tarball: string
  /** Its files, relative to the package. */
  files: string[]
  /** A project with only the package and its dependencies. */
  project: string
  /** The package in the project. */
  folder: string
}

type Tarball = Pick<Packed, 'tarball' | 'files'>

/** Each package's tarball is made once for all test files of this process. */
const made = new Map<string, Promise<Tarball>>()

/** Puts the tarball of a package into a folder. @param name of the folder in `packages/` */
export async function pack(name: string, into: string): Promise<Tarball> {
  const one = made.get(name) ?? makeTarball(name)
  made.set(name, one)
  const { tarball, files } = await one
  const copy = join(into, basename(tarball))
  copyFileSync(tarball, copy)
  return { tarball: copy, files }
}

async function makeTarball(name: string): Promise<Tarball> {
  const into = mkdtempSync(join(tmpdir(), 'order-admin-'))
  process.once('exit', () => rmSync(into, { recursive: true, force: true }))
  const source = join(root, 'packages', name)
  const { stdout } = await execute('npm', [
    'pack',
    source,
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    into,
  ])
  const answer = JSON.parse(stdout) as Record<string, { filename: string; files: { path: string }[] }>
  const [{ filename, files }] = Object.values(answer) as [(typeof answer)[string]]
  return { tarball: join(into, filename), files: files.map(({ path }) => path) }
}

/** Puts the content of a package's tarball into a folder, which it makes. */
export async function unpack(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await execute('tar', ['xzf', tarball, '-C', folder, '--strip-components=1'])
}

/** @param name of the folder in `packages/` */
export async function packPackage(name: string): Promise<Packed> {
  const project = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const source = join(root, 'packages', name)
  const { tarball, files } = await pack(name, project)
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    name: string
    dependencies?: Record<string, string>
  }
  const folder = join(project, 'node_modules', manifest.name)
  await unpack(tarball, folder)
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const link = join(project, 'node_modules', dependency)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', dependency), link)
  }
  return { tarball, files, project, folder }
}
