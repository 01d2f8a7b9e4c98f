/** How the cost of what we do grows with the size of orders, reports, histories and merchants: one exponent for each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../../scripts/build.ts'
import type { Figure, Tell } from '../fact.ts'
import { exponentOf, type Growth } from './exponent.ts'
import { journalGrowth } from './of-the-journal.ts'
import { merchantGrowth } from './of-merchants.ts'
import { orderGrowth } from './of-orders.ts'
import { reportGrowth } from './of-reports.ts'
import { socketsGrowth } from './of-sockets.ts'

/** Above it the cost grows faster than it may; no measured step is exact. A look-up in a tree grows with the logarithm. */
const MOST = { linear: 1.1, lookup: 0.25 }

/** Takes about five minutes. */
export async function benchGrowth(tell: Tell): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  for (const measure of [orderGrowth, reportGrowth, journalGrowth, merchantGrowth, socketsGrowth]) {
    const folder = mkdtempSync(join(tmpdir(), 'order-admin-growth-'))
    try {
      for (const growth of await measure(folder)) tellGrowth(tell, growth)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function tellGrowth(tell: Tell, { what, of, points, isLinear }: Growth): void {
  const sizes = points.map(({ size, ms }): [string, Figure] => [`${size} ${of}`, { value: ms, unit: 'ms' }])
  const most = isLinear ? MOST.linear : MOST.lookup
  tell({
    question: 'How does the cost grow with the size?',
    what,
    ours: {
      more: { exponent: { value: exponentOf(points), unit: 'count' }, ...Object.fromEntries(sizes) },
    },
    aims: [{ figure: 'exponent', of: 'ours', most }],
    how: 'The exponent is that of the last step: 1 means ten times the cost at ten times the size.',
  })
}
