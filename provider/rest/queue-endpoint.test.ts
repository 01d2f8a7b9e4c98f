import { describe, expect, it } from 'vitest'
import { refusal } from '../testing/orders.ts'
import { call } from '../testing/provider.ts'

describe('a task', () => {
  it.each(['1', '9223372036854775807', '9223372036854775808', '0b6c1f0e-6f0f-4b0e-8a52-0d1f7a3e5f11'])(
    'is not found under the unknown id %s',
    async (id) => {
      expect(await refusal(await call(`/api/v1/queue/${id}`), 404)).toMatchObject({ Code: 40402 })
    },
  )
})
