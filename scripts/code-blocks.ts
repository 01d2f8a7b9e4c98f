/** Every code block of the project's pages: which test runs it, or why none does. A block without a line here fails. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.ts'

export interface CodeBlock {
  /** As after the three backticks; empty for a block without one. */
  language: string
  code: string
}

/** The blocks of a page, in order. */
export function codeBlocksOf(file: string): CodeBlock[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }))
}

/** How a block is held: the test that runs it from the page, or the reason why it is not run. */
export type Held = { test: string } | { reason: string }
type Row = readonly [language: string, firstLine: string, held: Held]

const by = (test: string): Held => ({ test })
const not = (reason: string): Held => ({ reason })

const readme = by('test/e2e/readme.test.ts')
const pages = by('test/e2e/page-snippets.test.ts')
const sessions = by('test/e2e/session-snippets.test.ts')
const frameworks = by('test/e2e/packages/frameworks-docs.test.ts')
const firstSight = by('test/e2e/desk/first-sight.test.ts')
const backups = by('test/e2e/backup.test.ts')
const byCommand = by('test/e2e/deploy/state-files.test.ts')
const queries = by('test/e2e/log-queries.test.ts')
const publicApi = by('scripts/public-api.test.ts')
const css = by('scripts/code-blocks.test.ts')
const heard = by('scripts/heard.test.ts')
const picture = not('A picture in text.')
const formula = not('A formula.')
const network = not(
  'It needs the network and a folder of its own; test/e2e/packages/ does the same with the packed file.',
)
const account = not('It deploys to an account; test/e2e/deploy/ does so with --dry-run.')
const operators = not('test/e2e/many-merchants/registry.test.ts runs the command and makes the calls.')
const server = not('It needs root, Docker or systemd; test/e2e/deploy/folder.test.ts runs the steps of each.')
const sandboxed = by('test/e2e/packages/sandbox-docs.test.ts')
const bundled = not('It needs a bundler; the apps of test/packages/ have the same lines.')

/** By page, in the order of the page: the language and the first line of each block. */
export const heldBlocks: Readonly<Record<string, readonly Row[]>> = {
  'CONTRIBUTING.md': [
    ['', 'npm ci', not('It installs, and watches until Ctrl-C.')],
    ['', "demo/                      a merchant's site: knows an address and a key", picture],
    [
      '',
      'register.ts                                      registers it: the script that the edge serves',
      picture,
    ],
    ['', 'worker.ts                                        the app: middleware and routes', picture],
    ['', 'worker.ts                                        routes', picture],
    ['', 'console.ts                                       the page: session, merchant, sections', picture],
    ['', 'worker.ts               the plain pages, and the policy of all pages', picture],
  ],
  'README.md': [
    [
      '',
      'npm ci && npm start',
      not('It installs, and takes fixed ports until Ctrl-C; the tests start the same stack.'),
    ],
    ['html', '<script type="module" src="https://edge.example/order-admin.js"></script>', readme],
    ['js', '// embed.js', readme],
    ['js', "app.post('/desk-session', requireLogin, async (request, response) => {", readme],
    ['', "script-src 'self' https://edge.example; connect-src 'self' https://edge.example", readme],
    ['html', '<order-admin desk="orders"></order-admin>', pages],
    ['js', "const desk = document.querySelector('order-admin')", pages],
  ],
  'deploy/template/README.md': [
    ['', 'npx wrangler login', account],
    ['', 'npm run setup -- --target server', server],
    ['', 'npm run setup -- --target server', server],
  ],
  'docs/order-index.md': [['json', '{', by('test/contract/fake-order-index.test.ts')]],
  'docs/many-merchants.md': [
    ['sh', 'npx order-admin-edge merchants keys', operators],
    ['sh', 'export ORDER_ADMIN_OPERATOR_KEY=oop_…', operators],
    ['sh', 'curl -X PUT https://edge.example/operator/merchants/shop-1?check=provider \\', operators],
    [
      'sh',
      'npx order-admin-edge merchants add-key shop-1 --name ERP --capabilities order.read,deliveries.write \\',
      operators,
    ],
  ],
  'docs/monitoring.md': [
    [
      'sql',
      'SELECT blob3 AS outcome, SUM(_sample_interval * double1) AS writes FROM order_admin_edge',
      account,
    ],
  ],
  'docs/orders.md': [
    [
      'html',
      '<order-admin order-id="8906810" live></order-admin>',
      not('The element of README, which a test runs.'),
    ],
  ],
  'docs/accessibility.md': [
    ['text', 'Order (order) is loaded.', heard],
    ['text', 'The report of 5 Mar 2020 is read. Balances.', heard],
    ['text', '> Tab', heard],
  ],
  'docs/batches.md': [
    [
      '',
      'curl -X POST https://edge.example/api/v1/batches \\',
      not('It needs an edge with an API key; edge/batches/batches.test.ts sends the same request.'),
    ],
  ],
  'docs/changes.md': [
    [
      'js',
      "desk.addEventListener('order-admin-saved', ({ orderId }) => {",
      not("It needs an address of the shop's own backend; test/e2e/desk/ hears the same event."),
    ],
  ],
  'docs/credit.md': [['html', '<order-admin desk="credit"></order-admin>', pages]],
  'docs/decisions/0021-the-life-of-an-order.md': [['', 'delivered + open + cancelled = ordered', formula]],
  'docs/deploying.md': [
    ['', 'npx @order-admin/edge init my-edge', account],
    ['', 'npx @order-admin/edge init my-edge', server],
    ['', 'npx @order-admin/edge init my-edge', server],
    [
      '',
      'npm run setup -- --target local',
      not('test/e2e/deploy/folder.test.ts runs the scripts of the folder.'),
    ],
    [
      '',
      'npm run --silent setup -- --answers - --replace < answers.json',
      not('test/e2e/deploy/setup.test.ts has it.'),
    ],
    ['json', '{', not('test/e2e/deploy/setup.test.ts answers with such a file.')],
  ],
  'docs/edge.md': [
    ['', 'POST https://edge.example/sessions', pages],
    [
      'json',
      '[{ "Hash": "<SHA-256 of the key in hex>", "Name": "ERP", "Capabilities": ["order.read", "deliveries.write"], "Expires": "2027-01-31T00:00:00Z" }]',
      not('It has a place for a hash; edge/config/config.test.ts reads such entries.'),
    ],
    [
      '',
      'Authorization: <OperatorName> base64(MerchantId:hex(SHA-512(body + ServerSecret + Timestamp)))',
      not('It is the form of two headers; test/e2e/rest-client.test.ts signs so.'),
    ],
    ['', '{ "date": "2026-11-20",', pages],
  ],
  'docs/embedding.md': [
    ['html', '<order-admin order-id="8906810">', pages],
    ['css', 'order-admin:not(:defined) {', pages],
    ['css', 'order-admin {', css],
    [
      '',
      "default-src 'none'; script-src 'self' https://edge.example; connect-src 'self' https://edge.example",
      readme,
    ],
    ['html', '<order-admin desk="orders"></order-admin>', pages],
    ['js', "const desk = document.querySelector('order-admin')", pages],
    ['json', '{', pages],
    [
      'html',
      '<link rel="modulepreload" href="https://edge.example/v-49f05a9e24da/parts/en-b23f0964.js"',
      firstSight,
    ],
    ['js', '// embed.js', not('test/e2e/readme.test.ts runs it, without the early session.')],
    ['js', "import 'order-admin/define'", bundled],
    ['html', '<order-admin order-id="8906810" edge-url="https://edge.example"></order-admin>', bundled],
  ],
  'docs/frameworks.md': [
    ['', 'npm run build && npm pack --workspace order-admin', network],
    ['ts', "import { sessionHandler } from 'order-admin/session'", frameworks],
    ['ts', "import type { FetchSession } from 'order-admin'", frameworks],
    ['html', '<order-admin order-id="8906810"></order-admin>', frameworks],
    ['tsx', "import 'order-admin/define'", frameworks],
    ['tsx', "import { type ReactNode, useSyncExternalStore } from 'react'", frameworks],
    ['ts', "import { openSession, type SessionError } from 'order-admin/session'", frameworks],
    [
      '',
      'npm install react react-dom vite @types/react @types/react-dom typescript ../order-admin/order-admin-0.1.0.tgz',
      network,
    ],
    ['vue', '<script setup lang="ts">', frameworks],
    ['ts', "import vue from '@vitejs/plugin-vue'", frameworks],
    ['svelte', '<script lang="ts">', frameworks],
    ['html', '<!doctype html>', frameworks],
    ['js', "document.querySelector('order-admin').fetchSession = async ({ signal }) => {", frameworks],
  ],
  'docs/journal.md': [
    ['html', '<order-admin desk="changes"></order-admin>', pages],
    [
      'sh',
      '# Move the histories of 0.1',
      not('It needs an edge with histories of 0.1; test/e2e/stored-state.test.ts runs what it calls.'),
    ],
  ],
  'docs/orders-desk.md': [
    ['html', '<order-admin desk="orders"></order-admin>', pages],
    ['js', 'desk.findOrders = async ({ query, filter, sort, cursor, signal }) => {', pages],
    ['js', "const shown = () => new URLSearchParams(location.hash.slice(1)).get('orders') ?? ''", pages],
  ],
  'docs/payout-files.md': [['js', 'desk.matchOrders = async (orderNumbers, signal) => {', pages]],
  'docs/public-api.md': [
    ['ts', '// order-admin', publicApi],
    ['ts', '// order-admin/loader', publicApi],
    ['ts', '// order-admin/session', publicApi],
    ['ts', '// order-admin/react', publicApi],
    ['ts', '// order-admin/vue', publicApi],
    ['ts', '// order-admin/svelte', publicApi],
    ['ts', '// order-admin/locales/da', publicApi],
  ],
  'docs/reports.md': [['html', '<order-admin desk="reports" date="2026-11-20"></order-admin>', pages]],
  'docs/security.md': [
    ['ini', '[Service]', not('It is a setting of systemd, with addresses of nobody.')],
    ['ini', '[Upload]', not('It is a setting of systemd, and needs a second machine.')],
  ],
  'docs/self-hosting.md': [
    ['sh', '# With the command: back up', byCommand],
    ['sh', '# With the command, while the edge is stopped: restore', byCommand],
    ['sh', '# Back up while it runs', backups],
    ['sh', '# Back up while it is stopped', backups],
    ['sh', '# Restore', backups],
  ],
  'docs/sessions.md': [
    ['js', '// desk-session.js', sessions],
    ['js', '// desk-session.js', sessions],
    ['php', '<?php', sessions],
    ['java', '// DeskSession.java', sessions],
    ['csharp', '// Program.cs', sessions],
    ['python', '# desk_session.py', sessions],
  ],
  'docs/testing.md': [
    [
      '',
      'npm start -- --origin http://127.0.0.1:3000',
      not('It takes fixed ports until Ctrl-C; the tests start the same stack.'),
    ],
    [
      'sh',
      "S='-u sandbox-client-100001:sandbox-client-secret-100001'",
      not('It takes the ports of npm start; provider/sandbox/ has tests of the same requests.'),
    ],
  ],
  'docs/sandbox.md': [
    ['', 'npx order-admin-sandbox', network],
    ['js', "import { createSandbox } from 'order-admin-sandbox'", sandboxed],
    ['js', '// vitest.sandbox.js, the globalSetup of vitest.config.js', sandboxed],
    ['js', '// delivery.test.js', sandboxed],
    ['js', '// delivery.test.mjs', sandboxed],
    ['js', '// jest.sandbox.mjs, the globalSetup of jest.config.mjs', sandboxed],
    ['js', '// jest.sandbox-end.mjs, the globalTeardown', sandboxed],
    ['yaml', 'name: test', sandboxed],
    ['ts', "import { GenericContainer, Wait } from 'testcontainers'", not('It needs Docker.')],
  ],
  'docs/theming.md': [
    ['css', 'order-admin {', css],
    ['css', ':root { color-scheme: light dark; } /* as the system says */', css],
  ],
  'docs/versions.md': [
    ['html', '<script type="importmap">', pages],
    [
      'html',
      '<script type="module" src="https://edge.example/order-admin-1.js"></script>',
      not('test/e2e/packages/two-versions.test.ts opens a page with the channel of this version.'),
    ],
  ],
  'edge/operations.md': [
    ['sh', '# Errors by code', queries],
    ['sh', '# A slow provider', queries],
    ['sh', '# Writes that were not done', queries],
    ['sh', '# Limited callers', queries],
    ['sh', '# Failed sessions', queries],
  ],
  'packages/edge/README.md': [['', 'npx @order-admin/edge init my-edge', network]],
  'packages/sandbox/README.md': [
    ['', 'npx order-admin-sandbox', network],
    ['js', "import { createSandbox } from 'order-admin-sandbox'", sandboxed],
  ],
  'packages/order-admin/README.md': [
    ['', 'npm install order-admin', network],
    ['js', "import 'order-admin/define'", bundled],
    ['html', '<order-admin order-id="8906810"></order-admin>', bundled],
    [
      'js',
      "import { words } from 'order-admin/locales/en'",
      not('test/e2e/packages/packed.test.ts imports the words.'),
    ],
  ],
  'provider/README.md': [['sh', "export TEST_CUSTOMERS='[{", not('It sets a variable for `npm start`.')]],
  'provider/reports/README.md': [
    ['', 'excluding = nominalAmount − feeAmountExcludingVat − feeVatAmount', formula],
  ],
  'provider/sandbox/README.md': [
    [
      'sh',
      "S='-u sandbox-client-100001:sandbox-client-secret-100001'   # npm start's first merchant",
      not(
        'It makes 10 000 orders and moves the clock; the tests of provider/sandbox/ send each of these requests.',
      ),
    ],
    [
      'sh',
      'curl -s $S "$P/orders?query=mine&status=Open&limit=2"   # {"orders":[{"Id":…},…],"next":10000001}',
      not('Its ids are those of one sandbox; provider/sandbox/lists.test.ts reads such pages.'),
    ],
    [
      'sh',
      `curl -s $S $P/tasks -d '{"delaySeconds":5,"order":"reversed","fail":1}'`,
      not('Its tasks need orders; provider/sandbox/tasks.test.ts sends each of these requests.'),
    ],
    [
      'sh',
      `curl -s $S $P/snapshots -d '{"name":"start"}'          # 201 {"name":"start","at":"…","now":"…","orders":8,"bytes":12345}`,
      not(
        'It writes a file; provider/sandbox/snapshots.test.ts and import.test.ts send each of these requests.',
      ),
    ],
    [
      'sh',
      'curl -s $S "$P/requests?limit=5"                                      # {"requests":[…],"next":42}',
      not('Its ids are those of one sandbox; provider/recording/requests.test.ts sends such requests.'),
    ],
  ],
  'test/conformance/README.md': [
    [
      '',
      'CONFORMANCE_BASE_URL=https://… CONFORMANCE_CLIENT_ID=… CONFORMANCE_CLIENT_SECRET=… \\',
      not('It needs a deployment; test/conformance/ runs against those of the tests.'),
    ],
    [
      '',
      'npx -p order-admin-sandbox order-admin-conformance --url https://… --sandbox on --junit report.xml --html report.html',
      not('It needs a deployment; test/e2e/packages/conformance.test.ts runs the command.'),
    ],
  ],
}
