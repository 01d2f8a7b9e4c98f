/** The command `order-admin-conformance` of the packed package, against our provider, our edge, and what is neither. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { sandboxAccounts } from '../../../shared/sandbox-accounts.ts'
import { sandboxMerchants, sandboxOrders } from '../../../shared/sandbox.ts'
import { packSandbox, type SandboxProject } from '../../support/sandbox-command.ts'

let sandbox: SandboxProject
beforeAll(async () => {
  sandbox = await packSandbox()
  return () => sandbox.remove()
})

const [account] = sandboxAccounts
const { ClientId, ClientSecret, SharedSecret, MerchantId } = account!
const client = ['--client-id', ClientId, '--client-secret', ClientSecret]
const foreign = sandboxOrders.find((order) => order.MerchantId === sandboxMerchants.second)!.Id

const run = (words: readonly string[], env: Record<string, string> = {}) =>
  sandbox.run(words, { command: 'order-admin-conformance', env })

/** A server of another kind. */
async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

it('a sandbox of the same package conforms, and the reports say so without a credential', async () => {
  const serving = await sandbox.serve()
  onTestFinished(() => void serving.child.kill('SIGKILL'))
  const files = { junit: join(sandbox.project, 'junit.xml'), html: join(sandbox.project, 'report.html') }
  const { code, stdout, stderr } = await run([
    '--url',
    `${serving.address}/`,
    ...client,
    '--sandbox',
    'on',
    '--foreign-order-id',
    String(foreign),
    '--junit',
    files.junit,
    '--html',
    files.html,
  ])
  expect({ code, stderr, failures: stdout.match(/✗.*/g) }).toEqual({ code: 0, stderr: '', failures: null })
  const [, passed] = /: (\d+) passed, 0 failed, 0 skipped\n$/.exec(stdout)!
  expect(Number(passed)).toBeGreaterThan(150)
  const [xml, html] = [readFileSync(files.junit, 'utf8'), readFileSync(files.html, 'utf8')]
  expect(xml).toContain(` tests="${passed}" failures="0"`)
  expect(html).toContain(`${serving.address} conforms`)
  for (const text of [stdout, xml, html]) expect(text).not.toContain(ClientSecret)
  await serving.end()
})

it('takes signatures and the environment, and says what it left out', { tags: 'long' }, async () => {
  const { provider } = inject('addresses')
  const { code, stdout } = await run(['--scheme', 'signed', '--merchant-id', MerchantId, '--sandbox=on'], {
    CONFORMANCE_BASE_URL: provider,
    CONFORMANCE_SHARED_SECRET: SharedSecret,
    CONFORMANCE_CLIENT_ID: ClientId,
    CONFORMANCE_CLIENT_SECRET: ClientSecret,
  })
  expect({ code, failures: stdout.match(/✗.*/g) }).toEqual({ code: 0, failures: null })
  expect(stdout).toContain('  - left out: no such order was named\n')
  expect(stdout).toMatch(/ passed, 0 failed, 2 skipped\n$/)
})

it('an edge conforms too, with the orders of a sandbox elsewhere', { tags: 'long' }, async () => {
  const { edge, provider } = inject('addresses')
  const { code, stdout } = await run(['--url', edge, '--sandbox', provider, ...client], {
    CONFORMANCE_API_KEY: `sandbox-api-key-${MerchantId}`,
  })
  expect({ code, failures: stdout.match(/✗.*/g) }).toEqual({ code: 0, failures: null })
  expect(stdout).toContain('  - left out: an edge waits for it itself\n')
})

it('what does not conform fails by name and place, with the exit code 1', { tags: 'long' }, async () => {
  const { provider } = inject('addresses')
  // Everything is the provider's, but each order lacks a member.
  const address = await serverOf(async (request, response) => {
    const chunks = await request.toArray()
    const answer = await fetch(provider + request.url, {
      method: request.method!,
      redirect: 'manual',
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        ['authorization', 'timestamp', 'content-type'].includes(name) ? [[name, String(value)]] : [],
      ) as [string, string][],
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const text = (await answer.text()).replace('"OrderStatus":"Cancelled"', '"OrderStatus":"Gone"')
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain',
      ...(answer.headers.has('Location') && { Location: answer.headers.get('Location')! }),
    })
    response.end(text)
  })
  const { code, stdout } = await run(['--url', address, ...client, '--sandbox', 'on'])
  expect(code).toBe(1)
  expect(stdout).toContain('✗ cancels the order\n      ')
  expect(stdout).not.toContain(ClientSecret)
})

describe('what cannot be tested ends with one line and the exit code 2', () => {
  const html: RequestListener = (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<h1>Welcome</h1>')

  it.each([
    ['no address', [], /^Name the deployment: --url https:/],
    ['no URL', ['--url', 'api.example'], /^--url must be an address such as/],
    ['credentials in the URL', ['--url', 'https://a:secret@api.example'], /^--url must have no credentials/],
    ['a misspelt flag', ['--ulr', 'x'], /^--ulr is unknown\. Did you mean --url\?\n$/],
    ['a flag without a value', ['--url'], /^--url needs a value/],
    ['no flag', ['my-secret'], /^A word is no flag and no value of one/],
    [
      'another scheme',
      ['--url', 'http://127.0.0.1', '--scheme', 'basic'],
      /^--scheme is bearer or signed\.\n$/,
    ],
    [
      'no client',
      ['--url', 'http://127.0.0.1', '--order-id', '1'],
      /CLIENT_ID\. --client-id gives it too\.\n$/,
    ],
    ['no order', ['--url', 'http://127.0.0.1', ...client], /ORDER_ID\. --order-id gives it too\.\n$/],
  ])('%s', async (_, words, message) => {
    const ended = await run(words)
    expect(ended).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(message) as string })
  })

  it('a closed port', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    server.close()
    const { code, stderr } = await run(['--url', `http://127.0.0.1:${port}`, ...client, '--order-id', '1'])
    expect([code, stderr]).toEqual([2, `http://127.0.0.1:${port} gives no answer (ECONNREFUSED).\n`])
  })

  it('a page in the place of the API', async () => {
    const address = await serverOf(html)
    const { code, stderr } = await run(['--url', address, ...client, '--order-id', '1'])
    expect([code, stderr]).toEqual([
      2,
      `${address} answers with text/html (status 200), and not as the API does. --url is {base_url} of the description.\n`,
    ])
  })

  it('a server that hangs', { tags: 'long' }, async () => {
    const address = await serverOf(() => undefined)
    const { code, stderr } = await run(['--url', address, ...client, '--order-id', '1'])
    expect([code, stderr]).toEqual([2, `${address} gives no answer in time.\n`])
  })

  it('wrong credentials, which no message shows', async () => {
    const { provider, edge } = inject('addresses')
    const wrong = ['--client-id', ClientId, '--client-secret', 'a-wrong-secret', '--order-id', '1']
    const token = await run(['--url', provider, ...wrong])
    expect(token).toEqual({
      code: 2,
      stdout: '',
      stderr: `${provider} gives no token: Asking for a token failed with 401.\n`,
    })
    const key = await run(['--url', edge, '--api-key', 'a-wrong-key', '--order-id', '1'])
    expect([key.code, key.stderr]).toEqual([2, `${edge} refuses the credentials (status 401).\n`])
  })

  it('a sandbox that is none', async () => {
    const { provider, edge } = inject('addresses')
    const words = ['--url', edge, '--api-key', `sandbox-api-key-${MerchantId}`, ...client, '--sandbox', edge]
    const { code, stderr } = await run(words)
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`${edge} has no sandbox for the client (status 404)`),
    ])
    expect(provider).not.toBe(edge)
  })
})
