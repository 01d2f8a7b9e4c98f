/** `setup` of the packed command against the sandbox: its questions, refusals and files. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { parseEnv } from 'node:util'
import { parse } from 'jsonc-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { answersFor, type EdgeFolder, merchant, packEdge } from '../../support/edge-folder.ts'

const { provider } = inject('addresses')
const nowhere = 'http://127.0.0.1:9'
const manyOrigins = Array.from({ length: 300 }, (_, number) => `https://shop-${number}.example`)
const signing = {
  MerchantId: merchant.MerchantId,
  Scheme: 'signed',
  SharedSecret: `sandbox-shared-secret-${merchant.MerchantId}`,
  Origins: merchant.Origins,
}
let edge: EdgeFolder

beforeAll(async () => {
  edge = await packEdge()
})
afterAll(() => edge.remove())
beforeEach(() => rmSync(edge.folder, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(edge.folder, path), 'utf8')
const secretsOf = () => {
  const { MERCHANTS, SESSION_KEYS } = parseEnv(read('.dev.vars')) as Record<string, string>
  return { merchants: JSON.parse(MERCHANTS!) as object[], keys: JSON.parse(SESSION_KEYS!) as object[] }
}
const setup = (input: string, ...options: string[]) =>
  edge.run(['setup', 'my-edge', '--answers', '-', ...options], input)

describe('the questions of setup', () => {
  it('are asked again, with the reason, until each answer is right; then setup writes all of them', async () => {
    const { MerchantId, ClientId, ClientSecret } = merchant
    const answers = [
      ['mars', 'local'],
      ['acme', ''],
      ['provider', 'http://provider.example', nowhere, '', '', provider, '/nothing', '', '', '/soap', ''],
      [nowhere, ''],
      ['', MerchantId, 'secret', '', ClientId, 'wrong', '', ClientId, ClientSecret],
      ['shop.example', 'https://shop.example/', 'https://shop.example, http://localhost:*'],
      ['perhaps', 'no', '', '', ''],
    ].flat()
    const { code, stdout, stderr } = await edge.run(['setup', 'my-edge'], `${answers.join('\n')}\n`)
    expect(stderr).toBe('')
    expect(code).toBe(0)
    const refusals = [...stdout.matchAll(/✗ (.*)/g)].map(([, reason]) => reason)
    expect(refusals).toEqual([
      'Answer workers or server or local.',
      'A name begins with a capital letter and has letters and digits.',
      'Write it as https://api.example. http:// is only for this machine itself.',
      'Write it as https://api.example. http:// is only for this machine itself.',
      `${nowhere}/soap cannot be reached.`,
      expect.stringContaining(`${provider}/nothing does not answer a Ping: it answered status 404.`),
      `${nowhere}/connect/token cannot be reached.`,
      'An answer is needed.',
      'Answer bearer or signed.',
      `${provider}/connect/token refuses these credentials.`,
      'Write each origin as a browser does: https://shop.example, without a path.',
      'Write each origin as a browser does: https://shop.example, without a path.',
      'Answer yes or no.',
    ])
    expect(stdout).not.toContain(ClientSecret)

    const [key] = /oak_[\w-]{43}/.exec(stdout)!
    const { vars } = parse(read('wrangler.jsonc')) as { vars: object }
    expect(vars).toMatchObject({ OPERATOR_NAME: 'Provider', PROVIDER_URL: provider, AUTH_URL: provider })
    const ApiKeyHashes = [createHash('sha256').update(key).digest('hex')]
    const Origins = ['https://shop.example', 'http://localhost:*']
    // Without a question answered by yes, no SOAP client and no secrets of callbacks or of a REST client.
    expect(secretsOf().merchants).toEqual([{ ...merchant, Scheme: 'bearer', ApiKeyHashes, Origins }])
    const files = readdirSync(edge.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const withKey = files.filter((file) =>
      readFileSync(join(file.parentPath, file.name), 'utf8').includes(key),
    )
    expect(withKey).toEqual([])
    expect(read('.gitignore')).toContain('.dev.vars\n')
    expect(statSync(join(edge.folder, '.dev.vars')).mode & 0o777).toBe(0o600)
  })

  it(
    'include SOAP clients and more merchants, none of them twice, and refuse what no terminal types',
    { tags: 'long' },
    async () => {
      const { MerchantId } = merchant
      const answers = [
        ['local', '', provider, '', '', '', 'x'.repeat(4097), 'a\u0001b', MerchantId, '', 'client', 'secret'],
        ['https://shop.example', 'yes', 'x1', '79021', 'user', 'password', 'no', 'no', 'yes'],
        [MerchantId, '2', 'signed', 'shared', 'https://other.example', 'no', 'no', 'no', 'no'],
      ].flat()
      const { code, stdout } = await edge.run(['setup', 'my-edge', '--offline'], `${answers.join('\n')}\n`)
      expect(code).toBe(0)
      expect([...stdout.matchAll(/✗ (.*)/g)].map(([, reason]) => reason)).toEqual([
        'An answer has at most 4096 characters.',
        'An answer has no control characters.',
        'A client number has digits only.',
        'This merchant is configured already.',
      ])
      const client = { ClientNumber: 79021, Username: 'user', Password: 'password' }
      expect(secretsOf().merchants).toMatchObject([
        { MerchantId, SoapClients: { Invoice: client, PaymentPlan: client } },
        { MerchantId: '2', Scheme: 'signed', SharedSecret: 'shared' },
      ])

      // The same folder again: the answer to the last question is no.
      const before = secretsOf()
      const again = ['local', '', provider, '', '', '', '3', '', 'client', 'secret', 'https://shop.example']
      const refused = await edge.run(
        ['setup', 'my-edge', '--offline'],
        [...again, 'no', 'no', 'no', 'no', 'no', ''].join('\n'),
      )
      expect(refused.stdout).toContain('would be replaced, with all merchants, API keys and session keys.')
      expect(refused.stdout).toContain('Nothing was written.')
      expect(secretsOf()).toEqual(before)
    },
  )

  it(
    'take the address of a server out again when the answer is that it has none',
    { tags: 'long' },
    async () => {
      const answer = (address: string) =>
        edge.run(
          ['setup', 'my-edge', '--offline', '--replace'],
          [
            ['server', '', provider, '', '', '', '', address, '1', '', 'client', 'secret'],
            ['https://shop.example', 'no', 'no', 'no', 'no', ''],
          ]
            .flat()
            .join('\n'),
        )
      const vars = () => (parse(read('wrangler.jsonc')) as { vars: object }).vars
      expect((await answer('https://edge.example')).code).toBe(0)
      expect(vars()).toMatchObject({ PUBLIC_URL: 'https://edge.example' })
      expect((await answer('none')).code).toBe(0)
      expect(vars()).not.toHaveProperty('PUBLIC_URL')
      expect(vars()).toMatchObject({ PROVIDER_URL: provider, TRUSTED_PROXY_HEADER: 'X-Real-IP' })
    },
  )

  it('include the secrets of callbacks and of a REST client: one of your own, or the one that is shown', async () => {
    const own = 'my-own_secret-of-callbacks-123456'
    const answers = [
      ['local', '', provider, '', '', '', '1', '', 'client', 'secret', 'https://shop.example', 'no'],
      // 31 characters, which is one too few, and then a sign that no address should have.
      ['yes', 'a'.repeat(31), `${'a'.repeat(32)}/`, own, 'yes', 'signs-with-this', 'yes'],
      ['é 2', '', 'client', 'secret', 'https://shop.example', 'no', 'yes', '', 'yes', '', 'no'],
    ].flat()
    const { code, stdout } = await edge.run(['setup', 'my-edge', '--offline'], `${answers.join('\n')}\n`)
    expect(code).toBe(0)
    const reason = 'It must be 32 to 128 letters, digits, - or _.'
    expect([...stdout.matchAll(/✗ (.*)/g)].map(([, refused]) => refused)).toEqual([reason, reason])
    expect(stdout).toContain('Subscribe https://<edge>/callbacks/1/<secret> at the provider.')
    expect(stdout).toContain('Subscribe https://<edge>/callbacks/%C3%A9%202/<secret> at the provider.')
    const shown = (question: string) =>
      [...stdout.matchAll(new RegExp(`${question}[^[\\n]* \\[([\\w-]{43})\\]: $`, 'gm'))].map(
        ([, secret]) => secret!,
      )
    // The first was refused twice, so its question was asked three times with one suggestion.
    const [first, , , CallbackSecret, ...others] = shown('Secret of the callbacks')
    expect(others).toEqual([])
    const [unused, ServerSecret] = shown('Secret that it signs with')
    expect(new Set([first, CallbackSecret, unused, ServerSecret])).toHaveProperty('size', 4)
    expect(secretsOf().merchants).toMatchObject([
      { MerchantId: '1', CallbackSecret: own, ServerSecret: 'signs-with-this' },
      { MerchantId: 'é 2', CallbackSecret, ServerSecret },
    ])
  })

  it.each([
    ['the input ends', (child: ReturnType<EdgeFolder['start']>) => child.stdin!.end(), 1],
    ['Ctrl-C is pressed', (child: ReturnType<EdgeFolder['start']>) => child.kill('SIGINT'), 130],
  ])('leave nothing behind when %s', async (_, interrupt, code) => {
    const child = edge.start(['setup', 'my-edge', '--offline'])
    child.stdin!.write('local\n\n')
    for await (const chunk of child.stdout!) if (String(chunk).includes('API')) break
    const closed = once(child, 'exit')
    interrupt(child)
    expect((await closed)[0]).toBe(code)
    expect(existsSync(edge.folder)).toBe(false)
  })
})

describe('answers from a file', () => {
  it('are checked and written; standard output has the new API keys and nothing else', async () => {
    const { code, stdout } = await setup(answersFor(provider))
    expect(code).toBe(0)
    const { [merchant.MerchantId]: key } = JSON.parse(stdout) as Record<string, string>
    const hash = createHash('sha256').update(key!).digest('hex')
    expect(secretsOf().merchants).toMatchObject([{ ApiKeyHashes: [hash] }])
  })

  const refused: [string, string, string][] = [
    ['no JSON', '{ secret-text', 'The answers are not JSON.'],
    [
      'a wrong secret',
      answersFor(provider, { MERCHANTS: [{ ...merchant, ClientSecret: 'wrong' }] }),
      'connect/token refuses these credentials',
    ],
    [
      'an address without TLS',
      answersFor('http://provider.example'),
      'PROVIDER_URL is missing or not valid. It must be an address with https:',
    ],
    [
      'one merchant twice',
      answersFor(provider, { MERCHANTS: [merchant, merchant] }),
      'MERCHANTS has the same MerchantId more than once',
    ],
    ['no object', '[]', 'The answers must be a JSON object.'],
    ['a number', answersFor(provider, { HISTORY_DAYS: 30 }), 'HISTORY_DAYS must be a text'],
    ['a key that is no list', answersFor(provider, { SESSION_KEYS: 'key' }), 'SESSION_KEYS must be a list'],
    [
      'a session key that is too short',
      answersFor(provider, { SESSION_KEYS: [{ kid: '1', secret: 'short' }] }),
      'SESSION_KEYS.0.secret',
    ],
    [
      'more than the platform takes as a secret',
      answersFor(provider, { target: 'workers', MERCHANTS: [{ ...merchant, Origins: manyOrigins }] }),
      'MERCHANTS has more than the 5 kB of a secret',
    ],
    [
      // Without this merchant, every merchant signs, and the edge requests no token.
      'a token endpoint that is away',
      answersFor(provider, { AUTH_URL: nowhere, MERCHANTS: [signing] }),
      `${nowhere}/connect/token cannot be reached`,
    ],
    [
      'a jurisdiction of a server',
      answersFor(provider, { JURISDICTION: 'eu' }),
      'JURISDICTION is for the target workers',
    ],
    ['a server near the provider', answersFor(provider, { isNearProvider: true }), 'isNearProvider is for'],
    [
      'two places of the data',
      answersFor(provider, { target: 'workers', JURISDICTION: 'eu', LOCATION_HINT: 'weur' }),
      'JURISDICTION and LOCATION_HINT',
    ],
    ['no target', answersFor(provider, { target: undefined }), 'target must be'],
    ['a misspelt member', answersFor(provider, { PROVIDER_ADDRESS: '' }), 'PROVIDER_ADDRESS is no member'],
    [
      'no merchants',
      answersFor(provider, { MERCHANTS: [] }),
      'MERCHANTS must be a list of one object or more',
    ],
    [
      'a misspelt member of a merchant',
      answersFor(provider, { MERCHANTS: [{ ...merchant, SoapClient: {} }] }),
      'MERCHANTS.0.SoapClient is no member of the configuration.',
    ],
    ['no address', answersFor(provider, { AUTH_URL: undefined }), 'AUTH_URL is missing'],
    [
      'an origin with a path',
      answersFor(provider, { MERCHANTS: [{ ...merchant, Origins: ['https://shop.example/'] }] }),
      'MERCHANTS.0.Origins.0 is missing or not valid. It must be an origin as a browser sends it: https://shop.example',
    ],
    [
      'a wrong shared secret',
      answersFor(provider, { MERCHANTS: [{ ...merchant, Scheme: 'signed', SharedSecret: 'wrong' }] }),
      '/orders/1 refuses these credentials.',
    ],
    ['a provider that is away', answersFor(nowhere), `${nowhere}/soap cannot be reached`],
  ]

  it.each(someOf(refused, 4))(
    'are refused with the reason, and nothing is written, for %s',
    async (_, input, reason) => {
      const { code, stdout, stderr } = await setup(input)
      expect(stderr).toContain(reason)
      expect(stderr).not.toMatch(/secret-text|sandbox-client-secret/)
      expect(stdout).toBe('')
      expect(code).toBe(1)
      expect(existsSync(edge.folder)).toBe(false)
    },
  )

  it('are refused with a provider that redirects, because no secret may go elsewhere', async () => {
    const server = createServer(({ url }, answer) => {
      answer.writeHead(307, { Location: provider + url }).end()
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as { port: number }
    const { code, stderr } = await setup(
      answersFor(provider, { PROVIDER_URL: `http://127.0.0.1:${port}`, MERCHANTS: [signing] }),
    )
    expect(stderr).toContain('does not answer a Ping: it answered status 307.')
    expect(code).toBe(1)
  })

  it('keep their hashes of API keys and their session keys', async () => {
    const ApiKeyHashes = ['0'.repeat(64)]
    const SESSION_KEYS = [{ kid: 'mine', secret: 's'.repeat(32) }]
    const given = answersFor(provider, { MERCHANTS: [{ ...merchant, ApiKeyHashes }], SESSION_KEYS })
    const { stdout } = await setup(given, '--offline')
    expect(stdout).toBe('{}\n')
    expect(secretsOf()).toEqual({ merchants: [{ ...merchant, ApiKeyHashes }], keys: SESSION_KEYS })
  })

  it('keep the registry of an edge that has one, and its key', { tags: 'long' }, async () => {
    await setup(answersFor(provider, { OPERATOR_KEY_HASHES: '[]' }), '--offline')
    // Without its key it is refused: nothing says that the edge may begin a new registry.
    expect(existsSync(edge.folder)).toBe(false)
    await setup(answersFor(provider), '--offline')
    const line = `REGISTRY_KEY='[{"kid":"1","key":"${'A'.repeat(43)}="}]'\n`
    writeFileSync(join(edge.folder, '.dev.vars'), read('.dev.vars') + line)
    const wrangler = read('wrangler.jsonc').replace('"vars": {', '"vars": { "OPERATOR_KEY_HASHES": "[]",')
    writeFileSync(join(edge.folder, 'wrangler.jsonc'), wrangler)
    const { code } = await setup(answersFor(provider, { HISTORY_DAYS: '30' }), '--offline', '--replace')
    expect(code).toBe(0)
    expect(read('.dev.vars')).toContain(line)
    expect(read('wrangler.jsonc')).toContain('OPERATOR_KEY_HASHES')
  })

  it('are only checked in a dry run', async () => {
    const { code, stdout, stderr } = await setup(answersFor(provider), '--dry-run')
    expect(code).toBe(0)
    expect(stderr).toContain('would write my-edge/.dev.vars (only you can read it)')
    expect(stdout).toBe('')
    expect(existsSync(edge.folder)).toBe(false)
  })

  it(
    'replace a configuration only on request, and keep comments and other members',
    { tags: 'long' },
    async () => {
      await setup(answersFor(provider, { HISTORY_DAYS: '30' }), '--offline')
      const before = secretsOf()
      const again = answersFor(provider, { OPERATOR_NAME: 'Provider' })
      const refused = await setup(again, '--offline')
      expect(refused.stderr).toContain('wrangler.jsonc and .dev.vars would be replaced. Give --replace')
      expect(refused.code).toBe(1)
      expect(secretsOf()).toEqual(before)

      const { stderr } = await setup(again, '--offline', '--replace')
      expect(stderr).toContain('Next, in my-edge:\n  npm install\n  npm start\n')
      expect(secretsOf().keys).not.toEqual(before.keys)
      const { vars } = parse(read('wrangler.jsonc')) as { vars: object }
      expect(vars).toMatchObject({ HISTORY_DAYS: '30', OPERATOR_NAME: 'Provider' })
      expect(read('wrangler.jsonc')).toContain('// OpenTelemetry')

      mkdirSync(join(edge.folder, 'node_modules'))
      const installed = await setup(again, '--offline', '--replace')
      expect(installed.stderr).toContain('Next, in my-edge:\n  npm start\n')
    },
  )

  it('become files for a server that only their owner can read', async () => {
    const odd = { ...merchant, ClientSecret: `it's $HOME \`x\` "y" \\ #z` }
    await setup(answersFor(provider, { target: 'server', MERCHANTS: [odd] }), '--offline')
    expect(JSON.parse(read('secrets/MERCHANTS'))).toMatchObject([{ ClientSecret: odd.ClientSecret }])
    expect(statSync(join(edge.folder, 'secrets')).mode & 0o777).toBe(0o700)
    expect(statSync(join(edge.folder, 'secrets/SESSION_KEYS')).mode & 0o777).toBe(0o600)
    await setup(answersFor(provider, { MERCHANTS: [odd] }), '--offline', '--replace')
    expect(secretsOf().merchants).toMatchObject([{ ClientSecret: odd.ClientSecret }])
  })
})

describe('docs/deploying.md', () => {
  it('shows answers that setup accepts', async () => {
    const [, answers] = /^```json\n([^`]*)^```$/m.exec(readFileSync(join(root, 'docs/deploying.md'), 'utf8'))!
    const { code, stderr } = await setup(answers!, '--offline', '--dry-run')
    expect(stderr).toContain('would write my-edge/secrets/MERCHANTS (only you can read it)')
    expect(code).toBe(0)
  })
})

describe('a Workers account', () => {
  /** Puts a program in wrangler's place, because a test has no account. */
  function putWrangler(program: string): void {
    const folder = join(edge.folder, 'node_modules/wrangler')
    const files = { 'package.json': '{ "bin": { "wrangler": "wrangler.cjs" } }', 'wrangler.cjs': program }
    mkdirSync(folder, { recursive: true })
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  }

  it('gets the place of its data and of its worker into its configuration', { tags: 'long' }, async () => {
    const place = { target: 'workers', isNearProvider: true, JURISDICTION: 'eu' }
    const { code } = await setup(answersFor(provider, place), '--offline')
    expect(code).toBe(0)
    expect(parse(read('wrangler.jsonc'))).toMatchObject({
      vars: { JURISDICTION: 'eu' },
      placement: { hostname: new URL(provider).hostname },
    })

    // Once more: what is not answered stays, and what was stored cannot be left behind.
    const again = (changes: object) =>
      setup(answersFor(provider, { target: 'workers', ...changes }), '--offline', '--replace')
    expect((await again({})).code).toBe(0)
    expect(parse(read('wrangler.jsonc'))).toMatchObject({ vars: { JURISDICTION: 'eu' }, placement: {} })
    for (const [changes, reason] of [
      [{ JURISDICTION: 'us' }, 'JURISDICTION is eu in my-edge/wrangler.jsonc, and cannot become us'],
      [{ LOCATION_HINT: 'weur' }, 'JURISDICTION and LOCATION_HINT'],
    ] as const) {
      const before = read('wrangler.jsonc')
      const refused = await again(changes)
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(reason)])
      expect(read('wrangler.jsonc')).toBe(before)
    }
    expect((await again({ isNearProvider: false })).code).toBe(0)
    expect(parse(read('wrangler.jsonc'))).not.toHaveProperty('placement')
  })

  it('never moves to a jurisdiction that it began without', { tags: 'long' }, async () => {
    expect((await setup(answersFor(provider, { target: 'workers' }), '--offline')).code).toBe(0)
    const eu = answersFor(provider, { target: 'workers', JURISDICTION: 'eu' })
    expect((await setup(eu, '--offline', '--replace')).stderr).toContain('JURISDICTION is none in')
  })

  it('gets the secrets through the standard input of wrangler, and no file has them', async () => {
    await edge.run(['init', 'my-edge'])
    putWrangler(
      `const fs = require('node:fs')
       console.log('a line of wrangler')
       fs.writeFileSync('seen.json', JSON.stringify([process.argv.slice(2), JSON.parse(fs.readFileSync(0, 'utf8'))]))`,
    )
    const { code, stdout, stderr } = await setup(answersFor(provider, { target: 'workers' }), '--offline')
    expect(code).toBe(0)
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual([merchant.MerchantId])
    expect(stderr).toContain('a line of wrangler')
    const [parameters, secrets] = JSON.parse(read('seen.json')) as [string[], Record<string, string>]
    expect(parameters).toEqual(['secret', 'bulk'])
    expect(JSON.parse(secrets['MERCHANTS']!)).toMatchObject([{ MerchantId: merchant.MerchantId }])
    expect(JSON.parse(secrets['SESSION_KEYS']!)).toHaveLength(1)
    expect(existsSync(join(edge.folder, '.dev.vars'))).toBe(false)
    expect(parse(read('wrangler.jsonc'))).toMatchObject({ vars: { PROVIDER_URL: provider } })
    expect(parse(read('wrangler.jsonc'))).not.toHaveProperty('placement')

    // Another run with the same addresses changes no file; new keys would end every session.
    writeFileSync(join(edge.folder, 'seen.json'), '')
    const again = await setup(answersFor(provider, { target: 'workers' }), '--offline')
    expect(again.stderr).toContain('the secrets in the account would be replaced. Give --replace')
    expect([again.code, read('seen.json')]).toEqual([1, ''])
  })

  const answers = answersFor(provider, { target: 'workers' })
  /** Reads the secrets and keeps their merchants in the file `account`. */
  const upload = `const fs = require('node:fs')
    fs.writeFileSync('account', JSON.parse(fs.readFileSync(0, 'utf8')).MERCHANTS)\n`

  /** The keys on standard output are those that the account has. */
  function expectKeysOf(stdout: string): void {
    const { [merchant.MerchantId]: key } = JSON.parse(stdout) as Record<string, string>
    const ApiKeyHashes = [createHash('sha256').update(key!).digest('hex')]
    expect(JSON.parse(read('account'))).toMatchObject([{ ApiKeyHashes }])
  }

  it(
    'may have the secrets although wrangler failed: the folder stays as it was, the keys are shown',
    { tags: 'long' },
    async () => {
      await edge.run(['init', 'my-edge'])
      const before = read('wrangler.jsonc')
      putWrangler(`${upload}process.exit(1)`)
      const { code, stdout, stderr } = await setup(answers, '--offline')
      expect(stderr).toContain('wrangler failed, and wrangler.jsonc is as it was.')
      expect([code, read('wrangler.jsonc')]).toEqual([1, before])
      expectKeysOf(stdout)
      // The next run needs no option.
      putWrangler(upload)
      const again = await setup(answers, '--offline')
      expect(again.code).toBe(0)
      expectKeysOf(again.stdout)
    },
  )

  it(
    'has the secrets although a file cannot be written: the keys are shown, and the next run mends it',
    { tags: 'long' },
    async () => {
      await edge.run(['init', 'my-edge'])
      const before = read('wrangler.jsonc')
      const file = join(edge.folder, 'wrangler.jsonc')
      putWrangler(
        `${upload}fs.rmSync('wrangler.jsonc'); fs.mkdirSync('wrangler.jsonc/full', { recursive: true })`,
      )
      const { code, stdout, stderr } = await setup(answers, '--offline')
      expect(stderr).toContain(
        'No file was replaced. The account has the new secrets. Mend that, and run setup again',
      )
      expect(code).toBe(1)
      expectKeysOf(stdout)
      expect(readdirSync(edge.folder).filter((name) => name.endsWith('.tmp'))).toEqual([])

      rmSync(file, { recursive: true })
      writeFileSync(file, before)
      putWrangler(upload)
      const again = await setup(answers, '--offline', '--replace')
      expect(again.code).toBe(0)
      expectKeysOf(again.stdout)
      expect(parse(read('wrangler.jsonc'))).toMatchObject({ vars: { PROVIDER_URL: provider } })
    },
  )

  it('may have the secrets when a signal ends setup: wrangler is ended, and the keys are shown', async () => {
    await edge.run(['init', 'my-edge'])
    putWrangler(`${upload}console.log('has them'); setInterval(() => undefined, 1000)`)
    const child = edge.start(['setup', 'my-edge', '--answers', '-', '--offline'])
    child.stdin!.end(answers)
    const stdout = text(child.stdout!)
    for await (const chunk of child.stderr!) if (String(chunk).includes('has them')) break
    const closed = once(child, 'exit')
    child.kill('SIGINT')
    expect((await closed)[0]).toBe(1)
    expectKeysOf(await stdout)
  })

  it(
    'may have the secrets when wrangler fails after questions: the keys are shown',
    { tags: 'long' },
    async () => {
      await edge.run(['init', 'my-edge'])
      putWrangler(`${upload}process.exit(1)`)
      const typed = ['workers', '', provider, '', '', '', 'EU', 'eu', '', merchant.MerchantId, '', 'client']
      const lines = [...typed, 'secret', 'https://shop.example', 'no', 'no', 'no', 'no', '']
      const { code, stdout } = await edge.run(['setup', 'my-edge', '--offline'], lines.join('\n'))
      expect(code).toBe(1)
      expect(stdout).toContain('✗ Answer any or eu or us or fedramp or fedramp-high.')
      expectKeysOf(JSON.stringify({ [merchant.MerchantId]: /oak_[\w-]{43}/.exec(stdout)![0] }))
    },
  )

  it('gets nothing if a file cannot be prepared, and no key is shown', async () => {
    mkdirSync(edge.folder, { recursive: true })
    writeFileSync(join(edge.folder, 'secrets'), 'a file where a folder must be')
    const { code, stdout, stderr } = await setup(answersFor(provider, { target: 'server' }), '--offline')
    expect(stderr).toMatch(/Nothing was written\.\n$/)
    expect([code, stdout]).toEqual([1, ''])
    expect(readdirSync(edge.folder)).toEqual(expect.not.arrayContaining(['wrangler.jsonc', 'package.json']))
  })

  it('gets its secrets from a file and a command, if there is no wrangler', async () => {
    const { stderr } = await setup(answersFor(provider, { target: 'workers' }), '--offline')
    expect(stderr).toContain('npx wrangler secret bulk .dev.vars')
    expect(secretsOf().merchants).toHaveLength(1)
  })
})

describe('init', () => {
  it('overwrites nothing', async () => {
    await edge.run(['init', 'my-edge'])
    const { code, stderr } = await edge.run(['init', 'my-edge'])
    expect(code).toBe(1)
    expect(stderr).toContain('package.json')
    expect(stderr).toContain('nothing is overwritten')
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'my-edge', private: true })
  })
})

describe('the command', () => {
  const mistakes: [string, string[], string][] = [
    ['a folder that has no configuration', ['start', 'my-edge'], 'my-edge has no wrangler.jsonc'],
    ['two folders', ['setup', 'one', 'two'], 'There is one folder, and not also two.'],
    [
      'an unknown target',
      ['setup', 'my-edge', '--target', 'moon'],
      '--target is workers or server or local.',
    ],
    ['no folder for init', ['init'], 'Name the folder that init writes.'],
    ['an option that is none', ['setup', '--force'], "Unknown option '--force'"],
    ['a file of answers that is away', ['setup', '--answers', 'nothing.json'], "open 'nothing.json'"],
  ]

  it.each(someOf(mistakes, 2))(
    'refuses %s, with the reason and without a stack',
    async (_, parameters, reason) => {
      const { code, stderr } = await edge.run(parameters)
      expect(stderr).toContain(reason)
      expect(stderr).not.toContain('    at ')
      expect(code).toBe(1)
    },
  )

  const configured: [string, string[], string][] = [
    ['an unknown place for secrets', ['build', 'my-edge', '--secrets', 'pocket'], '--secrets is files or'],
    [
      'an address without a port',
      ['build', 'my-edge', '--address', 'localhost'],
      '--address is a host and a port',
    ],
    ['a port that is too high', ['start', 'my-edge', '--address', 'localhost:65536'], '--address is a host'],
    ['a folder without its packages', ['start', 'my-edge'], 'is not there. Run npm install first.'],
  ]

  it.each(someOf(configured, 1))(
    'refuses %s, where there is a configuration',
    async (_, parameters, reason) => {
      await edge.run(['init', 'my-edge'])
      const { code, stderr } = await edge.run(parameters)
      expect(stderr).toContain(reason)
      expect(code).toBe(1)
    },
  )
})
