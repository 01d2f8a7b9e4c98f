import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Shape } from '../shared/domain/credit/soap/shape.ts'
import type { SoapOperation } from '../shared/domain/credit/soap/soap-operation.ts'
import { soapOperations } from '../shared/domain/credit/soap/operations.ts'
import { requestShapes as made } from '../widget/desks/credit/data/request-shapes.ts'
import { requestShapes, requestShapesFile } from './request-shapes.ts'

/** A request as the widget has it: the edge adds `Auth`. */
function withoutAuth(shape: Shape): Shape {
  if (shape.type !== 'struct') return shape
  const { Auth: _, ...members } = shape.members
  return { ...shape, members }
}

describe('the requests of the SOAP operations in the widget', () => {
  it('are those of the operation table', () => {
    const table = Object.entries<SoapOperation>(soapOperations).map(
      ([name, { request, capability, deprecated, summary }]) => [
        name,
        { request: withoutAuth(request), capability, deprecated, summary },
      ],
    )
    expect(made).toEqual(Object.fromEntries(table))
  })

  it('are in the file that the script writes', () => {
    expect(readFileSync(requestShapesFile, 'utf8'), 'run `node scripts/request-shapes.ts`').toBe(
      requestShapes(soapOperations),
    )
  })

  it('have nothing of the answers', () => {
    const source = requestShapes(soapOperations)
    expect(source).toContain('CreateOrderInformation')
    expect(source).not.toContain('CreateOrderResult')
    expect(source).not.toContain('RejectionCode')
  })
})
