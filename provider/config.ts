/** The provider's configuration, read once from its environment. */
import * as z from 'zod/mini'
import { type ActionsMode, actionsModes } from '../shared/domain/order/actions.rules.ts'
import { ConfigError, jsonText, readEnvironment, someText } from '../shared/environment.ts'
import { type OperatorName, operatorName } from '../shared/wire/operator-name.ts'
import type { SoapSpelling } from '../shared/wire/soap/message.ts'
import { creditOrderTypes } from '../shared/domain/credit/credit.enums.ts'
import { defaultTargets, isListedTarget } from './callback-targets.ts'
import { readSandboxData, type SandboxData } from './sandbox-data.ts'
import { isWorldNumber, worldNumberOfClient, worldNumbers } from './world-id.ts'

export type { SandboxData }

/**
 * The worker's environment: bindings, secrets and variables. The bindings have no types here, since
 * configuration knows no Durable Object; `merchant/stubs.ts` types them.
 */
export interface Env {
  MERCHANT: DurableObjectNamespace
  DIRECTORY: DurableObjectNamespace
  /** The kept requests of a sandbox. */
  REQUEST_RECORDS: DurableObjectNamespace
  /** Secret. JSON: the merchants and their credentials. */
  MERCHANTS?: string
  /** Secret. The key that signs access tokens. */
  TOKEN_SIGNING_KEY?: string
  OPERATOR_NAME?: string
  SOAP_NAMESPACE?: string
  SOAP_PATH?: string
  ACTIONS?: string
  SANDBOX?: string
  REQUESTS?: string
  /** JSON: the origins that callbacks may be sent to. */
  CALLBACK_TARGETS?: string
  /** In a sandbox only. JSON: customers and campaigns beside the built-in ones, or with BUILT_IN `off` in their place. */
  TEST_CUSTOMERS?: string
  CAMPAIGNS?: string
  ACCOUNT_CREDIT_CAMPAIGNS?: string
  BUILT_IN?: string
  /** Secret, in a sandbox only: opens the console. */
  CONSOLE_KEY?: string
  CONSOLE_HOSTS?: string
  CONSOLE_DESK?: string
  /** The console's files. */
  ASSETS?: Fetcher
}

const soapClient = z.object({
  ClientNumber: z.int().check(z.positive(), z.maximum(2 ** 31 - 1)),
  Username: someText(),
  Password: someText(),
  /** The types of orders that the client may make and deliver; every type by default. */
  OrderTypes: z.optional(z.array(z.enum(creditOrderTypes)).check(z.minLength(1))),
})

const account = z.object({
  /** Digits: the reports' clientId is an integer. */
  MerchantId: z.string().check(z.regex(/^\d{1,10}$/)),
  Name: someText(),
  ClientId: someText(),
  ClientSecret: someText(),
  /** The signed scheme hashes it. */
  SharedSecret: someText(),
  /** The clients that may use the SOAP service for the merchant. */
  SoapClients: z._default(z.array(soapClient), []),
  /** The recipient's tax id in reports; empty by default. */
  TaxId: z.optional(z.string()),
  /** Whether reports are activated for the merchant; true by default. */
  Reports: z.optional(z.boolean()),
  /** Signs the merchant's callbacks; without it they have no signature. */
  CallbackSecret: z.optional(someText(32)),
})
/** A merchant that the provider serves, with its credentials. */
export interface MerchantAccount extends z.infer<typeof account> {
  /** Of a world that has a table of actions of its own. */
  actions?: ActionsMode
}

const TARGET_HINT = 'It must be an origin such as https://shop.example, or http://localhost:*.'

const environment = z.object({
  MERCHANTS: jsonText(z.array(account).check(z.minLength(1), z.refine(areDistinct))),
  TOKEN_SIGNING_KEY: someText(32),
  OPERATOR_NAME: z.optional(z.string().check(z.refine(isOperatorName))),
  SOAP_NAMESPACE: z._default(someText(), 'urn:provider:order-finance'),
  SOAP_PATH: z._default(z.string().check(z.regex(/^(\/[\w.~-]+)+$/)), '/soap'),
  ACTIONS: z._default(z.enum(actionsModes), 'described'),
  SANDBOX: z._default(z.enum(['on', 'off']), 'off'),
  REQUESTS: z._default(z.enum(['on', 'off']), 'on'),
  CALLBACK_TARGETS: z.optional(jsonText(z.array(z.string().check(z.refine(isListedTarget, TARGET_HINT))))),
  CONSOLE_KEY: z.optional(someText(32)),
  CONSOLE_HOSTS: z._default(z.string(), ''),
  CONSOLE_DESK: z.optional(z.string().check(z.regex(/^https?:\/\/\S+\{id\}\S*$/))),
})

/** The sandbox's console. */
export interface ConsoleConfig {
  /** What its link has. */
  key: string
  /** Names besides those of this machine at which it answers, with or without a port. */
  hosts: readonly string[]
  /** The address of a page with an order's desk, with `{id}` in place of the order's id. */
  desk: string | undefined
}

export interface Config {
  merchants: readonly MerchantAccount[]
  tokenSigningKey: Uint8Array
  operator: OperatorName
  soap: SoapSpelling & { path: string }
  /** The table of actions that applies to orders. */
  actions: ActionsMode
  /** The origins that callbacks may be sent to; see `callback-targets.ts`. */
  callbackTargets: readonly string[]
  /** Whether this is a sandbox, with its orders and endpoints. */
  sandbox: boolean
  /** Whether requests and their answers are kept; in a sandbox only. */
  keepsRequests: boolean
  /** The additions of the sandbox's configuration; empty in production. */
  sandboxData: SandboxData
  /** Undefined without CONSOLE_KEY. */
  console: ConsoleConfig | undefined
}

const read = new WeakMap<Env, Config>()

/** @throws ConfigError naming the first member that is missing or wrong */
export function readConfig(env: Env): Config {
  const known = read.get(env)
  if (known) return known
  const variables = readEnvironment(environment, env)
  const operator = operatorName(variables.OPERATOR_NAME)
  const sandbox = variables.SANDBOX === 'on'
  if (sandbox) refuseWorldIds(variables.MERCHANTS)
  const config: Config = {
    merchants: variables.MERCHANTS,
    tokenSigningKey: new TextEncoder().encode(variables.TOKEN_SIGNING_KEY),
    operator,
    soap: { operator, namespace: variables.SOAP_NAMESPACE, path: variables.SOAP_PATH },
    actions: variables.ACTIONS,
    callbackTargets: variables.CALLBACK_TARGETS ?? defaultTargets,
    sandbox,
    keepsRequests: sandbox && variables.REQUESTS === 'on',
    sandboxData: readSandboxData(env, sandbox),
    console:
      variables.CONSOLE_KEY === undefined
        ? undefined
        : {
            key: variables.CONSOLE_KEY,
            hosts: variables.CONSOLE_HOSTS.toLowerCase()
              .split(/[\s,]+/)
              .filter(Boolean),
            desk: variables.CONSOLE_DESK,
          },
  }
  read.set(env, config)
  return config
}

function isOperatorName(name: string): boolean {
  try {
    operatorName(name)
    return true
  } catch {
    return false
  }
}

/** @throws ConfigError if a merchant has an id of the worlds */
function refuseWorldIds(accounts: readonly MerchantAccount[]): void {
  const isOfWorld = accounts.some(
    ({ MerchantId, ClientId, SoapClients }) =>
      isWorldNumber(Number(MerchantId)) ||
      worldNumberOfClient(ClientId) !== undefined ||
      SoapClients.some(({ ClientNumber }) => isWorldNumber(ClientNumber)),
  )
  if (!isOfWorld) return
  const { first, last } = worldNumbers
  throw new ConfigError(
    `The configuration member MERCHANTS has an id of a world: MerchantId and ClientNumber may not be from ${first} to ${last} in a sandbox.`,
  )
}

function areDistinct(accounts: MerchantAccount[]): boolean {
  const lists: (string | number)[][] = [
    accounts.map(({ MerchantId }) => MerchantId),
    accounts.map(({ ClientId }) => ClientId),
    accounts.flatMap(({ SoapClients }) => SoapClients.map(({ ClientNumber }) => ClientNumber)),
  ]
  return lists.every((ids) => new Set(ids).size === ids.length)
}
