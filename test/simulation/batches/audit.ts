/**
 * What must hold after a run with batches: each order of a batch was done once, or is told as not done or unknown; the
 * figures of a batch are the provider's; nothing is begun while it is paused or over; it ends; the journal has all of it.
 */
import { VERSIONS_PER_EPOCH } from '../../../edge/batches/shown-version.ts'
import type { Finding } from '../world/finding.ts'
import type { BatchRow } from '../../../edge/batches/batch-table.ts'
import type { ClerkStory } from './clerk.ts'
import { type Entry, type Facts, isIn } from './facts.ts'
import { itemFindings } from './item-audit.ts'
import { pauseFindings } from './pause-audit.ts'

type Note = (what: string) => void

export function findings(facts: Facts, seen: Note): Finding[] {
  const { batches, stories } = facts
  const records = facts.records.map((record) => JSON.parse(record) as Entry)
  return [
    ...batches.flatMap((batch) => ofBatch(batch, facts, records, seen)),
    ...stories.flatMap((story) => ofStory(story, facts)),
  ]
}

/** @param left how many writes the desks still store when every answer has expired @param kept objects that store something at the very end */
export function findingsAtRest(left: number, kept: readonly string[]): Finding[] {
  return [
    ...(left > 0 ? [{ rule: 'a desk forgets a write when its answer has expired', detail: `${left}` }] : []),
    ...kept.map((detail) => ({ rule: 'nothing is kept for longer than stated', detail })),
  ]
}

function ofBatch(batch: BatchRow, facts: Facts, records: readonly Entry[], seen: Note): Finding[] {
  const items = facts.items.filter((item) => item.batch === batch.seq)
  seen(`batch ${batch.state}${batch.pause === null ? '' : ` ${batch.pause}`}`)
  for (const { state, code } of items) seen(`order ${state}${code === null ? '' : ` ${code}`}`)
  const found: Finding[] = []
  const fail = (rule: string, detail: unknown) => found.push({ rule, detail: JSON.stringify(detail) })
  if (!/^(ready|paused|ended|stopped)$/.test(batch.state)) fail('a batch comes to its end', batch)
  if (/^(ended|stopped)$/.test(batch.state)) {
    for (const item of items) {
      if (!/^(done|refused|unknown|cannot|left)$/.test(item.state))
        fail('no order stays open', { batch, item })
    }
  }
  const own = records.filter(({ save, operation }) => save === batch.id && operation.endsWith('Batch'))
  const count = (operation: string) => own.filter((entry) => entry.operation === operation).length
  if (count('startBatch') !== (batch.started_at === null ? 0 : 1)) {
    fail('the start of a batch stands in the journal once', { batch, own })
  }
  if (count('stopBatch') !== (batch.state === 'stopped' ? 1 : 0)) {
    fail('the stop of a batch stands in the journal once', { batch, own })
  }
  return [
    ...found,
    ...items.flatMap((item) => itemFindings(batch, item, facts, records, seen)),
    ...pauseFindings(batch, items, facts),
  ]
}

function ofStory(
  { clerk, asked, ids, second, forgotten, last, faults }: ClerkStory,
  { batches, items, lost }: Facts,
): Finding[] {
  const found = [...faults]
  const fail = (rule: string, detail: unknown) => found.push({ rule, detail: JSON.stringify(detail) })
  if (clerk.hasKey && new Set(ids).size > 1) fail('a key makes one batch', { clerk, ids })
  const isLost = isIn(lost, asked.from, asked.to)
  if (!isLost && ids.some((id) => !batches.some((batch) => batch.id === id))) {
    fail('a batch that was told of is there', { clerk, ids })
  }
  if (forgotten !== undefined && !/^(outcome-unknown|edge-unavailable)$/.test(forgotten)) {
    fail('a batch that a restore has lost is not made again', { clerk, forgotten })
  }
  if (second !== undefined && !/^(idempotency-key-reused|edge-unavailable)$/.test(second)) {
    fail('a key belongs to one batch', { clerk, second })
  }
  if (last && last.at > (lost?.to ?? 0) && /^(ended|stopped)$/.test(last.state)) {
    const batch = batches.find(({ id }) => id === last.id)!
    const own = items.filter((item) => item.batch === batch.seq)
    if (Object.values(last.counts).reduce((sum, one) => sum + one, 0) !== own.length) {
      fail('each order is counted once', { last, own })
    }
    if (batch.version === last.version % VERSIONS_PER_EPOCH) {
      const done = own.filter(({ state, amount }) => state === 'done' && amount !== null)
      const sum = done.reduce((total, { amount }) => total + Number(amount), 0)
      const told = last.sums.reduce((total, { amount }) => total + Number(amount), 0)
      if (sum !== told) fail('the sum of a batch is that of its done orders', { last, own })
    }
  }
  return found
}
