import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { lockState } from './state-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'state-lock-')), '.state')
  file = join(folder, 'running.json')
  return () => rmSync(join(folder, '..'), { recursive: true })
})

it('a second start never shares the stored data, and learns where the first one is', () => {
  const first = lockState(folder)
  expect(first.ok).toBe(true)
  expect(lockState(folder)).toMatchObject({ ok: false, reason: { pid: process.pid, file } })
  if (first.ok) first.value.tell('http://127.0.0.1:8780')
  expect(lockState(folder)).toMatchObject({ ok: false, reason: { address: 'http://127.0.0.1:8780' } })
  if (first.ok) first.value.release()
  expect(readdirSync(folder)).toEqual([])
  expect(lockState(folder).ok).toBe(true)
})

it('what a process that is gone has left stops nobody', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'close')
  lockState(folder)
  for (const left of [JSON.stringify({ pid: gone.pid }), '', '{', 'null', '{"pid":0}', '{"pid":"1"}']) {
    writeFileSync(file, left)
    expect([left, lockState(folder).ok]).toEqual([left, true])
  }
})

// In a container, the process after a SIGKILL has the number of the one before.
it.runIf(process.platform === 'linux').each([process.pid, process.ppid])(
  'a process that began at another time is not the one that held it: %d',
  (pid) => {
    mkdirSync(folder)
    writeFileSync(file, JSON.stringify({ pid, started: '1' }))
    const next = lockState(folder)
    expect(next.ok).toBe(true)
    if (next.ok) next.value.tell('http://127.0.0.1:8780')
    // The own one is still known after it has told its address.
    expect(lockState(folder)).toMatchObject({ ok: false, reason: { pid: process.pid } })
  },
)
