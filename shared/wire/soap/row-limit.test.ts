import { describe, expect, it } from 'vitest'
import { BODY_LIMIT, soapRowLimits } from '../../domain/values/limits.ts'
import { operatorName } from '../operator-name.ts'
import { soapNames } from '../../domain/credit/soap/operations.ts'
import { operations } from '../operations.ts'
import { readElement } from '../testing/read-element.ts'
import { encode } from '../xml/encode.ts'
import { valueFromJson } from '../../domain/credit/soap/json-values.ts'
import type { ListShape, Shape } from '../../domain/credit/soap/shape.ts'

const operator = operatorName()
const rows = new Map(soapNames.flatMap((name) => listsOfRows(operations[name].request)))

/** The lists of a request that take a row, by their type. */
function listsOfRows(shape: Shape): [string, ListShape][] {
  if (shape.type === 'list') return shape.itemName.includes('Row') ? [[shape.name, shape]] : []
  return shape.type === 'struct'
    ? Object.values(shape.members).flatMap((member) => listsOfRows(member.shape))
    : []
}

function readEmptyRows(shape: ListShape, count: number) {
  return readElement(shape, `<Rows>${`<${shape.itemName}/>`.repeat(count)}</Rows>`, operator)
}

describe('the rows of a SOAP request', () => {
  it('are of two types', () => {
    expect([...rows.keys()]).toEqual(['ArrayOfClientInvoiceRowInfo', 'ArrayOfOrderRow'])
  })

  it.each([...rows])('fit in a body if the largest list of empty ones is written in full: %s', (_, shape) => {
    const rows = readEmptyRows(shape, soapRowLimits.maxItems)
    if (!rows.ok) throw new Error(rows.reason)
    const written = encode(shape, 'Rows', rows.value, operator)
    // An envelope with Auth is smaller than a kilobyte.
    expect(written.length).toBeLessThan(BODY_LIMIT - 1024)
  })

  it.each([...rows])('are refused in XML and in JSON beyond the limit: %s', (_, shape) => {
    const tooMany = readEmptyRows(shape, soapRowLimits.maxItems + 1)
    expect(tooMany).toEqual({ ok: false, reason: 'Rows has more than 2000 items.' })
    expect(
      valueFromJson(
        shape,
        Array.from({ length: 2001 }, () => ({})),
      ),
    ).toEqual({
      ok: false,
      reason: [{ pointer: '', code: 'list-too-long', maximum: 2000 }],
    })
  })
})
