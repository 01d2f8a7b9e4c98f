/** The manifest of the folder that `init` writes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  hasInstallScript?: boolean
  engines?: Record<string, string>
}

const readJson = <Value>(path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as Value
const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json')

/** The dependencies of these packages that have an install script. Optional ones are for other machines. */
function withScripts(names: readonly string[], seen = new Set<string>()): string[] {
  return names.flatMap((name) => {
    const locked = packages[`node_modules/${name}`]
    if (!locked || seen.has(name)) return []
    seen.add(name)
    const below = withScripts(Object.keys(locked.dependencies ?? {}), seen)
    return locked.hasInstallScript ? [name, ...below] : below
  })
}

it('allows install scripts for exactly the packages that have one', () => {
  const { allowScripts, dependencies, devDependencies } = readJson<{
    allowScripts: Record<string, boolean>
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }>('deploy/template/package.json')
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  expect(Object.keys(allowScripts).toSorted()).toEqual(withScripts(installed).toSorted())
})

it('requires the Node version of the pinned wrangler, as the package and the docs do', () => {
  const { engines } = packages['node_modules/wrangler']!
  const [, wanted] = /^>=(\d+)\.0\.0$/.exec(engines!['node']!) ?? []
  for (const path of ['deploy/template/package.json', 'packages/edge/package.json']) {
    expect([path, readJson<Locked>(path).engines]).toEqual([path, { node: `>=${wanted}` }])
  }
  for (const page of ['docs/deploying.md', 'packages/edge/README.md']) {
    const named = readFileSync(join(import.meta.dirname, '..', page), 'utf8').match(/Node [\d.]+ or later/g)
    expect([page, named]).toEqual([page, [`Node ${wanted} or later`]])
  }
})
