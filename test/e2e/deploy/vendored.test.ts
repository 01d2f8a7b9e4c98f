/** The Docker way from a `.tgz` in docs/deploying.md: the image is built elsewhere, with an empty npm cache. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { runInShell, runSteps } from '../../support/dockerfile.ts'
import { answersFor, type EdgeFolder, packEdge } from '../../support/edge-folder.ts'
import { execute } from '../../support/packed.ts'

let edge: EdgeFolder
beforeAll(async () => {
  edge = await packEdge()
})
afterAll(() => edge.remove())

interface Manifest {
  dependencies: Record<string, string>
  devDependencies?: object
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** npm without a network, and with a cache that has nothing. */
function npm(cwd: string, ...parameters: string[]) {
  const cache = join(edge.project, `cache-${basename(cwd)}`)
  return execute('npm', [...parameters, '--offline', '--no-audit', '--no-fund', '--cache', cache], { cwd })
}

it('an image never needs a file outside of the folder', { tags: 'long' }, async () => {
  // As in the guide, it is beside the folder, and gone before the image is built.
  const download = join(edge.project, basename(edge.tarball))
  if (download !== edge.tarball) cpSync(edge.tarball, download)
  expect(await edge.run(['init', 'my-edge', '--package', download])).toMatchObject({ code: 0 })
  expect(manifestOf(edge.folder).dependencies['@order-admin/edge']).toBe(
    `file:vendor/${basename(edge.tarball)}`,
  )
  // Tests have no registry for workerd and wrangler: workerd is linked to the place where npm would put it.
  const { dependencies, devDependencies: _, ...manifest } = manifestOf(edge.folder)
  const { workerd: __, ...vendored } = dependencies
  writeFileSync(join(edge.folder, 'package.json'), JSON.stringify({ ...manifest, dependencies: vendored }))
  await npm(edge.folder, 'install')
  await edge.run(
    ['setup', 'my-edge', '--answers', '-', '--target', 'server'],
    answersFor(inject('addresses').provider),
  )

  const elsewhere = join(edge.project, 'elsewhere')
  cpSync(edge.folder, elsewhere, { recursive: true, filter: (path) => !path.includes('node_modules') })
  rmSync(edge.folder, { recursive: true })
  rmSync(download)
  const images = join(edge.project, 'images')
  mkdirSync(images)
  const image = await runSteps(
    join(elsewhere, 'deploy/Dockerfile'),
    elsewhere,
    images,
    async (command, folder) => {
      if (command !== 'npm ci --omit=dev') return runInShell(command, folder)
      await npm(folder, 'ci', '--omit=dev')
      symlinkSync(join(root, 'node_modules/workerd'), join(folder, 'node_modules/workerd'))
    },
  )
  expect(readFileSync(join(image.root, 'app/edge.capnp'), 'utf8')).toContain('Workerd.Config')
})

it.each(['missing.tgz', 'my-edge'])('init refuses %s, which is no package', async (file) => {
  const { code, stderr } = await edge.run(['init', 'other', '--package', file])
  expect([code, stderr]).toEqual([1, `--package is the .tgz of this package, and ${file} is none.\n`])
})
