/** The form of a new payment plan: its description, beyond the shape of CreatePaymentPlan. */
import { countryFacts, countryOf } from '../../../../shared/domain/credit/credit-countries.ts'
import type { CustomerType } from '../../../../shared/domain/credit/credit.enums.ts'
import { creditTextLimits } from '../../../../shared/domain/values/limits.ts'
import type { FieldDescription, FormDescription, FormDraft, MemberPath } from '../form/form-description.ts'

const PLAN = 'PayPlan'

/** Members that the part reads or sets. */
export const paths = {
  amount: 'Amount',
  campaign: `${PLAN}.CampainCode`,
  country: `${PLAN}.CountryCode`,
  isCompany: `${PLAN}.IsCompany`,
  id: `${PLAN}.SecurityNumber`,
  selector: `${PLAN}.AddressSelector`,
  number: `${PLAN}.ClientPaymentPlanNr`,
} as const

const hasCountry = (draft: FormDraft) => Boolean(draft[paths.country])
const isPerson = (draft: FormDraft) => hasCountry(draft) && draft[paths.isCompany] !== 'true'
const maximum = creditTextLimits.maxLength

/** The name of a national id in the customer's country. */
function idName(draft: FormDraft, type: CustomerType): string {
  const country = countryOf(draft[paths.country])
  return country ? countryFacts[country].idNames[type] : ''
}

function contact(
  of: 'CoApplicant' | '',
  isShown: (draft: FormDraft) => boolean,
): FieldDescription<MemberPath<'CreatePaymentPlan'>>[] {
  return [
    { path: `${PLAN}.CustomerEmail${of}`, label: (l) => l.term('email'), isShown },
    { path: `${PLAN}.CustomerPhoneNumber${of}`, label: (l) => l.term('phone'), isShown },
  ]
}

/**
 * @param draft what is entered now
 * @param addresses the content below the customer's fields
 */
export function planForm(
  draft: () => FormDraft,
  addresses: () => unknown,
): FormDescription<'CreatePaymentPlan'> {
  return {
    operation: 'CreatePaymentPlan',
    groups: [
      {
        title: (l) => l.term('customer'),
        fields: [
          {
            path: paths.country,
            label: (l) => l.term('creditCountry'),
            as: 'country',
            isRequired: true,
          },
          { path: paths.isCompany, label: (l) => l.term('company'), isShown: hasCountry },
          {
            path: paths.id,
            label: () => idName(draft(), isPerson(draft()) ? 'Individual' : 'Company'),
            as: 'national-id',
            isRequired: true,
            isShown: hasCountry,
          },
          ...contact('', hasCountry),
        ],
        after: addresses,
      },
      {
        title: (l) => l.term('creditCoApplicant'),
        fields: [
          {
            path: `${paths.id}CoApplicant`,
            label: () => idName(draft(), 'Individual'),
            as: 'national-id',
            isShown: isPerson,
          },
          ...contact('CoApplicant', (now) => isPerson(now) && Boolean(now[`${paths.id}CoApplicant`])),
        ],
      },
      {
        title: (l) => l.term('creditPlanOwn'),
        fields: [
          {
            path: paths.number,
            label: (l) => l.term('creditPlanNumber'),
            hint: (l) => l.term('creditPlanNumberHint'),
            isRequired: true,
            maximum,
          },
          {
            path: `${PLAN}.CustomerReference`,
            label: (l) => l.term('customerReference'),
            maximum,
          },
          { path: `${PLAN}.SendAutomaticGiropaymentForm`, label: (l) => l.term('creditPlanGiro') },
        ],
      },
    ],
  }
}
