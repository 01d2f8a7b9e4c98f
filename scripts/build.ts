/**
 * `npm run build`: the widget's module with its integrity value, and the bundle of each worker as wrangler
 * would deploy it. Everything that runs afterwards, locally and in tests, runs these very files.
 */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { edgeOpenApi } from '../edge/openapi/document.ts'
import { dist, isMain, root, modules, run, type Module } from './places.ts'

/** What `dist/widget/order-admin.json` says about the current version. */
export interface WidgetManifest {
  /** The module under a folder that carries the content's digest: cacheable for ever. */
  file: string
  /** For `<script integrity>`. */
  integrity: string
  bytes: number
  /** The parts that the module loads when they are needed, for the `integrity` of an import map. */
  parts: Record<string, string>
}

export async function buildWidget(): Promise<WidgetManifest> {
  const folder = join(dist, 'widget')
  await viteBuild({ configFile: join(root, 'widget/vite.config.ts'), logLevel: 'warn' })
  const content = readFileSync(join(folder, 'order-admin.js'))
  // The names of the parts, which carry their own digests, are in the module: its digest covers them.
  const version = `v-${createHash('sha384').update(content).digest('hex').slice(0, 12)}`
  const files = ['order-admin.js', ...readdirSync(join(folder, 'parts')).map((name) => `parts/${name}`)]
  // A part imports the module that loaded it, so each version is a folder of its own with the same names.
  for (const file of files) cpSync(join(folder, file), join(folder, version, file))
  const parts = files.slice(1).map((file) => [`${version}/${file}`, integrityOf(join(folder, file))])
  const manifest = {
    file: `${version}/order-admin.js`,
    integrity: integrityOf(join(folder, 'order-admin.js')),
    bytes: content.length,
    parts: Object.fromEntries(parts) as Record<string, string>,
  }
  writeFileSync(join(folder, 'order-admin.json'), JSON.stringify(manifest))
  return manifest
}

/** What editors and documentation read about `<order-admin>`: its doc comment, as a custom elements manifest. */
async function describeWidget(): Promise<void> {
  const globs = ['widget/order-admin.ts', 'widget/events.ts'].flatMap((glob) => ['--globs', glob])
  await run('cem', ['analyze', '--litelement', '--quiet', '--outdir', 'dist/widget', ...globs])
}

function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
}

/** The edge's OpenAPI document, beside the widget's files: the worker serves it as a file. */
export function buildOpenApi(): void {
  writeFileSync(join(dist, 'widget/openapi.json'), JSON.stringify(edgeOpenApi()))
}

/** Bundles a worker with `wrangler deploy --dry-run`, which also checks that it would deploy. */
export async function buildWorker(module: Module): Promise<void> {
  await run('wrangler', [
    'deploy',
    '--dry-run',
    '--outdir',
    join(dist, module),
    '--config',
    `${module}/wrangler.jsonc`,
  ])
}

export async function buildAll(): Promise<WidgetManifest> {
  const manifest = await buildWidget()
  buildOpenApi()
  await Promise.all([describeWidget(), ...modules.map(buildWorker)])
  return manifest
}

if (isMain(import.meta)) {
  const { file, integrity, bytes } = await buildAll()
  console.log(`widget ${file}  ${bytes} bytes\n       integrity ${integrity}`)
}
