/** The merchant's clock. */
import { ok } from '../../shared/domain/values/result.ts'
import { clockMove, clockState } from '../simulation/inputs.ts'
import { commandEndpoint } from './endpoint.ts'

const path = '/sandbox/clock'

export const clockEndpoints = [
  commandEndpoint({
    method: 'GET',
    path,
    summary: "Tells the time of the merchant's clock",
    status: 200,
    answers: clockState,
    command: 'readClock',
    input: () => ok(undefined),
  }),
  commandEndpoint({
    method: 'POST',
    path,
    summary: "Moves the merchant's clock forwards, and saves the merchant before, as before-clock-N",
    body: clockMove,
    status: 200,
    answers: clockState,
    command: 'stepClock',
    input: ({ body }) => ok(body),
  }),
  commandEndpoint({
    method: 'DELETE',
    path,
    summary: "Resets the merchant's clock to the system's time",
    status: 200,
    answers: clockState,
    command: 'resetClock',
    input: () => ok(undefined),
  }),
]
