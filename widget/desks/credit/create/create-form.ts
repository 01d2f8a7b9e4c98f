/** The description of a new order's form, beyond the shape of CreateOrderEu. */
import { countryFacts, countryOf } from '../../../../shared/domain/credit/credit-countries.ts'
import { creditTextLimits } from '../../../../shared/domain/values/limits.ts'
import type { FieldDescription, FormDescription, FormDraft, MemberPath } from '../form/form-description.ts'

type Path = MemberPath<'CreateOrderEu'>
type Field = FieldDescription<Path>

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
  planCampaign: `${PLAN}.CampaignCode`,
  accountCampaign: `${ORDER}.CreateAccountCreditDetails.CampaignCode`,
  number: `${ORDER}.ClientOrderNumber`,
  confirmation: 'Navigation.ConfirmationUrl',
  rejection: 'Navigation.RejectionUrl',
} as const

/** The draft's entries besides members: ticked boxes that show more fields. No member has such a name. */
export const BY_HAND = 'byHand'
export const ELSEWHERE = 'elsewhere'

/** Whether a customer can do without a number: people in countries where birth date and last name are enough. */
function isNamedByBirth(draft: FormDraft): boolean {
  return Boolean(
    countryOfDraft(draft)?.isByBirth &&
    isPersonByHand(draft) &&
    draft[paths.birthDate] &&
    draft[paths.lastName],
  )
}

/** The content of the form besides its fields. */
export interface FormPlaces {
  /** The lookup of the customer. */
  lookup(): unknown
  rows(): unknown
  campaigns(): unknown
  /** The tick box of another delivery address. */
  elsewhere(): unknown
}

/** How many of the groups, from the first one, are about the customer. */
export const CUSTOMER_GROUPS = 3

/** Loan is missing: nothing delivers such an order. */
const orderTypes = ['Invoice', 'PaymentPlan', 'AccountCredit']

/** @param draft the current draft: names and required members depend on it */
export function orderForm(draft: FormDraft, places: FormPlaces): FormDescription<'CreateOrderEu'> {
  return {
    operation: 'CreateOrderEu',
    groups: [
      { title: (l) => l.term('customer'), fields: customer(draft), after: places.lookup },
      { fields: byHand },
      { fields: contact },
      { title: (l) => l.term('rows'), fields: [], after: places.rows },
      { title: (l) => l.term('payment'), fields: payment, after: places.campaigns },
      { fields: plan(draft) },
      { fields: link },
      { title: (l) => l.term('references'), fields: references, after: places.elsewhere },
      { fields: delivery },
    ],
  }
}

const hasCountry = (draft: FormDraft) => Boolean(draft[paths.country])
const isPerson = (draft: FormDraft) => draft[paths.customerType] !== 'Company'
const isByHand = (draft: FormDraft) => hasCountry(draft) && Boolean(draft[BY_HAND])
const isPersonByHand = (draft: FormDraft) => isByHand(draft) && isPerson(draft)
const isElsewhere = (draft: FormDraft) => Boolean(draft[ELSEWHERE])
const isPlan = (draft: FormDraft) => draft[paths.orderType] === 'PaymentPlan'
const isSigned = (draft: FormDraft) => draft[paths.orderType] !== 'Invoice'

function countryOfDraft(draft: FormDraft) {
  const country = countryOf(draft[paths.country])
  return country && countryFacts[country]
}

type Term = 'email' | `creditNew${'Street' | 'House' | 'City' | 'FirstName' | 'LastName'}`
/** A field whose name is a term. */
function field(path: Path, term: string, more: Partial<Field> = {}): Field {
  return { path, label: (l) => l.term(term as Term), ...more }
}

function street(at: typeof CUSTOMER | typeof DELIVERY, isShown: (draft: FormDraft) => boolean): Field[] {
  return [
    field(`${at}.Street`, 'creditNewStreet', { isShown }),
    field(`${at}.HouseNumber`, 'creditNewHouse', {
      // The countries that identify people by birth date also have a separate member for house numbers.
      isShown: (draft) => isShown(draft) && Boolean(countryOfDraft(draft)?.isByBirth),
    }),
    { path: `${at}.CoAddress`, label: () => 'c/o', isShown },
  ]
}

function customer(draft: FormDraft): Field[] {
  const idNames = countryOfDraft(draft)?.idNames
  return [
    field(paths.country, 'creditCountry', { as: 'country', isRequired: true }),
    {
      path: paths.customerType,
      label: (l) => l.term('creditNewKind'),
      as: 'radio',
      initial: 'Individual',
      valueLabel: (value, l) => l.term(value === 'Company' ? 'company' : 'person'),
      isShown: hasCountry,
    },
    {
      path: paths.id,
      label: () => idNames?.[isPerson(draft) ? 'Individual' : 'Company'] ?? '',
      as: 'national-id',
      isRequired: !isNamedByBirth(draft),
      isShown: hasCountry,
    },
    field(paths.zip, 'creditPostcode', { isShown: hasCountry }),
  ]
}

const byHand: Field[] = [
  field(`${CUSTOMER}.FullName`, 'name', { isShown: (draft) => isByHand(draft) && !isPerson(draft) }),
  field(`${PERSON}.FirstName`, 'creditNewFirstName', { isShown: isPersonByHand }),
  field(paths.lastName, 'creditNewLastName', { isShown: isPersonByHand }),
  field(paths.birthDate, 'creditNewBirth', {
    hint: (l) => l.term('creditNewBirthHint'),
    isShown: (draft) => isPersonByHand(draft) && Boolean(countryOfDraft(draft)?.isByBirth),
  }),
  ...street(CUSTOMER, isByHand),
  field(`${CUSTOMER}.Locality`, 'creditNewCity', { isShown: isByHand }),
]

const contact: Field[] = [
  field(`${CUSTOMER}.Email`, 'email', { isShown: hasCountry }),
  field(`${CUSTOMER}.PhoneNumber`, 'phone', { isShown: hasCountry }),
]

const payment: Field[] = [
  {
    path: paths.orderType,
    label: (l) => l.term('paymentType'),
    hint: (l) => l.term('creditNewLoan'),
    as: 'radio',
    initial: orderTypes[0]!,
    values: orderTypes,
    valueLabel: (value, l) => l.term('paymentTypeWords', value),
  },
]

function plan(draft: FormDraft): Field[] {
  const idName = countryOfDraft(draft)?.idNames.Individual ?? ''
  return [
    { path: paths.planCampaign, as: 'hidden', isShown: isPlan },
    { path: paths.accountCampaign, as: 'hidden', isShown: (now) => isSigned(now) && !isPlan(now) },
    field(`${PLAN}.FixedMonthlyAmount`, 'creditNewFixed', { as: 'amount', isShown: isPlan }),
    {
      path: paths.coApplicant,
      label: (l) => `${l.term('creditCoApplicant')}: ${idName}`,
      as: 'national-id',
      isShown: isPlan,
    },
    {
      path: `${CO_APPLICANT}.CustomerType`,
      as: 'hidden',
      initial: 'Individual',
      isShown: (now) => isPlan(now) && Boolean(now[paths.coApplicant]),
    },
    field(`${PLAN}.SendAutomaticGiroPaymentForm`, 'creditNewGiro', { isShown: isPlan }),
  ]
}

const link: Field[] = [
  field(paths.confirmation, 'creditNewConfirm', {
    hint: (l) => l.term('creditNewLinkHint'),
    isShown: isSigned,
  }),
  field(paths.rejection, 'creditNewReject', { isShown: isSigned }),
]

const maximum = creditTextLimits.maxLength

const references: Field[] = [
  field(paths.number, 'merchantOrderId', {
    hint: (l) => l.term('creditNewNumberHint'),
    isRequired: true,
    maximum,
  }),
  field(`${ORDER}.CustomerReference`, 'customerReference', { maximum }),
  field(`${ORDER}.PeppolId`, 'peppolId', { isShown: (draft) => !isPerson(draft) }),
  field(`${ORDER}.GroupReference`, 'creditNewGroup'),
  {
    path: `${ORDER}.OrderDate`,
    as: 'hidden',
    get initial() {
      return today()
    },
  },
]

const delivery: Field[] = [
  field(`${DELIVERY}.FullName`, 'name', { isShown: isElsewhere }),
  ...street(DELIVERY, isElsewhere),
  field(`${DELIVERY}.ZipCode`, 'creditPostcode', { isShown: isElsewhere }),
  field(`${DELIVERY}.Locality`, 'creditNewCity', { isShown: isElsewhere }),
]

/** The clerk's own day, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
