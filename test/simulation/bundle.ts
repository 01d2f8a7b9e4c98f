/** Builds the simulated world, with the edge's own code in it, as one file. A plant replaces a piece of that code. */
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { type Plant, withPlant } from '../../scripts/mutate/plant.ts'

const root = join(import.meta.dirname, '../..')

/** With a seed that finds it. */
export interface FindablePlant extends Plant {
  seed: number
}

/** The edge relies on this of the platform: an answer waits until the disk has what it tells. */
export const answersEarly: Plant = {
  name: 'an answer leaves before what it tells is on the disk',
  file: 'test/simulation/platform/objects.ts',
  find: '      await this.storage.sync()\n      return value\n',
  put: '      return value\n',
}

/** The kinds of worlds, each a folder: the order desk's, that of batches, and the credit desk's. */
export const kindsOfWorlds = ['world', 'batches', 'credit'] as const
export type KindOfWorld = (typeof kindsOfWorlds)[number]

/** @returns the text of the bundle @throws Error if the plant's piece is not in its file once */
export async function bundle(kind: KindOfWorld, plant?: Plant): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/simulation', kind, 'worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'silent',
    define: { ORDER_ADMIN_VERSION: '"simulation"', ORDER_ADMIN_FROM_EDGE: 'false' },
    alias: { 'cloudflare:workers': join(root, 'test/simulation/platform/cloudflare-workers.ts') },
    plugins: plant ? [planting(plant)] : [],
  })
  return outputFiles[0]!.text
}

function planting(plant: Plant): Plugin {
  return {
    name: 'plant',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (relative(root, path) !== plant.file) return undefined
        return { contents: withPlant(await readFile(path, 'utf8'), plant), loader: 'ts' }
      })
    },
  }
}
