/** The packed `order-admin-sandbox` in an empty folder: its command, and what tests import. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { sandboxAccounts } from '../../../shared/sandbox-accounts.ts'
import { sandboxMerchants, sandboxOrders } from '../../../shared/sandbox.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { execute } from '../../support/packed.ts'
import { packSandbox, type SandboxProject, type Serving } from '../../support/sandbox-command.ts'

let sandbox: SandboxProject
beforeAll(async () => {
  sandbox = await packSandbox()
  return () => sandbox.remove()
})

const bin = (tool: string) => join(root, 'node_modules/.bin', tool)

/** A sandbox that ends with the test. */
async function serve(...parameters: Parameters<SandboxProject['serve']>): Promise<Serving> {
  const serving = await sandbox.serve(...parameters)
  onTestFinished(() => void serving.child.kill('SIGKILL'))
  return serving
}

/** The order through the REST API, as the first merchant. */
async function readOrder({ address, merchants }: Serving, id: number): Promise<unknown> {
  const { ClientId, ClientSecret } = merchants[0]!
  const form = new URLSearchParams({ grant_type: 'client_credentials', scope: 'salesfinance.order' })
  const basic = Buffer.from(`${ClientId}:${ClientSecret}`).toString('base64')
  const headers = { Authorization: `Basic ${basic}` }
  const answer = await fetch(`${address}/connect/token`, { method: 'POST', body: form, headers })
  const { access_token } = (await answer.json()) as { access_token: string }
  const order = await fetch(`${address}/api/v1/orders/${id}`, {
    headers: { Authorization: `Bearer ${access_token}`, Timestamp: new Date().toISOString() },
  })
  return order.json()
}

/** An order of the first merchant. */
async function makeOrder({ address, merchants }: Serving): Promise<{ Id: number }> {
  const { ClientId, ClientSecret } = merchants[0]!
  const made = await fetch(`${address}/sandbox/orders`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${ClientId}:${ClientSecret}`).toString('base64')}` },
    body: '{"OrderRows":[{"Name":"Lamp","Quantity":100,"UnitPrice":100}]}',
  })
  return (await made.json()) as { Id: number }
}

/** The lines of the processes whose command line has the text. */
function processesWith(part: string): string[] {
  return execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(part))
}

const folders = () => readdirSync(sandbox.temporary)

describe('the package', () => {
  it('is clean for publint and for attw, as ES modules only', async () => {
    const { tarball } = sandbox
    const [publint] = await Promise.all([
      execute(bin('publint'), ['run', tarball, '--strict']),
      execute(bin('attw'), [tarball, '--profile', 'esm-only']),
    ])
    expect(publint.stdout).toContain('All good')
  })

  it('depends on the workerd that this release was tested with', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    const { version } = read(join(root, 'node_modules/workerd/package.json'))
    expect(read(join(sandbox.folder, 'package.json'))['dependencies']).toEqual({ workerd: version })
  })

  it('has the licence of all code in it', () => {
    expect(sandbox.files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'dist/provider/THIRD-PARTY-LICENSES.md',
        'dist/command/THIRD-PARTY-LICENSES.md',
      ]),
    )
  })
})

describe('the command', () => {
  it('serves in an empty folder, with the merchants that it prints, and leaves nothing behind', async () => {
    const serving = await serve()
    expect(serving.merchants).toEqual(sandboxAccounts.map((account) => ({ ...account, TaxId: undefined })))
    expect(folders()).toHaveLength(1)
    const { Id } = sandboxOrders[0]
    expect(await readOrder(serving, Id)).toMatchObject({ Id })
    expect(await serving.end('SIGINT')).toBe(0)
    expect(folders()).toEqual([])
    await expect(fetch(serving.address)).rejects.toThrow('fetch failed')
  })

  it('prints its version and its flags', async () => {
    const { stdout, code } = await sandbox.run(['--version'])
    const { version } = JSON.parse(readFileSync(join(sandbox.folder, 'package.json'), 'utf8')) as {
      version: string
    }
    expect([stdout, code]).toEqual([`${version}\n`, 0])
    expect((await sandbox.run(['--help'])).stdout).toContain('--soap-path <path>')
  })

  it('killed, it takes workerd and its files with it', { tags: 'long' }, async () => {
    const serving = await serve()
    const [folder] = folders()
    // workerd, and the process that watches it.
    expect(processesWith(folder!)).toHaveLength(2)
    await serving.end('SIGKILL')
    await expect.poll(() => processesWith(folder!)).toEqual([])
    await expect.poll(() => folders()).toEqual([])
  })

  it('ends with an error if workerd does', { tags: 'long' }, async () => {
    const serving = await serve()
    const [folder] = folders()
    const closed = once(serving.child, 'close')
    const [line] = processesWith(`${folder}/provider.capnp`)
    process.kill(Number.parseInt(line!.trim(), 10), 'SIGKILL')
    expect(await closed).toEqual([1, null])
  })

  it('keeps its data in the folder of the state, which one start at a time has', async () => {
    const state = mkdtempSync(join(tmpdir(), 'sandbox-state-'))
    onTestFinished(() => rmSync(state, { recursive: true }))
    const words = ['--port', '0', '--state', state]
    const first = await serve(words)
    const { Id } = await makeOrder(first)
    const second = await sandbox.run(words)
    expect(second.code).toBe(1)
    expect(second.stderr).toBe(
      `Process ${first.child.pid} uses ${state} already, at ${first.address}. Two of them would share its data. ` +
        `If that process is something else, remove ${join(state, 'running.json')}.\n`,
    )
    await first.end()
    const again = await serve(words)
    expect(await readOrder(again, Id)).toMatchObject({ Id })
    await again.end()
    expect(readdirSync(state)).toEqual(['provider'])
  })

  it('begins with what another one wrote at its end', { tags: 'long' }, async () => {
    const file = join(sandbox.project, 'day.ndjson')
    const first = await serve(['--port', '0', '--export-on-exit', file])
    const { Id } = await makeOrder(first)
    expect(await first.end('SIGINT')).toBe(0)
    expect(readdirSync(sandbox.project).filter((name) => name.startsWith('day'))).toEqual(['day.ndjson'])
    const second = await serve(['--port', '0', '--import', file])
    expect(await readOrder(second, Id)).toMatchObject({ Id })
    await second.end()
  })

  it.each([
    ['no export', 'garbage', ' was not imported: The first line is not that of an exported merchant'],
    ['empty', '', ' was not imported: '],
  ])('does not start with a file that is %s', { tags: 'long' }, async (_, content, message) => {
    const file = join(sandbox.project, 'wrong.ndjson')
    writeFileSync(file, content)
    const { code, stdout, stderr } = await sandbox.run(['--port', '0', '--import', file])
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(`${file}${message}`)])
    expect(folders()).toEqual([])
  })

  it('takes merchants, names and paths of its user', async () => {
    const merchants = join(sandbox.project, 'merchants.json')
    const [account] = sandboxAccounts
    writeFileSync(merchants, JSON.stringify([{ ...account, MerchantId: '7', Name: 'Mine' }]))
    const env = { ORDER_ADMIN_SANDBOX_OPERATOR_NAME: 'Acme', ORDER_ADMIN_SANDBOX_SOAP_PATH: '/finance' }
    const serving = await serve(['--port', '0', '--merchants', merchants], { env })
    expect(serving.merchants.map(({ MerchantId }) => MerchantId)).toEqual(['7'])
    const wsdl = await fetch(`${serving.address}/finance?wsdl`)
    expect(wsdl.status).toBe(200)
    await wsdl.body?.cancel()
    await serving.end()
  })

  const refused: [string[], string][] = [
    [['--merchants', '[]'], 'The configuration member MERCHANTS is missing or not valid.'],
    [['--merchants', '[{'], 'The configuration member MERCHANTS is missing or not valid. It must be JSON.'],
    [['--actions', 'observd'], 'The configuration member ACTIONS is missing or not valid.'],
    [['--host', '192.0.2.1'], '192.0.2.1 is no address of this machine.'],
  ]

  it.each(someOf(refused, 1))('refuses %j with one line', async (words, message) => {
    expect(await sandbox.run(['--port', '0', ...words])).toEqual({
      code: 1,
      stdout: '',
      stderr: `${message}\n`,
    })
  })

  it('says that a port is taken, and which flag finds a free one', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const { code, stderr } = await sandbox.run(['--port', String(port)])
    expect([code, stderr]).toEqual([
      1,
      `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or choose another one: --port 0 takes any that is free.\n`,
    ])
  })

  it('says that workerd is not installed', async () => {
    const link = join(sandbox.project, 'node_modules/workerd')
    renameSync(link, `${link}-away`)
    onTestFinished(() => renameSync(`${link}-away`, link))
    const { code, stderr } = await sandbox.run([])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/has no workerd\. Run npm install first\.\n$/)])
  })
})

describe('what a test imports', () => {
  /** Runs a module in Node in the project that has the package only. @returns what it prints */
  async function inNode(source: string): Promise<unknown> {
    const module = `import { connectSandbox, createSandbox } from 'order-admin-sandbox'\n${source}`
    const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', module], {
      cwd: sandbox.project,
    })
    return JSON.parse(stdout)
  }

  it('starts a sandbox, calls it by both schemes, and stops it', async () => {
    const found = await inNode(`
      const sandbox = await createSandbox({ operatorName: 'Acme' })
      const statuses = []
      for (const scheme of ['bearer', 'signed']) {
        const { status } = await sandbox.rest('/api/v1/orders/${sandboxOrders[0].Id}', { scheme })
        statuses.push(status)
      }
      const made = await sandbox.control('/sandbox/orders', { body: { OrderRows: [{ Name: 'Lamp', Quantity: 100, UnitPrice: 100 }] } })
      const other = connectSandbox({ address: sandbox.address, operatorName: 'Acme' })
      const { status } = await other.rest('/api/v1/orders/' + made.Id)
      await other.stop()
      const refused = await sandbox.control('/sandbox/clock', { body: { advanceSeconds: -1 } }).catch((error) => error.message)
      await sandbox.stop()
      const gone = await fetch(sandbox.address).catch(() => 'gone')
      console.log(JSON.stringify([statuses, status, refused, gone]))`)
    expect(found).toEqual([[200, 200], 200, expect.stringMatching(/^POST \/sandbox\/clock: ./), 'gone'])
  })

  it(
    'shows what was asked, and waits for what comes, of a merchant and of a world',
    { tags: 'long' },
    async () => {
      const found = await inNode(`
      await using sandbox = await createSandbox()
      await using world = await sandbox.world()
      const coming = sandbox.nextRequest({ status: 404, timeout: 20 }, world)
      await world.rest('/api/v1/orders/1')
      await sandbox.rest('/api/v1/orders/${sandboxOrders[0].Id}')
      const { merchantId, operation } = await coming
      const own = await sandbox.requests({ operation: 'getOrder', limit: 5 })
      await sandbox.control('/sandbox/orders', { body: { Id: 77, OrderRows: [{ Name: 'Lamp', Quantity: 100, UnitPrice: 100 }] } })
      await sandbox.reset()
      const { status } = await sandbox.rest('/api/v1/orders/77')
      const none = await sandbox.nextRequest({ status: 599, timeout: 1 })
      console.log(JSON.stringify([merchantId === world.merchant.MerchantId, operation, own.map(({ status }) => status), status, none ?? null]))`)
      // After the reset, the order is gone.
      expect(found).toEqual([true, 'getOrder', [200], 404, null])
    },
  )

  it('a process that forgets to stop it ends, and so does the sandbox', { tags: 'long' }, async () => {
    const address = (await inNode(`console.log(JSON.stringify((await createSandbox()).address))`)) as string
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })

  it('refuses an option that is misspelt', async () => {
    await expect(inNode(`await createSandbox({ soapPaht: '/x' })`)).rejects.toThrow(
      'createSandbox: soapPaht is unknown. Did you mean soapPath?',
    )
  })

  it('knows the first merchant of the sandbox that a command started', { tags: 'long' }, async () => {
    const serving = await serve()
    const found = await inNode(`
      const sandbox = connectSandbox('${serving.address}/')
      console.log(JSON.stringify([sandbox.merchant.MerchantId, typeof (await sandbox.token())]))`)
    expect(found).toEqual([sandboxMerchants.first, 'string'])
    await serving.end()
  })
})
