/** docs/frameworks.md shows code of the apps in `test/packages/`, which have the versions of the project. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { codeBlocks } from '../../support/readme-shop.ts'

const apps = join(root, 'test/packages')
const sources = globSync('**/*.{ts,tsx,vue,svelte,html,js}', { cwd: apps }).map((file) =>
  readFileSync(join(apps, file), 'utf8'),
)

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  packages?: Record<string, Manifest>
}
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest

describe('docs/frameworks.md', () => {
  it.each(['ts', 'tsx', 'vue', 'svelte', 'html', 'js'])('has only code of the apps, in %s', (language) => {
    const blocks = codeBlocks('docs/frameworks.md', language)
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect(sources.some((source) => source.includes(block.trim()))).toBe(true)
  })
})

describe('the lockfile of the apps', () => {
  const { packages = {} } = read('test/packages/package-lock.json')

  it('has the dependencies of the npm package', () => {
    const { dependencies } = read('packages/order-admin/package.json')
    expect(packages['node_modules/order-admin']?.dependencies).toEqual(dependencies)
  })

  it('has the frameworks of the project', () => {
    const { devDependencies = {} } = read('package.json')
    for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'vue', 'svelte', 'vite']) {
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, devDependencies[name]])
    }
  })
})
