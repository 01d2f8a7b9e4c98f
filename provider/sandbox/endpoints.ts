/**
 * The endpoints of the sandbox, which simulate a checkout, customers, collectors and time. They exist only if SANDBOX
 * is on.
 */
import { callbacksEndpoints } from './callbacks-endpoints.ts'
import { clockEndpoints } from './clock-endpoints.ts'
import type { SandboxEndpoint } from './endpoint.ts'
import { faultsEndpoints } from './faults-endpoints.ts'
import { listsEndpoints } from './lists-endpoints.ts'
import { ordersEndpoints } from './orders-endpoints.ts'
import { reportsEndpoints } from './reports-endpoints.ts'
import { worldEndpoints } from './world-endpoints.ts'
import { requestsEndpoints } from './requests-endpoints.ts'
import { snapshotsEndpoints } from './snapshots-endpoints.ts'
import { tasksEndpoints } from './tasks-endpoints.ts'

export const sandboxEndpoints: readonly SandboxEndpoint[] = [
  ...ordersEndpoints,
  ...clockEndpoints,
  ...faultsEndpoints,
  ...reportsEndpoints,
  ...worldEndpoints,
  ...requestsEndpoints,
  ...listsEndpoints,
  ...snapshotsEndpoints,
  ...callbacksEndpoints,
  ...tasksEndpoints,
]
