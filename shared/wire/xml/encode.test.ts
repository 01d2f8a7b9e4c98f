import { describe, expect, it } from 'vitest'
import { operatorName } from '../operator-name.ts'
import { sample } from '../testing/sample-shape.ts'
import { encode } from './encode.ts'
import { enumeration, type ShapeValue, string } from '../../domain/credit/soap/shape.ts'

const provider = operatorName()
const acme = operatorName('Acme')

describe('encode', () => {
  it("writes members in the description's order and nulls as nil, and leaves out absent ones", () => {
    const value: ShapeValue<typeof sample> = {
      Rows: [{ Text: 'a & b' }, {}],
      Code: 'OrderOverProviderLimit',
      Price: '1204.5',
      Count: -1,
      IsActive: true,
      ProviderOrderNr: 9223372036854775807n,
      Amount: null,
      Closed: '2026-11-21T00:00:00',
    }
    expect(encode(sample, 'x', value, acme)).toBe(
      '<x><AcmeOrderNr>9223372036854775807</AcmeOrderNr><IsActive>true</IsActive><Count>-1</Count>' +
        '<Amount xsi:nil="true"/><Price>1204.5</Price><Closed>2026-11-21T00:00:00</Closed>' +
        '<Code>OrderOverAcmeLimit</Code><Rows><Row><Text>a &amp; b</Text></Row><Row/></Rows></x>',
    )
  })

  it('writes the value of an enumeration that is not listed as a text', () => {
    expect(encode(enumeration('Code', ['Error']), 'x', 'a<b/>' as 'Error', provider)).toBe(
      '<x>a&lt;b/&gt;</x>',
    )
  })

  it('never writes a character that XML does not have', () => {
    expect(encode(string, 'x', 'a\u0000b\ud800c\uffff', provider)).toBe('<x>a\ufffdb\ufffdc\ufffd</x>')
  })
})
