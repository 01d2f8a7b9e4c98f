/** Fills `packages/edge`: the bundled worker, the files that it serves, and a configuration to deploy it with. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesOf, packagesInBundle } from './licences.ts'
import { dist, root } from './places.ts'

const folder = join(root, 'packages/edge')
const installed = 'node_modules/@order-admin/edge/dist'

/** The worker alone is in its folder: wrangler takes modules beside it for parts of it. */
export function fillEdgePackage(): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  mkdirSync(join(folder, 'dist/worker'), { recursive: true })
  cpSync(join(dist, 'edge/worker.js'), join(folder, 'dist/worker/worker.js'))
  cpSync(join(dist, 'widget'), join(folder, 'dist/widget'), { recursive: true })
  const config = readFileSync(join(root, 'edge/wrangler.jsonc'), 'utf8')
  writeFileSync(join(folder, 'wrangler.jsonc'), configTemplate(config))
  const packages = packagesInBundle(join(dist, 'edge/bundle-meta.json'), join(root, 'edge'))
  writeFileSync(join(folder, 'dist/worker/THIRD-PARTY-LICENSES.md'), licencesOf(packages))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

/**
 * The worker's own configuration, for a folder in which the package is installed: with the bundle instead of the sources.
 * @param config the text of `edge/wrangler.jsonc`
 * @throws Error when a line is not there that has to change
 */
export function configTemplate(config: string): string {
  return [
    ['"$schema": "../node_modules/', '"$schema": "node_modules/'],
    ['"main": "./worker.ts",', `"main": "${installed}/worker/worker.js",\n  "no_bundle": true,`],
    [/ {2}\/\/ What is sent to every place[^\n]*\n {2}"minify": true,\n {2}"keep_names": false,\n/, ''],
    ['"../dist/widget"', `"${installed}/widget"`],
    ["  // The widget's files, made by `npm run build`; the worker", "  // The widget's files; the worker"],
    [' operations.md describes each; `config.ts` checks them.', " The package's README describes each."],
  ].reduce((text, [part, by]) => {
    const changed = text.replace(part!, by as string)
    if (changed === text) throw new Error(`edge/wrangler.jsonc no longer has ${String(part)}.`)
    return changed
  }, config)
}
