/** What `GET /console/merchants` answers: the merchants of the sandbox, and how to call it. */
export interface World {
  /** The operator's name on the wire: the signed scheme and the namespace have it. */
  operator: string
  soap: { namespace: string; path: string }
  /** Whose conditions for an order's actions apply. */
  actions: 'described' | 'observed'
  /** The address of a page with an order's desk, with `{id}`; absent if the console runs without one. */
  desk?: string
  merchants: readonly [Account, ...Account[]]
  persons: readonly Person[]
}

/** A merchant with its credentials of every scheme. */
export interface Account {
  MerchantId: string
  Name: string
  ClientId: string
  ClientSecret: string
  SharedSecret: string
  SoapClients: readonly SoapClient[]
}

export interface SoapClient {
  ClientNumber: number
  Username: string
  Password: string
}

/** A test person. */
export interface Person {
  /** What `TestCustomer` calls it; absent for one of the sandbox's own configuration. */
  name?: string
  CountryCode: string
  NationalId: string
  CustomerType: 'Individual' | 'Company'
  FullName: string
  outcome: string
  /** In minor units. */
  creditLimit?: number
}
