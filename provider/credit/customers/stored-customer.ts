/** The customer of a stored order, with the directory's current data. */
import type { TestAddress, TestPerson } from '../../../shared/test-persons.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'
import type { PlanCustomer } from '../../storage/credit/plans.ts'
import type { CreditContext } from '../credit-handler.ts'
import { addressOf } from './directory.ts'
import { customerAddressOf } from './valid-customer.ts'

interface Customer {
  person: TestPerson
  address: TestAddress
}

/** A customer that is no longer configured has only its id, so that its orders can still be read. */
export function customerOf(
  { catalog }: Pick<CreditContext, 'catalog'>,
  { customer, AddressSelector }: Pick<CreditOrder, 'customer' | 'AddressSelector'>,
): Customer {
  const { CountryCode, NationalId } = customer
  const person = catalog.persons.find(
    (known) => known.CountryCode === CountryCode && known.NationalId === NationalId,
  ) ?? {
    CountryCode,
    NationalId,
    CustomerType: 'Individual',
    BusinessType: 'Unknown',
    FullName: '',
    EmailAddress: '',
    PhoneNumber: '',
    addresses: [{ AddressSelector, Street: '', ZipCode: '', Locality: '' }],
    outcome: 'Accepted',
  }
  return { person, address: addressOf(person, AddressSelector) ?? person.addresses[0] }
}

/** The order's customer as GetAddresses would answer it. */
export function buyerOf(
  context: Pick<CreditContext, 'catalog'>,
  order: Pick<CreditOrder, 'customer' | 'AddressSelector'>,
): PlanCustomer {
  const { person, address } = customerOf(context, order)
  return customerAddressOf(person, address)
}
