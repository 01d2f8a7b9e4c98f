/** Faults that the merchant's requests get. */
import { ok } from '../../shared/domain/values/result.ts'
import type { CommandInput } from '../simulation/commands.ts'
import { faultsToClear, newFault, waitingFaults } from '../simulation/inputs.ts'
import { commandEndpoint } from './endpoint.ts'

const path = '/sandbox/faults'

export const faultsEndpoints = [
  commandEndpoint({
    method: 'POST',
    path,
    summary: 'Adds a fault, which waits for requests',
    body: newFault,
    status: 204,
    command: 'addFault',
    input: ({ body }) => ok(body as CommandInput<'addFault'>),
  }),
  commandEndpoint({
    method: 'GET',
    path,
    summary: 'Lists the faults that wait',
    status: 200,
    answers: waitingFaults,
    command: 'readFaults',
    input: () => ok(undefined),
  }),
  commandEndpoint({
    method: 'DELETE',
    path,
    summary: 'Removes all faults, or those of one path',
    body: faultsToClear,
    status: 204,
    command: 'clearFaults',
    input: ({ body }) => ok(body),
  }),
]
