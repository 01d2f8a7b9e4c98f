import { describe, expect, it } from 'vitest'
import { answersReasons, readAnswers } from './answers.ts'

const address = 'https://provider.example'
const merchant = {
  MerchantId: '100001',
  Origins: ['https://shop.example'],
  ClientId: 'client',
  ClientSecret: 'secret',
}
const registryKey = [{ kid: '1', key: `${'A'.repeat(43)}=` }]
const read = (more: object) =>
  readAnswers(
    JSON.stringify({
      target: 'server',
      PROVIDER_URL: address,
      AUTH_URL: address,
      MERCHANTS: [merchant],
      ...more,
    }),
  )

describe('the answers of setup', () => {
  it('have each secret apart from the variables', () => {
    const sessionKeys = [{ kid: '1', secret: 's'.repeat(32) }]
    expect(read({ SESSION_KEYS: sessionKeys, REGISTRY_KEY: registryKey, OPERATOR_KEY_HASHES: '[]' })).toEqual(
      {
        target: 'server',
        vars: { PROVIDER_URL: address, AUTH_URL: address, OPERATOR_KEY_HASHES: '[]' },
        merchants: [merchant],
        sessionKeys,
        registryKey,
      },
    )
  })

  it.each(['MERCHANTS', 'SESSION_KEYS', 'REGISTRY_KEY'])(
    'take %s as a list alone, never as a text',
    (name) => {
      for (const value of [JSON.stringify(registryKey), [], ['text'], null])
        expect(() => read({ [name]: value })).toThrow(`${name} must be a list of one object or more.`)
    },
  )

  it('can set a registry up, which needs its key and its operators', async () => {
    const reasons = (more: object) => answersReasons(read(more), true)
    expect(await reasons({ REGISTRY_KEY: registryKey, OPERATOR_KEY_HASHES: '[]' })).toEqual([])
    expect(await reasons({ OPERATOR_KEY_HASHES: '[]' })).toEqual([
      'The configuration member OPERATOR_KEY_HASHES needs REGISTRY_KEY.',
    ])
    expect(await reasons({ REGISTRY_KEY: registryKey })).toEqual([
      'The configuration member REGISTRY_KEY needs OPERATOR_KEY_HASHES, which may be [].',
    ])
    const [wrong] = await reasons({ REGISTRY_KEY: [{ kid: '1', key: 'short' }], OPERATOR_KEY_HASHES: '[]' })
    expect(wrong).toContain('REGISTRY_KEY.0.key')
    expect(wrong).not.toContain('short')
  })
})
