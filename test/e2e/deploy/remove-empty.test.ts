/** A server removes the files of objects that have nothing stored before it starts, and no others. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { startEdge } from '../../support/edge-process.ts'
import { makeState, readState } from '../../support/stored-state.ts'

const script = join(root, 'deploy/server/remove-empty.sh')
const ONE_PAGE = 4096

it('files without a table are removed, and all that is stored reads the same', async () => {
  const state = mkdtempSync(join(tmpdir(), 'order-admin-remove '))
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  const { provider } = inject('addresses')
  const start = () => startEdge({ provider, stateDirectory: state })
  const first = await start()
  const made = await makeState(first.addresses)
  const before = await readState(first.addresses, made)
  const headers = { Authorization: 'Bearer sandbox-api-key-100001' }
  for (let number = 0; number < 10; number++) {
    await fetch(`${first.address}/api/credit/history?ClientOrderNr=nobody-${number}`, { headers })
  }
  await first.stop()
  const databases = () =>
    globSync('edge/**/*.sqlite', { cwd: state }).filter((path) => basename(path) !== 'metadata.sqlite')
  const isEmpty = (path: string) => statSync(join(state, path)).size === ONE_PAGE
  const [empty, others] = [databases().filter(isEmpty), databases().filter((path) => !isEmpty(path))]
  expect(empty.length).toBeGreaterThanOrEqual(10)
  // A log that was not merged may have everything.
  const [kept] = empty
  writeFileSync(join(state, `${kept}-wal`), '')
  execFileSync(script, [join(state, 'edge')])
  expect(databases().toSorted()).toEqual([...others, kept].toSorted())
  expect(globSync('edge/*/metadata.sqlite', { cwd: state }).length).toBeGreaterThan(0)
  rmSync(join(state, `${kept}-wal`))
  const second = await start()
  onTestFinished(() => second.stop())
  expect(await readState(second.addresses, made)).toEqual(before)
})

it('empty files are removed behind a symbolic link too, as systemd makes one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-remove-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'private/state/OrderDesk'), { recursive: true })
  writeFileSync(join(folder, 'private/state/OrderDesk/empty.sqlite'), Buffer.alloc(ONE_PAGE))
  symlinkSync('private/state', join(folder, 'state'))
  execFileSync(script, [join(folder, 'state')])
  expect(globSync('private/state/**/*.sqlite', { cwd: folder })).toEqual([])
  expect(readlinkSync(join(folder, 'state'))).toBe('private/state')
})

it('a folder that is not there, or has something else, stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-remove-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  execFileSync(script, [join(folder, 'nothing')])
  mkdirSync(join(folder, 'a.sqlite'))
  const page = Buffer.alloc(ONE_PAGE)
  page[104] = 1
  writeFileSync(join(folder, 'table.sqlite'), page)
  execFileSync(script, [folder])
  expect([existsSync(join(folder, 'a.sqlite')), existsSync(join(folder, 'table.sqlite'))]).toEqual([
    true,
    true,
  ])
})
