/**
 * Keeps the edge and the element of a release for `test/e2e/versions.test.ts`: run `node scripts/keep-release.ts` at each
 * release, after `npm run build`, and commit what it makes.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import edgePackage from '../packages/edge/package.json' with { type: 'json' }
import { dist, isMain, root } from './places.ts'

const kept = join(root, 'test/fixtures/releases')

/** The files of a release, by their paths in `dist`. */
type Files = Record<string, string>

function keep(version: string): void {
  const target = join(kept, `${version}.json.br`)
  if (existsSync(target)) throw new Error(`${target} is there already: a release is kept once.`)
  const names = ['edge/worker.js', ...globSync('widget/{*.js,parts/*.js,openapi.json}', { cwd: dist })]
  const files: Files = Object.fromEntries(
    names.toSorted().map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  )
  mkdirSync(kept, { recursive: true })
  writeFileSync(target, brotliCompressSync(JSON.stringify(files)))
}

/** The kept releases, such as `0.1.0`. */
export function keptReleases(): string[] {
  return globSync('*.json.br', { cwd: kept }).map((name) => name.replace(/\.json\.br$/, ''))
}

/** Unpacks a kept release as `npm run build` made it. @returns the folder, in the place of `dist` */
export function unpackRelease(version: string): string {
  const folder = join(dist, 'releases', version)
  const packed = readFileSync(join(kept, `${version}.json.br`))
  const files = JSON.parse(brotliDecompressSync(packed).toString()) as Files
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

if (isMain(import.meta)) keep(edgePackage.version)
