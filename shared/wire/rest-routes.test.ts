import { describe, expect, it } from 'vitest'
import { restNames } from './operations.ts'
import { chosenOperation, restRoutes } from './rest-routes.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const cancellations = ['cancelOrder', 'cancelAmount'] as const
const credits = ['creditOrderRows', 'creditNewRow'] as const

describe('the routes of the operation table', () => {
  const routes = restRoutes(restNames)

  it('have one route for each method and path', () => {
    const keys = routes.map(({ method, pattern }) => `${method} ${pattern}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(routes.flatMap(({ names }) => names).toSorted()).toEqual(restNames.toSorted())
    expect(routes.find(({ names }) => names[0] === 'cancelOrder')?.names).toEqual(cancellations)
  })

  it('have a literal path before one with a parameter in its place', () => {
    const paths = routes.filter(({ method }) => method === 'PATCH').map(({ pattern }) => pattern)
    const literal = paths.indexOf('/api/v1/orders/:checkoutorderid/rows/cancelorderrows')
    expect(literal).toBeGreaterThan(-1)
    expect(literal).toBeLessThan(paths.indexOf('/api/v1/orders/:checkoutorderid/rows/:orderrowid'))
  })
})

describe('the operation that a body chooses', () => {
  it.each([
    ['cancelOrder', cancellations, '{"IsCancelled":true}'],
    ['cancelOrder', cancellations, '{"iscancelled":true,"CancelledAmount":null}'],
    ['cancelAmount', cancellations, '{"CancelledAmount":100}'],
    ['cancelAmount', cancellations, '{"IsCancelled":false,"CANCELLEDAMOUNT":9223372036854775807}'],
    ['creditOrderRows', credits, '{"OrderRowIds":[1]}'],
    ['creditOrderRows', credits, '{"OrderRowIds":[1],"NewCreditOrderRow":null}'],
    ['creditOrderRows', credits, '{}'],
    ['creditNewRow', credits, '{"NewCreditOrderRow":{}}'],
    ['creditNewRow', credits, '{"OrderRowIds":[1],"newCreditOrderRows":[]}'],
    ['creditNewRow', ['creditNewRow'] as const, '{"OrderRowIds":[1]}'],
  ])('is %s among %j for %s', (name, names, body) => {
    expect(chosenOperation([...names] as ['creditNewRow'], bytes(body))).toEqual({ ok: true, value: name })
  })

  it.each(['', '[]x', 'null', '7', '"IsCancelled"'])(
    'is the first, whose reader refuses it, for %j',
    (body) => {
      expect(chosenOperation(cancellations, bytes(body))).toEqual({ ok: true, value: 'cancelOrder' })
    },
  )

  it.each(['{}', '{"IsCancelled":false}', '{"CancelledAmount":""}', '[]'])(
    'is none for %s, if a member must choose',
    (body) => {
      expect(chosenOperation(cancellations, bytes(body))).toEqual({
        ok: false,
        reason: [
          {
            pointer: '',
            code: 'member-wrong-type',
            expected: 'an object with one of IsCancelled, CancelledAmount',
          },
        ],
      })
    },
  )
})
