/** The edge on a full disk, as edge/operations.md describes it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { logEntry } from '../../scripts/log-lines.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { createOrder } from '../support/sandbox.ts'

const { provider } = inject('addresses')
const lamp = { Name: 'Lamp', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
const SIZE = 4 * 1024 * 1024

/** A small disk at a new folder; undefined where this process may not mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

function removeDisk(folder: string): void {
  // Lazily, because the worker that used it may be about to end.
  execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true })
}

async function checkFullDisk(disk: string): Promise<void> {
  const lines: string[] = []
  const edge = await startEdge({ provider, stateDirectory: disk, onLine: (line) => lines.push(line) })
  try {
    const { addresses } = edge
    const order = `/api/v1/orders/${await createOrder(addresses, { OrderRows: [lamp] })}`
    const { token } = await openSession(addresses)
    const read = async () => (await atEdge(addresses, order, { token })).json()
    const key = crypto.randomUUID()
    const add = () =>
      atEdge(addresses, `${order}/rows/`, {
        token,
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: JSON.stringify(lamp),
      })
    const before = await read()

    expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(SIZE))).toThrow('ENOSPC')
    const refused = await add()
    expect([refused.status, await refused.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'internal-error' }),
    ])
    // It was refused before the provider got it, and reading needs no disk.
    expect(await read()).toEqual(before)
    expect((await fetch(`${addresses.edge}/readyz`)).status).toBe(200)
    expect(lines.join('\n')).toMatch(/error: .*database or disk is full/)
    expect(lines.map((line) => logEntry(line)?.['event'])).toContain('internal-error')

    rmSync(join(disk, 'filler'))
    expect((await add()).status).toBe(202)
    expect(await read()).not.toEqual(before)
  } finally {
    await edge.stop('SIGKILL')
  }
}

const disk = smallDisk()
it(`a write on a full disk is refused before it is sent, and done when there is room again${disk ? '' : ' (left out: it needs the right to mount a disk)'}`, async () => {
  if (!disk) return
  try {
    await checkFullDisk(disk)
  } finally {
    removeDisk(disk)
  }
})
