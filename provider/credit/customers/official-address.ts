import type { TestPerson } from '../../../shared/test-persons.ts'
import type { createOrderInformation } from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'

type Address = NonNullable<ShapeValue<typeof createOrderInformation>['OrderDeliveryAddress']>

/** Whether the person is registered at this address. No address counts as a registered one. Pure. */
export function isOfficialAddress({ addresses }: TestPerson, given: Address | undefined): boolean {
  if (!given || !Object.values(given).some((text) => text)) return true
  return addresses.some(
    ({ Street, HouseNumber, ZipCode, Locality }) =>
      isSame([Street, HouseNumber], [given.Street, given.HouseNumber]) &&
      isSame([ZipCode], [given.ZipCode]) &&
      isSame([Locality], [given.Locality]),
  )
}

/** Ignores case, spaces and which member holds the house number. */
function isSame(known: (string | undefined)[], given: (string | undefined)[]): boolean {
  const [one, other] = [known, given].map((texts) => texts.join('').replace(/\s/g, '').toLowerCase())
  return one === other
}
