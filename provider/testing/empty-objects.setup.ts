/** The files of the provider's tests share one process: each of them begins with empty objects. */
import { reset } from 'cloudflare:test'
import { beforeAll } from 'vitest'

beforeAll(reset)
