/** What `npm test` takes for unused. With `--production`, what only tests use counts as unused too. */
import type { KnipConfig } from 'knip'

const isProduction = process.argv.includes('--production')

export default {
  include: isProduction ? ['files', 'exports'] : ['files', 'exports', 'types', 'duplicates'],
  // Tests know limits and steps that a module uses itself.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ignoreIssues: {
    // The desk gets these with the part that it loads.
    'widget/desks/order/desk/{edit,extra}-parts.ts': ['exports'],
    // The page's own code imports them by the package.
    'widget/order-admin.ts': ['types'],
    // A check by the compiler.
    'shared/wire/operations.ts': ['types'],
  },
  workspaces: {
    '.': {
      entry: [
        '{edge,provider,demo}/worker.ts!',
        'demo/browser/desk.ts!',
        'console/console.ts!',
        'demo/public/*.js',
        'deploy/command/order-admin-edge.ts!',
        'deploy/sandbox/{order-admin-sandbox,index}.ts!',
        'widget/{register,vite.config}.ts!',
        'scripts/*.ts!',
        'scripts/site/{config,tables}.ts!',
        'scripts/site/theme/theme.ts!',
        'scripts/lint/*.{js,ts}!',
        'test/{bench,packages}/**/*.{ts,js}',
        'test/soak/soak.ts',
        // The bundle of the command has checks.ts in the place of Vitest.
        'test/conformance/command/{order-admin-conformance,checks}.ts',
        'test/support/*.worker.js',
        // The simulated platform, in the place of workerd's own module.
        'test/simulation/platform/cloudflare-workers.ts',
        // The process of each kind of worlds.
        'test/simulation/*/worker.ts',
        '{test,{edge,provider,widget}/testing}/*.setup.ts',
        'widget/testing/book/*.page.ts',
        '**/*.test.ts',
      ],
      project: [
        '**/*.{ts,js}!',
        '!**/*.test.ts!',
        '!**/testing/**!',
        '!test/**!',
        '!dist/**',
        '!packages/**',
      ],
    },
    'packages/order-admin': {
      entry: ['{*,locales/*}.ts!'],
      project: ['{*,locales/*}.ts!'],
    },
  },
} satisfies KnipConfig
