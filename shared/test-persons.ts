/**
 * The people and companies that the provider knows, and the outcome of an order by each: one table for the code, the
 * documentation and the tests. None of them can exist. Birthdays are not calendar days, company and tax numbers have
 * unused prefixes, and mail goes to example.com. Phone numbers are reserved for fiction (SE) or have unused prefixes.
 */
import type { CreditCountry } from './domain/credit/credit-countries.ts'
import type { BusinessType, CustomerType } from './domain/credit/credit.enums.ts'
import type { SystemStatusMessage } from './domain/order/enums.ts'
import type { Long } from './domain/values/long.ts'

/** Accepted, or the rejection code about the customer. */
export const testOutcomes = [
  'Accepted',
  'CustomerCreditRejected',
  'CustomerAbuseBlock',
  'CustomerProviderRejected',
  'CustomerCreditNoSuchEntity',
] as const
export type TestOutcome = (typeof testOutcomes)[number]

export interface TestAddress {
  /** The selector of the address in a request. */
  AddressSelector: string
  Street: string
  HouseNumber?: string | undefined
  CoAddress?: string | undefined
  ZipCode: string
  Locality: string
}

export interface TestPerson {
  CountryCode: CreditCountry
  NationalId: string
  /** `YYYYMMDD`; in some countries an order may name a person by name and birthday. */
  BirthDate?: string | undefined
  CustomerType: CustomerType
  BusinessType: BusinessType
  FullName: string
  FirstName?: string | undefined
  LastName?: string | undefined
  EmailAddress: string
  PhoneNumber: string
  PeppolId?: string
  /** The first is the official one. */
  addresses: readonly [TestAddress, ...TestAddress[]]
  outcome: TestOutcome
  /** The largest order in minor units; without it only the general limits apply. */
  creditLimit?: Long
  /** Why this person's orders wait for a decision. */
  pending?: Exclude<SystemStatusMessage, 'SUCCESS'>
}

/** An id without separators, in capitals: two spellings of one id are the same. */
export function plainId(nationalId: string): string {
  return nationalId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

type Rest = Omit<
  TestPerson,
  'CountryCode' | 'NationalId' | 'CustomerType' | 'BusinessType' | 'FullName' | 'outcome'
> &
  Partial<Pick<TestPerson, 'BusinessType' | 'outcome'>>

function individual(
  CountryCode: CreditCountry,
  NationalId: string,
  FirstName: string,
  LastName: string,
  rest: Rest,
): TestPerson {
  return {
    CountryCode,
    NationalId,
    CustomerType: 'Individual',
    BusinessType: 'Person',
    FullName: `${FirstName} ${LastName}`,
    FirstName,
    LastName,
    outcome: 'Accepted',
    ...rest,
  }
}

function company(CountryCode: CreditCountry, NationalId: string, FullName: string, rest: Rest): TestPerson {
  return {
    CountryCode,
    NationalId,
    CustomerType: 'Company',
    BusinessType: 'Business',
    FullName,
    outcome: 'Accepted',
    ...rest,
  }
}

function at(
  AddressSelector: string,
  Street: string,
  ZipCode: string,
  Locality: string,
  rest: Pick<TestAddress, 'HouseNumber' | 'CoAddress'> = {},
): TestAddress {
  return { AddressSelector, Street, ZipCode, Locality, ...rest }
}

export const testPersons = {
  tess: individual('SE', '19851332-0000', 'Tess', 'Testsson', {
    EmailAddress: 'tess.testsson@example.com',
    PhoneNumber: '+46701740605',
    addresses: [
      at('TESTSSON-1', 'Provgatan 12 lgh 1101', '11455', 'Stockholm', { CoAddress: 'c/o Exempelsson' }),
      at('TESTSSON-2', 'Sommarstigen 4', '76010', 'Bergshamra'),
    ],
  }),
  prov: individual('SE', '19721340-0000', 'Prov', 'Provsson', {
    EmailAddress: 'prov.provsson@example.com',
    PhoneNumber: '+46701740620',
    addresses: [at('PROVSSON-1', 'Exempelvägen 3', '41119', 'Göteborg')],
  }),
  max: individual('SE', '19991350-0000', 'Max', 'Maxtest', {
    EmailAddress: 'max.maxtest@example.com',
    PhoneNumber: '+46701740699',
    addresses: [at('MAXTEST-1', 'Gränsgatan 64', '98138', 'Kiruna')],
  }),
  limit: individual('SE', '19801332-0001', 'Linn', 'Limitsson', {
    EmailAddress: 'linn.limitsson@example.com',
    PhoneNumber: '+46701740621',
    addresses: [at('LIMITSSON-1', 'Takvägen 10', '75320', 'Uppsala')],
    creditLimit: 1_000_000,
  }),
  pending: individual('SE', '19801333-0002', 'Peter', 'Pendingsson', {
    EmailAddress: 'peter.pendingsson@example.com',
    PhoneNumber: '+46701740622',
    addresses: [at('PENDINGSSO-1', 'Väntgatan 2', '70210', 'Örebro')],
    pending: 'High Amount',
  }),
  rejected: individual('SE', '19801334-0003', 'Rej', 'Rejectsson', {
    EmailAddress: 'rej.rejectsson@example.com',
    PhoneNumber: '+46701740623',
    addresses: [at('REJECTSSON-1', 'Nejgatan 1', '21120', 'Malmö')],
    outcome: 'CustomerCreditRejected',
  }),
  blocked: individual('SE', '19801335-0004', 'Block', 'Spärrsson', {
    EmailAddress: 'block.sparrsson@example.com',
    PhoneNumber: '+46701740624',
    addresses: [at('SPARRSSON-1', 'Spärrgatan 5', '58220', 'Linköping')],
    outcome: 'CustomerAbuseBlock',
  }),
  refused: individual('SE', '19801336-0005', 'Ref', 'Refusesson', {
    EmailAddress: 'ref.refusesson@example.com',
    PhoneNumber: '+46701740625',
    addresses: [at('REFUSESSON-1', 'Stoppvägen 7', '90320', 'Umeå')],
    outcome: 'CustomerProviderRejected',
  }),
  unknown: individual('SE', '19801337-0006', 'Una', 'Unknownsson', {
    EmailAddress: 'una.unknownsson@example.com',
    PhoneNumber: '+46701740626',
    addresses: [at('UNKNOWNSSO-1', 'Ingenvägen 0', '10000', 'Ingenstans')],
    outcome: 'CustomerCreditNoSuchEntity',
  }),
  company: company('SE', '550000-0000', 'Provbolaget i Lund AB', {
    EmailAddress: 'faktura@provbolaget.example.com',
    PhoneNumber: '+46701740633',
    PeppolId: '0007:5500000000',
    addresses: [
      at('PROVBOLAGE-1', 'Testtorget 8', '22350', 'Lund', { CoAddress: 'FE 1042' }),
      at('PROVBOLAGE-2', 'Lagervägen 3', '22738', 'Lund'),
    ],
  }),
  rejectedCompany: company('SE', '550000-0001', 'Nejbolaget AB', {
    EmailAddress: 'post@nejbolaget.example.com',
    PhoneNumber: '+46701740634',
    addresses: [at('NEJBOLAGET-1', 'Nejtorget 2', '25220', 'Helsingborg')],
    outcome: 'CustomerCreditRejected',
  }),
  agency: company('SE', '250000-0000', 'Provmyndigheten', {
    EmailAddress: 'post@provmyndigheten.example.com',
    PhoneNumber: '+46701740635',
    BusinessType: 'GovernmentalOrganization',
    addresses: [at('PROVMYNDIG-1', 'Ämbetsgatan 1', '10333', 'Stockholm')],
  }),
  association: company('SE', '850000-0000', 'Testföreningen', {
    EmailAddress: 'post@testforeningen.example.com',
    PhoneNumber: '+46701740636',
    BusinessType: 'Organization',
    addresses: [at('TESTFORENI-1', 'Klubbvägen 6', '35230', 'Växjö')],
  }),
  unclassified: company('SE', '900000-0000', 'Oklarbolaget', {
    EmailAddress: 'post@oklarbolaget.example.com',
    PhoneNumber: '+46701740637',
    BusinessType: 'Unknown',
    addresses: [at('OKLARBOLAG-1', 'Dimgatan 4', '75321', 'Uppsala')],
  }),
  nora: individual('NO', '32138800000', 'Nora', 'Nordtest', {
    EmailAddress: 'nora.nordtest@example.com',
    PhoneNumber: '+4700000001',
    addresses: [at('NORDTEST-1', 'Prøveveien 27B', '0355', 'Oslo')],
    creditLimit: 1_000_000,
  }),
  nils: individual('NO', '32138700001', 'Nils', 'Nordprøve', {
    EmailAddress: 'nils.nordprove@example.com',
    PhoneNumber: '+4700000002',
    addresses: [
      at('NORDPROVE-1', 'Testgata 5', '5003', 'Bergen'),
      at('NORDPROVE-2', 'Hytteveien 1', '3580', 'Geilo'),
    ],
  }),
  norwegianCompany: company('NO', '000000101', 'Prøvebedriften AS', {
    EmailAddress: 'post@provebedriften.example.com',
    PhoneNumber: '+4700000003',
    addresses: [at('PROVEBEDRI-1', 'Testkaia 9', '7010', 'Trondheim')],
  }),
  norwegianRejected: individual('NO', '32138600002', 'Avi', 'Avslag', {
    EmailAddress: 'avi.avslag@example.com',
    PhoneNumber: '+4700000004',
    addresses: [at('AVSLAG-1', 'Neiveien 2', '4006', 'Stavanger')],
    outcome: 'CustomerCreditRejected',
  }),
  dan: individual('DK', '321380-0000', 'Dan', 'Danskprøve', {
    EmailAddress: 'dan.danskprove@example.com',
    PhoneNumber: '+4500000001',
    addresses: [
      at('DANSKPROVE-1', 'Prøvevej 14', '2100', 'København Ø', { CoAddress: '2. tv' }),
      at('DANSKPROVE-2', 'Sommervej 8', '4500', 'Nykøbing Sj'),
    ],
  }),
  danishCompany: company('DK', '00000101', 'Prøvefirmaet ApS', {
    EmailAddress: 'post@provefirmaet.example.com',
    PhoneNumber: '+4500000002',
    addresses: [at('PROVEFIRMA-1', 'Testbrogade 3', '8000', 'Aarhus C')],
  }),
  danishRejected: individual('DK', '321381-0001', 'Nej', 'Nejsen', {
    EmailAddress: 'nej.nejsen@example.com',
    PhoneNumber: '+4500000003',
    addresses: [at('NEJSEN-1', 'Nejvej 1', '5000', 'Odense C')],
    outcome: 'CustomerProviderRejected',
  }),
  testi: individual('FI', '321390-900X', 'Testi', 'Testinen', {
    EmailAddress: 'testi.testinen@example.com',
    PhoneNumber: '+358000001',
    addresses: [at('TESTINEN-1', 'Koekatu 5 A 14', '00530', 'Helsinki')],
  }),
  finnishCompany: company('FI', '0000010-0', 'Koeyritys Oy', {
    EmailAddress: 'post@koeyritys.example.com',
    PhoneNumber: '+358000002',
    addresses: [
      at('KOEYRITYS-1', 'Testiaukio 2', '33100', 'Tampere'),
      at('KOEYRITYS-2', 'Varastotie 7', '33400', 'Tampere'),
    ],
  }),
  finnishRejected: individual('FI', '321391-901X', 'Ei', 'Eilainen', {
    EmailAddress: 'ei.eilainen@example.com',
    PhoneNumber: '+358000003',
    addresses: [at('EILAINEN-1', 'Eikatu 1', '20100', 'Turku')],
    outcome: 'CustomerCreditRejected',
  }),
  gerda: individual('DE', '00000000101', 'Gerda', 'Probst-Testmann', {
    EmailAddress: 'gerda.probst-testmann@example.com',
    PhoneNumber: '+4900000001',
    BirthDate: '19801332',
    addresses: [
      at('PROBSTTEST-1', 'Prüfstraße', '10115', 'Berlin', { HouseNumber: '12a' }),
      at('PROBSTTEST-2', 'Ferienweg', '18609', 'Binz', { HouseNumber: '3' }),
    ],
  }),
  germanCompany: company('DE', 'DE000000101', 'Prüfling GmbH', {
    EmailAddress: 'post@prufling.example.com',
    PhoneNumber: '+4900000002',
    addresses: [at('PRUFLING-1', 'Testallee', '20095', 'Hamburg', { HouseNumber: '7' })],
  }),
  germanRejected: individual('DE', '00000000102', 'Niklas', 'Neinmann', {
    EmailAddress: 'niklas.neinmann@example.com',
    PhoneNumber: '+4900000003',
    BirthDate: '19801333',
    addresses: [at('NEINMANN-1', 'Neinstraße', '80331', 'München', { HouseNumber: '1' })],
    outcome: 'CustomerCreditRejected',
  }),
  petra: individual('NL', '000000101', 'Petra', 'Proefstra', {
    EmailAddress: 'petra.proefstra@example.com',
    PhoneNumber: '+31000000001',
    BirthDate: '19801332',
    addresses: [at('PROEFSTRA-1', 'Proefkade', '1012 AB', 'Amsterdam', { HouseNumber: '9' })],
  }),
  dutchCompany: company('NL', 'NL000000101B00', 'Proefbedrijf B.V.', {
    EmailAddress: 'post@proefbedrijf.example.com',
    PhoneNumber: '+31000000002',
    addresses: [
      at('PROEFBEDRI-1', 'Testplein', '3511 AA', 'Utrecht', { HouseNumber: '4' }),
      at('PROEFBEDRI-2', 'Havenweg', '3089 JK', 'Rotterdam', { HouseNumber: '21' }),
    ],
  }),
  dutchRejected: individual('NL', '000000102', 'Nico', 'Neestra', {
    EmailAddress: 'nico.neestra@example.com',
    PhoneNumber: '+31000000003',
    BirthDate: '19801333',
    addresses: [at('NEESTRA-1', 'Neestraat', '9711 AA', 'Groningen', { HouseNumber: '1' })],
    outcome: 'CustomerCreditRejected',
  }),
} satisfies Record<string, TestPerson>

export type TestPersonName = keyof typeof testPersons

/** The rows of the table, in order. */
export const allTestPersons: readonly TestPerson[] = Object.values(testPersons)
