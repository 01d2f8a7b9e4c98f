/** When the tasks behind the 202 answers finish. */
import { ok } from '../../shared/domain/values/result.ts'
import { taskTiming, tasksState } from '../simulation/inputs.ts'
import type { CommandInput } from '../simulation/commands.ts'
import { commandEndpoint } from './endpoint.ts'

const path = '/sandbox/tasks'

export const tasksEndpoints = [
  commandEndpoint({
    method: 'POST',
    path,
    summary: 'Lets the tasks of 202 answers finish later, in reverse, or fail',
    body: taskTiming,
    status: 204,
    command: 'setTaskTiming',
    input: ({ body }) => ok(body as CommandInput<'setTaskTiming'>),
  }),
  commandEndpoint({
    method: 'GET',
    path,
    summary: 'Tells when tasks finish, and lists the unfinished ones',
    status: 200,
    answers: tasksState,
    command: 'readTaskTiming',
    input: () => ok(undefined),
  }),
  commandEndpoint({
    method: 'DELETE',
    path,
    summary: 'Lets tasks finish at once again, and finishes the unfinished ones',
    status: 204,
    command: 'clearTaskTiming',
    input: () => ok(undefined),
  }),
]
