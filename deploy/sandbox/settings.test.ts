import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { helpOfFlags, readCommand, readOptions } from './settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-settings-'))
  return () => rmSync(folder, { recursive: true })
})

function write(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const defaults = { port: 8782, host: '127.0.0.1', quiet: false, json: false, provider: {} }

it('without a word, it is the provider with its defaults, on port 8782 of this machine', () => {
  expect(readCommand([], {})).toEqual(defaults)
})

it('a flag counts before the environment, and the environment before the file', () => {
  const config = write('order.json', { port: 1, soapPath: '/file', operatorName: 'File' })
  const environment = { ORDER_ADMIN_SANDBOX_SOAP_PATH: '/variable', ORDER_ADMIN_SANDBOX_PORT: '2' }
  expect(readCommand(['--config', config, '--port', '3'], environment)).toEqual({
    ...defaults,
    port: 3,
    provider: { SOAP_PATH: '/variable', OPERATOR_NAME: 'File' },
  })
})

it('the environment names the file too, and an empty variable counts for nothing', () => {
  const config = write('named.json', { quiet: true })
  const environment = {
    ORDER_ADMIN_SANDBOX_CONFIG: config,
    ORDER_ADMIN_SANDBOX_PORT: '',
    ORDER_ADMIN_OTHER: 'x',
  }
  expect(readCommand([], environment)).toEqual({ ...defaults, quiet: true })
})

it('paths of the file are relative to it, and those of flags to the working directory', () => {
  const config = write('paths.json', { state: 'kept', merchants: 'list.json' })
  write('list.json', '[{"MerchantId":"1"}]')
  expect(readCommand(['--config', config, '--import', 'a.ndjson'], {})).toEqual({
    ...defaults,
    state: join(folder, 'kept'),
    import: resolve('a.ndjson'),
    provider: { MERCHANTS: '[{"MerchantId":"1"}]' },
  })
})

it('a list is JSON, a file, or a value of the file', () => {
  const config = write('lists.json', { customers: [{ FullName: 'Ny' }], campaigns: '[]' })
  expect(readCommand(['--config', config, '--merchants=[{"MerchantId":"2"}]'], {})).toMatchObject({
    provider: { TEST_CUSTOMERS: '[{"FullName":"Ny"}]', CAMPAIGNS: '[]', MERCHANTS: '[{"MerchantId":"2"}]' },
  })
})

it('help and version come before what is wrong behind them', () => {
  expect(readCommand(['--help', '--wrong'], {})).toBe('help')
  expect(readCommand(['--version'], {})).toBe('version')
  expect(helpOfFlags()).toMatch(
    /^ {2}--account-credit-campaigns <file\|JSON> {3}campaigns of account credits/m,
  )
})

describe('what is wrong is refused by name', () => {
  it.each([
    [['--prot', '1'], '--prot is unknown. Did you mean --port?'],
    [['--Port', '1'], '--Port is unknown. Did you mean --port?'],
    [['--something-else', '1'], '--something-else is unknown.'],
    [['serve'], 'serve is no flag. Try --help.'],
    [['--port'], '--port needs a value. Try --help.'],
    [['--port', '--quiet'], '--port needs a value. Try --help.'],
    [['--port', '1', '--port', '2'], '--port is there twice.'],
    [['--port', '65536'], '--port must be a port: an integer from 0 to 65535.'],
    [['--port', '-1'], '--port must be a port: an integer from 0 to 65535.'],
    [['--port=1e3'], '--port must be a port: an integer from 0 to 65535.'],
    [['--quiet=yes'], '--quiet must be true or false.'],
    [['--host', 'a b'], '--host must be an address of this machine, such as 127.0.0.1.'],
    [['--host='], '--host must be a text that is not empty.'],
    [['--config', '/no/such/file'], '/no/such/file cannot be read: ENOENT.'],
    [
      ['--merchants', '/no/such/file'],
      '--merchants must be a JSON list, or a file with one. /no/such/file cannot be read: ENOENT.',
    ],
  ])('%j', (words, message) => {
    expect(() => readCommand(words, {})).toThrow(message)
  })

  it('in the environment', () => {
    expect(() => readCommand([], { ORDER_ADMIN_SANDBOX_SOAPPATH: '/x' })).toThrow(
      'ORDER_ADMIN_SANDBOX_SOAPPATH is unknown. Did you mean ORDER_ADMIN_SANDBOX_SOAP_PATH?',
    )
  })

  it.each([
    [{ 'soap-path': '/x' }, ': soap-path is unknown. Did you mean soapPath?'],
    [{ port: '80a' }, ': port must be a port: an integer from 0 to 65535.'],
    [{ port: 1.5 }, ': port must be a port: an integer from 0 to 65535.'],
    [{ merchants: {} }, ': merchants must be a text that is not empty.'],
    [[], ' must be a JSON object.'],
    ['{"port":1,}', ' is no JSON: '],
  ])('in a file with %j', (content, message) => {
    const path = write('wrong.json', content)
    expect(() => readCommand(['--config', path], {})).toThrow(`${path}${message}`)
  })

  it('in the options of a test, which has no use for what the command prints', () => {
    expect(() => readOptions({ prot: 1 })).toThrow('createSandbox: prot is unknown. Did you mean port?')
    expect(() => readOptions({ quiet: true })).toThrow('createSandbox: quiet is unknown.')
    expect(readOptions({ port: 0, state: undefined })).toEqual({ ...defaults, port: 0 })
  })
})
