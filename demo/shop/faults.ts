/** The faults between edge and provider that a visitor can cause for an own order. */

/** An abandoned fault ends by itself after this time. */
const SECONDS = 300

const WRITES = 'POST,PUT,PATCH'

export const faults = {
  lost: {
    label: 'Lose the answer of the next save',
    ready: 'The answer of the next save will be lost.',
    fault: { method: WRITES, phase: 'after', reset: true, times: 1 },
  },
  down: {
    label: 'Refuse the next save with 500',
    ready: 'The next save will be refused with 500.',
    fault: { method: WRITES, phase: 'before', status: 500, times: 1 },
  },
  slow: {
    label: 'Answer 3 seconds late, ten times',
    ready: 'The next ten answers will be 3 seconds late.',
    fault: { latencyMs: 3000, times: 10 },
  },
} as const
export type FaultName = keyof typeof faults

/** The path of every fault of the order, by which faults are found and removed. */
export function faultPath(orderId: number): string {
  return `/api/v1/orders/${orderId}*`
}

/** The body of `POST /sandbox/faults`. */
export function faultRequest(name: FaultName, orderId: number): object {
  return { ...faults[name].fault, path: faultPath(orderId), seconds: SECONDS }
}
