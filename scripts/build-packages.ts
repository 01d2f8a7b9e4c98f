/** Fills the folders of `packages/` with what `npm pack` takes: second builds of the modules' sources, and the served files. */
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { squeezeTemplates } from '../widget/vite.config.ts'
import { addFormerReleases } from './former-releases.ts'
import { fillEdgePackage } from './package-edge.ts'
import { writeTypes } from './package-types.ts'
import { dist, root } from './places.ts'

const elementFolder = join(root, 'packages/order-admin')

interface PackageJson {
  version: string
  exports: Record<string, string | { types?: string; default?: string }>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export function readPackage(name: string): PackageJson {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as PackageJson
}

/** The source of each entry without its ending, from the `exports` of the package: `packages/order-admin/index`. */
function entriesOf({ exports }: PackageJson): string[] {
  const patterns = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : (entry.types ?? []),
  )
  const sources = patterns.map((path) => path.replace('./dist/', '').replace('.d.ts', '.ts'))
  const files = sources.flatMap((source) => globSync(source, { cwd: elementFolder }))
  return files.map((file) => `packages/order-admin/${file.replace(/\.ts$/, '')}`)
}

/** Where a module's files are in the package. */
function targetOf(module: string): string {
  return `dist/${module.replace(/^packages\/order-admin\//, '')}`
}

/** What a loader that is pinned to a version loads: its address below the edge, and its integrity value. */
interface Pinned {
  file: string
  integrity: string
}

/** The types for frameworks name these. Whoever imports those types has the framework. */
const frameworks = ['react', 'svelte', 'vue']

/**
 * Builds the code and the types of the package `order-admin`. What the edge serves is copied by `fillPackages`.
 * @param served the version that a pinned loader loads
 */
export async function buildElementPackage(served: Pinned): Promise<void> {
  rmSync(join(elementFolder, 'dist'), { recursive: true, force: true })
  const manifest = readPackage('order-admin')
  await Promise.all([
    buildModules(manifest.version, served, entriesOf(manifest), packagesOf(manifest)),
    writeElementTypes(elementFolder),
  ])
}

/** Writes the declarations of the package `order-admin`. @param folder where they are in `dist/`, as in the package */
export async function writeElementTypes(folder: string): Promise<void> {
  const manifest = readPackage('order-admin')
  await writeTypes(entriesOf(manifest), targetOf, folder, [...packagesOf(manifest), ...frameworks])
}

/** What the package's modules may import. */
function packagesOf({ dependencies, peerDependencies }: PackageJson): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies })
}

/** One file for each module, which a bundler splits by its `import()`s. Only templates are made smaller. */
async function buildModules(
  version: string,
  { file, integrity }: Pinned,
  entries: string[],
  packages: string[],
): Promise<void> {
  await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [squeezeTemplates()],
    define: {
      ORDER_ADMIN_VERSION: JSON.stringify(version),
      ORDER_ADMIN_FROM_EDGE: 'false',
      ORDER_ADMIN_PINNED: JSON.stringify({ file, integrity }),
    },
    build: {
      outDir: join(elementFolder, 'dist'),
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      lib: { entry: entries.map((entry) => join(root, `${entry}.ts`)), formats: ['es'] },
      rolldownOptions: {
        // On a machine with much to do, it warns of plugins that wait.
        checks: { pluginTimings: false },
        external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: ({ name }) => `${targetOf(name).replace('dist/', '')}.js`,
        },
      },
    },
  })
}

/** Copies what the edge serves into the packages, byte for byte, and what else `npm pack` takes. */
export function fillPackages(): void {
  for (const [from, to] of [
    [join(dist, 'widget'), 'cdn'],
    [join(root, 'docs/themes'), 'themes'],
  ] as const) {
    rmSync(join(elementFolder, to), { recursive: true, force: true })
    cpSync(from, join(elementFolder, to), { recursive: true })
  }
  cpSync(join(root, 'LICENSE'), join(elementFolder, 'LICENSE'))
  // The edge serves them; the element's package has its own release alone.
  addFormerReleases(join(dist, 'widget'))
  fillEdgePackage()
}
