/** The questions about customers on a page, for tests. */
import type { LitElement } from 'lit'
import type { CreditPeople } from '../desks/credit/people/credit-people.ts'
import { creditPeopleElements, loadCreditPeople } from '../desks/credit/people/people-parts.ts'
import { loadReasons } from '../desks/credit/reasons/reason-parts.ts'
import { loadLanguage } from '../locales/languages.ts'
import type { FakeCredit } from './fake-credit.ts'
import { showPart } from './report-part.ts'

export type PeoplePart = CreditPeople & LitElement

export const ID = '19851332-0000'

/** Shows the part with its words, those of refusals too. */
export async function showPeople(
  { client }: FakeCredit,
  { lang = 'en', mayWrite = true } = {},
): Promise<PeoplePart> {
  await loadLanguage(lang)
  await Promise.all([loadCreditPeople(), loadReasons()])
  return showPart('order-admin-credit-people', creditPeopleElements, 'credit', {
    client,
    lang,
    mayWrite,
  })
}

/** An address as GetAddressesEu answers it. */
export function addressItem(AddressId: string, more: object = {}) {
  return {
    AddressId,
    NationalIdNumber: ID,
    CustomerType: 'Individual',
    Address: {
      FullName: 'Tess Testsson',
      Street: 'Provgatan',
      HouseNumber: '12',
      ZipCode: '11455',
      Locality: 'Stockholm',
    },
    ...more,
  } as const
}

/** Everything of an element that a reader, a script or a tool can see: its markup, and the values of its fields. */
export function everythingIn(element: Element): string {
  const roots: (Element | ShadowRoot)[] = [element]
  const texts = [element.outerHTML]
  for (const root of roots) {
    const inside = [...root.querySelectorAll<HTMLInputElement>('*')]
    if (root instanceof Element && root.shadowRoot) roots.push(root.shadowRoot)
    for (const each of inside) {
      if (each.shadowRoot) roots.push(each.shadowRoot)
      if (/^(?:input|textarea|select)$/i.test(each.localName)) texts.push(each.value)
    }
    if (!(root instanceof Element)) texts.push(root.innerHTML)
  }
  return texts.join('\n')
}
