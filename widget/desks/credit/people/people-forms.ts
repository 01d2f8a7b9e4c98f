/** The descriptions of the forms about customers. */
import { countryFacts, countryOf, currencyOf } from '../../../../shared/domain/credit/credit-countries.ts'
import type { CustomerType } from '../../../../shared/domain/credit/credit.enums.ts'
import { creditTextLimits } from '../../../../shared/domain/values/limits.ts'
import type { PeopleTask } from '../words/en.ts'
import type { FormDescription, FormDraft } from '../form/form-description.ts'

const ASKED = 'GetAddressesInformation'
const paths = {
  country: `${ASKED}.CountryCode`,
  kind: `${ASKED}.CustomerType`,
  id: `${ASKED}.NationalIdNumber`,
  zip: `${ASKED}.ZipCode`,
} as const
const { maxLength: maximum } = creditTextLimits

/** The customer's fields for every task: the form of GetAddressesEu has every member. */
export interface Customer {
  /** Empty where no country matters. */
  CountryCode: string
  CustomerType: CustomerType
  NationalIdNumber: string
  ZipCode: string
}

/** @param task the current task, with its draft */
export function customerForm(
  task: () => { name: PeopleTask; draft: FormDraft },
): FormDescription<'GetAddressesEu'> {
  // A block applies in every country.
  const hasCountry = () => task().name !== 'block'
  const idName = (): string | undefined => {
    const { draft } = task()
    const country = hasCountry() ? countryOf(draft[paths.country]) : undefined
    return (
      country && countryFacts[country].idNames[draft[paths.kind] === 'Company' ? 'Company' : 'Individual']
    )
  }
  return {
    operation: 'GetAddressesEu',
    groups: [
      {
        fields: [
          {
            path: paths.kind,
            label: (l) => l.term('creditPeopleKind'),
            as: 'radio',
            initial: 'Individual',
            valueLabel: (value, l) => l.term(value === 'Company' ? 'company' : 'person'),
          },
          {
            path: paths.country,
            label: (l) => l.term('creditCountry'),
            as: 'country',
            isRequired: true,
            isShown: hasCountry,
          },
          {
            path: paths.id,
            label: (l) => idName() ?? l.term('creditPeopleId'),
            as: 'national-id',
            isRequired: true,
            maximum,
          },
          {
            path: paths.zip,
            label: (l) => l.term('creditPostcode'),
            hint: (l) => l.term('creditPeopleZipHint'),
            isShown: () => task().name === 'addresses',
          },
        ],
      },
    ],
  }
}

/** @param country code of the customer's, which decides the currency */
export function scoringForm(country: () => string): FormDescription<'CheckInternalScoring'> {
  return {
    operation: 'CheckInternalScoring',
    groups: [
      {
        fields: [
          {
            path: 'Amount',
            label: (l) => {
              const currency = scoringCurrency(country())
              return currency ? l.term('creditPeopleAmount', currency) : l.term('amount')
            },
            as: 'amount',
            isRequired: true,
          },
        ],
      },
    ],
  }
}

export const blockForm: FormDescription<'AddToBlockList'> = {
  operation: 'AddToBlockList',
  groups: [
    {
      fields: [
        {
          path: 'ReasonForBlock',
          label: (l) => l.term('creditPeopleReason'),
          hint: (l) => l.term('creditPeopleReasonHint'),
          as: 'text-area',
          isRequired: true,
          maximum,
        },
      ],
    },
  ],
}

/** The currency of amounts about a customer of the country; empty where none is chosen. */
export function scoringCurrency(code: string): string {
  const country = countryOf(code)
  return country ? currencyOf(country) : ''
}

/** The entered country. */
export function countryIn(draft: FormDraft): string {
  return draft[paths.country] ?? ''
}
