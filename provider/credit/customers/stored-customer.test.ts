import { describe, expect, it } from 'vitest'
import { catalogOf } from '../catalog.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { testConfig } from '../../testing/provider.ts'
import { customerOf } from './stored-customer.ts'

const catalog = catalogOf(testConfig().sandboxData)
const { CountryCode, NationalId } = testPersons.tess
const tess = { Id: 1, CountryCode, NationalId }

describe('the customer of a stored order', () => {
  it('has the address of the order', () => {
    const stored = customerOf({ catalog }, { customer: tess, AddressSelector: 'TESTSSON-2' })
    expect([stored.person.FullName, stored.address.Street]).toEqual(['Tess Testsson', 'Sommarstigen 4'])
  })

  it('has its first address if the order’s is no longer configured', () => {
    const stored = customerOf({ catalog }, { customer: tess, AddressSelector: 'gone' })
    expect(stored.address.Street).toBe('Provgatan 12 lgh 1101')
  })

  it('has only its id if it is no longer configured', () => {
    const customer = { ...tess, NationalId: '19851332-9999' }
    const stored = customerOf({ catalog }, { customer, AddressSelector: 'gone' })
    expect(stored.person).toMatchObject({ NationalId: '19851332-9999', FullName: '' })
    expect(stored.address).toMatchObject({ AddressSelector: 'gone', Street: '' })
  })
})
