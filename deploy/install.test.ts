/** `install.sh`, below another folder: what an update keeps, and what the edge's own user can read. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'

let folder: string
let etc: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  etc = join(folder, 'destination/etc/order-admin-edge')
  cpSync(join(import.meta.dirname, 'systemd'), join(folder, 'deploy/systemd'), { recursive: true })
  mkdirSync(join(folder, 'server/files'), { recursive: true })
  mkdirSync(join(folder, 'secrets'))
  writeFileSync(join(folder, 'server/edge.capnp'), 'first release')
  writeFileSync(join(folder, 'server/files/order-admin.js'), '')
  writeFileSync(join(folder, 'server/serve.sh'), '', { mode: 0o755 })
  writeSecret('MERCHANTS', '[{"MerchantId":"100001"}]')
  writeSecret('SESSION_KEYS', '[{"kid":"leaked"}]')
  return () => rmSync(folder, { recursive: true })
})

function writeSecret(name: string, text: string): void {
  writeFileSync(join(folder, 'secrets', name), text)
}

function install(...options: string[]): { code: number | null; stderr: string } {
  const { status: code, stderr } = spawnSync('/bin/sh', ['deploy/systemd/install.sh', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DESTDIR: join(folder, 'destination') },
  })
  return { code, stderr }
}

const installed = (name: string) => readFileSync(join(etc, name), 'utf8')
const release = () => readFileSync(join(folder, 'destination/opt/order-admin-edge/edge.capnp'), 'utf8')

describe('an update', () => {
  beforeEach(() => {
    const { code, stderr } = install()
    if (code !== 0) throw new Error(stderr)
    writeFileSync(join(folder, 'server/edge.capnp'), 'second release')
  })

  it('with the same secrets replaces the program', () => {
    expect(install()).toEqual({ code: 0, stderr: '' })
    expect([release(), installed('SESSION_KEYS')]).toEqual(['second release', '[{"kid":"leaked"}]'])
  })

  it('never brings a key back that was taken out where the edge reads it', () => {
    writeFileSync(join(etc, 'SESSION_KEYS'), '[{"kid":"new"}]')
    const { code, stderr } = install()
    expect(code).toBe(1)
    expect(stderr).toContain(`${join(etc, 'SESSION_KEYS')} differs from secrets/SESSION_KEYS`)
    expect([release(), installed('SESSION_KEYS')]).toEqual(['first release', '[{"kid":"new"}]'])
    // As it says: delete the one that is wrong.
    rmSync(join(folder, 'secrets/SESSION_KEYS'))
    expect(install()).toEqual({ code: 0, stderr: '' })
    expect([release(), installed('SESSION_KEYS')]).toEqual(['second release', '[{"kid":"new"}]'])
  })

  it('replaces secrets when told to', () => {
    writeSecret('MERCHANTS', '[{"MerchantId":"100002"}]')
    expect(install().code).toBe(1)
    expect(installed('MERCHANTS')).toBe('[{"MerchantId":"100001"}]')
    expect(install('--replace-secrets')).toEqual({ code: 0, stderr: '' })
    expect(installed('MERCHANTS')).toBe('[{"MerchantId":"100002"}]')
  })

  it.each([[[]], [['--replace-secrets']]])('never empties the key of the registry: %j', (options) => {
    expect(installed('REGISTRY_KEY')).toBe('')
    writeFileSync(join(etc, 'REGISTRY_KEY'), '[{"kid":"1"}]')
    for (const prepare of [() => undefined, () => writeSecret('REGISTRY_KEY', '')]) {
      prepare()
      expect(install(...options)).toEqual({ code: 0, stderr: '' })
      expect(installed('REGISTRY_KEY')).toBe('[{"kid":"1"}]')
    }
  })

  it('adds the key of a registry that begins', () => {
    writeSecret('REGISTRY_KEY', '[{"kid":"1"}]')
    expect(install()).toEqual({ code: 0, stderr: '' })
    expect(installed('REGISTRY_KEY')).toBe('[{"kid":"1"}]')
  })
})

it.each(['022', '027', '077'])(
  'with the umask %s, the edge’s own user reads the program and no secret',
  (umask) => {
    const script = `umask ${umask} && cp -R server built && rm -r server && mv built server`
    execFileSync('/bin/sh', ['-c', `${script} && exec /bin/sh deploy/systemd/install.sh`], {
      cwd: folder,
      env: { ...process.env, DESTDIR: join(folder, 'destination') },
    })
    const modeOf = (path: string) => (statSync(join(folder, 'destination', path)).mode & 0o777).toString(8)
    const modes = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, modeOf(path)]))
    expect(
      modes([
        'opt/order-admin-edge',
        'opt/order-admin-edge/edge.capnp',
        'opt/order-admin-edge/files',
        'opt/order-admin-edge/files/order-admin.js',
        'opt/order-admin-edge/serve.sh',
        'etc/order-admin-edge',
        'etc/order-admin-edge/MERCHANTS',
        'etc/order-admin-edge/REGISTRY_KEY',
        'etc/systemd/system',
        'etc/systemd/system/order-admin-edge.service',
      ]),
    ).toEqual({
      'opt/order-admin-edge': '755',
      'opt/order-admin-edge/edge.capnp': '644',
      'opt/order-admin-edge/files': '755',
      'opt/order-admin-edge/files/order-admin.js': '644',
      'opt/order-admin-edge/serve.sh': '755',
      'etc/order-admin-edge': '700',
      'etc/order-admin-edge/MERCHANTS': '600',
      'etc/order-admin-edge/REGISTRY_KEY': '600',
      'etc/systemd/system': '755',
      'etc/systemd/system/order-admin-edge.service': '644',
    })
  },
)

it('needs the secrets in one of the two places, and knows no other option', () => {
  rmSync(join(folder, 'secrets/MERCHANTS'))
  expect(install()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('secrets/MERCHANTS is not there'),
  })
  expect(install('--force')).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: ') })
  expect(existsSync(join(folder, 'destination'))).toBe(false)
})
