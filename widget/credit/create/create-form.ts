/** What the form of a new order says by hand, beyond the shape of CreateOrderEu. */
import { countryFacts, countryOf } from '../../../shared/domain/credit-countries.ts'
import type { CustomerType } from '../../../shared/domain/credit.enums.ts'
import { creditTextLimits } from '../../../shared/domain/limits.ts'
import type { Localizer } from '../../locales/localizer.ts'
import type { FieldDescription, FormDescription, FormDraft } from '../form/form-description.ts'

const ORDER = 'CreateOrderInformation'
const CUSTOMER = `${ORDER}.CustomerIdentity`
const PERSON = `${CUSTOMER}.IndividualIdentity`
const PLAN = `${ORDER}.CreatePaymentPlanDetails`
const CO_APPLICANT = `${PLAN}.CoCustomerIdentity`
const DELIVERY = `${ORDER}.OrderDeliveryAddress`

/** Members that the rest of the desk reads or sets. */
export const paths = {
  country: `${CUSTOMER}.CountryCode`,
  customerType: `${CUSTOMER}.CustomerType`,
  id: `${CUSTOMER}.NationalIdNumber`,
  zip: `${CUSTOMER}.ZipCode`,
  birthDate: `${PERSON}.BirthDate`,
  lastName: `${PERSON}.LastName`,
  coApplicant: `${CO_APPLICANT}.NationalIdNumber`,
  orderType: `${ORDER}.OrderType`,
  number: `${ORDER}.ClientOrderNumber`,
  confirmation: 'Navigation.ConfirmationUrl',
  rejection: 'Navigation.RejectionUrl',
} as const

/** What the draft has besides members: ticked boxes that show more fields. No member has such a name. */
export const BY_HAND = 'byHand'
export const ELSEWHERE = 'elsewhere'

/** The groups of the form, in the order of the page. */
export const groupNames = [
  'customer',
  'by-hand',
  'contact',
  'plan',
  'link',
  'references',
  'delivery',
] as const
export type GroupName = (typeof groupNames)[number]

/**
 * Whether a customer can do without a number: people in countries where birth date and last name are enough.
 */
export function isNamedByBirth(draft: FormDraft): boolean {
  const country = countryOf(draft[paths.country])
  return Boolean(
    country &&
    countryFacts[country].isByBirth &&
    isPerson(draft) &&
    draft[BY_HAND] &&
    draft[paths.birthDate] &&
    draft[paths.lastName],
  )
}

/** @param draft what is entered now */
export function orderForm(draft: () => FormDraft): FormDescription<'CreateOrderEu'> {
  return { operation: 'CreateOrderEu', groups: groupNames.map((name) => ({ fields: fields[name](draft) })) }
}

const hasCountry = (draft: FormDraft) => Boolean(draft[paths.country])
const isPerson = (draft: FormDraft) => draft[paths.customerType] !== 'Company'
const isByHand = (draft: FormDraft) => hasCountry(draft) && Boolean(draft[BY_HAND])
const isElsewhere = (draft: FormDraft) => Boolean(draft[ELSEWHERE])
const isPlan = (draft: FormDraft) => draft[paths.orderType] === 'PaymentPlan'
/** Germany and the Netherlands write the house number in a field of its own. */
const hasHouseNumbers = (draft: FormDraft) => ['DE', 'NL'].includes(draft[paths.country] ?? '')

/** The name of a national id where the customer is. */
function idName(draft: FormDraft, type: CustomerType): string {
  const country = countryOf(draft[paths.country])
  return country ? countryFacts[country].idNames[type] : ''
}

type Terms = Parameters<Localizer['term']>[0]
/** A field that is called by a term. */
function field(path: string, term: Terms, more: Partial<FieldDescription> = {}): FieldDescription {
  return { path, label: (l) => l.term(term as 'email'), ...more }
}

function address(at: string, isShown: (draft: FormDraft) => boolean): FieldDescription[] {
  return [
    field(`${at}.Street`, 'creditNewStreet', { isShown }),
    field(`${at}.HouseNumber`, 'creditNewHouse', {
      isShown: (draft) => isShown(draft) && hasHouseNumbers(draft),
    }),
    { path: `${at}.CoAddress`, label: () => 'c/o', isShown },
  ]
}

const maximum = creditTextLimits.maxLength

const fields: Record<GroupName, (draft: () => FormDraft) => FieldDescription[]> = {
  customer: (draft) => [
    field(paths.country, 'creditNewCountry', { as: 'country', isRequired: true }),
    {
      path: paths.customerType,
      label: (l) => l.term('customer'),
      as: 'radio',
      initial: 'Individual',
      valueLabel: (value, l) => l.term(value === 'Company' ? 'company' : 'person'),
      isShown: hasCountry,
    },
    {
      path: paths.id,
      label: () => idName(draft(), isPerson(draft()) ? 'Individual' : 'Company'),
      as: 'national-id',
      get isRequired() {
        return !isNamedByBirth(draft())
      },
      isShown: hasCountry,
    },
    field(paths.zip, 'creditNewZip', { isShown: hasCountry }),
  ],
  'by-hand': () => {
    const isPersonByHand = (draft: FormDraft) => isByHand(draft) && isPerson(draft)
    return [
      field(`${CUSTOMER}.FullName`, 'name', { isShown: (draft) => isByHand(draft) && !isPerson(draft) }),
      field(`${PERSON}.FirstName`, 'creditNewFirstName', { isShown: isPersonByHand }),
      field(paths.lastName, 'creditNewLastName', { isShown: isPersonByHand }),
      field(paths.birthDate, 'creditNewBirth', {
        hint: (l) => l.term('creditNewBirthHint'),
        isShown: (draft) => isPersonByHand(draft) && hasHouseNumbers(draft),
      }),
      ...address(CUSTOMER, isByHand),
      field(`${CUSTOMER}.Locality`, 'creditNewCity', { isShown: isByHand }),
    ]
  },
  contact: () => [
    field(`${CUSTOMER}.Email`, 'email', { isShown: hasCountry }),
    field(`${CUSTOMER}.PhoneNumber`, 'phone', { isShown: hasCountry }),
  ],
  plan: (draft) => [
    field(`${PLAN}.FixedMonthlyAmount`, 'creditNewFixed', { as: 'amount', isShown: isPlan }),
    {
      path: paths.coApplicant,
      label: (l) => `${l.term('creditNewCoApplicant')}, ${idName(draft(), 'Individual')}`,
      as: 'national-id',
      isShown: isPlan,
    },
    field(`${PLAN}.SendAutomaticGiroPaymentForm`, 'creditNewGiro', { isShown: isPlan }),
  ],
  link: () => {
    const isShown = (draft: FormDraft) => draft[paths.orderType] !== 'Invoice'
    const hint = (l: Localizer) => l.term('creditNewLinkHint')
    return [
      field(paths.confirmation, 'creditNewConfirm', { hint, isShown }),
      field(paths.rejection, 'creditNewReject', { isShown }),
    ]
  },
  references: () => [
    field(paths.number, 'merchantOrderId', {
      hint: (l) => l.term('creditNewNumberHint'),
      isRequired: true,
      maximum,
    }),
    field(`${ORDER}.CustomerReference`, 'customerReference', { maximum }),
    field(`${ORDER}.PeppolId`, 'peppolId', { isShown: (draft) => !isPerson(draft) }),
    field(`${ORDER}.GroupReference`, 'creditNewGroup'),
  ],
  delivery: () => [
    field(`${DELIVERY}.FullName`, 'name', { isShown: isElsewhere }),
    ...address(DELIVERY, isElsewhere),
    field(`${DELIVERY}.ZipCode`, 'creditNewZip', { isShown: isElsewhere }),
    field(`${DELIVERY}.Locality`, 'creditNewCity', { isShown: isElsewhere }),
  ],
}
