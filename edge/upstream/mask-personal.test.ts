import { describe, expect, it } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

const input = {
  CreateOrderInformation: {
    ClientOrderNumber: '198513',
    CustomerIdentity: {
      NationalIdNumber: '19851332-0000',
      Email: 'Tess@Example.test',
      PhoneNumber: '070-123 45 67',
      CompanyIdentity: { CompanyIdentification: null },
    },
    CreatePaymentPlanDetails: { CoCustomerIdentity: { NationalIdNumber: '130172-999P' } },
  },
}

describe("a provider's text", () => {
  it.each([
    '19851332-0000',
    '851332-0000',
    '851332+0000',
    '8513320000',
    '198513320000',
    '1985 1332 0000',
    '130172-999p',
    'tess@example.test',
    '0701234567',
    '+46 70-123 45 67',
    '0046701234567',
  ])('never quotes %s of the request', (quoted) => {
    expect(maskPersonal(`Customer ${quoted} refused (${quoted}).`, input)).toBe(
      'Customer ***** refused (*****).',
    )
  })

  it('loses nothing else', () => {
    const text = 'Order 198513 of 8513320001 is above 18513320000 by 45.67 (code 30002).'
    expect(maskPersonal(text, input)).toBe(text)
    expect(maskPersonal('No.', undefined)).toBe('No.')
    expect(maskPersonal('No 1.', { SecurityNumber: '1', PhoneNumber: '', Email: '.' })).toBe('No 1.')
  })
})
