import { describe, expect, it } from 'vitest'
import { asCurl, asPhp, type CopiedRequest, schemeOf, withAuth } from './copied-request.ts'

const account = {
  MerchantId: '100001',
  Name: 'Shop',
  ClientId: 'client',
  ClientSecret: "it's",
  SharedSecret: 'shared',
  SoapClients: [{ ClientNumber: 79021, Username: 'user', Password: 'pass' }],
}
const request: CopiedRequest = {
  method: 'PUT',
  url: 'http://127.0.0.1:8782/api/v1/orders/1/metadata',
  body: `{"Value":"it's"}`,
  scheme: 'signed',
  headers: { 'Content-Type': 'application/json' },
}

describe('a copied request', () => {
  it('is signed anew in a shell, with its body quoted', () => {
    const text = asCurl(request, account, 'http://127.0.0.1:8782', 'Provider')
    expect(text).toContain(`BODY='{"Value":"it'\\''s"}'`)
    expect(text).toContain(`printf '%s' "$BODY"'shared'"$TIMESTAMP" | openssl dgst -sha512`)
    expect(text).toContain(`-H "Authorization: Provider $(printf '%s' "100001:$HASH" | base64`)
    expect(text.split('\n').at(-1)).toBe(`  'http://127.0.0.1:8782/api/v1/orders/1/metadata'`)
  })

  it('gets a token in a shell, and sends no body if it had none', () => {
    const text = asCurl(
      { ...request, scheme: 'token', body: '' },
      account,
      'http://127.0.0.1:8782',
      'Provider',
    )
    expect(text).toContain(`-u 'client:it'\\''s' -d grant_type=client_credentials`)
    expect(text).not.toContain('BODY')
  })

  it('is a program of PHP that signs anew', () => {
    const text = asPhp(request, account, 'http://127.0.0.1:8782', 'Provider')
    expect(text).toContain(`$body = '{"Value":"it\\'s"}';`)
    expect(text).toContain(`$hash = hash('sha512', $body . 'shared' . $timestamp);`)
    expect(text).toContain(`'Authorization: ' . 'Provider' . ' ' . base64_encode('100001:' . $hash)`)
  })

  it.each([
    ['/api/v1/orders/1', 'Bearer *****', 'token'],
    ['/api/v1/orders/1', 'provider *****', 'signed'],
    ['/api/v1/orders/1', undefined, 'token'],
    ['/sandbox/clock', 'Basic *****', 'basic'],
    ['/connect/token', undefined, 'basic'],
    ['/soap', undefined, 'none'],
  ])('of %s with %s is of the scheme %s', (path, authorization, scheme) => {
    expect(schemeOf(path, authorization, 'Provider')).toBe(scheme)
  })

  it('of SOAP has the credentials that the sandbox hid, and nothing else changed', () => {
    const body =
      '<a:Auth><a:Username>*****</a:Username><a:Password>*****</a:Password></a:Auth><a:Id>*****</a:Id>'
    expect(withAuth(body, account)).toBe(
      '<a:Auth><a:Username>user</a:Username><a:Password>pass</a:Password></a:Auth><a:Id>*****</a:Id>',
    )
  })
})
