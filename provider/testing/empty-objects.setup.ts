/**
 * The provider's test files share one process, so each begins with empty objects. `reset` leaves out objects that are not in
 * memory, and the runtime takes one out that nobody has called for ten seconds, which pass between two files on a busy
 * machine. So a file empties its objects at its end too (`empty-objects.test.ts`).
 */
import { reset } from 'cloudflare:test'
import { afterAll, beforeAll } from 'vitest'

beforeAll(reset)
afterAll(reset)
