/** Fills `packages/sandbox`: the provider's bundled worker, the commands, and what a test imports. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild, type Rolldown } from 'vite'
import { licencesOf, packagesInBundle, packagesOf } from './licences.ts'
import { dist, root } from './places.ts'

const folder = join(root, 'packages/sandbox')

/** What the package's `bin` and `exports` name, and the source of each. */
const entries = {
  'order-admin-sandbox': join(root, 'deploy/sandbox/order-admin-sandbox.ts'),
  index: join(root, 'deploy/sandbox/index.ts'),
  'order-admin-conformance': join(root, 'test/conformance/command/order-admin-conformance.ts'),
}

/** To be called when the provider's worker is built. */
export async function fillSandboxPackage(): Promise<void> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  mkdirSync(join(folder, 'dist/provider'), { recursive: true })
  cpSync(join(dist, 'provider/worker.js'), join(folder, 'dist/provider/worker.js'))
  // The command reads its bindings, and the platform's date.
  cpSync(join(root, 'provider/wrangler.jsonc'), join(folder, 'dist/provider/wrangler.jsonc'))
  cpSync(join(root, 'provider/console/public'), join(folder, 'dist/provider/console'), { recursive: true })
  const inWorker = packagesInBundle(join(dist, 'provider/bundle-meta.json'), join(root, 'provider'))
  writeFileSync(join(folder, 'dist/provider/THIRD-PARTY-LICENSES.md'), licencesOf(inWorker))
  cpSync(join(root, 'deploy/sandbox/api.ts'), join(folder, 'dist/index.d.ts'))
  await buildCommands()
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

async function buildCommands(): Promise<void> {
  const built = (await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // The suite is written for Vitest, which is not in the package.
    resolve: { alias: { vitest: join(root, 'test/conformance/command/checks.ts') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'dist/command'),
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries,
        // They find the worker beside their own folder.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const modules = built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(folder, 'dist/command/THIRD-PARTY-LICENSES.md'), licencesOf(packagesOf(modules)))
}
