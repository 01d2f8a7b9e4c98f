/**
 * The conformance suite: areas B and C of the description with #10 to #18, tested as an API client, against any
 * deployment. It imports only the contract; `deployment.ts` describes a deployment.
 */
import { describe, expect, it } from 'vitest'
import { accessConformance } from './access.conformance.ts'
import type { Deployment } from './deployment.ts'
import { orderConformance } from './order.conformance.ts'
import { lifeConformance } from './life.conformance.ts'
import { reportConformance, runningDayConformance } from './report.conformance.ts'
import { rowsConformance } from './rows.conformance.ts'
import { stateConformance } from './state.conformance.ts'
import { tokenConformance } from './token.conformance.ts'

/** Declares the whole suite for one deployment, within a test file. */
export function conformance(deployment: Deployment): void {
  describe(`${deployment.name}`, () => {
    if (deployment.token) tokenConformance(deployment.token)
    else leaveOut('the token endpoint', 'the credentials are not those of a token client')
    accessConformance(deployment)
    orderConformance(deployment)
    rowsConformance(deployment)
    reportConformance(deployment)
    if ('sandbox' in deployment.orders) {
      stateConformance(deployment)
      lifeConformance(deployment)
      runningDayConformance(deployment)
    } else {
      leaveOut('orders that are delivered, cancelled or credited', 'it needs a sandbox that creates them')
    }
    if (deployment.orders.foreign === undefined)
      leaveOut("403 to another merchant's order", 'no such order was named')
    if (!deployment.tasks) leaveOut('the task behind a 202', 'an edge waits for it itself')
  })
}

/** What of the suite a deployment cannot be asked. */
function leaveOut(what: string, why: string): void {
  describe(`${what}`, () => {
    it.skipIf(true)(`left out: ${why}`, () => expect(what).toBe('asked'))
  })
}
