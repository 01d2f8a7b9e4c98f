/** What `GET /console/merchants` answers: the merchants of the sandbox, and how to call it. */
export interface SandboxFacts {
  /** The operator's name on the wire: the signed scheme and the namespace have it. */
  operator: string
  soap: { namespace: string; path: string }
  /** Whose conditions for an order's actions apply. */
  actions: 'described' | 'observed'
  /** The address of a page with an order's desk, with `{id}`; absent if the console runs without one. */
  desk?: string
  merchants: readonly [Account, ...Account[]]
  /** The worlds that are open, the one that ends last first. */
  worlds: readonly OpenWorld[]
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

/** A merchant that was opened while the sandbox runs. */
export interface OpenWorld extends Account {
  /** When it ends, ISO 8601 in UTC. */
  expires: string
}

/** The merchant or world with this id. */
export function accountIn(
  { merchants, worlds }: SandboxFacts,
  id: string | null,
): Account | OpenWorld | undefined {
  return [...merchants, ...worlds].find(({ MerchantId }) => MerchantId === id)
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
