/**
 * The Dockerfile's steps as Docker runs them: in an empty root of Debian, from the `.tgz` of the package, and the result
 * with a root that cannot be written to, as a user without rights.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inPath } from '../../../scripts/programs.ts'
import { hasEmptyRoot } from '../../../scripts/provide-empty-root.ts'
import { freePort } from '../../../scripts/workerd.ts'
import { type Image, runSteps } from '../../support/dockerfile.ts'
import {
  answersFor,
  ApiKeyHashes,
  apiKey,
  type EdgeFolder,
  merchant,
  packEdge,
} from '../../support/edge-folder.ts'
import { execute } from '../../support/packed.ts'

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const PATH = '/usr/local/bin:/usr/bin:/bin'

describe.runIf(hasEmptyRoot())('an image of an empty root', { tags: 'long' }, () => {
  let edge: EdgeFolder
  let image: Image

  beforeAll(async () => {
    edge = await packEdge()
    const into = join(edge.project, 'images')
    const debian = join(edge.project, 'debian')
    mkdirSync(into)
    await execute('debootstrap', ['--variant=minbase', 'bookworm', debian])
    await edge.run(['init', 'my-edge', '--package', edge.tarball])
    const answers = answersFor(inject('addresses').provider, { MERCHANTS: [{ ...merchant, ApiKeyHashes }] })
    await edge.run(['setup', 'my-edge', '--answers', '-', '--target', 'server'], answers)
    // It makes the lock file that the image is built from.
    await execute('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: edge.folder })
    const { stdout: registry } = await execute('npm', ['config', 'get', 'registry'])
    image = await runSteps(
      join(edge.folder, 'deploy/Dockerfile'),
      edge.folder,
      into,
      (_, __, command, { root, workdir }) =>
        execute('bwrap', [
          ...rootOf(root),
          ...words(
            `--setenv npm_config_registry ${registry.trim()} --setenv NODE_EXTRA_CA_CERTS ${CERTIFICATES}`,
          ),
          ...words(`--chdir ${workdir} /bin/sh -c`),
          command,
        ]),
      async (stage, root) => {
        await execute('cp', ['--archive', `${debian}/.`, root])
        if (stage === 'build') addNode(root)
      },
    )
  }, 900_000)

  afterAll(() => edge.remove())

  it('starts as a user without rights on a root that is read only, is healthy, and ends on SIGTERM', async () => {
    const port = await freePort()
    const user = Number(image.user.split(':')[0])
    const secrets = join(image.root, 'run/secrets')
    cpSync(join(edge.folder, 'secrets'), secrets, { recursive: true })
    for (const path of ['', 'MERCHANTS', 'SESSION_KEYS']) chownSync(join(secrets, path), user, user)
    chmodSync(edge.project, 0o755)
    const within = (...command: string[]) => [
      ...rootOf(image.root, '--ro-bind'),
      ...words(`--bind ${join(image.root, 'state')} /state`),
      ...words(`--bind ${join(image.root, 'state-seen')} /state-seen --chdir ${image.workdir}`),
      ...words(
        `--cap-add CAP_SETUID --cap-add CAP_SETGID setpriv --reuid=${user} --regid=${user} --clear-groups`,
      ),
      ...command,
    ]
    const command = within(...image.command, `--socket-addr=http=127.0.0.1:${port}`)
    const child = spawn('bwrap', ['--info-fd', '3', ...command], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const [, stdout, stderr, info] = child.stdio as Readable[]
    let said = ''
    for (const stream of [stdout!, stderr!]) stream.on('data', (chunk) => (said += String(chunk)))
    // The program is a child of bwrap, which passes no signal on.
    const { 'child-pid': pid } = JSON.parse(await text(info!)) as { 'child-pid': number }
    const ended = once(child, 'close') as Promise<[number | null]>
    try {
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ status }) => status,
            () => said,
          ),
        )
        .toBe(200)
      const order = await fetch(`http://127.0.0.1:${port}/api/v1/orders/8906810`, {
        headers: { Authorization: `Bearer ${apiKey}` },
      })
      expect(await order.json()).toMatchObject({ Id: 8906810 })
      await execute('bwrap', within(...image.healthcheck.map((part) => part.replace('8787', String(port)))))
    } finally {
      process.kill(pid, 'SIGTERM')
    }
    expect(await ended).toEqual([0, null])
  })
})

/** The parameters with which a program sees this root alone, with devices, processes and a temporary folder of its own. */
function rootOf(root: string, how: '--bind' | '--ro-bind' = '--bind'): string[] {
  return words(
    `${how} ${root} / --ro-bind /etc/resolv.conf /etc/resolv.conf --dev /dev --proc /proc --perms 1777 --tmpfs /tmp ` +
      `--clearenv --setenv PATH ${PATH} --setenv HOME /root`,
  )
}

/** No path here has a space. */
function words(text: string): string[] {
  return text.split(' ')
}

/** What the image of Node has beside Debian: Node, npm and certificates. */
function addNode(root: string): void {
  const local = join(root, 'usr/local')
  cpSync(realpathSync(process.execPath), join(local, 'bin/node'))
  const npm = dirname(dirname(realpathSync(inPath('npm')!)))
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  mkdirSync(dirname(join(root, CERTIFICATES)), { recursive: true })
  if (!existsSync(join(root, CERTIFICATES))) cpSync(CERTIFICATES, join(root, CERTIFICATES))
}
