import { describe, expect, it } from 'vitest'
import type { Shape } from '../shared/domain/credit/soap/shape.ts'
import type { SoapOperation } from '../shared/domain/credit/soap/soap-operation.ts'
import { soapOperations } from '../shared/domain/credit/soap/operations.ts'
import { requestShapes } from './request-shapes.ts'

/** What forms read of a shape. */
function asForms(shape: Shape): unknown {
  switch (shape.type) {
    case 'struct': {
      const members = Object.entries(shape.members).filter(([name]) => name !== 'Auth')
      return {
        type: 'struct',
        members: Object.fromEntries(
          members.map(([name, each]) => [name, { ...each, shape: asForms(each.shape) }]),
        ),
      }
    }
    case 'list':
      return { type: 'list', itemName: shape.itemName, item: asForms(shape.item), maxItems: shape.maxItems }
    case 'enum':
      return { type: 'enum', values: shape.values }
    default:
      return { type: shape.type }
  }
}

describe('the shapes of requests in the widget', () => {
  it('are those of the operation table', async () => {
    const source = requestShapes(soapOperations)
    const built = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      soapOperations: unknown
    }
    const table = Object.entries<SoapOperation>(soapOperations).map(
      ([name, { request, capability, deprecated, summary }]) => [
        name,
        { request: asForms(request), capability, deprecated, summary },
      ],
    )
    expect(built.soapOperations).toEqual(Object.fromEntries(table))
  })

  it('have nothing of the answers', () => {
    const source = requestShapes(soapOperations)
    expect(source).toContain('CreateOrderInformation')
    expect(source).not.toContain('CreateOrderResult')
    expect(source).not.toContain('RejectionCode')
  })
})
