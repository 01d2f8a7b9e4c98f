/** The provider's test files share one process, so each begins with empty objects. */
import { reset } from 'cloudflare:test'
import { beforeAll } from 'vitest'

beforeAll(reset)
