/**
 * `npm run build`: the widget's module with its integrity value, and the bundle of each worker as wrangler
 * would deploy it. Everything that runs afterwards, locally and in tests, runs these very files.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { edgeOpenApi } from '../edge/openapi/document.ts'
import { dist, isMain, root, rooms, run, type Room } from './places.ts'

/** What `dist/widget/order-admin.json` says about the current module. */
export interface WidgetManifest {
  /** The name that carries the content's digest: cacheable for ever. */
  file: string
  /** For `<script integrity>`. */
  integrity: string
  bytes: number
}

export async function buildWidget(): Promise<WidgetManifest> {
  const folder = join(dist, 'widget')
  await viteBuild({ configFile: join(root, 'widget/vite.config.ts'), logLevel: 'warn' })
  for (const file of readdirSync(folder)) {
    if (/^order-admin-[0-9a-f]+\.js$/.test(file)) rmSync(join(folder, file))
  }
  const content = readFileSync(join(folder, 'order-admin.js'))
  const digest = createHash('sha384').update(content).digest()
  const manifest = {
    file: `order-admin-${digest.toString('hex').slice(0, 12)}.js`,
    integrity: `sha384-${digest.toString('base64')}`,
    bytes: content.length,
  }
  copyFileSync(join(folder, 'order-admin.js'), join(folder, manifest.file))
  writeFileSync(join(folder, 'order-admin.json'), JSON.stringify(manifest))
  return manifest
}

/** The edge's OpenAPI document, beside the widget's files: the worker serves it as a file. */
export function buildOpenApi(): void {
  writeFileSync(join(dist, 'widget/openapi.json'), JSON.stringify(edgeOpenApi()))
}

/** Bundles a worker with `wrangler deploy --dry-run`, which also checks that it would deploy. */
export async function buildWorker(room: Room): Promise<void> {
  await run('wrangler', [
    'deploy',
    '--dry-run',
    '--outdir',
    join(dist, room),
    '--config',
    `${room}/wrangler.jsonc`,
  ])
}

export async function buildAll(): Promise<WidgetManifest> {
  const manifest = await buildWidget()
  buildOpenApi()
  await Promise.all(rooms.map(buildWorker))
  return manifest
}

if (isMain(import.meta)) {
  const { file, integrity, bytes } = await buildAll()
  console.log(`widget ${file}  ${bytes} bytes\n       integrity ${integrity}`)
}
