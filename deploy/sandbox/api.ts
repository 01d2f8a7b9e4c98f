/** What `import { createSandbox } from 'order-admin-sandbox'` gives. The package's types are this file. */

/** Members as the command's file has them; `order-admin-sandbox --help` lists the same as flags. */
export interface SandboxOptions {
  /** 0 for any free one, which is the default here. */
  port?: number
  /** The address of this machine to listen on; 127.0.0.1 by default. */
  host?: string
  /** A list, JSON, or the path of a file: merchants of your own in the place of the two with fake credentials. */
  merchants?: readonly object[] | string
  /** The table of actions on orders. */
  actions?: 'described' | 'observed'
  /** The operator's name on the wire; `Provider` by default. */
  operatorName?: string
  soapNamespace?: string
  soapPath?: string
  /** Customers and campaigns beside the built-in ones: a list, JSON, or the path of a file. */
  customers?: readonly object[] | string
  campaigns?: readonly object[] | string
  accountCreditCampaigns?: readonly object[] | string
  /** `off` leaves out the built-in ones. */
  builtIn?: 'on' | 'off'
  /** A folder that keeps the data. Without it, the data is gone when the sandbox stops. */
  state?: string
  /** A file of `GET /sandbox/export` to begin with. */
  import?: string
}

/** Where a sandbox serves that another process started, and what it was told. */
export interface SandboxAddress {
  address: string
  /** The two with fake credentials by default. */
  merchants?: readonly SandboxMerchant[]
  /** `Provider` by default. */
  operatorName?: string
}

/** A merchant with its credentials, in the provider's spelling. */
export interface SandboxMerchant {
  MerchantId: string
  Name: string
  ClientId: string
  ClientSecret: string
  SharedSecret: string
  SoapClients: readonly { ClientNumber: number; Username: string; Password: string }[]
}

/** A request; a body that is no text is sent as JSON. */
export interface SandboxRequest {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** How the merchant identifies itself; `bearer` by default. */
  scheme?: 'bearer' | 'signed'
  signal?: AbortSignal
}

/** Requests of one merchant. */
export interface MerchantClient {
  merchant: SandboxMerchant
  /** An access token, which is asked for once. */
  token(): Promise<string>
  /** A request to the REST API, such as `rest('/api/v1/orders/8906810')`, with the merchant's authorization. */
  rest(path: string, request?: SandboxRequest): Promise<Response>
  /**
   * A call of the sandbox's own endpoints, such as `control('/sandbox/clock', { body: { advanceSeconds: 60 } })`: a POST
   * if it has a body, otherwise a GET.
   * @returns the JSON of the answer; undefined if it has none
   * @throws Error with the sandbox's reason
   */
  control(path: string, request?: Omit<SandboxRequest, 'scheme'>): Promise<unknown>
}

/** What a world begins with; all by default. The provider refuses what is wrong, and names it. */
export interface WorldOptions {
  /** The merchant's name in documents. */
  name?: string
  /** Until it ends by itself; an hour by default. */
  seconds?: number
  /** Worlds with the same text generate the same orders. */
  seed?: string
  /** The instant, ISO 8601, at which its clock starts. */
  now?: string
  /** `standard` for the orders of the first merchant; none by default. */
  orders?: 'standard' | 'none'
  customers?: readonly object[]
  campaigns?: readonly object[]
  accountCreditCampaigns?: readonly object[]
  /** Whether it has the sandbox's customers and campaigns too; true by default. */
  builtIn?: boolean
  /** The sandbox's own by default. */
  actions?: 'described' | 'observed'
  /** Whether reports are activated; true by default. */
  reports?: boolean
}

/** A merchant of its own, with orders, customers' credit, clock and faults that no other test sees. */
export interface World extends MerchantClient, AsyncDisposable {
  /** Removes the merchant with all its data. */
  remove(): Promise<void>
}

/** Which of a merchant's requests; all by default. */
export interface RequestFilter {
  operation?: string
  /** The rule by which a request was refused. */
  rule?: string
  /** Such as 404, or `4xx`. */
  status?: number | string
  /** The id of a request: only later ones. */
  after?: number
  limit?: number
}

/** A request that the sandbox has had, and its answer. */
export interface RecordedRequest {
  id: number
  /** ISO 8601. */
  at: string
  merchantId: string
  method: string
  path: string
  operation?: string
  status: number
  ms: number
  request: { headers: Record<string, string>; body?: unknown }
  answer: { headers: Record<string, string>; body?: unknown }
  /** Why it was refused. */
  reason?: { rule: string; message: string; section?: string; [more: string]: unknown }
  [more: string]: unknown
}

export interface Sandbox extends MerchantClient, AsyncDisposable {
  /** Without a trailing slash. */
  address: string
  /** Those it was started with. The calls of the sandbox itself are those of the first one. */
  merchants: readonly SandboxMerchant[]
  /** Puts the first merchant back to its first orders. */
  reset(): Promise<void>
  /** Makes a merchant. */
  world(options?: WorldOptions): Promise<World>
  /** The requests of the first merchant, oldest first, or of a world. */
  requests(filter?: RequestFilter, of?: MerchantClient): Promise<RecordedRequest[]>
  /** The next request that comes, within so many seconds (5 by default); undefined if none does. */
  nextRequest(
    filter?: RequestFilter & { timeout?: number },
    of?: MerchantClient,
  ): Promise<RecordedRequest | undefined>
  /** Stops the sandbox. One that another process started goes on. */
  stop(): Promise<void>
}

/** Starts a sandbox, which ends with this process at the latest. @throws Error that says what is wrong */
export declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>

/** The calls of a sandbox that runs already, such as one of a global setup. */
export declare function connectSandbox(at: SandboxAddress | string): Sandbox
