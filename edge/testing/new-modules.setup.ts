/**
 * The edge's test files share one process, so each begins with empty objects and new modules. The objects are aborted
 * first: one that still works for the previous file would fail with the new modules.
 */
import { abortAllDurableObjects, reset } from 'cloudflare:test'
import { vi } from 'vitest'

await abortAllDurableObjects()
await reset()
vi.resetModules()
