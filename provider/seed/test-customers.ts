/**
 * The sandbox's customers. None of them can exist: the personal numbers name days that no calendar has, the
 * organization numbers begin as none does, mail goes to example.com, and the phone numbers are those that the
 * Swedish authority keeps for fiction, or begin as none does.
 */
import type { Address } from '../../shared/domain/address.schema.ts'
import { addressSources } from '../../shared/domain/enums.ts'

export interface TestCustomer {
  CountryCode: 'SE' | 'NO' | 'FI'
  NationalId: string
  IsCompany: boolean
  EmailAddress: string
  PhoneNumber: string
  PeppolId?: string
  /** As an address directory would have it. */
  address: Address
}

export const testCustomers = {
  tess: {
    CountryCode: 'SE',
    NationalId: '19851332-0000',
    IsCompany: false,
    EmailAddress: 'tess.testsson@example.com',
    PhoneNumber: '+46701740605',
    address: {
      FullName: 'Tess Testsson',
      StreetAddress: 'Provgatan 12 lgh 1101',
      CoAddress: 'c/o Exempelsson',
      PostalCode: '11455',
      City: 'Stockholm',
      CountryCode: 'SE',
      Source: addressSources.directory,
    },
  },
  prov: {
    CountryCode: 'SE',
    NationalId: '19721340-0000',
    IsCompany: false,
    EmailAddress: 'prov.provsson@example.com',
    PhoneNumber: '+46701740620',
    address: {
      FullName: 'Prov Provsson',
      StreetAddress: 'Exempelvägen 3',
      PostalCode: '41119',
      City: 'Göteborg',
      CountryCode: 'SE',
      Source: addressSources.directory,
    },
  },
  max: {
    CountryCode: 'SE',
    NationalId: '19991350-0000',
    IsCompany: false,
    EmailAddress: 'max.maxtest@example.com',
    PhoneNumber: '+46701740699',
    address: {
      FullName: 'Max Maxtest',
      StreetAddress: 'Gränsgatan 64',
      PostalCode: '98138',
      City: 'Kiruna',
      CountryCode: 'SE',
      Source: addressSources.electronicId,
    },
  },
  company: {
    CountryCode: 'SE',
    NationalId: '550000-0000',
    IsCompany: true,
    EmailAddress: 'faktura@provbolaget.example.com',
    PhoneNumber: '+46701740633',
    PeppolId: '0007:5500000000',
    address: {
      FullName: 'Provbolaget i Lund AB',
      StreetAddress: 'Testtorget 8',
      CoAddress: 'FE 1042',
      PostalCode: '22350',
      City: 'Lund',
      CountryCode: 'SE',
      Source: addressSources.directory,
    },
  },
  nora: {
    CountryCode: 'NO',
    NationalId: '32138800000',
    IsCompany: false,
    EmailAddress: 'nora.nordtest@example.com',
    PhoneNumber: '+4700000001',
    address: {
      FullName: 'Nora Nordtest',
      StreetAddress: 'Prøveveien 27B',
      PostalCode: '0355',
      City: 'Oslo',
      CountryCode: 'NO',
      Source: addressSources.directory,
    },
  },
  testi: {
    CountryCode: 'FI',
    NationalId: '321390-900X',
    IsCompany: false,
    EmailAddress: 'testi.testinen@example.com',
    PhoneNumber: '+358000001',
    address: {
      FullName: 'Testi Testinen',
      StreetAddress: 'Koekatu 5 A 14',
      PostalCode: '00530',
      City: 'Helsinki',
      CountryCode: 'FI',
      Source: addressSources.directory,
    },
  },
} as const satisfies Record<string, TestCustomer>
