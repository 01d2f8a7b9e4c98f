/** Builds the style book for the demo: the desks with an edge that is made up. Merchants get nothing of it. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import orderAdmin from '../packages/order-admin/package.json' with { type: 'json' }
import { root } from './places.ts'

const sources = join(root, 'widget/testing/book')

export async function buildStyleBook(): Promise<void> {
  const outDir = join(root, 'demo/public/style-book')
  await build({
    root: sources,
    configFile: false,
    publicDir: false,
    base: '/style-book/',
    logLevel: 'warn',
    define: {
      ORDER_ADMIN_VERSION: JSON.stringify(orderAdmin.version),
      ORDER_ADMIN_FROM_EDGE: 'true',
      LONG_RUN: 'false',
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { book: join(sources, 'book.page.ts'), state: join(sources, 'state.page.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })
  copyFileSync(join(sources, 'style-book.css'), join(outDir, 'style-book.css'))
}
