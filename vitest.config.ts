import { createRequire } from 'node:module'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import orderAdmin from './packages/order-admin/package.json' with { type: 'json' }
import { chromiumArguments, findChromium } from './scripts/chromium.ts'
import { sandboxEnv } from './scripts/sandbox-env.ts'
import { PATIENCE_MS } from './shared/testing/patience.ts'

// The tests of provider and demo stay within their own worker: these addresses are only compared. What the
// edge calls, wherever it is, reaches the provider's own bundle, as `npm run build` made it.
const env = sandboxEnv({
  demo: 'http://demo.test',
  edge: 'http://edge.test',
  provider: 'https://provider.test',
})
// The edge's own tests count to the rates that are deployed.
delete env.edge['RATE_LIMITS']
// Workers under test must not fetch Request.cf from the network.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'

const chai = createRequire(import.meta.url).resolve('@esm-bundle/chai/esm/chai.js')

// `shared/testing/runs.ts` reads it. With many more cases, a test may take up to an hour.
const isLong = process.env['LONG_RUN'] === 'true'
const define = {
  LONG_RUN: JSON.stringify(isLong),
  ORDER_ADMIN_VERSION: JSON.stringify(orderAdmin.version),
  ORDER_ADMIN_FROM_EDGE: 'true',
}
/** A test that takes longer hangs: a machine at a tenth of its speed is still faster. */
const limits = { testTimeout: isLong ? 3_600_000 : 120_000, hookTimeout: 120_000 }
/** The same for what a test waits for. */
const patience = { expect: { poll: { timeout: PATIENCE_MS } } }

// An edge elsewhere would be one of a public demo.
const demoEnv = { ...env.demo, EDGE_URL: 'http://edge.localhost' }

/** Runs a module's tests in workerd, with its bindings and the sandbox's configuration. */
function workers(module: 'edge' | 'provider' | 'demo', more: object = {}, test: object = {}) {
  return {
    define,
    plugins: [
      cloudflareTest({
        wrangler: { configPath: `./${module}/wrangler.jsonc` },
        miniflare: { bindings: env[module], cf: false, ...more },
      }),
    ],
    test: {
      name: module,
      include: [`${module}/**/*.test.ts`],
      ...limits,
      ...patience,
      ...test,
    },
  }
}

/** Gives a worker under test the real provider, and no other network. */
const realProvider = {
  outboundService: 'provider',
  workers: [
    {
      name: 'provider',
      modules: true,
      scriptPath: 'dist/provider/worker.js',
      compatibilityDate: '2026-10-20',
      bindings: env.provider,
      durableObjects: {
        MERCHANT: { className: 'Merchant', useSQLite: true },
        DIRECTORY: { className: 'OrderDirectory', useSQLite: true },
        REQUEST_RECORDS: { className: 'Requests', useSQLite: true },
      },
    },
  ],
}

/** The tests in which a person uses a desk. */
const desks = ['test/e2e/desk/**/*.test.ts', 'test/e2e/reports/**/*.test.ts', 'test/e2e/credit/**/*.test.ts']

/** Tests of the whole, on processes of their own: two projects, so that one can compute while the other waits. */
function endToEnd(name: string, files: { include: string[]; exclude?: string[] }) {
  return {
    define,
    test: {
      name,
      environment: 'node' as const,
      ...files,
      globalSetup: ['test/stack.setup.ts'],
      fileParallelism: false,
      // The files of a project share a process and a browser: to start them again costs two seconds a file.
      isolate: false,
      ...limits,
      ...patience,
    },
  }
}

/** `@open-wc/testing` includes chai in a bundle whose entry Node cannot read. */
const openWc = {
  resolve: { alias: { '@esm-bundle/chai': chai } },
  inline: [/open-wc/, /esm-bundle/, /chai/],
}

export default defineConfig({
  test: {
    // A worker logs each request: only a failing test's lines are of interest.
    silent: 'passed-only',
    // `npm test` leaves these out; a test that is run by the name of its file never is.
    tags: [
      { name: 'long', description: 'runs in `npm run test:long` alone: CONTRIBUTING.md says which tests do' },
    ],
    projects: [
      {
        define,
        test: {
          name: 'shared',
          environment: 'node',
          include: ['{shared,scripts,deploy,test/fuzz,test/bench}/**/*.test.ts'],
          // These modules keep nothing, so the files share a process.
          isolate: false,
          ...limits,
        },
      },
      workers(
        'provider',
        {},
        {
          // The widget's estimate is compared inside the provider's own object.
          include: ['{provider,test/totals}/**/*.test.ts'],
          // One process for all files costs half of what one for each file does: only objects keep anything.
          isolate: false,
          setupFiles: ['provider/testing/empty-objects.setup.ts'],
        },
      ),
      // The edge keeps tokens, pauses and limits in its modules, which each file has anew: a process for each would cost
      // a second of a processor. Nothing else runs beside a file that begins, because it empties all objects.
      workers('edge', realProvider, {
        isolate: false,
        setupFiles: ['edge/testing/new-modules.setup.ts'],
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      // Its worlds run in processes of their own.
      {
        define,
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['test/simulation/**/*.test.ts'],
          fileParallelism: false,
          ...limits,
        },
      },
      // The demo keeps nothing, so its files share a process. Neither edge nor sandbox answers it.
      workers(
        'demo',
        { bindings: demoEnv, outboundService: () => new Response(null, { status: 502 }) },
        { isolate: false },
      ),
      {
        define,
        resolve: openWc.resolve,
        test: {
          name: 'widget',
          environment: 'happy-dom',
          // One document for all files of a process costs half of what one for each file does.
          pool: 'vmForks',
          include: ['{widget,console}/**/*.test.ts'],
          exclude: ['{widget,console}/**/*.browser.test.ts'],
          server: { deps: { inline: openWc.inline } },
          ...limits,
          ...patience,
        },
      },
      {
        define,
        // If one of these were found during the run, the page would reload and the run hang.
        optimizeDeps: {
          include: [
            'lit',
            'lit/directives/cache.js',
            'lit/directives/keyed.js',
            'lit/directives/live.js',
            'lit/directives/repeat.js',
            'papaparse',
            '@lit/task',
            '@shoelace-style/localize',
            'axe-core',
          ],
        },
        test: {
          name: 'widget-browser',
          include: ['{widget,console}/**/*.browser.test.ts'],
          setupFiles: ['widget/testing/idle.setup.ts'],
          // One page for all files: to load the modules anew for each takes a quarter of the whole. In the long run it is
          // little, and a page that has drawn thousands of looks keeps two gigabytes.
          isolate: isLong,
          ...limits,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumArguments },
              // What moves in would be measured on its way.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      endToEnd('e2e', {
        include: ['test/**/*.test.ts'],
        exclude: [...desks, 'test/{totals,fuzz,bench,simulation}/**'],
      }),
      endToEnd('e2e-desk', { include: desks }),
    ],
  },
})
