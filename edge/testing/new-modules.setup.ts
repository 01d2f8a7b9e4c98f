/**
 * The files of the edge's tests share one process: each of them begins with empty objects and new modules. The objects
 * are ended first: one that still works for the file before would write on, and with the new modules it would fail.
 */
import { abortAllDurableObjects, reset } from 'cloudflare:test'
import { vi } from 'vitest'

await abortAllDurableObjects()
await reset()
vi.resetModules()
