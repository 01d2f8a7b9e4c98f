/**
 * `npm run build`: builds the widget with its integrity values, the bundle of each worker as wrangler deploys it, and what
 * `npm pack` takes in `packages/`.
 * `npm start` and the end-to-end tests run these files.
 */
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { languages } from '../widget/locales/languages.ts'
import { edgeOpenApi } from '../edge/openapi/document.ts'
import { checkBudgets, writeBudgets } from './budgets.ts'
import { buildElementPackage, fillPackages, readPackage } from './build-packages.ts'
import { buildStyleBook } from './build-style-book.ts'
import { addEdgeCommand } from './edge-command.ts'
import { compress } from './compress.ts'
import { describeElement } from './element-manifest.ts'
import { writeChannel } from './former-releases.ts'
import { nameBuild } from './name-build.ts'
import { fillSandboxPackage } from './package-sandbox.ts'
import { dist, isMain, root, modules, run, type Module } from './places.ts'

/** The content of `dist/widget/order-admin.json`: the current version. */
export interface WidgetManifest {
  /** The module's path, in a folder named after its digest: cacheable for ever. */
  file: string
  /** For `<script integrity>`. */
  integrity: string
  bytes: number
  /** The parts that the module loads on demand, for the `integrity` of an import map. */
  parts: Record<string, string>
  /** Which of them has the words of a language, by its code: a page that preloads it waits for no second script. */
  languages: Record<string, string>
}

export async function buildWidget(): Promise<WidgetManifest> {
  const folder = join(dist, 'widget')
  await viteBuild({ configFile: join(root, 'widget/vite.config.ts'), logLevel: 'warn' })
  const content = readFileSync(join(folder, 'order-admin.js'))
  // The module names its parts by their digests, so its own digest covers them too.
  const version = `v-${createHash('sha384').update(content).digest('hex').slice(0, 12)}`
  const files = ['order-admin.js', ...readdirSync(join(folder, 'parts')).map((name) => `parts/${name}`)]
  // A part imports the module that loaded it, so each version is a folder of its own with the same names.
  for (const file of files) {
    for (const made of [file, ...compress(folder, file)])
      cpSync(join(folder, made), join(folder, version, made))
  }
  const parts = files.slice(1).map((file) => [`${version}/${file}`, integrityOf(join(folder, file))])
  const manifest = {
    file: `${version}/order-admin.js`,
    integrity: integrityOf(join(folder, 'order-admin.js')),
    bytes: content.length,
    parts: Object.fromEntries(parts) as Record<string, string>,
    languages: Object.fromEntries(
      languages.map((code) => [
        code,
        partOf(
          parts.map(([name]) => name!),
          code,
        ),
      ]),
    ) as Record<string, string>,
  }
  writeFileSync(join(folder, 'order-admin.json'), JSON.stringify(manifest))
  writeChannel(folder, readPackage('order-admin').version, manifest.file)
  return manifest
}

function partOf(names: readonly string[], language: string): string {
  const isPart = new RegExp(`/${language}-[0-9a-f]{8}\\.js$`)
  const name = names.find((each) => isPart.test(each))
  if (!name) throw new Error(`The widget has no part with the words of ${language}.`)
  return name
}

function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
}

/** Writes the edge's OpenAPI document next to the widget's files, which the worker serves. */
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
    '--metafile',
    '--config',
    `${module}/wrangler.jsonc`,
  ])
  if (module === 'edge') nameBuild(join(dist, 'edge/worker.js'))
}

/** Builds what the demo's pages load, beside its other files: its scripts, and the brands of docs/themes. */
export async function buildDemo(): Promise<void> {
  const outDir = join(root, 'demo/public/built')
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      rolldownOptions: {
        input: join(root, 'demo/browser/desk.ts'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  cpSync(join(root, 'docs/themes'), outDir, { recursive: true })
  copyDocs(join(outDir, 'docs'))
}

/** Builds the script of the sandbox's console, beside its other files. */
export async function buildConsole(): Promise<void> {
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ORDER_ADMIN_FROM_EDGE: 'true' },
    build: {
      outDir: join(root, 'provider/console/public/built'),
      emptyOutDir: true,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'console/console.ts'),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

/** The documentation as text, for a clone that has not built the site, and the title of each page. */
function copyDocs(outDir: string): void {
  mkdirSync(outDir)
  const titles = globSync('*.md', { cwd: join(root, 'docs') })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, 'docs', file), 'utf8')
      const name = file.replace(/md$/, 'txt')
      writeFileSync(join(outDir, name), text)
      return [name, /^# (.*)$/m.exec(text)?.[1] ?? file]
    })
  writeFileSync(join(outDir, 'pages.json'), JSON.stringify(Object.fromEntries(titles)))
}

export async function buildAll(): Promise<WidgetManifest> {
  const manifest = await buildWidget()
  buildOpenApi()
  await Promise.all([
    describeElement(),
    buildElementPackage(manifest),
    buildDemo(),
    buildConsole(),
    // The demo serves it.
    buildStyleBook(),
    ...modules.map(buildWorker),
  ])
  fillPackages()
  await addEdgeCommand()
  await fillSandboxPackage()
  return manifest
}

if (isMain(import.meta)) {
  const { file, integrity, bytes } = await buildAll()
  console.log(`widget ${file}  ${bytes} bytes\n       integrity ${integrity}`)
  if (process.argv.includes('--budgets')) writeBudgets()
  console.log(sizesOr(checkBudgets))
}

/** What a check finds, or why it fails: only `npm test` fails then. */
function sizesOr(check: () => string): string {
  try {
    return check()
  } catch (error) {
    return (error as Error).message
  }
}
