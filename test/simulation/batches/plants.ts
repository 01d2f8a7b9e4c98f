/** Ways to be wrong with batches, as test/simulation/plants.ts has them for an order's desk. */
import type { FindablePlant } from '../bundle.ts'

const batches = 'edge/batches'

export const plants: readonly FindablePlant[] = [
  {
    seed: 6,
    name: 'the second credit of an order has the key of the first',
    file: `${batches}/batch-writer.ts`,
    find: 'return step === 0 ? `batch-${id}-${place}` : `batch-${id}-${place}-${step}`',
    put: 'return step >= 0 ? `batch-${id}-${place}` : ``',
  },
  {
    seed: 0,
    name: 'each attempt at an order has a key of its own',
    file: `${batches}/batch-writer.ts`,
    find: '    const key = writeKey(batch, item)\n',
    put: '    const key = `${writeKey(batch, item)}${item.state}${item.looks}`\n',
  },
  {
    seed: 14,
    name: 'an unknown outcome counts as done',
    file: `${batches}/desk-outcome.ts`,
    find: "return { is: 'unknown', ...(seconds !== undefined && { seconds }), detail }",
    put: "return { is: 'done', etag: null }",
  },
  {
    seed: 3,
    name: 'an unknown outcome counts as refused',
    file: `${batches}/desk-outcome.ts`,
    find: "return { is: 'unknown', ...(seconds !== undefined && { seconds }), detail }",
    put: "return { is: 'refused', code: problem, detail, isFailure: false }",
  },
  {
    seed: 5,
    name: 'an order that was done sets its paused batch running',
    file: `${batches}/keep-outcome.ts`,
    find: '        failures: 0,\n',
    put: "        failures: 0,\n        state: 'running',\n",
  },
  {
    seed: 264,
    name: 'an order that has changed since the review is done',
    file: `${batches}/batch-writer.ts`,
    find: 'ifMatch: [etag],',
    put: "ifMatch: etag ? '*' : [],",
  },
  {
    seed: 0,
    name: 'the start of a batch is not told',
    file: `${batches}/batches.ts`,
    find: '      this.#store.outbox.add(actLetter(doer, act))\n',
    put: "      if (command !== 'start') this.#store.outbox.add(actLetter(doer, act))\n",
  },
  {
    seed: 5,
    name: 'an order that was under way at a stop is not looked at again',
    file: `${batches}/unknown-looker.ts`,
    find: '    for (const item of this.#store.items.strays()) this.#bringHome(item)\n',
    put: '',
  },
  {
    seed: 20,
    name: 'the end of a session does not end its batch',
    file: `${batches}/starter.ts`,
    find: 'return isEnded(env, { merchantId, id, user, issuedAt }, { fresh: true })',
    put: 'return (await isEnded(env, { merchantId, id, user, issuedAt }, { fresh: true })) && false',
  },
  {
    seed: 1,
    name: 'a page is not told of an order that has changed',
    file: `${batches}/item-table.ts`,
    find: "update(this.#sql, 'items', { ...changes, version }, where)\n  }\n\n  /** Changes each",
    put: "update(this.#sql, 'items', { version, ...changes, ...(changes.state === 'refused' && { version: 1 }) }, where)\n  }\n\n  /** Changes each",
  },
  {
    seed: 6,
    name: 'the first credit of an order is enough',
    file: `${batches}/keep-outcome.ts`,
    find: 'const isLast = item.step + 1 >= stepCount(item)',
    put: 'const isLast = item.step + 1 > 0 || stepCount(item) === 0',
  },
  {
    seed: 14,
    name: 'a write that the history calls not done counts as done',
    file: `${batches}/unknown-looker.ts`,
    find: "      case 'done':\n",
    put: "      case 'done':\n      case 'not-done' as 'done':\n",
  },
]
